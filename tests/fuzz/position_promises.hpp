// What every position that a reader gives promises, whichever game it is.
#pragma once

#include <cstddef>

#include "takeback/core/game.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback::fuzz {

/// The quick generator finds what the trial of every pseudo-legal move finds, and is_legal() says the same;
/// each move taken back leaves an equal position. Of every third move, beginning with one by `choice`,
/// refuse() says the same, too, and the kept key is the one computed afresh: both take as long as all else.
void promise_sound(const Rules& rules, const Position& position, std::size_t choice);

/// One of the legal moves, whichever `choice` is, is played, taken back and done again: equal games. A
/// request that is refused changes nothing, not even what can be redone.
void promise_playable(const Rules& rules, const Position& position, std::size_t choice);

/// The request is refused, and leaves the game as it was.
void promise_refused(Game& game, MoveRequest request);

}  // namespace takeback::fuzz
