// ByteReader: the bytes of a text with their line and column, one by one or in runs, from a source of any
// size, in a small fixed space.
//
// "\n", "\r\n" and a lone "\r" each end a line, and each is one '\n' to the caller.
//
//     const int byte = bytes.take();
//     const std::string_view word = bytes.take_run<letters>(255);   // nearly always the whole word at once
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

/// Some of the 256 bytes.
using ByteSet = std::array<bool, 256>;

/// Whether a character of UTF-8 begins with that byte.
[[nodiscard]] constexpr bool begins_character(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

[[nodiscard]] inline std::size_t characters_begun(std::string_view utf8) noexcept {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), begins_character));
}
/// Whether the set has all of printable ASCII below the closing brace: nearly every byte of a comment.
[[nodiscard]] constexpr bool has_plain_text(const ByteSet& set) noexcept {
    return std::all_of(set.begin() + ' ', set.begin() + '}', [](bool there) { return there; });
}
/// How many bytes of such plain text are surely in front, looked at eight at once: a byte of another kind
/// sets its highest bit in one of the three terms.
[[nodiscard]] inline std::size_t plain_text_in_front(std::string_view text) noexcept {
    constexpr std::uint64_t each = 0x0101010101010101U;
    std::size_t size = 0;
    while (size + 8 <= text.size()) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + size, 8);
        if ((((eight - ' ' * each) | eight | (eight + (0x80U - '}') * each)) & (0x80U * each)) != 0) {
            break;
        }
        size += 8;
    }
    return size;
}

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
            place_.column += begins_character(static_cast<char>(byte)) ? 1U : 0U;
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

    /// Takes the bytes in front that are in the set, `most` at most, and no more than are ready: when nothing
    /// is taken, that says nothing about the text. No byte in the set may end a line. What is given lasts
    /// until the next call.
    template <const ByteSet& set>
    std::string_view take_run(std::size_t most) noexcept {
        const std::string_view ready{buffer_.data() + at_, std::min(most, filled_ - at_)};
        std::size_t size = has_plain_text(set) ? plain_text_in_front(ready) : 0;
        unsigned all_bits = 0;
        while (size < ready.size() && set[static_cast<unsigned char>(ready[size])]) {
            all_bits |= static_cast<unsigned char>(ready[size++]);
        }
        const std::string_view run{ready.data(), size};
        at_ += size;
        place_.column += all_bits < 0x80 ? size : characters_begun(run);
        return run;
    }
    /// Whether the next byte is ready, and is none of the set: then a run ends here.
    template <const ByteSet& set>
    [[nodiscard]] bool is_before_other() const noexcept {
        return at_ < filled_ && !set[static_cast<unsigned char>(buffer_[at_])];
    }
    /// Goes past blanks, as far as they are ready.
    void skip_blanks() noexcept {
        for (; at_ < filled_ && buffer_[at_] == ' '; ++at_) {
            ++place_.column;
        }
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
