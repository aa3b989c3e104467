// Attacks: which men of one side attack a square. The rows read backwards; no move is generated.
//
// It asks nothing about what stands on the square, so the same question serves check, castling and
// explanations, and castling can ask it without going round in a circle.
#pragma once

#include <algorithm>
#include <cstddef>

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/movement_tables.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/unroll.hpp"

namespace takeback {

/// Calls `visit.operator()<kind>()` for each kind that the rows of the game name.
template <typename Traits, typename Visit>
constexpr void for_each_kind(Visit visit) {
    constexpr auto is_first_row_of_its_kind = [](std::size_t row) {
        for (std::size_t i = 0; i < row; ++i) {
            if (Traits::movements[i].kind == Traits::movements[row].kind) {
                return false;
            }
        }
        return true;
    };
    unroll<Traits::movements.size()>([&]<std::size_t row>() {
        if constexpr (is_first_row_of_its_kind(row)) {
            visit.template operator()<Traits::movements[row].kind>();
        }
    });
}

/// How many men an attack of that kind jumps over.
template <typename Traits>
[[nodiscard]] constexpr int screens_of(Kind kind) {
    int screens = 0;
    for (const Movement& movement : Traits::movements) {
        if (movement.kind == kind && movement.purpose != Purpose::Quiet) {
            screens = movement.screens;
        }
    }
    return screens;
}

/// Whether any man of the game attacks over others.
template <typename Traits>
inline constexpr bool has_screens = std::any_of(Traits::movements.begin(), Traits::movements.end(),
                                                [](const Movement& movement) {
                                                    return screens_of<Traits>(movement.kind) > 0;
                                                });

/// Whether any man of that colour would attack the square if those on his path stood as he needs them. Where
/// none does, nothing that the other side moves brings an attack there.
template <typename Traits, Color them>
[[nodiscard]] constexpr bool is_aimed_at(const Board& board, Square square) noexcept {
    SquareSetOf<Traits> aiming;
    for_each_kind<Traits>([&]<Kind kind>() {
        constexpr Piece piece{them, kind};
        aiming |= movement_tables<Traits>.aim[piece.index()][square.index()] &
                  board.holding<word_count_of<Traits>>(piece);
    });
    return !aiming.empty();
}

/// With the colour known to the compiler, and so the place of each kind in the tables.
template <typename Traits, Color by>
[[nodiscard]] constexpr SquareSetOf<Traits> attackers(const Board& board, Square square) noexcept {
    constexpr std::size_t words = word_count_of<Traits>;
    const SquareSetOf<Traits> occupied = ~board.holding<words>(no_piece);
    SquareSetOf<Traits> found;
    for_each_kind<Traits>([&]<Kind kind>() {
        constexpr Piece piece{by, kind};
        for (const Square from :
             movement_tables<Traits>.aim[piece.index()][square.index()] & board.holding<words>(piece)) {
            if (has_exactly<screens_of<Traits>(kind)>(
                    movement_tables<Traits>.path[from.index()][square.index()] & occupied)) {
                found.add(from);
            }
        }
    });
    return found;
}

template <typename Traits>
[[nodiscard]] constexpr SquareSetOf<Traits> attackers(const Board& board, Square square, Color by) noexcept {
    return by == Color::White ? attackers<Traits, Color::White>(board, square)
                              : attackers<Traits, Color::Black>(board, square);
}

template <typename Traits>
[[nodiscard]] constexpr bool is_attacked(const Board& board, Square square, Color by) noexcept {
    return !attackers<Traits>(board, square, by).empty();
}

template <typename Traits>
[[nodiscard]] constexpr SquareSetOf<Traits> kings_of(const Board& board, Color color) noexcept {
    return board.holding<word_count_of<Traits>>(Piece{color, Kind::King});
}

/// Whether a king of that colour is attacked: what no move may leave behind.
template <typename Traits>
[[nodiscard]] constexpr bool any_king_attacked(const Board& board, Color color) noexcept {
    bool attacked = false;
    for (const Square king : kings_of<Traits>(board, color)) {
        attacked = attacked || is_attacked<Traits>(board, king, opposite(color));
    }
    return attacked;
}

}  // namespace takeback
