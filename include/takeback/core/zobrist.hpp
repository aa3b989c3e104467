// Zobrist keys: a number for a position, the xor of one random number for each fact about it.
//
// The same xor that adds a fact takes it back, so a move updates the key by the few facts that it changes.
// The facts are those of FIDE 9.2.3: what stands where, who is to move, the castling rights, and the en
// passant target (which a state holds only while that capture is legal).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "takeback/core/board.hpp"
#include "takeback/core/castling_rights.hpp"
#include "takeback/core/position.hpp"

namespace takeback::zobrist {

struct Numbers {
    using BySquare = std::array<std::uint64_t, Board::capacity>;

    // By square, so that what a write takes away and what it puts there are in one row; its width is a power
    // of two, so that the row is found by a shift. The column of no_piece stays 0.
    std::array<std::array<std::uint64_t, std::bit_ceil(Piece::count)>, Board::capacity> piece{};
    BySquare castling_rook{};
    BySquare en_passant{};
    std::uint64_t black_to_move = 0;

    constexpr Numbers() noexcept {
        for (auto& by_piece : piece) {
            fill(std::span{by_piece}.subspan<1, Piece::count - 1>());
        }
        fill(castling_rook);
        fill(en_passant);
        fill({&black_to_move, 1});
    }

private:
    std::uint64_t seed_ = 1858;  // any fixed seed does: keys are the same in every run

    constexpr void fill(std::span<std::uint64_t> numbers) noexcept {
        for (std::uint64_t& number : numbers) {
            number = next();
        }
    }
    /// SplitMix64, a small generator whose bits are spread well enough.
    constexpr std::uint64_t next() noexcept {
        seed_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = seed_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
};

inline constexpr Numbers numbers;

[[nodiscard]] constexpr std::uint64_t of_piece(Piece piece, Square square) noexcept {
    return numbers.piece[square.index()][piece.index()];
}
[[nodiscard]] constexpr std::uint64_t of_side_to_move(Color color) noexcept {
    return color == Color::Black ? numbers.black_to_move : 0;
}
[[nodiscard]] constexpr std::uint64_t of_castling_rights(const CastlingRights& rights) noexcept {
    std::uint64_t key = 0;
    for (const Color color : {Color::White, Color::Black}) {
        for (const Wing wing : {Wing::King, Wing::Queen}) {
            key ^= rights.has(color, wing) ? numbers.castling_rook[rights.rook(color, wing).index()] : 0;
        }
    }
    return key;
}
[[nodiscard]] constexpr std::uint64_t of_en_passant_target(Square target) noexcept {
    return target.is_none() ? 0 : numbers.en_passant[target.index()];
}

/// The key of a position computed afresh, which the key in its state must equal.
[[nodiscard]] constexpr std::uint64_t key_of(const Position& position) noexcept {
    const GameState& state = position.state;
    std::uint64_t key = of_side_to_move(state.side_to_move) ^ of_castling_rights(state.castling_rights) ^
                        of_en_passant_target(state.en_passant_target);
    for (std::size_t i = 0; i < position.board.geometry().squares(); ++i) {
        key ^= of_piece(position.board.at(Square::at(i)), Square::at(i));
    }
    return key;
}

}  // namespace takeback::zobrist
