// The FEN of xiangqi: a position in one line of text.
//
//     const auto read = read_xiangqi_fen("4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
//     if (!read) { for (const XiangqiFenProblem& problem : read.error()) { ... describe(problem) ... } }
//     write_xiangqi_fen(*read);
//
// Six fields: the men from rank 9 down to rank 0, w or b, two dashes where chess has castling and en passant,
// plies since the last capture, move number. Read are also two, four or five of them, r for red to move, and
// E and H for elephant and horse. Everything else has to be right, and every fault is reported. Written:
// always six fields, w, B and N.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "takeback/core/position.hpp"
#include "takeback/core/result.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/fen_syntax.hpp"
#include "takeback/xiangqi/validation.hpp"

namespace takeback::notation {

struct XiangqiFenProblem {
    FenField field{};
    std::size_t column = 0;  ///< in characters from 1
    std::variant<FenSyntax, xiangqi::Flaw> fault;

    friend bool operator==(const XiangqiFenProblem&, const XiangqiFenProblem&) = default;
};

[[nodiscard]] Result<Position, std::vector<XiangqiFenProblem>> read_xiangqi_fen(std::string_view text);

[[nodiscard]] std::string write_xiangqi_fen(const Position& position);

/// One line: the field, the column, what is wrong and what is right instead.
[[nodiscard]] std::string describe(const XiangqiFenProblem& problem, Wording wording = Language::English);
/// The part of it that needs no FEN: what is wrong with a position.
[[nodiscard]] std::string describe(const xiangqi::Flaw& flaw, Wording wording = Language::English);

}  // namespace takeback::notation
