// Exercise 2: king of the hill. docs/exercises/2-king-of-the-hill.md says what to do.
#pragma once

#include "exercises/borrowed_chess.hpp"

namespace takeback::exercises {

class KingOfTheHillRules final : public BorrowedChess {
    // To be written: which questions of Rules are answered differently?
};

}  // namespace takeback::exercises
