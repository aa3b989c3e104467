#include "takeback/notation/line_of_play.hpp"

#include <cassert>
#include <limits>
#include <utility>
#include <variant>

#include "takeback/core/zobrist.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::notation {

namespace {

std::uint32_t one_more(std::uint32_t counter) {
    return counter + (counter == std::numeric_limits<std::uint32_t>::max() ? 0 : 1);
}

/// The turn passes, and with it the moment for a capture en passant; nothing else changes.
Setup pass(const GameState& prior) {
    GameState next = prior;
    next.side_to_move = opposite(prior.side_to_move);
    next.en_passant_target = no_square;
    next.halfmove_clock = one_more(prior.halfmove_clock);
    next.fullmove_number =
        prior.side_to_move == Color::Black ? one_more(prior.fullmove_number) : prior.fullmove_number;
    next.key ^= zobrist::numbers.black_to_move ^ zobrist::of_en_passant_target(prior.en_passant_target);
    return {.writes = {}, .prior = prior, .next = next};
}

}  // namespace

bool LineOfPlay::in_check() const {
    return rules_->is_in_check(position_.board, position_.state.side_to_move);
}

MoveList LineOfPlay::legal_moves() {
    MoveList moves;
    rules_->legal_moves(position_, moves);
    return moves;
}

template <typename Done>
void LineOfPlay::carry_out(Done&& command) {
    command.apply(position_);
    history_.emplace_back(std::forward<Done>(command));
}

void LineOfPlay::play(MoveRequest request) {
    if (request == null_move) {
        carry_out(pass(position_.state));
    } else {
        carry_out(rules_->build(position_, request));
    }
}

bool LineOfPlay::play_if_safe(MoveRequest request) {
    const Color us = position_.state.side_to_move;
    carry_out(rules_->build(position_, request));
    const bool safe = !rules_->is_in_check(position_.board, us);
    if (!safe) {
        take_back();
    }
    return safe;
}

MoveRequest LineOfPlay::last_request() const {
    assert(!history_.empty());
    const Move* const move = std::get_if<Move>(&history_.back());
    return move != nullptr ? move->request : null_move;
}

MoveRequest LineOfPlay::take_back() {
    const MoveRequest request = last_request();
    std::visit([this](const auto& command) { command.undo(position_); }, history_.back());
    history_.pop_back();
    return request;
}

void LineOfPlay::take_back_to(std::size_t plies) {
    while (history_.size() > plies) {
        take_back();
    }
}

}  // namespace takeback::notation
