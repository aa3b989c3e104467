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
#include <bit>
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
[[nodiscard]] constexpr bool is_ascii(const ByteSet& set) noexcept {
    return std::none_of(set.begin() + 0x80, set.end(), [](bool there) { return there; });
}
/// How many bytes of such plain text are in front, looked at eight at once: a byte of another kind sets its
/// highest bit in one of the three terms. One must come, and seven more bytes that may be read.
[[nodiscard]] inline std::size_t plain_text_in_front(const char* text) noexcept {
    constexpr std::uint64_t each = 0x0101010101010101U;
    for (std::size_t size = 0;; size += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text + size, 8);
        const std::uint64_t others =
            ((eight - ' ' * each) | eight | (eight + (0x80U - '}') * each)) & (0x80U * each);
        if (others != 0) {
            // Where the first byte is the highest one, its place is found one by one, by the caller.
            constexpr bool first_is_lowest = std::endian::native == std::endian::little;
            return size + (first_is_lowest ? static_cast<std::size_t>(std::countr_zero(others)) / 8 : 0);
        }
    }
}

class ByteReader {
public:
    static constexpr int end = -1;

    // NOLINTNEXTLINE(*-member-init): see buffer_
    explicit ByteReader(ByteSource source) : source_{std::move(source)} { end_run(); }

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
            to_column_ -= begins_character(static_cast<char>(byte)) ? 0U : 1U;
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

    /// The next byte as it stands, or a line end where none is ready: the quick way to see any other byte.
    [[nodiscard]] char glance() const noexcept { return buffer_[at_]; }
    /// Goes past that byte of ASCII, no line end, if it is ready.
    bool take_if_ready(char expected) noexcept {
        const bool found = glance() == expected;
        at_ += found ? 1U : 0U;
        return found;
    }
    /// The bytes that are ready. What is given lasts until others are made ready.
    [[nodiscard]] std::string_view ready() const noexcept { return {buffer_.data() + at_, filled_ - at_}; }
    /// Goes past so many of them, all ASCII and in one line.
    void take_ascii(std::size_t bytes) noexcept { at_ += bytes; }

    /// Takes the bytes in front that are in the set, `most` at most, and no more than are ready: when nothing
    /// is taken, that says nothing about the text. No byte in the set may end a line. What is given lasts
    /// until the next call.
    template <const ByteSet& set>
    std::string_view take_run(std::size_t most) noexcept {
        if (most == 0) {
            return {};  // or who leaves out a long run byte by byte would look at the rest of it each time
        }
        constexpr bool begins_plainly = has_plain_text(set);
        constexpr bool may_hold_more_than_ascii = !is_ascii(set);
        const char* const begin = buffer_.data() + at_;
        std::size_t size = begins_plainly ? plain_text_in_front(begin) : 0;
        unsigned all_bits = 0;
        for (; set[static_cast<unsigned char>(begin[size])]; ++size) {
            all_bits |= static_cast<unsigned char>(begin[size]);
        }
        const std::string_view run{begin, std::min(size, most)};
        at_ += run.size();
        if (may_hold_more_than_ascii && all_bits >= 0x80) {
            to_column_ -= run.size() - characters_begun(run);
        }
        return run;
    }
    /// Whether the next byte is ready, and is none of the set: then a run ends here.
    template <const ByteSet& set>
    [[nodiscard]] bool is_before_other() const noexcept {
        return at_ < filled_ && !set[static_cast<unsigned char>(buffer_[at_])];
    }
    /// Goes past blanks and line ends, as far as they are ready.
    void skip_blanks() {
        while (true) {
            while (glance() == ' ') {
                ++at_;
            }
            if ((glance() != '\n' && glance() != '\r') || at_ == filled_) {
                return;
            }
            take_line_end();
        }
    }

    /// Whether these bytes come next; a few.
    [[nodiscard]] bool looks_at(std::string_view bytes);
    /// Goes past so many bytes at which it looks, as if they were not there.
    void drop(std::size_t bytes) noexcept {
        at_ += bytes;
        to_column_ -= bytes;
    }
    /// Goes past a character of so many bytes at which it looks.
    void take_character(std::size_t bytes) noexcept {
        at_ += bytes;
        to_column_ -= bytes - 1;
    }
    /// Where the next byte stands.
    [[nodiscard]] TextPlace place() const noexcept { return {.line = line_, .column = at_ + to_column_}; }

private:
    static constexpr std::size_t room = 32768;
    static constexpr std::size_t behind = 8;

    /// Makes so many bytes ready, if there are any more.
    bool fill(std::size_t wanted);
    void end_run() noexcept {
        std::fill_n(buffer_.begin() + static_cast<std::ptrdiff_t>(filled_), behind, '\n');
    }
    void take_line_end();

    ByteSource source_;
    // Behind the bytes that are ready stand line ends, which are in no set: so every run ends, also for who
    // reads eight bytes at once. What lies behind them is never read, and so is not set either: to touch all
    // this memory takes longer than to read a short file.
    std::array<char, room + behind> buffer_;
    std::size_t at_ = 0;
    std::size_t filled_ = 0;
    bool ended_ = false;
    std::size_t line_ = 1;
    // What makes an index a column; a "negative" number where the line began in this buffer.
    std::size_t to_column_ = 1;
};

}  // namespace takeback::notation
