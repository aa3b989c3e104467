#include "takeback/chess/en_passant.hpp"

#include "takeback/core/trial.hpp"

namespace takeback::chess {

bool has_legal_en_passant(Board board, Square target, Color capturer) noexcept {
    for (const Square from : pawns_aiming_at(board, target, capturer)) {
        const Writes writes = en_passant_writes(board, {.from = from, .to = target});
        if (leaves_king_safe<ChessTraits>(board, writes, capturer)) {
            return true;
        }
    }
    return false;
}

}  // namespace takeback::chess
