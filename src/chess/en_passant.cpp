#include "takeback/chess/en_passant.hpp"

namespace takeback::chess {

bool has_legal_en_passant(Board board, Square target, Color capturer) noexcept {
    for (const Square from : pawns_aiming_at(board, target, capturer)) {
        const Writes writes = en_passant_writes(board, {.from = from, .to = target});
        writes.apply(board);
        const bool legal = !any_king_attacked<ChessTraits>(board, capturer);
        writes.undo(board);
        if (legal) {
            return true;
        }
    }
    return false;
}

}  // namespace takeback::chess
