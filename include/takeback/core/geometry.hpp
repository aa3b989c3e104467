// Geometry: the size of a board, and the only place that turns file and rank into a Square and back.
//
//     constexpr Geometry board{.files = 8, .ranks = 8};
//     board.square(4, 0);              // e1
//     board.square(8, 0).is_none();    // there is no i-file: no square, never a wrong one
//
// Files count from the a-file, ranks from White's own first rank, both from 0.
#pragma once

#include <cstddef>
#include <cstdint>

#include "takeback/core/color.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

/// A step on the board in files (to the right) and ranks (forward), as White sees it.
struct Direction {
    std::int8_t files = 0;
    std::int8_t ranks = 0;

    friend constexpr bool operator==(Direction, Direction) noexcept = default;
};

struct Geometry {
    std::uint8_t files;
    std::uint8_t ranks;

    [[nodiscard]] constexpr std::size_t squares() const noexcept { return std::size_t{files} * ranks; }

    /// The square there, or no_square when it is off the board.
    [[nodiscard]] constexpr Square square(int file, int rank) const noexcept {
        if (file < 0 || file >= files || rank < 0 || rank >= ranks) {
            return no_square;
        }
        return Square::at(static_cast<std::size_t>(rank * files + file));
    }
    [[nodiscard]] constexpr int file(Square square) const noexcept {
        return static_cast<int>(square.index()) % files;
    }
    [[nodiscard]] constexpr int rank(Square square) const noexcept {
        return static_cast<int>(square.index()) / files;
    }

    /// The rank as that side counts it: 0 is its own first rank.
    [[nodiscard]] constexpr int rank_for(Color color, Square square) const noexcept {
        return color == Color::White ? rank(square) : ranks - 1 - rank(square);
    }

    /// The square that many steps away, or no_square when that is off the board.
    [[nodiscard]] constexpr Square step(Square from, Direction direction, int steps = 1) const noexcept {
        return square(file(from) + direction.files * steps, rank(from) + direction.ranks * steps);
    }

    /// That step as a difference of square indices.
    [[nodiscard]] constexpr int offset(Direction direction) const noexcept {
        return direction.ranks * files + direction.files;
    }

    friend constexpr bool operator==(Geometry, Geometry) noexcept = default;
};

/// The same step as the other side makes it: forward is the other way.
[[nodiscard]] constexpr Direction seen_by(Color color, Direction direction) noexcept {
    return color == Color::White
               ? direction
               : Direction{.files = direction.files, .ranks = static_cast<std::int8_t>(-direction.ranks)};
}

}  // namespace takeback
