// perft: how many lines of play of a given length start in a position. A number that many engines agree on,
// and so the best single test of a move generator.
//
// At the last ply the legal moves are counted, not made ("bulk" counting, as engines do). Counting allocates
// nothing.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback {

/// The leaves at that depth, in plies, from 0. The position is played on, and equal again on return.
[[nodiscard]] std::uint64_t perft(const Rules& rules, Position& position, int depth);

/// The same, for each first move: where two counts differ, one goes down the move that differs. Depth from 1.
[[nodiscard]] std::vector<std::pair<MoveRequest, std::uint64_t>> perft_divide(const Rules& rules,
                                                                              Position& position, int depth);

}  // namespace takeback
