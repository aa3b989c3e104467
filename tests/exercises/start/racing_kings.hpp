// Exercise 8: racing kings. docs/exercises/8-racing-kings.md says what to do.
#pragma once

#include "exercises/borrowed_chess.hpp"

namespace takeback::exercises {

class RacingKingsRules final : public BorrowedChess {
    // To be written: another start, moves that are forbidden, and another goal.
};

}  // namespace takeback::exercises
