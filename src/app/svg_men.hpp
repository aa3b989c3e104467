// The six men of chess as shapes, drawn for this project, in a square of 100 by 100.
#pragma once

#include <string_view>

#include "takeback/core/piece.hpp"

namespace takeback::app {

struct SvgMan {
    std::string_view body;   ///< filled, and outlined
    std::string_view lines;  ///< drawn upon it, in the colour of the other side
};

/// Path data; the piece is one of chess.
[[nodiscard]] SvgMan svg_man(Kind kind) noexcept;

}  // namespace takeback::app
