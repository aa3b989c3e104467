// MovementTables: the rows of a game, turned at compile time into what is quick to look up.
//
// Read forwards, rows give the squares that a man can reach. Steps of one kind (the eight of a knight) form
// one group, so that one look-up serves them all; a man on a leg then takes away what lies behind it. A
// sliding row is a group alone. Read backwards, they give one sentence that holds for every piece of every
// game:
//
//     a man on `from` attacks `square` when `from` is in its aim at `square`
//     and the men on the path between them number exactly its screens.
//
// `Traits` describes a game: its `geometry` and its rows, `movements` (see chess/chess_traits.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "takeback/core/color.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/movement.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/square_set.hpp"

namespace takeback {

/// How many words a set of squares takes on the board of that game, and the set.
template <typename Traits>
inline constexpr std::size_t word_count_of = (Traits::geometry.squares() + 63) / 64;
template <typename Traits>
using SquareSetOf = SquareSet<word_count_of<Traits>>;

/// The squares on which a man of that colour stands inside the zone.
template <typename Traits>
[[nodiscard]] constexpr SquareSetOf<Traits> squares_in(Zone zone, Color color) {
    constexpr Geometry geometry = Traits::geometry;
    SquareSetOf<Traits> squares;
    for (std::size_t i = 0; i < geometry.squares(); ++i) {
        const Square square = Square::at(i);
        if (zone(geometry.file(square), geometry.rank_for(color, square))) {
            squares.add(square);
        }
    }
    return squares;
}

/// The rows of a game, sorted into groups.
template <typename Traits>
struct RowGroups {
    template <typename Value>
    using ByRow = std::array<Value, Traits::movements.size()>;

    ByRow<std::size_t> of{};   ///< of each row its group
    ByRow<Movement> row{};     ///< of each group its first row, which stands for all
    ByRow<std::size_t> ray{};  ///< of each sliding group the first that slides alike
    std::size_t count = 0;

    constexpr RowGroups() {
        for (std::size_t i = 0; i < Traits::movements.size(); ++i) {
            const Movement& movement = Traits::movements[i];
            of[i] = first_group([&](const Movement& other) { return steps_alike(movement, other); });
            if (of[i] == count) {
                ray[count] =
                    first_group([&](const Movement& other) { return slides_alike(movement, other); });
                row[count++] = movement;
            }
        }
    }

private:
    /// The first group whose row is so, or the next one.
    template <typename Predicate>
    [[nodiscard]] constexpr std::size_t first_group(Predicate is_so) const {
        std::size_t group = 0;
        while (group < count && !is_so(row[group])) {
            ++group;
        }
        return group;
    }
    [[nodiscard]] static constexpr bool steps_alike(const Movement& a, const Movement& b) {
        return a.reach == Reach::Step && b.reach == Reach::Step && a.kind == b.kind &&
               a.purpose == b.purpose && a.has_leg() == b.has_leg();
    }
    [[nodiscard]] static constexpr bool slides_alike(const Movement& a, const Movement& b) {
        return a.reach == Reach::Slide && b.reach == Reach::Slide && a.direction == b.direction &&
               squares_in<Traits>(a.zone, Color::White) == squares_in<Traits>(b.zone, Color::White);
    }
};

template <typename Traits>
inline constexpr RowGroups<Traits> row_groups;

template <typename Traits>
class MovementTables {
    static constexpr Geometry geometry = Traits::geometry;
    static constexpr std::size_t rows = Traits::movements.size();
    static constexpr std::size_t groups = row_groups<Traits>.count;

public:
    using Set = SquareSetOf<Traits>;
    using BySquare = std::array<Set, geometry.squares()>;
    template <typename Table>
    using ByColor = std::array<Table, 2>;

    ByColor<std::array<BySquare, groups>> reach{};      ///< [colour][group][from]: on an empty board
    ByColor<std::array<BySquare, groups>> legs{};       ///< [colour][group][from]: what must be empty
    std::array<BySquare, geometry.squares()> behind{};  ///< [from][leg]: what a man on that leg takes away
    ByColor<std::array<Set, rows>> origins{};           ///< [colour][row]: from where the row leads somewhere
    std::array<BySquare, Piece::count> aim{};           ///< [piece][square]: from where it may attack it
    std::array<BySquare, geometry.squares()> path{};  ///< [from][square]: between an attacker and its target
    // One path, and so one leg, serves all kinds: no two that attack along different ways may go from one
    // square to another.

    constexpr MovementTables() {
        for (const Color color : {Color::White, Color::Black}) {
            for (std::size_t row = 0; row < rows; ++row) {
                for (std::size_t from = 0; from < geometry.squares(); ++from) {
                    read(color, row, Square::at(from));
                }
            }
        }
    }

    /// What is left of the targets of a man on `from` when these squares are occupied, some of them his legs.
    template <std::size_t group>
    [[nodiscard]] constexpr Set past_legs(Color color, Square from, Set targets,
                                          const Set& occupied) const noexcept {
        if constexpr (row_groups<Traits>.row[group].has_leg()) {
            for (const Square leg : legs[static_cast<std::size_t>(color)][group][from.index()] & occupied) {
                targets &= ~behind[from.index()][leg.index()];
            }
        }
        return targets;
    }

private:
    constexpr void read(Color color, std::size_t row, Square from) {
        const Movement& movement = Traits::movements[row];
        const auto side = static_cast<std::size_t>(color);
        const std::size_t group = row_groups<Traits>.of[row];
        const Direction direction = seen_by(color, movement.direction);
        Set passed;
        if (movement.has_leg()) {
            const Square square = geometry.step(from, seen_by(color, movement.leg));
            if (square.is_none()) {
                return;
            }
            passed.add(square);
        }
        Square to = geometry.step(from, direction);
        while (!to.is_none()) {
            if (movement.zone(geometry.file(to), geometry.rank_for(color, to))) {
                reach[side][group][from.index()].add(to);
                origins[side][row].add(from);
                if (movement.has_leg()) {
                    legs[side][group][from.index()] |= passed;
                    behind[from.index()][passed.first().index()].add(to);
                }
                if (movement.purpose != Purpose::Quiet) {
                    assert(path[from.index()][to.index()] == passed || path_is_free(from, to));
                    aim[Piece{color, movement.kind}.index()][to.index()].add(from);
                    path[from.index()][to.index()] = passed;
                }
            }
            passed.add(to);
            to = movement.reach == Reach::Slide ? geometry.step(to, direction) : no_square;
        }
    }

    /// Whether no kind read so far attacks along there.
    [[nodiscard]] constexpr bool path_is_free(Square from, Square to) const {
        return std::none_of(aim.begin(), aim.end(), [from, to](const BySquare& by_square) {
            return by_square[to.index()].contains(from);
        });
    }
};

template <typename Traits>
inline constexpr MovementTables<Traits> movement_tables;

}  // namespace takeback
