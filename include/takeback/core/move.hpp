// Move: the command. Everything needed to play a move and to take it back, recorded before it is played.
//
// Invariant: apply() is valid in the position the move was built for, undo() in the position that apply()
// left; after both, the position is equal to what it was, key and clocks included. A rule book builds moves
// (Rules::build); a move asks no rules.
//
//     const Move move = rules.build(position, request);
//     move.apply(position);
//     move.undo(position);
#pragma once

#include <type_traits>

#include "takeback/core/game_state.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/writes.hpp"

namespace takeback {

struct Move {
    MoveRequest request;
    Piece captured;
    Writes writes;
    GameState prior;
    GameState next;

    constexpr void apply(Position& position) const noexcept {
        writes.apply(position.board);
        position.state = next;
    }
    constexpr void undo(Position& position) const noexcept {
        position.state = prior;
        writes.undo(position.board);
    }

    friend constexpr bool operator==(const Move&, const Move&) noexcept = default;
};

static_assert(std::is_trivially_copyable_v<Move>);

}  // namespace takeback
