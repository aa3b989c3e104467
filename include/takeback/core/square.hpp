// Square: one place on a board, in one byte; or no square at all.
//
// A square is an index that only a Geometry can make from file and rank, so that the width of the board is
// written down in one place (geometry.hpp).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace takeback {

class Square {
public:
    /// No square: off the board, or "there is none".
    constexpr Square() noexcept = default;

    /// The square with that index, as counted by its Geometry: 0 is the first file of the first rank.
    [[nodiscard]] static constexpr Square at(std::size_t index) noexcept {
        assert(index <= none);
        Square square;
        square.index_ = static_cast<std::uint8_t>(index);
        return square;
    }

    /// The square that many places further on. The caller knows that it is on the board.
    [[nodiscard]] constexpr Square moved_by(int places) const noexcept {
        return at(static_cast<std::size_t>(static_cast<int>(index_) + places));
    }

    [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }
    [[nodiscard]] constexpr bool is_none() const noexcept { return index_ == none; }

    friend constexpr bool operator==(Square, Square) noexcept = default;
    /// In the order of the indices: rank by rank.
    friend constexpr bool operator<(Square a, Square b) noexcept { return a.index_ < b.index_; }

private:
    static constexpr std::uint8_t none = 0xFF;
    std::uint8_t index_ = none;
};

inline constexpr Square no_square{};

static_assert(sizeof(Square) == 1 && std::is_trivially_copyable_v<Square>);

}  // namespace takeback
