// MoveList: the moves of one position, in a fixed space: generating moves allocates nothing.
// MoveCounter: the same door for a caller who only asks how many there are.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "takeback/core/move_request.hpp"
#include "takeback/core/square_set.hpp"

namespace takeback {

class MoveList {
public:
    /// More than any position has: the most known in chess is 218, with nine queens.
    static constexpr std::size_t capacity = 256;

    constexpr void add(MoveRequest request) noexcept {
        assert(size_ < capacity);
        moves_[size_++] = request;
    }
    /// From one square to each of these.
    template <std::size_t word_count>
    constexpr void add_from(Square from, const SquareSet<word_count>& targets) noexcept {
        for (const Square to : targets) {
            add({.from = from, .to = to, .promotion = Kind::None});
        }
    }
    /// To each of these squares, each from the square `offset` places before it.
    template <std::size_t word_count>
    constexpr void add_shifted(int offset, const SquareSet<word_count>& targets) noexcept {
        for (const Square to : targets) {
            add({.from = to.moved_by(-offset), .to = to, .promotion = Kind::None});
        }
    }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr const MoveRequest* begin() const noexcept { return moves_.data(); }
    [[nodiscard]] constexpr const MoveRequest* end() const noexcept { return moves_.data() + size_; }
    [[nodiscard]] constexpr bool contains(MoveRequest request) const noexcept {
        return std::find(begin(), end(), request) != end();
    }

private:
    std::array<MoveRequest, capacity> moves_;
    std::size_t size_ = 0;
};

class MoveCounter {
public:
    constexpr void add(MoveRequest /*request*/) noexcept { ++count_; }
    template <std::size_t word_count>
    constexpr void add_from(Square /*from*/, const SquareSet<word_count>& targets) noexcept {
        count_ += static_cast<std::uint64_t>(targets.count());
    }
    template <std::size_t word_count>
    constexpr void add_shifted(int /*offset*/, const SquareSet<word_count>& targets) noexcept {
        count_ += static_cast<std::uint64_t>(targets.count());
    }
    [[nodiscard]] constexpr std::uint64_t count() const noexcept { return count_; }

private:
    std::uint64_t count_ = 0;
};

}  // namespace takeback
