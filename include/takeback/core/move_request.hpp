// MoveRequest: what a player may say: from here to there, and what a pawn becomes. It may be wrong; rules
// decide.
//
// Castling is the king's move of two squares (e1 to g1); the rules know the rest. In Chess960, where that may
// be a step like any other, it is the king's move onto his own rook.
#pragma once

#include <type_traits>

#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

struct MoveRequest {
    Square from;
    Square to;
    Kind promotion = Kind::None;

    friend constexpr bool operator==(const MoveRequest&, const MoveRequest&) noexcept = default;
};

static_assert(sizeof(MoveRequest) == 3);
static_assert(std::is_trivially_copyable_v<MoveRequest>);

}  // namespace takeback
