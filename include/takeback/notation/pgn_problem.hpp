// PgnProblem: what is wrong in a PGN, where, and in words.
//
// An error means that something of the game could not be kept. A warning means that everything was kept, but
// that it contradicts itself or had to be understood generously.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "takeback/language/message.hpp"

namespace takeback::notation {

/// A place in a text: line and column count from 1, the column in characters of UTF-8.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;

    friend bool operator==(TextPlace, TextPlace) noexcept = default;
};

struct PgnProblem {
    enum class What : std::uint8_t {
        // Errors.
        IllegalMove,
        NotAMove,
        GameOver,              ///< a move after checkmate or stalemate
        NullMoveInCheck,       ///< a null move where the turn cannot be passed
        UnmatchedParenthesis,  ///< ")" without "("
        UnclosedVariation,     ///< "(" without ")"
        VariationWithoutMove,  ///< "(" where there is no move that it could replace
        UnterminatedComment,
        UnterminatedTag,  ///< no closing quote
        BadTag,           ///< no [Name "value"]
        BadFen,
        StrayCharacter,
        TooLong,          ///< a comment, tag or word beyond its limit: the rest is left out
        TooManyTags,      ///< left out
        TooManyMoves,     ///< the rest of the game is left out
        TooMuchText,      ///< comments and tags are left out
        TooManyProblems,  ///< others are not reported
        // Warnings.
        RawQuote,               ///< a quote without \ inside a tag value
        MissingBracket,         ///< a tag without ]
        ControlCharacter,       ///< in a tag value: read as a blank
        RepeatedTag,            ///< the first one holds
        FenRepaired,            ///< something in the FEN tag was left out or set right
        SetUpMismatch,          ///< SetUp and FEN contradict each other
        BadAnnotation,          ///< no NAG, no ! or ? sign: left out
        AnnotationWithoutMove,  ///< left out
        EmptyVariation,         ///< left out
        ResultInVariation,      ///< left out
        MissingResult,          ///< the game has no marker at its end
        ResultMismatch,         ///< tag against marker
        BoardMismatch,          ///< marker against the final position
        WrongMark,              ///< + where there is no check, or # where there is no mate
    };
    enum class Severity : std::uint8_t { Warning, Error };

    What what{};
    std::size_t game = 0;  ///< counted from 1 in its file
    TextPlace place{};
    std::string token{};    ///< what stands there, as bytes: not fit to be shown
    std::string message{};  ///< one line, fit to be shown, in the language of the reader

    [[nodiscard]] Severity severity() const noexcept;
};

/// The stable name of a problem, as in "illegal_move".
[[nodiscard]] std::string_view code(PgnProblem::What what) noexcept;
/// What is wrong, where there is nothing particular to say.
[[nodiscard]] Message message_for(PgnProblem::What what) noexcept;
/// "12:7: error: game 3: 2. Ke3: ... [illegal_move]".
[[nodiscard]] std::string describe(const PgnProblem& problem, Language language = Language::English);

}  // namespace takeback::notation
