// Exercise 4: three-check. docs/exercises/4-three-check.md says what to do.
#pragma once

#include <span>

#include "exercises/borrowed_chess.hpp"

namespace takeback::exercises {

class ThreeCheckRules final : public BorrowedChess {
public:
    /// How many moves of that side have given check, on the way to the position.
    [[nodiscard]] int checks_by(Color /*side*/, const Position& /*position*/,
                                std::span<const Command> /*history*/) const {
        return 0;  // to be written, and used
    }
};

}  // namespace takeback::exercises
