// Exercise 1: chess without castling. docs/exercises/1-no-castling.md says what to do.
#pragma once

#include "exercises/borrowed_chess.hpp"

namespace takeback::exercises {

class NoCastlingRules final : public BorrowedChess {
    // To be written: where does the right to castle come from?
};

}  // namespace takeback::exercises
