// En passant: a pawn that advanced two squares may, on the next move only, be captured as if it had advanced
// one (FIDE 3.7.3.1).
#pragma once

#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/attack.hpp"
#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/writes.hpp"

namespace takeback::chess {

/// The pawns that aim at that square.
[[nodiscard]] constexpr SquareSet<1> pawns_aiming_at(const Board& board, Square target,
                                                     Color color) noexcept {
    const Piece pawn{color, Kind::Pawn};
    return movement_tables<ChessTraits>.aim[pawn.index()][target.index()] & board.holding<1>(pawn);
}

/// Whether the request captures en passant: a pawn captures onto the target that the state names.
[[nodiscard]] constexpr bool is_en_passant(const Position& position, MoveRequest request) noexcept {
    const Square target = position.state.en_passant_target;
    return !target.is_none() && request.to == target &&
           pawns_aiming_at(position.board, target, position.state.side_to_move).contains(request.from);
}

/// The square of the pawn that a capture on that target removes.
[[nodiscard]] constexpr Square en_passant_victim(Square target, Color capturer) noexcept {
    return ChessTraits::geometry.step(target, seen_by(capturer, {.files = 0, .ranks = -1}));
}

[[nodiscard]] constexpr Writes en_passant_writes(const Board& board, MoveRequest request) noexcept {
    Writes writes = plain_writes(board, request.from, request.to);
    writes.note(board, en_passant_victim(request.to, board.at(request.from).color()), no_piece);
    return writes;
}

/// The square that a double step of a pawn passes over, or no_square.
[[nodiscard]] constexpr Square passed_over(Piece man, MoveRequest request) noexcept {
    constexpr Geometry geometry = ChessTraits::geometry;
    const int ranks = geometry.rank(request.to) - geometry.rank(request.from);
    return man.kind() == Kind::Pawn && (ranks == 2 || ranks == -2)
               ? Square::at((request.from.index() + request.to.index()) / 2)
               : no_square;
}

/// Whether the pawn whose double step makes these writes can be captured on the square that it passes over.
[[nodiscard]] bool leaves_target(const Position& position, Square passed, const Writes& writes) noexcept;

/// Whether a pawn of that colour can capture on that target without leaving its king attacked.
///
/// Both pawns leave their squares at once, so a rank, file or diagonal may open that no pin shows: each
/// capture is tried.
[[nodiscard]] bool has_legal_en_passant(Board board, Square target, Color capturer) noexcept;

/// Drops a target that no legal capture can use. It does not count: FIDE 9.2.3 calls positions with and
/// without it the same.
void drop_illegal_target(Position& position) noexcept;

template <Color us, typename Generator>
void add_en_passant(Generator& generator) noexcept {
    const Position& position = generator.position();
    const Square target = position.state.en_passant_target;
    for (const Square from : pawns_aiming_at(position.board, target, us)) {
        const MoveRequest request{.from = from, .to = target};
        generator.try_and_add(request, en_passant_writes(position.board, request));
    }
}

}  // namespace takeback::chess
