// Castling: the one move of chess that no row describes (FIDE 3.8.2).
//
// The king moves two squares towards a rook, and that rook crosses over to the square that the king has
// crossed. Whether it is possible is asked of the attack test, which generates no moves: the two cannot go
// round in a circle.
#pragma once

#include <optional>

#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/attack.hpp"
#include "takeback/core/castling_rights.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/writes.hpp"

namespace takeback::chess {

/// The four squares of a castling move.
struct Castling {
    Square king_from;
    Square king_to;
    Square rook_from;
    Square rook_to;

    [[nodiscard]] static constexpr Castling of(Color color, Wing wing) noexcept {
        constexpr Geometry geometry = ChessTraits::geometry;
        const int rank = color == Color::White ? 0 : geometry.ranks - 1;
        const bool short_way = wing == Wing::King;
        return {.king_from = geometry.square(4, rank),
                .king_to = geometry.square(short_way ? 6 : 2, rank),
                .rook_from = geometry.square(short_way ? 7 : 0, rank),
                .rook_to = geometry.square(short_way ? 5 : 3, rank)};
    }

    [[nodiscard]] constexpr MoveRequest request() const noexcept {
        return {.from = king_from, .to = king_to};
    }

    [[nodiscard]] constexpr Writes writes(const Board& board) const noexcept {
        Writes writes;
        writes.note(board, king_from, no_piece);
        writes.note(board, king_to, board.at(king_from));
        writes.note(board, rook_from, no_piece);
        writes.note(board, rook_to, board.at(rook_from));
        return writes;
    }
};

/// The wing to which that request castles, if it does: the king leaves his home for two squares along the
/// rank.
[[nodiscard]] constexpr std::optional<Wing> castling_wing(const Position& position,
                                                          MoveRequest request) noexcept {
    const Piece man = position.board.at(request.from);
    if (man.kind() != Kind::King) {
        return std::nullopt;
    }
    const Castling short_way = Castling::of(man.color(), Wing::King);
    const Castling long_way = Castling::of(man.color(), Wing::Queen);
    return request == short_way.request()  ? std::optional{Wing::King}
           : request == long_way.request() ? std::optional{Wing::Queen}
                                           : std::nullopt;
}

/// What forbids castling, and the square that proves it.
struct CastlingObstacle {
    Reason reason;
    Square square;
};

/// The first of: a right that is lost, a man between king and rook, check, a square attacked that the king
/// crosses or enters (FIDE 3.8.2.1, 3.8.2.2). The rook may be attacked, and so may the square beside a1. The
/// caller knows whether the king is in check.
[[nodiscard]] constexpr std::optional<CastlingObstacle> castling_obstacle(const Position& position,
                                                                          Color color, Wing wing,
                                                                          bool in_check) noexcept {
    const Board& board = position.board;
    const Castling castling = Castling::of(color, wing);
    if (!position.state.castling_rights.has(color, wing)) {
        return CastlingObstacle{.reason = Reason::CastleRightsLost, .square = castling.rook_from};
    }
    const auto between =
        movement_tables<ChessTraits>.path[castling.king_from.index()][castling.rook_from.index()];
    const auto men = between & ~board.holding<1>(no_piece);
    if (!men.empty()) {
        return CastlingObstacle{.reason = Reason::CastleBlocked,
                                .square = wing == Wing::King ? men.first() : men.last()};
    }
    if (in_check) {
        return CastlingObstacle{.reason = Reason::CastleInCheck, .square = castling.king_from};
    }
    for (const Square square : {castling.rook_to, castling.king_to}) {
        if (is_attacked<ChessTraits>(board, square, opposite(color))) {
            return CastlingObstacle{.reason = Reason::CastleThroughCheck, .square = square};
        }
    }
    return std::nullopt;
}

template <Color us, Wing wing, typename Generator>
void add_castling(Generator& generator) noexcept {
    if (!castling_obstacle(generator.position(), us, wing, generator.in_check())) {
        generator.add(Castling::of(us, wing).request());
    }
}

}  // namespace takeback::chess
