// PgnTags: the tag pairs of a game (PGN standard 8.1).
//
// Invariant: every name is a PGN symbol, every value is one line without control characters, and so can be
// written. The seven tags of the roster are always there, with "?" where nothing is known: to leave one out
// and to say "?" is the same. FEN and SetUp are not among the tags: the start position of the game tells
// them. Nor are those by which a game of xiangqi is written, Game and Format; its Red is White here.
//
//     PgnTags tags;
//     if (const auto fault = tags.set("White", name)) { ... describe(*fault) ... }
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/language/language.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

struct PgnTag {
    std::string name;
    std::string value;

    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// Why a tag cannot be set.
enum class PgnTagFault : std::uint8_t {
    NameIsNoSymbol,    ///< not a letter or digit followed by letters, digits and _ + # = : -, 255 at most
    ControlCharacter,  ///< a line break or another control character in the value
    ValueTooLong,      ///< beyond pgn_limits::longest_text
    ToldByStart,       ///< FEN or SetUp
    TooManyTags,       ///< beyond pgn_limits::most_tags
};
[[nodiscard]] std::string_view describe(PgnTagFault fault, Language language = Language::English) noexcept;

/// Whether it is FEN or SetUp, in whatever case: who reads "Fen" as another tag plays from the usual start.
[[nodiscard]] bool tells_start(std::string_view name) noexcept;

/// What the name of a tag begins with, and what it may go on with.
[[nodiscard]] constexpr bool begins_symbol(char c) noexcept {
    return is_digit(c) || is_letter(c);
}
[[nodiscard]] constexpr bool goes_on_symbol(char c) noexcept {
    return begins_symbol(c) || std::string_view{"_+#=:-"}.find(c) != std::string_view::npos;
}
/// Whether the bytes can be the name of a tag.
[[nodiscard]] bool is_pgn_symbol(std::string_view name) noexcept;
/// A line break or another ASCII control character.
[[nodiscard]] constexpr bool is_control(char byte) noexcept {
    return (byte >= '\0' && byte < ' ') || byte == '\x7F';
}

class PgnTags {
public:
    static constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                            "White", "Black", "Result"};

    PgnTags();

    /// Nothing when it was set. A tag that is there already keeps its place.
    [[nodiscard]] std::optional<PgnTagFault> set(std::string_view name, std::string_view value);
    /// Takes a tag out that is not of the roster.
    void remove(std::string_view name);
    /// The value of that tag; nothing when there is none. The roster always has values.
    [[nodiscard]] std::optional<std::string_view> value(std::string_view name) const noexcept;
    /// Whether it was set to something that its default does not say.
    [[nodiscard]] bool says_something(std::string_view name) const noexcept;

    /// The roster, in its order, then the others, as they were first set.
    [[nodiscard]] const std::vector<PgnTag>& all() const noexcept { return tags_; }

    friend bool operator==(const PgnTags&, const PgnTags&) = default;

private:
    /// That of the tag with that name; behind the last where there is none.
    [[nodiscard]] std::size_t index_of(std::string_view name) const noexcept;

    std::vector<PgnTag> tags_;  // the roster first
};

}  // namespace takeback::notation
