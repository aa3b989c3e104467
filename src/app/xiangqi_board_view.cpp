#include "xiangqi_board_view.hpp"

#include <array>
#include <string_view>

#include "board_picture.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/xiangqi_characters.hpp"
#include "takeback/notation/xiangqi_letters.hpp"

namespace takeback::app {

namespace {

constexpr int points_width = 1 + 9 * 3;  // for each point two columns and a gap

/// What the lines are drawn with.
struct Strokes {
    std::string_view line;
    std::string_view upright;
    std::string_view falling;  ///< of a palace
    std::string_view rising;
    std::string_view dot;    ///< an empty target, with the line behind it
    std::string_view river;  ///< 23 columns
    /// By the place in the row (left edge, inside, right edge) and that of the row (top, inside, bottom).
    std::array<std::array<std::string_view, 3>, 3> crossings;
};

constexpr Strokes box{"─",
                      "│",
                      "╲",
                      "╱",
                      "•",
                      "    楚河       漢界    ",
                      {{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}}};
constexpr Strokes ascii{"-",
                        "|",
                        "\\",
                        "/",
                        "*",
                        "         river         ",
                        {{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}}}};

class Lattice {
public:
    Lattice(const Position& position, Color bottom, const BoardStyle& style, const Marks& marks)
        : picture_{position.board, bottom, marks, style.ranks},
          board_{picture_.board()},
          geometry_{picture_.geometry()},
          style_{style},
          strokes_{style.characters ? box : ascii} {}

    [[nodiscard]] std::string draw() const {
        std::string text;
        for (int row = 0; row < geometry_.ranks; ++row) {
            text += points(row);
            text += row + 1 < geometry_.ranks ? between(row) : "";
        }
        return text + picture_.file_labels(margin(), "  ");
    }
    /// In columns.
    [[nodiscard]] int width() const { return picture_.width_of_labels() + 1 + points_width; }

private:
    /// What stands left of the points in the lines without a label.
    [[nodiscard]] std::string margin() const {
        std::string blanks(static_cast<std::size_t>(picture_.width_of_labels()) + 2, ' ');
        return blanks;
    }

    [[nodiscard]] std::string points(int row) const {
        std::string text = picture_.rank_label(row) + ' ';
        char sign = ' ';
        for (int column = 0; column < geometry_.files; ++column) {
            const Signs signs = picture_.signs_of(picture_.square_at(row, column));
            text += shared_column(sign, signs.before, column == 0 ? " " : strokes_.line);
            text += point(row, column);
            sign = signs.after;
        }
        return text + (sign == ' ' ? "\n" : std::string{sign, '\n'});
    }

    /// Two columns.
    [[nodiscard]] std::string point(int row, int column) const {
        const Square square = picture_.square_at(row, column);
        const bool last = column + 1 == geometry_.files;
        const std::string_view rest = last ? " " : strokes_.line;
        if (!board_.at(square).is_none()) {
            return man(board_.at(square), rest);
        }
        std::string text{picture_.is_target(square) ? strokes_.dot : crossing(row, column)};
        return text += rest;
    }

    [[nodiscard]] std::string man(Piece piece, std::string_view rest) const {
        std::string text = draw_xiangqi_man(piece, style_);
        if (style_.colors != Colors::None) {
            text = (piece.is(Color::White) ? "\x1b[1;31m" : "\x1b[1m") + text + "\x1b[0m";
        }
        text += style_.characters ? "" : rest;
        return text;
    }

    /// The banks of the river are edges of the two halves.
    [[nodiscard]] std::string_view crossing(int row, int column) const {
        const std::size_t across = column == 0 ? 0 : column + 1 == geometry_.files ? 2 : 1;
        const bool edge = across != 1;
        const std::size_t down = row == 0 || (row == 5 && !edge)                     ? 0
                                 : row + 1 == geometry_.ranks || (row == 4 && !edge) ? 2
                                                                                     : 1;
        return strokes_.crossings[down][across];
    }

    /// The lines from one row to the next.
    [[nodiscard]] std::string between(int row) const {
        std::string text = margin();
        if (row == 4) {
            text += strokes_.upright;
            text += strokes_.river;
            text += strokes_.upright;
            return text += '\n';
        }
        for (int column = 0; column < geometry_.files; ++column) {
            text += strokes_.upright;
            text += column + 1 < geometry_.files ? diagonal(row, column) : "\n";
        }
        return text;
    }

    /// The two columns to the right of a file: in a palace its diagonals cross there.
    [[nodiscard]] std::string diagonal(int row, int column) const {
        const bool upper_half = row == 0 || row == 7;  // of a palace
        const bool lower_half = row == 1 || row == 8;
        if ((!upper_half && !lower_half) || (column != 3 && column != 4)) {
            return "  ";
        }
        const bool falls = upper_half == (column == 3);
        std::string text{falls ? strokes_.falling : strokes_.rising};
        return column == 3 ? ' ' + text : text + ' ';
    }

    BoardPicture picture_;
    const Board& board_;
    Geometry geometry_;
    const BoardStyle& style_;
    const Strokes& strokes_;
};

}  // namespace

std::string draw_xiangqi_man(Piece piece, const BoardStyle& style) {
    return style.characters ? std::string{notation::xiangqi_character(piece)}
                            : std::string{notation::xiangqi_fen_letter(piece)};
}

std::string draw_xiangqi_board(const Position& position, Color bottom, const BoardStyle& style,
                               const Marks& marks, int width) {
    const Lattice lattice{position, bottom, style, marks};
    return width < lattice.width() ? notation::write_fen(position) + '\n' : lattice.draw();
}

}  // namespace takeback::app
