// Exercise 2, solved: the hill is looked for on the board, so nothing has to be remembered or taken back.
#pragma once

#include <optional>
#include <span>

#include "exercises/borrowed_chess.hpp"

namespace takeback::exercises {

class KingOfTheHillRules final : public BorrowedChess {
public:
    [[nodiscard]] std::optional<Outcome> automatic_outcome(const Position& position,
                                                           std::span<const Command> history) const override {
        for (const Color color : {Color::White, Color::Black}) {
            if (stands_on_the_hill(position.board, color)) {
                return won_by(color, Ending::Checkmate);
            }
        }
        const std::optional<Outcome> chess = BorrowedChess::automatic_outcome(position, history);
        // Bare kings can still race, so no position is dead.
        return chess && chess->ending == Ending::DeadPosition ? std::nullopt : chess;
    }

    [[nodiscard]] bool can_win(const Board& /*board*/, Color /*color*/) const override { return true; }

private:
    static bool stands_on_the_hill(const Board& board, Color color) {
        for (const int file : {3, 4}) {
            for (const int rank : {3, 4}) {
                if (board.at(board.geometry().square(file, rank)) == Piece{color, Kind::King}) {
                    return true;
                }
            }
        }
        return false;
    }
};

}  // namespace takeback::exercises
