// Castling: the one move of chess that no row describes (FIDE 3.8.2, Guidelines II for Chess960).
//
// The king goes to the g- or the c-file, and that rook crosses over to his other side. In standard chess they
// come from the e-file and the corner; in Chess960 from anywhere on the first rank, the king between his
// rooks, so that one may land where the other stood, or not move at all. Which squares those are is all that
// the two rules differ in.
//
// Whether it is possible is asked of the attack test, which generates no moves: the two cannot go round in a
// circle.
#pragma once

#include <optional>
#include <span>

#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/attack.hpp"
#include "takeback/core/castling_rights.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/trial.hpp"
#include "takeback/core/writes.hpp"

namespace takeback::chess {

/// The four squares of a castling move.
struct Castling {
    Wing wing;
    Square king_from;
    Square king_to;
    Square rook_from;
    Square rook_to;

    /// From these squares, which are on one rank.
    [[nodiscard]] static constexpr Castling from(Wing wing, Square king, Square rook) noexcept {
        constexpr Geometry geometry = ChessTraits::geometry;
        const bool short_way = wing == Wing::King;
        const int rank = geometry.rank(king);
        return {.wing = wing,
                .king_from = king,
                .king_to = geometry.square(short_way ? 6 : 2, rank),
                .rook_from = rook,
                .rook_to = geometry.square(short_way ? 5 : 3, rank)};
    }
    /// From the squares of standard chess.
    [[nodiscard]] static constexpr Castling of(Color color, Wing wing) noexcept {
        constexpr Geometry geometry = ChessTraits::geometry;
        const int rank = color == Color::White ? 0 : geometry.ranks - 1;
        return from(wing, geometry.square(4, rank), geometry.square(wing == Wing::King ? 7 : 0, rank));
    }

    [[nodiscard]] constexpr MoveRequest request(CastlingRule rule) const noexcept {
        return {.from = king_from, .to = rule == CastlingRule::Standard ? king_to : rook_from};
    }

    /// One write a square, whoever lands where the other stood; none for a man who stays.
    [[nodiscard]] constexpr Writes writes(const Board& board) const noexcept {
        Writes writes;
        const auto vacate = [&](Square square) {
            if (square != king_to && square != rook_to) {
                writes.note(board, square, no_piece);
            }
        };
        const auto occupy = [&](Square square, Piece man) {
            if (board.at(square) != man) {
                writes.note(board, square, man);
            }
        };
        vacate(king_from);
        occupy(king_to, board.at(king_from));
        vacate(rook_from);
        occupy(rook_to, board.at(rook_from));
        return writes;
    }

    /// The squares that either of the two crosses or enters: nobody else may stand there.
    [[nodiscard]] constexpr SquareSet<1> travelled() const noexcept {
        const auto& path = movement_tables<ChessTraits>.path;
        const auto crossed = path[king_from.index()][king_to.index()] |
                             path[rook_from.index()][rook_to.index()] | SquareSet<1>{king_to} |
                             SquareSet<1>{rook_to};
        return crossed & ~(SquareSet<1>{king_from} | SquareSet<1>{rook_from});
    }
};

/// The castling that the request asks for, if it does: the king leaves his home for two squares along the
/// rank; in Chess960 he goes onto a rook of his own beside him on the first rank, whether that one has a
/// right or not.
[[nodiscard]] constexpr std::optional<Castling> castling_of(const Position& position,
                                                            MoveRequest request) noexcept {
    constexpr Geometry geometry = ChessTraits::geometry;
    const Piece man = position.board.at(request.from);
    if (man.kind() != Kind::King || request.promotion != Kind::None) {
        return std::nullopt;
    }
    if (position.state.castling_rule == CastlingRule::Chess960) {
        const bool onto_rook = position.board.at(request.to) == Piece{man.color(), Kind::Rook} &&
                               geometry.rank_for(man.color(), request.from) == 0 &&
                               geometry.rank_for(man.color(), request.to) == 0;
        const Wing wing = request.from < request.to ? Wing::King : Wing::Queen;
        return onto_rook ? std::optional{Castling::from(wing, request.from, request.to)} : std::nullopt;
    }
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        const Castling castling = Castling::of(man.color(), wing);
        if (request == castling.request(CastlingRule::Standard)) {
            return castling;
        }
    }
    return std::nullopt;
}

/// The castling on that wing; nothing when Chess960 knows no rook for it, because the right is lost.
[[nodiscard]] constexpr std::optional<Castling> castling_on(const Position& position, Color color,
                                                            Wing wing) noexcept {
    if (position.state.castling_rule == CastlingRule::Standard) {
        return Castling::of(color, wing);
    }
    const Square rook = position.state.castling_rights.rook(color, wing);
    const SquareSet<1> kings = kings_of<ChessTraits>(position.board, color);
    return rook.is_none() || kings.empty() ? std::nullopt
                                           : std::optional{Castling::from(wing, kings.first(), rook)};
}

/// Whether the king, arrived, would be attacked through the square that the rook has left. Behind a rook in
/// the corner nobody stands, so standard chess needs no such trial; it is made on a copy of the board.
[[nodiscard]] constexpr bool rook_uncovers_king(const Board& board, const Castling& castling,
                                                Color color) noexcept {
    const int file = ChessTraits::geometry.file(castling.rook_from);
    if (file == 0 || file == ChessTraits::geometry.files - 1) {
        return false;
    }
    Board tried = board;
    return !leaves_king_safe<ChessTraits>(tried, castling.writes(board), color);
}

/// What forbids castling, and the square that proves it.
struct CastlingObstacle {
    Reason reason;
    Square square;
};

/// The first of: a right that is lost, a man in the way, check, a square attacked that the king crosses or
/// enters (FIDE 3.8.2.1, 3.8.2.2). The rook may be attacked, and so may a square that only he crosses. The
/// caller knows whether the king is in check.
///
/// Inlined, so that the squares of standard chess are known to the compiler.
[[gnu::always_inline]] [[nodiscard]] constexpr std::optional<CastlingObstacle> castling_obstacle(
    const Position& position, Color color, const Castling& castling, bool in_check) noexcept {
    const Board& board = position.board;
    if (position.state.castling_rights.rook(color, castling.wing) != castling.rook_from) {
        return CastlingObstacle{.reason = Reason::CastleRightsLost, .square = castling.rook_from};
    }
    const auto men = castling.travelled() & ~board.holding<1>(no_piece);
    if (!men.empty()) {
        return CastlingObstacle{.reason = Reason::CastleBlocked,
                                .square = castling.wing == Wing::King ? men.first() : men.last()};
    }
    if (in_check) {
        return CastlingObstacle{.reason = Reason::CastleInCheck, .square = castling.king_from};
    }
    const int step = castling.king_from < castling.king_to ? 1 : -1;
    for (Square square = castling.king_from; square != castling.king_to;) {
        square = square.moved_by(step);
        if (is_attacked<ChessTraits>(board, square, opposite(color))) {
            return CastlingObstacle{.reason = Reason::CastleThroughCheck, .square = square};
        }
    }
    if (rook_uncovers_king(board, castling, color)) {
        return CastlingObstacle{.reason = Reason::CastleThroughCheck, .square = castling.king_to};
    }
    return std::nullopt;
}

/// Where the rook of a lost right stood, and how the right went; no square when there never was one.
struct LostRight {
    RightLost how{};
    Square rook{};
};
[[nodiscard]] LostRight lost_right(std::span<const Command> history, Color color, Wing wing) noexcept;

template <Color us, Wing wing, typename Generator>
void add_castling(Generator& generator) noexcept {
    const Position& position = generator.position();
    if (position.state.castling_rule == CastlingRule::Standard) {
        constexpr Castling castling = Castling::of(us, wing);  // known to the compiler, and quick
        if (!castling_obstacle(position, us, castling, generator.in_check())) {
            generator.add(castling.request(CastlingRule::Standard));
        }
    } else if (const std::optional<Castling> castling = castling_on(position, us, wing)) {
        if (!castling_obstacle(position, us, *castling, generator.in_check())) {
            generator.add(castling->request(CastlingRule::Chess960));
        }
    }
}

}  // namespace takeback::chess
