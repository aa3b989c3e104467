// SquareSet: some squares of a board as bits of one number, of one or two machine words.
//
// The grid of a Board is the truth; a set answers "which ones?" and "how many?" without a loop over the
// board. It knows neither files nor ranks.
//
//     for (const Square square : set) { ... }   // in rising order
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "takeback/core/square.hpp"

namespace takeback {

template <std::size_t word_count>
class SquareSet {
    static_assert(word_count == 1 || word_count == 2);

public:
    using Words = std::array<std::uint64_t, word_count>;

    constexpr SquareSet() noexcept = default;
    constexpr explicit SquareSet(Square square) noexcept : bits_{bit(square)} {}
    /// The set with these raw words: bit n of all of them is Square::at(n).
    constexpr explicit SquareSet(const Words& words) noexcept {
        for (std::size_t i = 0; i < word_count; ++i) {
            bits_ |= Bits{words[i]} << (64 * i);
        }
    }

    constexpr void add(Square square) noexcept { bits_ |= bit(square); }
    /// Takes the lowest square out. The set must not be empty.
    constexpr void remove_first() noexcept { bits_ &= bits_ - 1; }

    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
    [[nodiscard]] constexpr bool contains(Square square) const noexcept {
        return (word(square.index() / 64) >> (square.index() % 64) & 1U) != 0;
    }
    [[gnu::always_inline]] [[nodiscard]] constexpr int count() const noexcept {
        int squares = 0;
        for (std::size_t i = 0; i < word_count; ++i) {
            squares += count_bits(word(i));
        }
        return squares;
    }
    /// The lowest square. The set must not be empty.
    [[nodiscard]] constexpr Square first() const noexcept { return *begin(); }
    /// The highest square. The set must not be empty.
    [[nodiscard]] constexpr Square last() const noexcept {
        assert(!empty());
        const auto highest_in = [this](std::size_t i) {  // no branch: `| 1` answers for an empty word
            return Square::at(64 * i + static_cast<std::size_t>(63 - std::countl_zero(word(i) | 1U)));
        };
        if constexpr (word_count == 2) {
            return word(1) != 0 ? highest_in(1) : highest_in(0);
        }
        return highest_in(0);
    }
    /// All squares up to the lowest of this set, itself included; every square when the set is empty.
    [[nodiscard]] constexpr SquareSet up_to_first() const noexcept {
        SquareSet squares;
        squares.bits_ = bits_ ^ (bits_ - 1);
        return squares;
    }
    /// Each square `offset` places further on, or back when it is negative. What leaves the words is lost.
    template <int offset>
    [[nodiscard]] constexpr SquareSet shifted() const noexcept {
        SquareSet moved;
        if constexpr (offset > 0) {
            moved.bits_ = bits_ << offset;
        } else {
            moved.bits_ = bits_ >> -offset;
        }
        return moved;
    }

    constexpr SquareSet& operator|=(const SquareSet& other) noexcept {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr SquareSet& operator&=(const SquareSet& other) noexcept {
        bits_ &= other.bits_;
        return *this;
    }
    constexpr SquareSet& operator^=(const SquareSet& other) noexcept {
        bits_ ^= other.bits_;
        return *this;
    }
    /// Bits beyond the last square of the board come on as well; they go with the next `&`.
    [[nodiscard]] constexpr SquareSet operator~() const noexcept {
        SquareSet inverse;
        inverse.bits_ = ~bits_;
        return inverse;
    }
    [[nodiscard]] friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) noexcept {
        return a |= b;
    }
    [[nodiscard]] friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) noexcept {
        return a &= b;
    }
    [[nodiscard]] friend constexpr SquareSet operator^(SquareSet a, const SquareSet& b) noexcept {
        return a ^= b;
    }
    friend constexpr bool operator==(const SquareSet&, const SquareSet&) noexcept = default;

    /// Where a loop over the set ends: when nothing is left of it.
    struct End {};
    /// Enough for a loop over the set. It goes word by word.
    class Iterator {
    public:
        constexpr explicit Iterator(const SquareSet& set) noexcept : word_{set.word(0)} {
            if constexpr (word_count == 2) {
                next_word_ = set.word(1);
            }
            skip_empty_word();
        }
        [[nodiscard]] constexpr Square operator*() const noexcept {
            return Square::at(first_ + static_cast<std::size_t>(std::countr_zero(word_)));
        }
        constexpr Iterator& operator++() noexcept {
            word_ &= word_ - 1;
            skip_empty_word();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& at, End /*end*/) noexcept { return at.word_ == 0; }

    private:
        constexpr void skip_empty_word() noexcept {
            if constexpr (word_count == 2) {
                if (word_ == 0) {
                    word_ = std::exchange(next_word_, 0);
                    first_ = 64;
                }
            }
        }
        std::uint64_t word_;
        std::uint64_t next_word_ = 0;
        std::size_t first_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{*this}; }
    [[nodiscard]] constexpr End end() const noexcept { return {}; }

private:
    // Not in the standard, but GCC and Clang have it for every 64-bit machine. In an array of two words, g++
    // 12 keeps the set in vector registers and takes it out again for each look-up, at half the speed (ADR
    // 15).
    __extension__ using TwoWords = unsigned __int128;
    using Bits = std::conditional_t<word_count == 1, std::uint64_t, TwoWords>;

    [[nodiscard]] static constexpr Bits bit(Square square) noexcept { return Bits{1} << square.index(); }
    [[nodiscard]] constexpr std::uint64_t word(std::size_t i) const noexcept {
        return static_cast<std::uint64_t>(bits_ >> (64 * i));
    }
    /// std::popcount is a library call on a processor that is not known to have the instruction; this is
    /// inlined.
    [[gnu::always_inline]] [[nodiscard]] static constexpr int count_bits(std::uint64_t word) noexcept {
        word -= word >> 1U & 0x5555555555555555U;
        word = (word & 0x3333333333333333U) + (word >> 2U & 0x3333333333333333U);
        word = (word + (word >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
        return static_cast<int>(word * 0x0101010101010101U >> 56U);
    }

    Bits bits_ = 0;
};

/// Whether the set has exactly that many squares, found without counting the rest.
template <int number, std::size_t word_count>
[[nodiscard]] constexpr bool has_exactly(SquareSet<word_count> set) noexcept {
    for (int i = 0; i < number; ++i) {
        if (set.empty()) {
            return false;
        }
        set.remove_first();
    }
    return set.empty();
}

}  // namespace takeback
