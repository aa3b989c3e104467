// What no row says about the moves of chess: castling, en passant and promotion, and what each move does to
// the castling rights and the en passant target.
//
// Inline, because building a move is the inner loop of whatever looks ahead.
#pragma once

#include <optional>

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
    add_en_passant<us>(generator);
    add_castling<us, Wing::King>(generator);
    add_castling<us, Wing::Queen>(generator);
}

[[gnu::always_inline]] inline Writes ChessTraits::writes_of(const Position& position,
                                                            MoveRequest request) noexcept {
    const Board& board = position.board;
    const Piece man = board.at(request.from);
    if (request.promotion != Kind::None) {
        Writes writes;
        writes.note(board, request.from, no_piece);
        writes.note(board, request.to, Piece{man.color(), request.promotion});
        return writes;
    }
    if (man.kind() == Kind::Pawn && is_en_passant(position, request)) {
        return en_passant_writes(board, request);
    }
    if (man.kind() == Kind::King) {
        if (const std::optional<Castling> castling = castling_of(position, request)) {
            return castling->writes(board);
        }
    }
    return plain_writes(board, request.from, request.to);
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
    next.en_passant_target = man.kind() == Kind::Pawn ? target_behind(position, request, writes) : no_square;
}

}  // namespace takeback::chess
