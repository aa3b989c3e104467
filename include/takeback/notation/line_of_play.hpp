// LineOfPlay: a position and the commands that led to it, each of which can be taken back: how a variation
// tree is walked. A variation takes back the move that it replaces, and at its end everything up to that
// place.
//
// Unlike a Game it asks nobody whether a move is legal, and it can pass: a null move is a Setup that changes
// nothing but the turn.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "takeback/core/command.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback::notation {

class LineOfPlay {
public:
    /// The rules are not owned and must outlive the line.
    LineOfPlay(const Rules& rules, const Position& start) : rules_{&rules}, position_{start} {
        history_.reserve(usual_plies);
    }

    [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }
    [[nodiscard]] const Position& position() const noexcept { return position_; }
    [[nodiscard]] std::size_t plies() const noexcept { return history_.size(); }
    [[nodiscard]] std::span<const Command> history() const noexcept { return history_; }
    [[nodiscard]] bool in_check() const;
    /// Not const: moves are tried on the position itself, which is equal again on return.
    [[nodiscard]] MoveList legal_moves();
    [[nodiscard]] bool is_legal(MoveRequest request) { return rules_->is_legal(position_, request); }

    /// A legal move, or null_move where the side to move is not in check.
    void play(MoveRequest request);
    /// A pseudo-legal move, played as its own trial: where it leaves a king of the mover's attacked, it is
    /// taken back, and the answer is false.
    bool play_if_safe(MoveRequest request);
    /// The move that was played last; there is one.
    [[nodiscard]] MoveRequest last_request() const;
    /// Gives the move that it takes back.
    MoveRequest take_back();
    /// Takes back until only so many moves are left.
    void take_back_to(std::size_t plies);

private:
    static constexpr std::size_t usual_plies = 160;

    template <typename Done>
    void carry_out(Done&& command);

    const Rules* rules_;
    Position position_;
    std::vector<Command> history_;
};

}  // namespace takeback::notation
