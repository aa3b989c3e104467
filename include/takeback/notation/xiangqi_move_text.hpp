// The text of a move of xiangqi, in each of its notations.
//
//     write_xiangqi_move(position, request, {XiangqiNotation::Chinese});  // "炮二平五"
#pragma once

#include <string>

#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// No other legal move of the position has the same text. Both points are on the board, the man is the
/// mover's. A way that no man of that kind goes has a name in ICCS only; in the others the text is empty.
/// Captures and checks are not marked.
[[nodiscard]] std::string write_xiangqi_move(const Position& position, MoveRequest request,
                                             XiangqiStyle style = {});

}  // namespace takeback::notation
