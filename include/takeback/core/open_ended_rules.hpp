// OpenEndedRules: the rules of a game of which only having no legal move is an end.
//
// Repetition, a move count, or men with whom nobody can win end a game by the rules under which it was
// played, and a record does not say which those were: its moves may go on. Everything else is as in the rules
// behind it.
#pragma once

#include "takeback/core/borrowed_rules.hpp"

namespace takeback {

class OpenEndedRules final : public BorrowedRules {
public:
    using BorrowedRules::BorrowedRules;

    [[nodiscard]] std::optional<Outcome> automatic_outcome(
        const Position& /*position*/, std::span<const Command> /*history*/) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Ending> claimable_draw(const Position& /*position*/,
                                                       std::span<const Command> /*history*/) const override {
        return std::nullopt;
    }
};

}  // namespace takeback
