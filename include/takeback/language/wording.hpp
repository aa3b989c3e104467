// Wording: a language, and the words that a game has in it for its sides and men, and the names of its
// points. In chess White begins, in xiangqi Red; the Chinese king of the one is no king of the other.
//
// Whoever speaks of no particular game may give a Language in its place.
#pragma once

#include <cstdint>

#include "takeback/language/language.hpp"

namespace takeback {

enum class Terms : std::uint8_t { Chess, Xiangqi };

/// How the ten ranks of xiangqi are numbered. The eight of chess are always 1 to 8.
enum class Ranks : std::uint8_t {
    FromZero,  ///< 0 to 9, as UCCI and most engines have them; what is written down for programs always has
    FromOne,   ///< 1 to 10. "h3h4" is a move in both counts, so which one is meant is never guessed
};

struct Wording {
    Language language = Language::English;
    Terms terms = Terms::Chess;
    Ranks ranks = Ranks::FromZero;

    // NOLINTBEGIN(google-explicit-constructor,hicpp-explicit-conversions): see above
    constexpr Wording(Language in, Terms of = Terms::Chess, Ranks numbered = Ranks::FromZero) noexcept
        : language{in}, terms{of}, ranks{numbered} {}
    constexpr operator Language() const noexcept { return language; }
    // NOLINTEND(google-explicit-constructor,hicpp-explicit-conversions)
};

}  // namespace takeback
