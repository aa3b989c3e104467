// Message: something that the program can say, in any language.
//
//     in_words(language, "There is no piece on {from}."_msg, {{"from", "e4"}})
//
// A message is named by its English text, which must stand in the dictionary: a text that does not is an
// error of the compiler, so that no language can be forgotten.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "takeback/language/dictionary.hpp"
#include "takeback/language/language.hpp"

namespace takeback {

/// The place of an entry in the dictionary.
enum class Message : std::uint16_t {};

/// Never defined: that the compiler would have to call it is its error for a text that is not there.
Message not_in_the_dictionary();

[[nodiscard]] consteval Message find_message(std::string_view english) {
    std::uint16_t place = 0;
    for (const dictionary::Entry& entry : dictionary::entries) {
        if (entry.english == english) {
            return Message{place};
        }
        ++place;
    }
    return not_in_the_dictionary();
}

/// A string literal as an argument of a template.
template <std::size_t size>
struct Literal {
    // NOLINTNEXTLINE(modernize-avoid-c-arrays): a literal is an array of C.
    constexpr Literal(const char (&literal)[size]) {
        std::copy(std::begin(literal), std::end(literal), bytes.begin());
    }

    [[nodiscard]] constexpr std::string_view text() const noexcept { return {bytes.data(), size - 1}; }

    std::array<char, size> bytes{};
};

/// The text is an argument of the template, and the look-up no call of a consteval operator, because Clang 14
/// leaves such a call, inside other templates, to the running program.
template <Literal english>
[[nodiscard]] constexpr Message operator""_msg() noexcept {
    constexpr Message found = find_message(english.text());
    return found;
}

/// As it stands in the dictionary, the names in braces not yet replaced.
[[nodiscard]] constexpr std::string_view template_of(Language language, Message message) noexcept {
    const dictionary::Entry& entry = dictionary::entries[static_cast<std::size_t>(message)];
    return language == Language::Chinese ? entry.chinese : entry.english;
}

/// A name that stands in braces, without them, and what is put in for it.
using NamedValue = std::pair<std::string_view, std::string>;

/// The message with its values. A name that has none stays as it is.
[[nodiscard]] std::string in_words(Language language, Message message,
                                   std::initializer_list<NamedValue> values = {});

/// A message with its values, for who does not know the language yet: what cannot be done to a file, say.
/// The names are literals.
struct Phrase {
    Message message{};
    std::vector<NamedValue> values{};

    friend bool operator==(const Phrase&, const Phrase&) = default;
};
[[nodiscard]] std::string in_words(Language language, const Phrase& phrase);

/// "1 command", "2 commands": the messages have the name {count}. Chinese nouns have no plural, so there both
/// are the same.
[[nodiscard]] std::string counted(Language language, std::size_t count, Message one, Message several);

/// The items as a list: "a1, h1".
[[nodiscard]] std::string listed(Language language, const std::vector<std::string>& items);
/// "e3", "e3 or e4", "e3, e4 or e5".
[[nodiscard]] std::string listed_alternatives(Language language, const std::vector<std::string>& items);

/// What stands between two clauses of a sentence; between the items of a list, listed() puts something else.
[[nodiscard]] constexpr std::string_view clause_break(Language language) noexcept {
    return language == Language::Chinese ? "，" : ", ";
}
/// What stands between two sentences.
[[nodiscard]] constexpr std::string_view sentence_break(Language language) noexcept {
    return language == Language::Chinese ? "" : " ";
}

}  // namespace takeback
