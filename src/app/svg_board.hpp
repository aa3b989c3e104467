// SvgBoard: the board as a picture, of chess or xiangqi. It brings its frame along, so that it looks the same
// on a light and on a dark page.
//
// The men of chess are shapes of our own, because many machines have no font with them; those of xiangqi are
// discs with characters, which every machine has that is used to play it.
#pragma once

#include <string>
#include <string_view>

#include "board_view.hpp"

namespace takeback::app {

/// The title is what a screen reader says of the picture.
[[nodiscard]] std::string draw_svg_board(const Position& position, Color bottom, Ranks ranks,
                                         const Marks& marks, std::string_view title);

}  // namespace takeback::app
