// Color: the two sides of a game.
//
// White is the side that moves first; xiangqi calls it red. Nothing in the core asks which game it is.
#pragma once

#include <cstdint>

namespace takeback {

enum class Color : std::uint8_t { White, Black };

[[nodiscard]] constexpr Color opposite(Color color) noexcept {
    return color == Color::White ? Color::Black : Color::White;
}

}  // namespace takeback
