// PgnReader: the games of a PGN text one after the other, each with what is wrong in it, in the memory of one
// game however long the text is (pgn_limits.hpp).
//
//     PgnReader reader{bytes_of(text)};
//     while (const auto read = reader.next()) {
//         for (const PgnProblem& problem : read->problems) { ... describe(problem) ... }
//         ... read->game ...
//     }
//
// A move that is none ends its line: what follows in that line is left out, and the line around it goes on. A
// game ends with its result marker, or where the tags of another one begin. Move numbers are not looked at;
// a mark of check or mate that is wrong is told. Nobody claims a draw: only mate and stalemate end a line.
//
// A comment belongs to the move right before it; behind a move number, or at the start or the end of a
// variation, to the move after it. A comment before the first move number of a game, or before its tags,
// belongs to the game (the root of its moves).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "takeback/notation/pgn_game.hpp"
#include "takeback/notation/pgn_lexer.hpp"
#include "takeback/notation/pgn_problem.hpp"

namespace takeback::notation {

struct PgnReading {
    PgnGame game{};
    std::vector<PgnProblem> problems{};
    std::size_t number = 0;  ///< of the game, from 1
    TextPlace place{};       ///< where it begins

    /// Whether something of the game could not be kept.
    [[nodiscard]] bool has_errors() const noexcept;
};

class PgnReader {
public:
    /// The language is that of the messages of problems.
    explicit PgnReader(ByteSource source, Language language = Language::English);

    /// The next game; nothing at the end of the text.
    [[nodiscard]] std::optional<PgnReading> next();

private:
    void keep_comments_behind();

    Language language_;
    PgnLexer lexer_;
    PgnToken ahead_;
    std::size_t games_ = 0;
    std::vector<PgnToken> comments_;  // behind the last game
};

}  // namespace takeback::notation
