#include "takeback/notation/pgn_tags.hpp"

#include <algorithm>

#include "takeback/language/message.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// What the roster says where nothing is known (PGN standard 8.1.1).
std::string_view default_value(std::string_view name) noexcept {
    return name == "Date" ? "????.??.??" : name == "Result" ? "*" : "?";
}

constexpr bool is_letter_or_digit(char c) noexcept {
    return is_digit(c) || is_upper(c) || is_lower(c);
}

/// What a symbol may go on with, by byte.
constexpr auto is_in_symbol = [] {
    std::array<bool, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const auto c = static_cast<char>(byte);
        table[byte] = is_letter_or_digit(c) || std::string_view{"_+#=:-"}.find(c) != std::string_view::npos;
    }
    return table;
}();

bool is_in_roster(std::string_view name) noexcept {
    return std::find(PgnTags::roster.begin(), PgnTags::roster.end(), name) != PgnTags::roster.end();
}

std::optional<PgnTagFault> fault_of(std::string_view name, std::string_view value) {
    if (!is_pgn_symbol(name)) {
        return PgnTagFault::NameIsNoSymbol;
    }
    if (tells_start(name)) {
        return PgnTagFault::ToldByStart;
    }
    if (value.size() > pgn_limits::longest_text) {
        return PgnTagFault::ValueTooLong;
    }
    if (std::any_of(value.begin(), value.end(), is_control)) {
        return PgnTagFault::ControlCharacter;
    }
    return std::nullopt;
}

Message message_for(PgnTagFault fault) noexcept {
    switch (fault) {
        case PgnTagFault::NameIsNoSymbol:
            return "a tag name is a letter or digit, followed by letters, digits and any of _ + # = : -"_msg;
        case PgnTagFault::ControlCharacter: return "a tag value is one line without control characters"_msg;
        case PgnTagFault::ValueTooLong: return "a tag value has at most 1048576 bytes"_msg;
        case PgnTagFault::ToldByStart: return "FEN and SetUp follow from the start position"_msg;
        case PgnTagFault::TooManyTags: return "a game has at most 250 tags"_msg;
    }
    return ""_msg;
}

}  // namespace

std::string_view describe(PgnTagFault fault, Language language) noexcept {
    return template_of(language, message_for(fault));
}

bool is_pgn_symbol(std::string_view name) noexcept {
    return !name.empty() && name.size() <= pgn_limits::longest_word && is_letter_or_digit(name.front()) &&
           std::all_of(name.begin(), name.end(),
                       [](char c) { return is_in_symbol[static_cast<unsigned char>(c)]; });
}

bool tells_start(std::string_view name) {
    const std::string_view start = name.size() == 3 ? "fen" : "setup";
    if (name.empty() || to_lower(name.front()) != start.front()) {
        return false;
    }
    return name.size() == start.size() && to_lower(name) == start;
}

PgnTags::PgnTags() {
    constexpr std::size_t usual_tags = 20;
    tags_.reserve(usual_tags);
    for (const std::string_view name : roster) {
        tags_.push_back({.name = std::string{name}, .value = std::string{default_value(name)}});
    }
}

std::optional<PgnTagFault> PgnTags::set(std::string_view name, std::string_view value) {
    if (const auto fault = fault_of(name, value)) {
        return fault;
    }
    const auto tag =
        std::find_if(tags_.begin(), tags_.end(), [name](const PgnTag& known) { return known.name == name; });
    if (tag != tags_.end()) {
        tag->value = value;
    } else if (tags_.size() < pgn_limits::most_tags) {
        tags_.push_back({.name = std::string{name}, .value = std::string{value}});
    } else {
        return PgnTagFault::TooManyTags;
    }
    return std::nullopt;
}

void PgnTags::remove(std::string_view name) {
    std::erase_if(tags_, [name](const PgnTag& tag) { return tag.name == name && !is_in_roster(name); });
}

std::optional<std::string_view> PgnTags::value(std::string_view name) const noexcept {
    for (const PgnTag& tag : tags_) {
        if (tag.name == name) {
            return tag.value;
        }
    }
    return std::nullopt;
}

bool PgnTags::says_something(std::string_view name) const noexcept {
    const auto known = value(name);
    return known && !(is_in_roster(name) && *known == default_value(name));
}

}  // namespace takeback::notation
