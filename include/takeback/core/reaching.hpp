// Reaching: whether the rows lead one man from his square to another, whatever becomes of his king.
//
// The generator asks the tables where a man can go; here they are asked about a single request, as a move
// that is read names its target. Nothing is listed. Special moves are no rows, and so not reached.
#pragma once

#include <cstddef>

#include "takeback/core/attack.hpp"
#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/movement.hpp"
#include "takeback/core/movement_tables.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/unroll.hpp"

namespace takeback {

/// Whether the man on the square where the request begins promotes where it ends.
template <typename Traits>
[[nodiscard]] constexpr bool must_promote(const Board& board, MoveRequest request) noexcept {
    constexpr Geometry geometry = Traits::geometry;
    const Piece man = board.at(request.from);
    return man.kind() == Traits::promoting_kind &&
           Traits::promotion_zone(geometry.file(request.to), geometry.rank_for(man.color(), request.to));
}

/// Whether a man of that colour may move to a square on which that piece stands.
template <Purpose purpose>
[[nodiscard]] constexpr bool may_enter(Piece there, Color us) noexcept {
    switch (purpose) {
        case Purpose::Any: return !there.is(us);
        case Purpose::Quiet: return there.is_none();
        case Purpose::Capture: return there.is(opposite(us));
        case Purpose::CaptureKing: return false;
    }
}

/// Whether the men on the way are those that a row of that group wants there: its screens, and nobody on its
/// leg. `to` is in its reach.
template <typename Traits, std::size_t group>
[[nodiscard]] constexpr bool way_is_free(const Board& board, Color us, Square from, Square to) noexcept {
    constexpr const Movement& row = row_groups<Traits>.row[group];
    const auto side = static_cast<std::size_t>(us);
    const auto occupied = ~board.holding<word_count_of<Traits>>(no_piece);
    if constexpr (row.reach == Reach::Slide) {
        const auto& ray = movement_tables<Traits>.reach[side][group];
        const auto between = ray[from.index()] & ~(ray[to.index()] | SquareSetOf<Traits>{to});
        return has_exactly<row.screens>(between & occupied);
    } else {
        const SquareSetOf<Traits> target{to};
        return !movement_tables<Traits>.template past_legs<group>(us, from, target, occupied).empty();
    }
}

/// Whether a man of that kind and colour on `from` reaches `to`.
template <typename Traits, Kind kind>
[[nodiscard]] constexpr bool reaches(const Board& board, Color us, Square from, Square to) noexcept {
    const auto side = static_cast<std::size_t>(us);
    const Piece there = board.at(to);
    bool found = false;
    unroll<row_groups<Traits>.count>([&]<std::size_t group>() {
        constexpr const Movement& row = row_groups<Traits>.row[group];
        if constexpr (row.kind == kind) {
            found = found ||
                    (movement_tables<Traits>.reach[side][group][from.index()].contains(to) &&
                     may_enter<row.purpose>(there, us) && way_is_free<Traits, group>(board, us, from, to));
        }
    });
    return found;
}

/// Whether the man on the square where the request begins reaches the one where it ends.
template <typename Traits>
[[nodiscard]] constexpr bool reaches(const Board& board, MoveRequest request) noexcept {
    const Piece man = board.at(request.from);
    bool found = false;
    for_each_kind<Traits>([&]<Kind kind>() {
        if (man.kind() == kind) {
            found = reaches<Traits, kind>(board, man.color(), request.from, request.to);
        }
    });
    return found;
}

}  // namespace takeback
