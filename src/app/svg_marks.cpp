#include "svg_marks.hpp"

#include <array>
#include <string>
#include <utility>

namespace takeback::app {

namespace {

std::string pair_of(int x, int y) {
    return std::to_string(x) + ' ' + std::to_string(y);
}

/// Around a square of the last move.
void add_corners(Svg& svg, SvgPlace place) {
    constexpr int length = 18;
    constexpr std::array<std::pair<int, int>, 4> corners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    std::string path;
    for (const auto& [right, down] : corners) {
        path += 'M' + pair_of(place.x + right * place.reach, place.y + down * (place.reach - length));
        path += 'v' + std::to_string(down * length);
        path += 'h' + std::to_string(-right * length);
    }
    svg.add("path", {{"d", path}, {"fill", "none"}, {"stroke", "#17506e"}, {"stroke-width", 7}});
}

/// On a square that can be moved to, or around the man who stands there.
void add_target(Svg& svg, SvgPlace place, bool is_taken) {
    const int radius = is_taken ? place.reach - 1 : place.reach / 3;
    for (const auto& [color, width] : {std::pair{"#ffffff", 11}, std::pair{"#1b6e4b", 6}}) {
        svg.add("circle", {{"cx", place.x},
                           {"cy", place.y},
                           {"r", radius},
                           {"fill", is_taken ? "none" : "#1b6e4b"},
                           {"stroke", color},
                           {"stroke-width", width}});
    }
}

/// Beside a king who is attacked.
void add_check_sign(Svg& svg, SvgPlace place) {
    const int x = place.x + place.reach - 17;
    const int y = place.y - place.reach + 17;
    svg.add(
        "circle",
        {{"cx", x}, {"cy", y}, {"r", 17}, {"fill", "#ffffff"}, {"stroke", "#a3160f"}, {"stroke-width", 4}});
    svg.add("path", {{"d", 'M' + pair_of(x, y - 9) + "v9m0 7v3"},
                     {"stroke", "#a3160f"},
                     {"stroke-width", 5},
                     {"stroke-linecap", "round"}});
}

}  // namespace

void add_marks(Svg& svg, const BoardPicture& picture, Square square, SvgPlace place) {
    if (picture.is_of_last_move(square)) {
        add_corners(svg, place);
    }
    if (picture.is_target(square)) {
        add_target(svg, place, !picture.board().at(square).is_none());
    }
    if (picture.is_in_check(square)) {
        add_check_sign(svg, place);
    }
}

}  // namespace takeback::app
