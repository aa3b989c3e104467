#include "takeback/notation/pgn_tags.hpp"

#include <algorithm>

#include "pgn_token_reader.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// What the roster says where nothing is known (PGN standard 8.1.1).
std::string_view default_value(std::string_view name) noexcept {
    return name == "Date" ? "????.??.??" : name == "Result" ? "*" : "?";
}

bool is_in_roster(std::string_view name) noexcept {
    return std::find(PgnTags::roster.begin(), PgnTags::roster.end(), name) != PgnTags::roster.end();
}

void add(std::vector<PgnTag>& tags, std::string_view name, std::string_view value) {
    PgnTag& tag = tags.emplace_back();
    tag.name = name;
    tag.value = value;
}

/// Most names differ in their first byte, if not in size.
bool is_same(std::string_view a, std::string_view b) {
    return a.size() == b.size() && (a.empty() || (a.front() == b.front() && a == b));
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
    return !name.empty() && name.size() <= pgn_limits::longest_word && begins_symbol(name.front()) &&
           std::all_of(name.begin(), name.end(),
                       [](char c) { return symbol_bytes[static_cast<unsigned char>(c)]; });
}

bool tells_start(std::string_view name) noexcept {
    const auto is = [name](std::string_view in_small_letters) {
        return std::equal(name.begin(), name.end(), in_small_letters.begin(), in_small_letters.end(),
                          [](char a, char b) { return to_lower(a) == b; });
    };
    return is("fen") || is("setup");
}

PgnTags::PgnTags() {
    constexpr std::size_t usual_tags = 20;
    tags_.reserve(usual_tags);
    for (const std::string_view name : roster) {
        add(tags_, name, default_value(name));
    }
}

std::optional<PgnTagFault> PgnTags::set(std::string_view name, std::string_view value) {
    if (const auto fault = fault_of(name, value)) {
        return fault;
    }
    if (const std::size_t at = index_of(name); at < tags_.size()) {
        tags_[at].value = value;
    } else if (tags_.size() < pgn_limits::most_tags) {
        add(tags_, name, value);
    } else {
        return PgnTagFault::TooManyTags;
    }
    return std::nullopt;
}

void PgnTags::remove(std::string_view name) {
    std::erase_if(tags_, [name](const PgnTag& tag) { return tag.name == name && !is_in_roster(name); });
}

std::optional<std::string_view> PgnTags::value(std::string_view name) const noexcept {
    const std::size_t at = index_of(name);
    return at < tags_.size() ? std::optional<std::string_view>{tags_[at].value} : std::nullopt;
}

bool PgnTags::says_something(std::string_view name) const noexcept {
    const std::size_t at = index_of(name);
    return at < tags_.size() && (at >= roster.size() || tags_[at].value != default_value(name));
}

std::size_t PgnTags::index_of(std::string_view name) const noexcept {
    const auto tag = std::find_if(tags_.begin(), tags_.end(),
                                  [name](const PgnTag& known) { return is_same(known.name, name); });
    return static_cast<std::size_t>(tag - tags_.begin());
}

}  // namespace takeback::notation
