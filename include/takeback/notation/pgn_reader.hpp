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
//
// A game is of xiangqi where its tag Game or Variant says so, or where its FEN has ten ranks; its moves are
// then read in every notation of xiangqi, first in that of its tag Format.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/outcome.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/line_totals.hpp"
#include "takeback/notation/pgn_game.hpp"
#include "takeback/notation/pgn_keep.hpp"
#include "takeback/notation/pgn_lexer.hpp"
#include "takeback/notation/pgn_problem.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

class PgnBuilder;

struct PgnReading {
    PgnGame game{};  ///< without moves for who keeps none (pgn_keep.hpp)
    LineTotals main_line{};
    std::vector<PgnProblem> problems{};
    std::size_t number = 0;     ///< of the game, from 1
    TextPlace place{};          ///< where it begins
    bool is_kind_told = false;  ///< which game it is, by its tags
    XiangqiStyle style{};       ///< of xiangqi: by the tag Format, or else Chinese, as the format has it

    /// The problems of that severity.
    [[nodiscard]] std::size_t count(PgnProblem::Severity severity) const noexcept;
    /// Whether something of the game could not be kept.
    [[nodiscard]] bool has_errors() const noexcept;
    /// Adds a problem, told by `detail`, or else by its kind and the token. Of too many, only that is told.
    void report(PgnProblem::What what, TextPlace at, std::string_view token, std::string_view detail,
                Language language);
    /// Adds a problem where the board at the end of the main line says another result than the marker.
    void report_other_result(const std::optional<Outcome>& on_board, TextPlace at, std::string_view token,
                             Wording wording);
};

class PgnReader {
public:
    /// `untold` is what games are whose tags do not say it: how they are castled, those without a Variant.
    /// The language is that of the messages of problems. What is read and checked does not depend on what is
    /// kept.
    explicit PgnReader(ByteSource source, GameKind untold = {}, Language language = Language::English,
                       PgnKeep keep = PgnKeep::Games);

    /// The next game; nothing at the end of the text.
    [[nodiscard]] std::optional<PgnReading> next();

private:
    /// A comment behind the last game, which may be of the next one.
    struct KeptComment {
        TextPlace place{};
        std::string text{};
        std::vector<PgnToken::Fault> faults{};

        [[nodiscard]] PgnToken token() const;
    };

    void give_result_to(PgnBuilder& builder);
    void keep_comments_behind();

    GameKind untold_;
    Language language_;
    PgnKeep keep_;
    std::unique_ptr<PgnLexer> lexer_;  // its token is the first that no game has taken yet
    std::size_t games_ = 0;
    std::vector<KeptComment> comments_;
};

}  // namespace takeback::notation
