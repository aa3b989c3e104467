// Draws that the board or a counter shows. Repetition is another matter (xiangqi/repetition.hpp).
#pragma once

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/position.hpp"
#include "takeback/xiangqi/options.hpp"

namespace takeback::xiangqi {

/// Whether that colour has a man who can cross the river, and so threaten a king: a rook, horse, cannon or
/// pawn.
[[nodiscard]] bool has_attackers(const Board& board, Color color) noexcept;

/// Whether so many plies have passed without a capture as the options allow.
[[nodiscard]] bool is_at_natural_limit(const Position& position, const Options& options) noexcept;

}  // namespace takeback::xiangqi
