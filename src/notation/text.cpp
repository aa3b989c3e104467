#include "takeback/notation/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <system_error>

namespace takeback::notation {

namespace {

/// The length of the well-formed UTF-8 sequence at the start, or 0. See the Unicode standard, table 3-7.
std::size_t sequence_length(std::string_view bytes) noexcept {
    const auto byte = [&](std::size_t i) {
        return i < bytes.size() ? static_cast<std::uint8_t>(bytes[i]) : 0U;
    };
    const auto between = [](unsigned value, unsigned low, unsigned high) {
        return low <= value && value <= high;
    };
    const unsigned first = byte(0);
    if (first < 0x80) {
        return 1;
    }
    const unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    const std::size_t length = between(first, 0xC2, 0xDF)   ? 2
                               : between(first, 0xE0, 0xEF) ? 3
                               : between(first, 0xF0, 0xF4) ? 4
                                                            : 0;
    if (length == 0 || !between(byte(1), low, high)) {
        return 0;
    }
    for (std::size_t i = 2; i < length; ++i) {
        if (!between(byte(i), 0x80, 0xBF)) {
            return 0;
        }
    }
    return length;
}

struct CodeRange {
    std::uint32_t first;
    std::uint32_t last;
};

/// Characters that a terminal obeys, and those that nobody sees, but that turn the order of the others around
/// or hide between them: DerivedCoreProperties of Unicode has them as Default_Ignorable_Code_Point. Its
/// variation selectors U+FE00 to U+FE0F are left out: figurines of chess are written with them.
constexpr std::array misleading{
    CodeRange{0x00, 0x1F},        // C0
    CodeRange{0x7F, 0x9F},        // DEL and C1
    CodeRange{0xAD, 0xAD},        // soft hyphen
    CodeRange{0x34F, 0x34F},      // combining grapheme joiner
    CodeRange{0x61C, 0x61C},      // Arabic letter mark
    CodeRange{0x115F, 0x1160},    // Hangul fillers
    CodeRange{0x17B4, 0x17B5},    // Khmer vowels inherent
    CodeRange{0x180B, 0x180F},    // Mongolian variation selectors and vowel separator
    CodeRange{0x200B, 0x200F},    // zero width, marks of direction
    CodeRange{0x2028, 0x202E},    // line and paragraph separators, embeddings and overrides
    CodeRange{0x2060, 0x206F},    // word joiner, isolates
    CodeRange{0x3164, 0x3164},    // Hangul filler
    CodeRange{0xFEFF, 0xFEFF},    // byte-order mark
    CodeRange{0xFFA0, 0xFFA0},    // half-width Hangul filler
    CodeRange{0xFFF0, 0xFFFB},    // interlinear annotation
    CodeRange{0x1BCA0, 0x1BCA3},  // shorthand format controls
    CodeRange{0x1D173, 0x1D17A},  // musical format controls
    CodeRange{0xE0000, 0xE0FFF},  // tags
};

bool misleads(std::string_view sequence) noexcept {
    const std::uint32_t code = code_point(sequence);
    return std::any_of(misleading.begin(), misleading.end(),
                       [code](const CodeRange& range) { return range.first <= code && code <= range.last; });
}

std::string hex_escape(char byte) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto value = static_cast<std::uint8_t>(byte);
    return {'\\', 'x', digits[value >> 4U], digits[value & 15U]};
}

}  // namespace

std::uint32_t code_point(std::string_view sequence) noexcept {
    const auto first = static_cast<std::uint8_t>(sequence[0]);
    std::uint32_t code = sequence.size() == 1 ? first : first & (0x7FU >> sequence.size());
    for (const char byte : sequence.substr(1)) {
        code = code << 6U | (static_cast<std::uint8_t>(byte) & 0x3FU);
    }
    return code;
}

std::string to_lower(std::string_view text) {
    std::string lower{text};
    for (char& c : lower) {
        c = to_lower(c);
    }
    return lower;
}

std::string_view trimmed(std::string_view text) noexcept {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    bool inside = false;
    for (const Word character : characters_of({.text = text, .column = 1})) {
        const bool blank = is_blank(character.text.front());
        if (!blank && !inside) {
            words.push_back(character);
        } else if (!blank) {
            Word& word = words.back();
            word.text = {word.text.data(), word.text.size() + character.text.size()};
        }
        inside = !blank;
    }
    return words;
}

std::vector<Word> characters_of(Word word) {
    std::vector<Word> characters;
    while (!word.text.empty()) {
        const std::size_t length = std::max<std::size_t>(1, sequence_length(word.text));
        characters.push_back({.text = word.text.substr(0, length), .column = word.column++});
        word.text.remove_prefix(length);
    }
    return characters;
}

std::string join(const std::vector<std::string>& items, std::string_view separator) {
    std::string joined;
    for (std::size_t i = 0; i < items.size(); ++i) {
        joined += i > 0 ? separator : "";
        joined += items[i];
    }
    return joined;
}

std::optional<std::uint64_t> read_whole_number(std::string_view text) noexcept {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end ? std::optional{number} : std::nullopt;
}

bool has_extension(std::string_view name, std::string_view extension) {
    return name.size() > extension.size() &&
           to_lower(name.substr(name.size() - extension.size())) == extension;
}

std::size_t character_count(std::string_view utf8) noexcept {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char byte) {
        return (static_cast<std::uint8_t>(byte) & 0xC0U) != 0x80U;
    }));
}

bool is_valid_utf8(std::string_view bytes) noexcept {
    while (!bytes.empty()) {
        const std::size_t length = sequence_length(bytes);
        if (length == 0) {
            return false;
        }
        bytes.remove_prefix(length);
    }
    return true;
}

std::string utf8_from_latin1(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        const auto code = static_cast<std::uint8_t>(byte);
        if (code < 0x80) {
            text += byte;
        } else {
            text += static_cast<char>(0xC0U | (code >> 6U));
            text += static_cast<char>(0x80U | (code & 0x3FU));
        }
    }
    return text;
}

std::string shown(std::string_view bytes, std::size_t most) {
    std::string text;
    std::size_t count = 0;
    for (const Word character : characters_of({.text = bytes.substr(0, 4 * most + 4), .column = 1})) {
        if (count++ == most) {
            return text + "...";
        }
        const bool safe = sequence_length(character.text) > 0 && !misleads(character.text);
        for (const char byte : character.text) {
            text += safe ? std::string{byte} : hex_escape(byte);
        }
    }
    return text;
}

std::string shown_lines(std::string_view bytes) {
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = std::min(bytes.find('\n'), bytes.size());
        text += shown(bytes.substr(0, length), all_of_it);
        text += length < bytes.size() ? "\n" : "";
        bytes.remove_prefix(std::min(length + 1, bytes.size()));
    }
    return text;
}

std::string quoted(std::string_view bytes, std::size_t most) {
    std::string text{'\''};
    text += shown(bytes, most);
    return text += '\'';
}

}  // namespace takeback::notation
