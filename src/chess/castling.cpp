#include "takeback/chess/castling.hpp"

#include <cstddef>
#include <variant>

namespace takeback::chess {

LostRight lost_right(std::span<const Command> history, Color color, Wing wing) noexcept {
    for (std::size_t i = history.size(); i > 0; --i) {
        const Command& command = history[i - 1];
        if (std::holds_alternative<Setup>(command)) {
            break;  // what was played before was another game
        }
        const Move* const move = std::get_if<Move>(&command);
        if (move == nullptr || !move->prior.castling_rights.has(color, wing) ||
            move->next.castling_rights.has(color, wing)) {
            continue;
        }
        const Square rook = move->prior.castling_rights.rook(color, wing);
        const bool captured = move->request.to == rook && !move->captured.is_none();
        return {.how = captured                     ? RightLost::RookCaptured
                       : move->request.from == rook ? RightLost::RookMoved
                                                    : RightLost::KingMoved,
                .rook = rook};
    }
    return {.how = RightLost::NeverHad, .rook = no_square};
}

}  // namespace takeback::chess
