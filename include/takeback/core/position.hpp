// Position: a board and the state beside it. What a FEN writes down, and what every rule is asked about.
#pragma once

#include <type_traits>

#include "takeback/core/board.hpp"
#include "takeback/core/game_state.hpp"

namespace takeback {

struct Position {
    Board board;
    GameState state;

    friend constexpr bool operator==(const Position&, const Position&) noexcept = default;
};

static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace takeback
