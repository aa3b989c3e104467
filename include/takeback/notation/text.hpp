// Text: small helpers for text of users: ASCII letters without regard to the locale, words,
// escaping.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takeback::notation {

/// The byte-order mark of UTF-8, which some editors put before a text.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

[[nodiscard]] constexpr bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool is_upper(char c) noexcept {
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool is_lower(char c) noexcept {
    return c >= 'a' && c <= 'z';
}
[[nodiscard]] constexpr bool is_letter(char c) noexcept {
    return is_upper(c) || is_lower(c);
}
[[nodiscard]] constexpr bool is_blank(char c) noexcept {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
[[nodiscard]] constexpr char to_lower(char c) noexcept {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char to_upper(char c) noexcept {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] std::string to_lower(std::string_view text);

/// Without blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;

/// A word of a text, and where it begins: its column, counted in characters from 1.
struct Word {
    std::string_view text;
    std::size_t column;
};
/// The words between blanks.
[[nodiscard]] std::vector<Word> words_of(std::string_view text);
/// The characters of a word, each with its column. A byte that is not UTF-8 counts as a character.
[[nodiscard]] std::vector<Word> characters_of(Word word);

/// The items with the separator between them.
[[nodiscard]] std::string join(const std::vector<std::string>& items, std::string_view separator);

/// The number that the text is, all of it, in digits. Nothing when it is none, or beyond 64 bits.
[[nodiscard]] std::optional<std::uint64_t> read_whole_number(std::string_view text) noexcept;
/// Whether a file of that name has the extension, such as ".pgn", in whatever case.
[[nodiscard]] bool has_extension(std::string_view name, std::string_view extension);

/// How many characters a UTF-8 text has.
[[nodiscard]] std::size_t character_count(std::string_view utf8) noexcept;
/// Whether the bytes are UTF-8, shortest forms only, no surrogates.
[[nodiscard]] bool is_valid_utf8(std::string_view bytes) noexcept;
/// The number that Unicode gives to a character: one of characters_of(), in UTF-8.
[[nodiscard]] std::uint32_t code_point(std::string_view sequence) noexcept;
/// Each byte is a character of its own.
[[nodiscard]] std::string utf8_from_latin1(std::string_view bytes);

/// For shown() and quoted(): all of it, as a path in a message must be.
constexpr std::size_t all_of_it = std::string_view::npos / 8;

/// Any bytes as text that is safe to show on a terminal: control characters, those that turn the direction of
/// writing or take no place, and what is not UTF-8, as `\x1b`; and no more than `most` characters, with "..."
/// for the rest.
[[nodiscard]] std::string shown(std::string_view bytes, std::size_t most = 60);
/// All lines of a text, each safe to show; the line breaks stay.
[[nodiscard]] std::string shown_lines(std::string_view bytes);
/// The same as shown(), between quotes: 'Nf3'.
[[nodiscard]] std::string quoted(std::string_view bytes, std::size_t most = 60);

}  // namespace takeback::notation
