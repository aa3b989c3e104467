// Men: how many of a kind stand on the board.
#pragma once

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/piece.hpp"

namespace takeback::chess {

[[nodiscard]] constexpr int count(const Board& board, Color color, Kind kind) noexcept {
    return board.holding<1>(Piece{color, kind}).count();
}

/// Of both sides.
[[nodiscard]] constexpr int count(const Board& board, Kind kind) noexcept {
    return count(board, Color::White, kind) + count(board, Color::Black, kind);
}

}  // namespace takeback::chess
