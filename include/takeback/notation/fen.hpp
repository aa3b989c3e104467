// FEN: a position of chess in one line of text (PGN standard, section 16.1).
//
//     const auto read = read_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
//     if (!read) { for (const FenProblem& problem : read.error()) { ... describe(problem) ... } }
//     write_fen(read->position);
//
// Read: one to six fields, the missing ones taken as "w - - 0 1"; any blanks between them; castling rights in
// any order; an en passant square that no legal capture can use, which is then dropped. Everything else has
// to be right, and every fault is reported, with its field and column. Written: always six fields, the en
// passant square only when a capture there is legal.
//
// A training set-up of several kings is no position of the standard. It is written with the word "training"
// as a seventh field, and read only where it is asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "takeback/chess/validation.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/result.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/castling_letters.hpp"
#include "takeback/notation/fen_syntax.hpp"

namespace takeback::notation {

struct FenProblem {
    FenField field{};
    std::size_t column = 0;  ///< in characters from 1
    std::variant<FenSyntax, chess::Flaw> fault;

    friend bool operator==(const FenProblem&, const FenProblem&) = default;
};

/// Strict: any problem is an error. Lenient: what can be repaired without touching a piece is repaired, and
/// reported.
enum class FenMode : std::uint8_t { Strict, Lenient };

struct FenReading {
    Position position;
    std::vector<FenProblem> repairs;  ///< empty when strict
};

[[nodiscard]] Result<FenReading, std::vector<FenProblem>> read_fen(
    std::string_view text, FenMode mode = FenMode::Strict, CastlingRule rule = CastlingRule::Standard,
    chess::KingsAllowed kings = chess::KingsAllowed::One);

[[nodiscard]] std::string write_fen(const Position& position,
                                    CastlingLetters letters = CastlingLetters::XFen);

/// One line: the field, the column, what is wrong and what is right instead.
[[nodiscard]] std::string describe(const FenProblem& problem, Wording wording = Language::English);
/// The part of it that needs no FEN: what is wrong with a position.
[[nodiscard]] std::string describe(const chess::Flaw& flaw, Wording wording = Language::English);

/// A line for each of any problems that can be described.
template <typename Problem>
[[nodiscard]] std::vector<std::string> describe_each(const std::vector<Problem>& problems,
                                                     Wording wording = Language::English) {
    std::vector<std::string> lines;
    lines.reserve(problems.size());
    for (const Problem& problem : problems) {
        lines.push_back(describe(problem, wording));
    }
    return lines;
}

}  // namespace takeback::notation
