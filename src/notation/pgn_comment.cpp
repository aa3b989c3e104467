#include "takeback/notation/pgn_comment.hpp"

#include <cstdint>
#include <utility>

#include "takeback/notation/pgn_tags.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr std::string_view digits = "0123456789abcdef";
constexpr std::string_view clock_begin = "[%clk";
/// Bytes from there to the "]": so that no text without it is searched again and again.
constexpr std::size_t longest_clock = 40;

/// The byte that an escape at the start of the text stands for. Only what is written as an escape is read as
/// one.
std::optional<char> escaped_byte(std::string_view text) {
    if (text.size() < 4 || text.substr(0, 2) != "\\x") {
        return std::nullopt;
    }
    const std::size_t high = digits.find(to_lower(text[2]));
    const std::size_t low = digits.find(to_lower(text[3]));
    if (high >= 8 || low == std::string_view::npos) {
        return std::nullopt;
    }
    const char byte = static_cast<char>(high * 16 + low);
    const bool is_one = is_control(byte) || std::string_view{"}[\\ "}.find(byte) != std::string_view::npos;
    return is_one ? std::optional{byte} : std::nullopt;
}

bool needs_escape(std::string_view text, std::size_t i) {
    const char c = text[i];
    const std::string_view rest = text.substr(i);
    return c == '}' || is_control(c) || (c == ' ' && (i == 0 || i + 1 == text.size())) ||
           (c == '[' && rest.starts_with(clock_begin)) || (c == '\\' && escaped_byte(rest));
}

/// Reads "0:05:00.5" and the like, piece by piece.
class ClockText {
public:
    explicit ClockText(std::string_view text) : rest_{text} {}

    std::optional<std::chrono::milliseconds> read() {
        const auto hours = number(1, 5);
        const auto minutes = hours && take(':') ? number(2, 2) : std::nullopt;
        const auto seconds = minutes && take(':') ? number(2, 2) : std::nullopt;
        if (!seconds || *minutes > 59 || *seconds > 59) {
            return std::nullopt;
        }
        int milliseconds = 0;
        if (take('.')) {
            const std::size_t before = rest_.size();
            const auto decimals = number(1, 3);
            if (!decimals) {
                return std::nullopt;
            }
            milliseconds = *decimals;
            for (std::size_t places = before - rest_.size(); places < 3; ++places) {
                milliseconds *= 10;
            }
        }
        return rest_.empty()
                   ? std::optional{std::chrono::hours{*hours} + std::chrono::minutes{*minutes} +
                                   std::chrono::seconds{*seconds} + std::chrono::milliseconds{milliseconds}}
                   : std::nullopt;
    }

private:
    bool take(char expected) {
        const bool found = rest_.starts_with(expected);
        rest_.remove_prefix(found ? 1 : 0);
        return found;
    }
    std::optional<int> number(std::size_t fewest, std::size_t most) {
        std::size_t length = 0;
        int value = 0;
        while (length < rest_.size() && length < most && is_digit(rest_[length])) {
            value = 10 * value + (rest_[length++] - '0');
        }
        rest_.remove_prefix(length);
        return length < fewest ? std::nullopt : std::optional{value};
    }

    std::string_view rest_;
};

std::string padded(std::int64_t number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(width > text.size() ? width - text.size() : 0, '0') + text;
}

}  // namespace

std::string read_comment(std::string_view raw) {
    raw = trimmed(raw);
    if (raw.find('\\') == std::string_view::npos) {
        return std::string{raw};
    }
    std::string text;
    while (!raw.empty()) {
        const auto escaped = escaped_byte(raw);
        text += escaped.value_or(raw.front());
        raw.remove_prefix(escaped ? 4 : 1);
    }
    return text;
}

std::string write_comment(std::string_view text) {
    std::string raw;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (needs_escape(text, i)) {
            const auto byte = static_cast<std::uint8_t>(text[i]);
            raw += {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
        } else {
            raw += text[i];
        }
    }
    return raw;
}

std::optional<std::chrono::milliseconds> read_lone_clock(std::string_view comment) {
    if (!comment.starts_with(clock_begin) || !comment.ends_with(']')) {
        return std::nullopt;
    }
    comment.remove_prefix(clock_begin.size());
    comment.remove_suffix(1);
    const bool is_apart = !comment.empty() && comment.size() < longest_clock && is_blank(comment.front());
    return is_apart ? ClockText{trimmed(comment)}.read() : std::nullopt;
}

std::optional<std::chrono::milliseconds> take_clock(std::string& raw) {
    for (std::size_t open = raw.find(clock_begin); open != std::string::npos;
         open = raw.find(clock_begin, open + 1)) {
        const std::string_view value = std::string_view{raw}.substr(open + clock_begin.size(), longest_clock);
        const std::size_t close = value.find(']');
        if (close == std::string_view::npos || !is_blank(value.front())) {
            continue;
        }
        if (const auto clock = ClockText{trimmed(value.substr(0, close))}.read()) {
            const std::string_view text = raw;
            const std::string_view before = trimmed(text.substr(0, open));
            const std::string_view behind = trimmed(text.substr(open + clock_begin.size() + close + 1));
            std::string rest{before};
            rest += before.empty() || behind.empty() ? "" : " ";
            rest += behind;
            raw = std::move(rest);
            return clock;
        }
    }
    return std::nullopt;
}

std::string write_clock(std::chrono::milliseconds clock) {
    const std::int64_t all = clock.count();
    std::string text = "[%clk ";
    text += std::to_string(all / 3'600'000);
    text += ':' + padded(all / 60'000 % 60, 2) + ':' + padded(all / 1000 % 60, 2);
    if (all % 1000 != 0) {
        text += '.' + padded(all % 1000, 3);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text += ']';
}

}  // namespace takeback::notation
