// CastlingRights: which rooks may still castle with their king (FIDE 3.8.2.1).
//
// A right is the square of its rook; a right that is lost is no_square, for good. It says only that neither
// king nor rook has moved: whether castling is possible now is asked of the board.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "takeback/core/color.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

enum class Wing : std::uint8_t { King, Queen };

/// Which castling is played: that of FIDE 3.8.2, with the king on the e-file and the rooks in the corners, or
/// that of FIDE Guidelines II, from wherever the king stands between his rooks.
enum class CastlingRule : std::uint8_t { Standard, Chess960 };

class CastlingRights {
public:
    /// The rook of that right, or no_square when the right is lost.
    [[nodiscard]] constexpr Square rook(Color color, Wing wing) const noexcept {
        return rooks_[index(color, wing)];
    }
    [[nodiscard]] constexpr bool has(Color color, Wing wing) const noexcept {
        return !rook(color, wing).is_none();
    }
    [[nodiscard]] constexpr bool none() const noexcept { return *this == CastlingRights{}; }

    constexpr void grant(Color color, Wing wing, Square rook) noexcept { rooks_[index(color, wing)] = rook; }

    /// The king moved: both rights are gone.
    constexpr void lose(Color color) noexcept {
        grant(color, Wing::King, no_square);
        grant(color, Wing::Queen, no_square);
    }
    /// A move began or ended on that square: a rook that left it, or was captured on it, takes its right
    /// along.
    constexpr void lose_rook_on(Square square) noexcept {
        for (Square& rook : rooks_) {
            rook = rook == square ? no_square : rook;
        }
    }

    friend constexpr bool operator==(const CastlingRights& a, const CastlingRights& b) noexcept {
        return std::bit_cast<std::uint32_t>(a.rooks_) == std::bit_cast<std::uint32_t>(b.rooks_);
    }

private:
    [[nodiscard]] static constexpr std::size_t index(Color color, Wing wing) noexcept {
        return static_cast<std::size_t>(2 * static_cast<int>(color) + static_cast<int>(wing));
    }
    std::array<Square, 4> rooks_{};
};

}  // namespace takeback
