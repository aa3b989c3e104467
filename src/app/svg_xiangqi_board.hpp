// The board of xiangqi as a picture: men on the points of a lattice, the palaces with their diagonals, the
// river.
#pragma once

#include <string>
#include <string_view>

#include "board_picture.hpp"

namespace takeback::app {

[[nodiscard]] std::string draw_svg_xiangqi_board(const BoardPicture& picture, std::string_view title);

}  // namespace takeback::app
