// Board: the grid of a game, and nothing more: no rules, no turn, no history.
//
// Invariant: the grid is the truth; for each piece, `holding(piece)` is exactly the set of squares on which
// the grid has it ("no piece" included). Only set() writes, and it keeps both.
//
//     Board board{Geometry{8, 8}};
//     board.set(e4, Piece{Color::White, Kind::Pawn});
//     board.at(e4);
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "takeback/core/geometry.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"
#include "takeback/core/square_set.hpp"

namespace takeback {

class Board {
public:
    /// Room for the larger of the boards: 9 files, 10 ranks.
    static constexpr std::size_t capacity = 90;

    /// An empty board of that size.
    constexpr explicit Board(Geometry geometry) noexcept : geometry_{geometry} {
        assert(geometry.squares() <= capacity);
        for (std::size_t i = 0; i < geometry.squares(); ++i) {
            holding_[word_of(no_piece, i)] |= std::uint64_t{1} << (i % 64);
        }
    }

    [[nodiscard]] constexpr Geometry geometry() const noexcept { return geometry_; }

    [[nodiscard]] constexpr Piece at(Square square) const noexcept {
        assert(square.index() < geometry_.squares());
        return grid_[square.index()];
    }

    constexpr void set(Square square, Piece piece) noexcept {
        assert(square.index() < geometry_.squares());
        const std::uint64_t bit = std::uint64_t{1} << (square.index() % 64);
        holding_[word_of(grid_[square.index()], square.index())] ^= bit;
        holding_[word_of(piece, square.index())] ^= bit;
        grid_[square.index()] = piece;
    }

    /// The squares that hold that piece, or the empty ones for no_piece. One word serves boards of up to 64
    /// squares.
    template <std::size_t word_count>
    [[nodiscard]] constexpr SquareSet<word_count> holding(Piece piece) const noexcept {
        assert(geometry_.squares() <= 64 * word_count);
        std::array<std::uint64_t, word_count> words{};
        for (std::size_t i = 0; i < word_count; ++i) {
            words[i] = holding_[word_of(piece, 64 * i)];
        }
        return SquareSet<word_count>{words};
    }

    friend constexpr bool operator==(const Board&, const Board&) noexcept = default;

private:
    /// Where in holding_ the bit of that square stands: each piece has two words.
    [[nodiscard]] static constexpr std::size_t word_of(Piece piece, std::size_t square) noexcept {
        return 2 * piece.index() + square / 64;
    }

    std::array<Piece, capacity> grid_{};
    Geometry geometry_;
    std::array<std::uint64_t, 2 * Piece::count> holding_{};
};

static_assert(std::is_trivially_copyable_v<Board>);

}  // namespace takeback
