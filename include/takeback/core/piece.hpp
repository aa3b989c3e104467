// Piece: an immutable value, a colour and a kind in one byte.
//
// A piece does not know where it stands, how it moves or whether it has moved: the board knows the first, the
// rows of a rule book the second (movement.hpp), the castling rights the third (castling_rights.hpp).
//
//     constexpr Piece knight{Color::White, Kind::Knight};
//     knight.color();    // Color::White
//     Piece{}.is_none(); // an empty square holds no piece
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "takeback/core/color.hpp"

namespace takeback {

/// What a piece is. Each game uses the kinds that its movement rows name: chess the first six, xiangqi King,
/// Rook, Pawn and the last four.
enum class Kind : std::uint8_t {
    None,
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Advisor,
    Elephant,
    Horse,
    Cannon
};

inline constexpr std::size_t kind_count = 11;

class Piece {
public:
    constexpr Piece() noexcept = default;
    constexpr Piece(Color color, Kind kind) noexcept
        : value_{static_cast<std::uint8_t>(2 * static_cast<int>(kind) + static_cast<int>(color))} {
        assert(kind != Kind::None);
    }

    [[nodiscard]] constexpr bool is_none() const noexcept { return value_ == 0; }
    [[nodiscard]] constexpr Kind kind() const noexcept { return static_cast<Kind>(value_ / 2); }
    [[nodiscard]] constexpr Color color() const noexcept {
        assert(!is_none());
        return static_cast<Color>(value_ % 2);
    }
    [[nodiscard]] constexpr bool is(Color color) const noexcept {
        return !is_none() && this->color() == color;
    }

    /// An index for tables, below Piece::count. "No piece" has the index 0.
    [[nodiscard]] constexpr std::size_t index() const noexcept { return value_; }
    static constexpr std::size_t count = 2 * kind_count;

    friend constexpr bool operator==(Piece, Piece) noexcept = default;

private:
    std::uint8_t value_ = 0;
};

inline constexpr Piece no_piece{};

static_assert(sizeof(Piece) == 1 && std::is_trivially_copyable_v<Piece>);

}  // namespace takeback
