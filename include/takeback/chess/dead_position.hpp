// Dead position: one from which no series of legal moves leads to mate (FIDE 5.2.2). It ends the game at
// once.
//
// Besides material, a small search proves walls of locked pawns dead, and captures that are forced. It
// follows every line of play as long as only kings and bishops can move. Where another man can, where a mate
// is found, or where there are more positions than the bound, nothing is proved and the game goes on: a live
// position is never called dead, a dead one may be called live.
#pragma once

#include <cstddef>

#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback::chess {

/// Two kings behind a wall have at most 2 x 64 x 63 positions; a bishop or two behind it have room beside.
constexpr std::size_t most_positions_searched = 30'000;

[[nodiscard]] bool is_dead(const Rules& rules, const Position& position);

}  // namespace takeback::chess
