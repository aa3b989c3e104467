#include "takeback/chess/en_passant.hpp"

#include "takeback/core/trial.hpp"

namespace takeback::chess {

Square passed_over(Piece man, MoveRequest request) noexcept {
    return man.kind() == Kind::Pawn && is_double_step(request)
               ? Square::at((request.from.index() + request.to.index()) / 2)
               : no_square;
}

Square target_behind(const Position& position, MoveRequest request, const Writes& writes) noexcept {
    const Color them = opposite(position.state.side_to_move);
    const Square target = passed_over(position.board.at(request.from), request);
    if (target.is_none() || pawns_aiming_at(position.board, target, them).empty()) {
        return no_square;
    }
    Board after = position.board;
    writes.apply(after);
    return has_legal_en_passant(after, target, them) ? target : no_square;
}

bool has_legal_en_passant(Board board, Square target, Color capturer) noexcept {
    for (const Square from : pawns_aiming_at(board, target, capturer)) {
        const Writes writes = en_passant_writes(board, {.from = from, .to = target});
        if (leaves_king_safe<ChessTraits>(board, writes, capturer)) {
            return true;
        }
    }
    return false;
}

void drop_illegal_target(Position& position) noexcept {
    GameState& state = position.state;
    if (!state.en_passant_target.is_none() &&
        !has_legal_en_passant(position.board, state.en_passant_target, state.side_to_move)) {
        state.en_passant_target = no_square;
    }
}

}  // namespace takeback::chess
