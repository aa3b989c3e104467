// BorrowedRules: every answer of other rules, to be borrowed by rules that answer a few questions
// differently.
//
//     class SuddenRules final : public BorrowedRules {
//         ... overrides automatic_outcome alone ...
//     };
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "takeback/core/rules.hpp"

namespace takeback {

class BorrowedRules : public Rules {
public:
    /// The rules are not owned and must outlive these.
    explicit BorrowedRules(const Rules& rules) noexcept : rules_{rules} {}

    [[nodiscard]] Position start_position() const override { return rules_.start_position(); }

    void legal_moves(Position& position, MoveList& moves) const override {
        rules_.legal_moves(position, moves);
    }
    [[nodiscard]] std::uint64_t count_legal_moves(Position& position) const override {
        return rules_.count_legal_moves(position);
    }
    [[nodiscard]] bool is_legal(Position& position, MoveRequest request) const override {
        return rules_.is_legal(position, request);
    }
    void pseudo_legal_moves(const Position& position, MoveList& moves) const override {
        rules_.pseudo_legal_moves(position, moves);
    }

    [[nodiscard]] bool is_attacked(const Board& board, Square square, Color by) const override {
        return rules_.is_attacked(board, square, by);
    }
    [[nodiscard]] std::vector<Square> attackers_of(const Board& board, Square square,
                                                   Color by) const override {
        return rules_.attackers_of(board, square, by);
    }
    [[nodiscard]] bool is_in_check(const Board& board, Color color) const override {
        return rules_.is_in_check(board, color);
    }

    [[nodiscard]] Move build(const Position& position, MoveRequest request) const override {
        return rules_.build(position, request);
    }
    [[nodiscard]] std::optional<Refusal> refuse(const Position& position, MoveRequest request,
                                                std::span<const Command> history = {}) const override {
        return rules_.refuse(position, request, history);
    }
    [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const override {
        return rules_.outcome(position);
    }
    [[nodiscard]] std::optional<Outcome> automatic_outcome(const Position& position,
                                                           std::span<const Command> history) const override {
        return rules_.automatic_outcome(position, history);
    }
    [[nodiscard]] std::optional<Ending> claimable_draw(const Position& position,
                                                       std::span<const Command> history) const override {
        return rules_.claimable_draw(position, history);
    }
    [[nodiscard]] bool can_win(const Board& board, Color color) const override {
        return rules_.can_win(board, color);
    }

private:
    const Rules& rules_;
};

}  // namespace takeback
