// What no row says about the moves of chess: castling, en passant and promotion, and what each move does to
// the castling rights and the en passant target.
//
// What nearly every move asks is inlined: to build moves is the inner loop of whatever looks ahead.
#pragma once

#include "takeback/chess/castling.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/chess/en_passant.hpp"
#include "takeback/core/game_state.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/writes.hpp"

namespace takeback::chess {

template <Color us, typename Generator>
void ChessTraits::add_special_moves(Generator& generator) noexcept {
    const GameState& state = generator.position().state;  // asked here, for most positions have none of them
    if (!state.en_passant_target.is_none()) {
        add_en_passant<us>(generator);
    }
    if (state.castling_rights.has(us, Wing::King)) {
        add_castling<us, Wing::King>(generator);
    }
    if (state.castling_rights.has(us, Wing::Queen)) {
        add_castling<us, Wing::Queen>(generator);
    }
}

/// Of castling, en passant and promotion, or of a plain move that might have been one of them.
[[nodiscard]] Writes special_writes(const Position& position, MoveRequest request) noexcept;

[[gnu::always_inline]] inline Writes ChessTraits::writes_of(const Position& position,
                                                            MoveRequest request) noexcept {
    const bool may_be_special = request.promotion != Kind::None ||
                                request.to == position.state.en_passant_target ||
                                position.board.at(request.from).kind() == Kind::King;
    if (may_be_special) [[unlikely]] {
        return special_writes(position, request);
    }
    return plain_writes(position.board, request.from, request.to);
}

[[gnu::always_inline]] inline void ChessTraits::update_special_state(const Position& position,
                                                                     MoveRequest request, Piece captured,
                                                                     const Writes& writes,
                                                                     GameState& next) noexcept {
    const Piece man = position.board.at(request.from);
    if (man.kind() == Kind::King) {
        next.castling_rights.lose(position.state.side_to_move);
    }
    if (man.kind() == Kind::Rook) {
        next.castling_rights.lose_rook_on(request.from);
    }
    if (captured.kind() == Kind::Rook) {
        next.castling_rights.lose_rook_on(request.to);
    }
    const Square passed = passed_over(man, request);
    const bool is_target = !passed.is_none() && leaves_target(position, passed, writes);
    next.en_passant_target = is_target ? passed : no_square;
}

}  // namespace takeback::chess
