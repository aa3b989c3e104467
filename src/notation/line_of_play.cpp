#include "takeback/notation/line_of_play.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include "takeback/core/zobrist.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::notation {

namespace {

std::uint32_t one_more(std::uint32_t counter) {
    return counter + (counter == std::numeric_limits<std::uint32_t>::max() ? 0 : 1);
}

/// The turn passes, and with it the moment for a capture en passant; nothing else changes.
Move pass(const GameState& prior) {
    GameState next = prior;
    next.side_to_move = opposite(prior.side_to_move);
    next.en_passant_target = no_square;
    next.halfmove_clock = one_more(prior.halfmove_clock);
    next.fullmove_number =
        prior.side_to_move == Color::Black ? one_more(prior.fullmove_number) : prior.fullmove_number;
    next.key ^= zobrist::numbers.black_to_move ^ zobrist::of_en_passant_target(prior.en_passant_target);
    return {.request = null_move, .captured = no_piece, .writes = {}, .prior = prior, .next = next};
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

void LineOfPlay::play(MoveRequest request) {
    moves_.push_back(request == null_move ? pass(position_.state) : rules_->build(position_, request));
    moves_.back().apply(position_);
}

void LineOfPlay::take_back() {
    assert(!moves_.empty());
    moves_.back().undo(position_);
    moves_.pop_back();
}

void LineOfPlay::take_back_to(std::size_t plies) {
    while (moves_.size() > plies) {
        take_back();
    }
}

Game LineOfPlay::as_game() const {
    constexpr std::size_t memory = 1000;  // enough to tell how a castling right was lost
    const std::size_t first = moves_.size() - std::min(moves_.size(), memory);
    Position position = position_;
    for (std::size_t i = moves_.size(); i > first; --i) {
        moves_[i - 1].undo(position);
    }
    Game game{*rules_, position};
    for (std::size_t i = first; i < moves_.size(); ++i) {
        moves_[i].apply(position);
        if (moves_[i].request == null_move || !game.play(moves_[i].request)) {
            game.set_position(position);  // no player could do it
        }
    }
    return game;
}

}  // namespace takeback::notation
