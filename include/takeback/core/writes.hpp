// Writes: what a move does to the board, as up to four squares with what stood there before and what stands
// there after. A quiet move or a capture is 2 writes, en passant 3, castling 4.
//
// apply() writes the afters, undo() the befores in reverse. Neither knows which kind of move it carries out:
// that is why undo has no special cases, and why a trial for legality runs the same code as a player's move.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "takeback/core/board.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

struct alignas(4) SquareWrite {  // four bytes, which are quicker to find among others than three
    Square square;
    Piece before;
    Piece after;

    friend constexpr bool operator==(const SquareWrite&, const SquareWrite&) noexcept = default;
};

class Writes {
public:
    static constexpr std::size_t capacity = 4;

    /// Notes that `square` will hold `after`. Call it once per square, on the board before any of them is
    /// applied.
    constexpr void note(const Board& board, Square square, Piece after) noexcept {
        assert(size_ < capacity);
        writes_[size_++] = {.square = square, .before = board.at(square), .after = after};
    }

    constexpr void apply(Board& board) const noexcept {
        for (std::size_t i = 0; i < size_; ++i) {
            board.set(writes_[i].square, writes_[i].after);
        }
    }
    constexpr void undo(Board& board) const noexcept {
        for (std::size_t i = size_; i > 0; --i) {
            board.set(writes_[i - 1].square, writes_[i - 1].before);
        }
    }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr const SquareWrite* begin() const noexcept { return writes_.data(); }
    [[nodiscard]] constexpr const SquareWrite* end() const noexcept { return writes_.data() + size_; }

    friend constexpr bool operator==(const Writes&, const Writes&) noexcept = default;

private:
    std::array<SquareWrite, capacity> writes_{};
    std::uint8_t size_ = 0;
};

static_assert(std::is_trivially_copyable_v<Writes>);

/// The man on `from` goes to `to`, whatever stands there: all that most moves are. Inlined, for they are
/// many.
[[gnu::always_inline]] [[nodiscard]] constexpr Writes plain_writes(const Board& board, Square from,
                                                                   Square to) noexcept {
    Writes writes;
    writes.note(board, from, no_piece);
    writes.note(board, to, board.at(from));
    return writes;
}

}  // namespace takeback
