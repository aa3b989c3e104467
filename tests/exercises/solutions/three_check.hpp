// Exercise 4, solved: the checks are counted on the way back, by the undo that every command has. A count
// that is kept nowhere cannot be forgotten by a takeback.
#pragma once

#include <optional>
#include <span>
#include <variant>

#include "exercises/borrowed_chess.hpp"

namespace takeback::exercises {

class ThreeCheckRules final : public BorrowedChess {
public:
    /// How many moves of that side have given check, on the way to the position.
    [[nodiscard]] int checks_by(Color side, Position position, std::span<const Command> history) const {
        int checks = 0;
        for (auto command = history.rbegin(); command != history.rend(); ++command) {
            if (std::holds_alternative<Setup>(*command)) {
                break;  // another position was set up: another game
            }
            if (const Move* const move = std::get_if<Move>(&*command)) {
                const bool theirs = move->prior.side_to_move == side;
                checks += theirs && is_in_check(position.board, opposite(side)) ? 1 : 0;
                move->undo(position);
            }
        }
        return checks;
    }

    [[nodiscard]] std::optional<Outcome> automatic_outcome(const Position& position,
                                                           std::span<const Command> history) const override {
        for (const Color side : {Color::White, Color::Black}) {
            if (checks_by(side, position, history) >= 3) {
                return won_by(side, Ending::Checkmate);
            }
        }
        return BorrowedChess::automatic_outcome(position, history);
    }
};

}  // namespace takeback::exercises
