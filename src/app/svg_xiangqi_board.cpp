#include "svg_xiangqi_board.hpp"

#include <array>
#include <utility>

#include "svg.hpp"
#include "svg_marks.hpp"
#include "takeback/notation/xiangqi_characters.hpp"

namespace takeback::app {

namespace {

constexpr int cell = 100;
constexpr int margin = 110;
constexpr int columns = 9;
constexpr int rows = 10;
constexpr int width = 2 * margin + (columns - 1) * cell;
constexpr int height = 2 * margin + (rows - 1) * cell;
constexpr int man_radius = 43;
constexpr int marks_reach = 47;

constexpr std::string_view ink = "#4d3320";
constexpr std::string_view characters =
    "Kaiti TC, KaiTi, BiauKai, Songti TC, Noto Serif CJK TC, Source Han Serif TC, PMingLiU, SimSun, "
    "Noto Sans CJK TC, PingFang TC, Microsoft JhengHei, sans-serif";

int at(int row_or_column) {
    return margin + cell * row_or_column;
}

/// A line from one point to another, as path data.
std::string line(int row, int column, int other_row, int other_column) {
    return 'M' + std::to_string(at(column)) + ' ' + std::to_string(at(row)) + 'L' +
           std::to_string(at(other_column)) + ' ' + std::to_string(at(other_row));
}

/// The lattice: the lines between the banks of the river are left out, but for the edges.
std::string lattice() {
    std::string path;
    for (int row = 0; row < rows; ++row) {
        path += line(row, 0, row, columns - 1);
    }
    for (int column = 1; column + 1 < columns; ++column) {
        path += line(0, column, 4, column) + line(5, column, 9, column);
    }
    for (const int top : {0, 7}) {
        path += line(top, 3, top + 2, 5) + line(top, 5, top + 2, 3);
    }
    return path;
}

/// The little angles around the points on which cannons and soldiers start.
std::string start_signs() {
    constexpr std::array<std::pair<int, int>, 14> points{{{2, 1},
                                                          {2, 7},
                                                          {7, 1},
                                                          {7, 7},
                                                          {3, 0},
                                                          {3, 2},
                                                          {3, 4},
                                                          {3, 6},
                                                          {3, 8},
                                                          {6, 0},
                                                          {6, 2},
                                                          {6, 4},
                                                          {6, 6},
                                                          {6, 8}}};
    std::string path;
    for (const auto& [row, column] : points) {
        for (const auto& [right, down] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
            if (column + right >= 0 && column + right < columns) {
                path += 'M' + std::to_string(at(column) + 8 * right) + ' ' +
                        std::to_string(at(row) + 24 * down) + 'v' + std::to_string(-16 * down) + 'h' +
                        std::to_string(16 * right);
            }
        }
    }
    return path;
}

class XiangqiPicture {
public:
    XiangqiPicture(const BoardPicture& picture, std::string_view title)
        : picture_{picture}, svg_{width, height, title} {}

    [[nodiscard]] std::string draw() {
        svg_.add("rect", {{"width", width}, {"height", height}, {"rx", 16}, {"fill", "#f1dfba"}});
        add_lines();
        add_river();
        add_labels();
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                add_point(row, column);
            }
        }
        return svg_.finished();
    }

private:
    void add_lines() {
        svg_.open("g", {{"fill", "none"}, {"stroke", ink}, {"stroke-width", 3}});
        svg_.add("path", {{"d", lattice() + start_signs()}});
        add_frame(0, 3);
        add_frame(14, 7);
        svg_.close("g");
    }

    void add_frame(int outside, int stroke) {
        svg_.add("rect", {{"x", margin - outside},
                          {"y", margin - outside},
                          {"width", width - 2 * (margin - outside)},
                          {"height", height - 2 * (margin - outside)},
                          {"stroke-width", stroke}});
    }

    void add_river() {
        svg_.open("g",
                  {{"font-family", characters}, {"font-size", 60}, {"fill", ink}, {"text-anchor", "middle"}});
        const int baseline = at(4) + cell / 2 + 21;
        constexpr std::array<std::pair<std::string_view, int>, 4> words{
            {{"楚", 150}, {"河", 250}, {"漢", 550}, {"界", 650}}};
        for (const auto& [word, x] : words) {
            svg_.add_text(word, {{"x", margin + x}, {"y", baseline}});
        }
        svg_.close("g");
    }

    void add_labels() {
        svg_.open(
            "g",
            {{"font-family", "sans-serif"}, {"font-size", 32}, {"fill", ink}, {"text-anchor", "middle"}});
        for (int row = 0; row < rows; ++row) {
            svg_.add_text(picture_.rank_label(row), {{"x", 32}, {"y", at(row) + 11}});
        }
        for (int column = 0; column < columns; ++column) {
            svg_.add_text(picture_.file_label(column), {{"x", at(column)}, {"y", height - 20}});
        }
        svg_.close("g");
    }

    void add_point(int row, int column) {
        const Square square = picture_.square_at(row, column);
        const Piece piece = picture_.board().at(square);
        if (!piece.is_none()) {
            add_man(piece, at(column), at(row), picture_.is_in_check(square));
        }
        add_marks(svg_, picture_, square, {.x = at(column), .y = at(row), .reach = marks_reach});
    }

    void add_man(Piece piece, int x, int y, bool in_check) {
        const std::string color{piece.is(Color::White) ? "#a8201a" : "#1c1a17"};
        svg_.add("circle", {{"cx", x},
                            {"cy", y},
                            {"r", man_radius},
                            {"fill", in_check ? "#f7b6a6" : "#fdf4dc"},
                            {"stroke", color},
                            {"stroke-width", 5}});
        svg_.add("circle", {{"cx", x},
                            {"cy", y},
                            {"r", man_radius - 8},
                            {"fill", "none"},
                            {"stroke", color},
                            {"stroke-width", 2}});
        svg_.add_text(notation::xiangqi_character(piece), {{"x", x},
                                                           {"y", y + 18},
                                                           {"font-family", characters},
                                                           {"font-size", 52},
                                                           {"font-weight", "bold"},
                                                           {"text-anchor", "middle"},
                                                           {"fill", color}});
    }

    const BoardPicture& picture_;
    Svg svg_;
};

}  // namespace

std::string draw_svg_xiangqi_board(const BoardPicture& picture, std::string_view title) {
    return XiangqiPicture{picture, title}.draw();
}

}  // namespace takeback::app
