#include "takeback/chess/en_passant.hpp"

#include <cstdlib>

#include "takeback/core/trial.hpp"

namespace takeback::chess {

Square passed_over(Piece man, MoveRequest request) noexcept {
    constexpr Geometry geometry = ChessTraits::geometry;
    const int ranks = geometry.rank(request.to) - geometry.rank(request.from);
    if (man.kind() != Kind::Pawn || std::abs(ranks) != 2) {
        return no_square;
    }
    return geometry.square(geometry.file(request.from), geometry.rank(request.from) + ranks / 2);
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
