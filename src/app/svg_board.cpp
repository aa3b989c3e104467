#include "svg_board.hpp"

#include <set>

#include "board_picture.hpp"
#include "svg.hpp"
#include "svg_marks.hpp"
#include "svg_men.hpp"
#include "svg_xiangqi_board.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"

namespace takeback::app {

namespace {

constexpr int cell = 100;
constexpr int margin = 56;
constexpr int size = 2 * margin + 8 * cell;
constexpr int marks_reach = 44;

/// Of a side: what its men are filled with, and the lines upon them.
struct SideColors {
    std::string_view body;
    std::string_view lines;
};
constexpr SideColors white_men{.body = "#fffaf0", .lines = "#2a2019"};
constexpr SideColors black_men{.body = "#2a2019", .lines = "#fffaf0"};

struct SquareColors {
    std::string_view plain;
    std::string_view last_move;
    std::string_view in_check;
};
constexpr SquareColors light_squares{.plain = "#ecdcc0", .last_move = "#dcd98f", .in_check = "#f0917f"};
constexpr SquareColors dark_squares{.plain = "#b58e66", .last_move = "#b3ab58", .in_check = "#d96a58"};

class ChessPicture {
public:
    ChessPicture(const BoardPicture& picture, std::string_view title)
        : picture_{picture}, board_{picture.board()}, svg_{size, size, title} {}

    [[nodiscard]] std::string draw() {
        define_men();
        svg_.add("rect", {{"width", size}, {"height", size}, {"rx", 16}, {"fill", "#46301f"}});
        add_squares();
        add_labels();
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                add_square(row, column);
            }
        }
        return svg_.finished();
    }

private:
    [[nodiscard]] static int start_of(int row_or_column) { return margin + cell * row_or_column; }
    [[nodiscard]] static bool is_light(int row, int column) { return (row + column) % 2 == 0; }
    [[nodiscard]] static std::string name_of(Piece piece) {
        return std::string{piece.is(Color::White) ? "white-" : "black-"} +
               std::string{notation::name(piece.kind())};
    }

    /// Each man that stands on the board, once.
    void define_men() {
        std::set<std::string> defined;
        svg_.open("defs", {});
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                const Piece piece = board_.at(picture_.square_at(row, column));
                if (!piece.is_none() && defined.insert(name_of(piece)).second) {
                    define_man(piece);
                }
            }
        }
        svg_.close("defs");
    }

    void define_man(Piece piece) {
        const SvgMan man = svg_man(piece.kind());
        const SideColors& colors = piece.is(Color::White) ? white_men : black_men;
        svg_.open("g", {{"id", name_of(piece)}, {"stroke-linejoin", "round"}, {"stroke-linecap", "round"}});
        svg_.add("path",
                 {{"d", man.body}, {"fill", colors.body}, {"stroke", white_men.lines}, {"stroke-width", 4}});
        svg_.add("path", {{"d", man.lines}, {"fill", "none"}, {"stroke", colors.lines}, {"stroke-width", 4}});
        svg_.close("g");
    }

    void add_squares() {
        std::string dark;
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                if (!is_light(row, column)) {
                    dark += 'M' + std::to_string(start_of(column)) + ' ' + std::to_string(start_of(row)) +
                            "h100v100h-100z";
                }
            }
        }
        svg_.add("rect", {{"x", margin},
                          {"y", margin},
                          {"width", 8 * cell},
                          {"height", 8 * cell},
                          {"fill", light_squares.plain}});
        svg_.add("path", {{"d", dark}, {"fill", dark_squares.plain}});
    }

    void add_labels() {
        svg_.open("g", {{"font-family", "sans-serif"},
                        {"font-size", 32},
                        {"fill", light_squares.plain},
                        {"text-anchor", "middle"}});
        for (int i = 0; i < 8; ++i) {
            const int middle = start_of(i) + cell / 2;
            svg_.add_text(picture_.rank_label(i), {{"x", margin / 2}, {"y", middle + 11}});
            svg_.add_text(picture_.file_label(i), {{"x", middle}, {"y", size - margin / 2 + 11}});
        }
        svg_.close("g");
    }

    void add_square(int row, int column) {
        const Square square = picture_.square_at(row, column);
        const SquareColors& colors = is_light(row, column) ? light_squares : dark_squares;
        const bool in_check = picture_.is_in_check(square);
        if (in_check || picture_.is_of_last_move(square)) {
            svg_.add("rect", {{"x", start_of(column)},
                              {"y", start_of(row)},
                              {"width", cell},
                              {"height", cell},
                              {"fill", in_check ? colors.in_check : colors.last_move}});
        }
        add_man(square, row, column);
        add_marks(svg_, picture_, square,
                  {.x = start_of(column) + cell / 2, .y = start_of(row) + cell / 2, .reach = marks_reach});
    }

    void add_man(Square square, int row, int column) {
        if (const Piece piece = board_.at(square); !piece.is_none()) {
            svg_.add("use",
                     {{"href", '#' + name_of(piece)}, {"x", start_of(column)}, {"y", start_of(row) - 1}});
        }
    }

    const BoardPicture& picture_;
    const Board& board_;
    Svg svg_;
};

}  // namespace

std::string draw_svg_board(const Position& position, Color bottom, Ranks ranks, const Marks& marks,
                           std::string_view title) {
    const BoardPicture picture{position.board, bottom, marks, ranks};
    return notation::terms_of(position.board.geometry()) == Terms::Xiangqi
               ? draw_svg_xiangqi_board(picture, title)
               : ChessPicture{picture, title}.draw();
}

}  // namespace takeback::app
