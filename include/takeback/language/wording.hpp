// Wording: a language, and the words that a game has in it for its sides and men. In chess White begins, in
// xiangqi Red; the Chinese king of the one is no king of the other.
//
// Whoever speaks of no particular game may give a Language in its place.
#pragma once

#include <cstdint>

#include "takeback/language/language.hpp"

namespace takeback {

enum class Terms : std::uint8_t { Chess, Xiangqi };

struct Wording {
    Language language = Language::English;
    Terms terms = Terms::Chess;

    // NOLINTBEGIN(google-explicit-constructor,hicpp-explicit-conversions): see above
    constexpr Wording(Language in, Terms of = Terms::Chess) noexcept : language{in}, terms{of} {}
    constexpr operator Language() const noexcept { return language; }
    // NOLINTEND(google-explicit-constructor,hicpp-explicit-conversions)
};

}  // namespace takeback
