// What is pointed out on a board in SVG. As on the board in characters, nothing is said by colour alone:
// corners stand around the squares of the last move, a dot on a target or a ring around a man who can be
// taken, a ! beside a king in check.
#pragma once

#include "board_picture.hpp"
#include "svg.hpp"

namespace takeback::app {

/// Where something stands in a picture, and how far it reaches from there to each side.
struct SvgPlace {
    int x = 0;
    int y = 0;
    int reach = 0;
};

/// All the signs of a square. They go together: the man who moved last may be the one who can be taken.
void add_marks(Svg& svg, const BoardPicture& picture, Square square, SvgPlace place);

}  // namespace takeback::app
