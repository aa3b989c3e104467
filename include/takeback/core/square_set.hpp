// SquareSet: some squares of a board as bits, in one or two machine words.
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

#include "takeback/core/square.hpp"

namespace takeback {

template <std::size_t word_count>
class SquareSet {
public:
    using Words = std::array<std::uint64_t, word_count>;

    constexpr SquareSet() noexcept = default;
    constexpr explicit SquareSet(Square square) noexcept { add(square); }
    /// The set with these raw words: bit n of all of them is Square::at(n).
    constexpr explicit SquareSet(const Words& words) noexcept : words_{words} {}

    constexpr void add(Square square) noexcept {
        words_[square.index() / 64] |= std::uint64_t{1} << (square.index() % 64);
    }
    /// Takes the lowest square out. The set must not be empty.
    constexpr void remove_first() noexcept {
        std::uint64_t& word = words_[lowest_word()];
        word &= word - 1;
    }

    [[nodiscard]] constexpr bool empty() const noexcept {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) {
            any |= word;
        }
        return any == 0;
    }
    [[nodiscard]] constexpr bool contains(Square square) const noexcept {
        return (words_[square.index() / 64] >> (square.index() % 64) & 1U) != 0;
    }
    [[gnu::always_inline]] [[nodiscard]] constexpr int count() const noexcept {
        int squares = 0;
        for (const std::uint64_t word : words_) {
            squares += count_bits(word);
        }
        return squares;
    }
    /// The lowest square. The set must not be empty.
    [[nodiscard]] constexpr Square first() const noexcept {
        const std::size_t word = lowest_word();
        return Square::at(64 * word + static_cast<std::size_t>(std::countr_zero(words_[word])));
    }
    /// The highest square. The set must not be empty.
    [[nodiscard]] constexpr Square last() const noexcept {
        std::size_t word = word_count - 1;
        while (word > 0 && words_[word] == 0) {
            --word;
        }
        return Square::at(64 * word + static_cast<std::size_t>(63 - std::countl_zero(words_[word])));
    }
    /// Each square `offset` places further on, or back when it is negative. What leaves the words is lost.
    template <int offset>
    [[nodiscard]] constexpr SquareSet shifted() const noexcept {
        constexpr int distance = offset < 0 ? -offset : offset;
        static_assert(0 < distance && distance < 64);
        SquareSet moved;
        for (std::size_t i = 0; i < word_count; ++i) {
            if constexpr (offset > 0) {
                moved.words_[i] = words_[i] << distance | (i > 0 ? words_[i - 1] >> (64 - distance) : 0);
            } else {
                moved.words_[i] =
                    words_[i] >> distance | (i + 1 < word_count ? words_[i + 1] << (64 - distance) : 0);
            }
        }
        return moved;
    }

    constexpr SquareSet& operator|=(const SquareSet& other) noexcept {
        for (std::size_t i = 0; i < word_count; ++i) {
            words_[i] |= other.words_[i];
        }
        return *this;
    }
    constexpr SquareSet& operator&=(const SquareSet& other) noexcept {
        for (std::size_t i = 0; i < word_count; ++i) {
            words_[i] &= other.words_[i];
        }
        return *this;
    }
    constexpr SquareSet& operator^=(const SquareSet& other) noexcept {
        for (std::size_t i = 0; i < word_count; ++i) {
            words_[i] ^= other.words_[i];
        }
        return *this;
    }
    /// Bits beyond the last square of the board come on as well; they go with the next `&`.
    [[nodiscard]] constexpr SquareSet operator~() const noexcept {
        SquareSet inverse;
        for (std::size_t i = 0; i < word_count; ++i) {
            inverse.words_[i] = ~words_[i];
        }
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
    /// Enough for a loop over the set.
    class Iterator {
    public:
        constexpr explicit Iterator(const SquareSet& rest) noexcept : rest_{rest} {}
        [[nodiscard]] constexpr Square operator*() const noexcept { return rest_.first(); }
        constexpr Iterator& operator++() noexcept {
            rest_.remove_first();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& at, End /*end*/) noexcept {
            return at.rest_.empty();
        }

    private:
        SquareSet rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{*this}; }
    [[nodiscard]] constexpr End end() const noexcept { return {}; }

private:
    [[nodiscard]] constexpr std::size_t lowest_word() const noexcept {
        assert(!empty());
        std::size_t word = 0;
        while (word + 1 < word_count && words_[word] == 0) {
            ++word;
        }
        return word;
    }
    /// std::popcount is a library call on a processor that is not known to have the instruction; this is
    /// inlined.
    [[nodiscard]] static constexpr int count_bits(std::uint64_t word) noexcept {
        word -= word >> 1U & 0x5555555555555555U;
        word = (word & 0x3333333333333333U) + (word >> 2U & 0x3333333333333333U);
        word = (word + (word >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
        return static_cast<int>(word * 0x0101010101010101U >> 56U);
    }

    Words words_{};
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
