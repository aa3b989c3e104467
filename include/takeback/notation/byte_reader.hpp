// ByteReader: the bytes of a text one by one, with their line and column, from a source of any size, in a
// small fixed space.
//
// "\n", "\r\n" and a lone "\r" each end a line, and each is one '\n' to the caller.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

#include "takeback/notation/pgn_problem.hpp"

namespace takeback::notation {

/// Fills as much of the space as it likes and says how much; 0 at the end, and only there.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// The bytes of a text that outlives the source.
[[nodiscard]] ByteSource bytes_of(std::string_view text);

class ByteReader {
public:
    static constexpr int end = -1;

    explicit ByteReader(ByteSource source) : source_{std::move(source)} {}

    /// The next byte, 0 to 255, or `end`.
    [[nodiscard]] int peek() {
        if (at_ == filled_ && !fill(1)) {
            return end;
        }
        return buffer_[at_] == '\r' ? '\n' : static_cast<unsigned char>(buffer_[at_]);
    }
    /// The same, and goes past it.
    int take() {
        const int byte = peek();
        if (byte == '\n') {
            take_line_end();
        } else if (byte != end) {
            ++at_;
            place_.column += (static_cast<unsigned>(byte) & 0xC0U) != 0x80U ? 1 : 0;
        }
        return byte;
    }
    bool take_if(char expected) {
        const bool found = peek() == static_cast<unsigned char>(expected);
        if (found) {
            take();
        }
        return found;
    }

    /// Whether these bytes come next; a few.
    [[nodiscard]] bool looks_at(std::string_view bytes);
    /// Goes past so many bytes at which it looks, as if they were not there.
    void drop(std::size_t bytes) noexcept { at_ += bytes; }
    /// Goes past a character of so many bytes at which it looks.
    void take_character(std::size_t bytes) noexcept {
        at_ += bytes;
        ++place_.column;
    }
    /// Where the next byte stands.
    [[nodiscard]] TextPlace place() const noexcept { return place_; }

private:
    /// Makes so many bytes ready, if there are any more.
    bool fill(std::size_t wanted);
    void take_line_end();

    ByteSource source_;
    std::array<char, 32768> buffer_{};
    std::size_t at_ = 0;
    std::size_t filled_ = 0;
    bool ended_ = false;
    TextPlace place_;
};

}  // namespace takeback::notation
