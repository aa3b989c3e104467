// Exercise 1, solved: nobody begins with a right, and no move ever gives one. No rule has to be switched off.
#pragma once

#include "exercises/borrowed_chess.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback::exercises {

class NoCastlingRules final : public BorrowedChess {
public:
    [[nodiscard]] Position start_position() const override {
        Position start = BorrowedChess::start_position();
        start.state.castling_rights = {};
        start.state.key = zobrist::key_of(start);  // the rights are a part of what repetition calls the same
        return start;
    }
};

}  // namespace takeback::exercises
