#include "takeback/chess/en_passant.hpp"

#include "takeback/core/trial.hpp"

namespace takeback::chess {

bool leaves_target(const Position& position, Square passed, const Writes& writes) noexcept {
    const Color them = opposite(position.state.side_to_move);
    if (pawns_aiming_at(position.board, passed, them).empty()) {
        return false;
    }
    Board after = position.board;
    writes.apply(after);
    return has_legal_en_passant(after, passed, them);
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
