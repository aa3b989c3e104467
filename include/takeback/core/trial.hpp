// The trial: the one judge of legality. A move is legal when its writes, applied to the board, leave no king
// of the mover's attacked; then they are undone.
//
// These are the very functions that play and take back a player's move (writes.hpp), so that whoever asks
// whether a move is legal exercises undo.
#pragma once

#include "takeback/core/attack.hpp"
#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/writes.hpp"

namespace takeback {

/// The board is equal again on return.
template <typename Traits>
[[nodiscard]] constexpr bool leaves_king_safe(Board& board, const Writes& writes, Color us) noexcept {
    writes.apply(board);
    const bool safe = !any_king_attacked<Traits>(board, us);
    writes.undo(board);
    return safe;
}

}  // namespace takeback
