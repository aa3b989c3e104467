#include "board_view.hpp"

#include <algorithm>
#include <string_view>

#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "xiangqi_board_view.hpp"

namespace takeback::app {

namespace {

constexpr int wide_board = 2 + 3 * 8;     // a rank label, three columns a square
constexpr int compact_board = 2 + 2 * 8;  // a rank label, two columns a square

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// The black pawn alone has an emoji form; the variation selector asks for text.
std::string figurine(Piece piece) {
    constexpr std::array<std::string_view, 6> white{"♔", "♕", "♖", "♗", "♘", "♙"};  // in the order of Kind
    constexpr std::array<std::string_view, 6> black{"♚", "♛", "♜", "♝", "♞", "♟\uFE0E"};
    const std::size_t kind = static_cast<std::size_t>(piece.kind()) - 1;
    return std::string{piece.is(Color::White) ? white[kind] : black[kind]};
}

/// The signs on both sides of a square.
struct Signs {
    char before = ' ';
    char after = ' ';
};

class Drawing {
public:
    Drawing(const Position& position, Color bottom, const BoardStyle& style, const Marks& marks)
        : board_{position.board},
          geometry_{board_.geometry()},
          bottom_{bottom},
          style_{style},
          marks_{marks} {}

    [[nodiscard]] std::string wide() const {
        std::string text;
        for (int row = 0; row < geometry_.ranks; ++row) {
            text += rank_label(row);
            for (int column = 0; column < geometry_.files; ++column) {
                text += colored_cell(square_at(row, column));
            }
            text += "\x1b[0m\n";
        }
        return text + file_labels("   ", "  ");
    }

    /// Neighbours share the column between them, so two signs may have to share it too.
    [[nodiscard]] std::string compact() const {
        std::string text;
        for (int row = 0; row < geometry_.ranks; ++row) {
            text += rank_label(row).substr(0, 1);
            char gap = ' ';
            for (int column = 0; column < geometry_.files; ++column) {
                const Square square = square_at(row, column);
                const Signs signs = signs_of(square);
                text += gap == ' ' ? signs.before : signs.before == ' ' ? gap : '|';
                text += face(square);
                gap = signs.after;
            }
            text += gap == ' ' ? "\n" : std::string{gap, '\n'};
        }
        return text + file_labels("  ", " ");
    }

private:
    /// Row 0 is the top of the picture; seen from Black's side everything is turned by 180 degrees.
    [[nodiscard]] Square square_at(int row, int column) const {
        const bool white = bottom_ == Color::White;
        return geometry_.square(white ? column : geometry_.files - 1 - column,
                                white ? geometry_.ranks - 1 - row : row);
    }

    [[nodiscard]] std::string rank_label(int row) const {
        return std::to_string(geometry_.rank(square_at(row, 0)) + 1) + ' ';
    }
    [[nodiscard]] std::string file_labels(std::string_view indent, std::string_view between) const {
        std::string labels{indent};
        for (int column = 0; column < geometry_.files; ++column) {
            labels += column > 0 ? between : "";
            labels += static_cast<char>('a' + geometry_.file(square_at(0, column)));
        }
        return labels + '\n';
    }

    [[nodiscard]] Signs signs_of(Square square) const {
        if (contains(marks_.targets, square)) {
            return board_.at(square).is_none() ? Signs{} : Signs{.before = '(', .after = ')'};
        }
        if (contains(marks_.checks, square)) {
            return {.before = '!', .after = '!'};
        }
        return contains(marks_.last_move, square) ? Signs{.before = '[', .after = ']'} : Signs{};
    }

    [[nodiscard]] std::string face(Square square) const {
        const Piece piece = board_.at(square);
        if (piece.is_none()) {
            const char empty = style_.colors == Colors::None ? '.' : ' ';
            return {contains(marks_.targets, square) ? '*' : empty};
        }
        return draw_piece(piece, style_);
    }

    [[nodiscard]] std::string colored_cell(Square square) const {
        const bool light = (geometry_.file(square) + geometry_.rank(square)) % 2 == 1;
        const bool white_piece = board_.at(square).is(Color::White);
        const Signs signs = signs_of(square);
        const bool marked = signs.before != ' ' || contains(marks_.targets, square);
        std::string background;
        std::string foreground;
        if (style_.colors == Colors::Palette) {
            const int square_color = marked ? (light ? Palette::light_marked : Palette::dark_marked)
                                            : (light ? Palette::light_square : Palette::dark_square);
            background = "48;5;" + std::to_string(square_color);
            foreground = "38;5;" + std::to_string(white_piece ? Palette::white_piece : Palette::black_piece);
        } else {
            background = light ? "100" : "104";
            foreground = white_piece ? "97" : "30";
        }
        return "\x1b[" + foreground + ';' + background + 'm' + signs.before + face(square) + signs.after;
    }

    const Board& board_;
    Geometry geometry_;
    Color bottom_;
    const BoardStyle& style_;
    const Marks& marks_;
};

}  // namespace

std::string draw_piece(Piece piece, const BoardStyle& style) {
    return style.figurines ? figurine(piece) : std::string{notation::fen_letter(piece)};
}

std::string draw_board(const Position& position, Color bottom, const BoardStyle& style, const Marks& marks,
                       int width) {
    if (notation::terms_of(position.board.geometry()) == Terms::Xiangqi) {
        return draw_xiangqi_board(position, bottom, style, marks, width);
    }
    if (width < compact_board) {
        return notation::write_fen(position) + '\n';
    }
    if (style.colors == Colors::None || width < wide_board) {
        const BoardStyle plain{.figurines = style.figurines, .colors = Colors::None};
        return Drawing{position, bottom, plain, marks}.compact();
    }
    return Drawing{position, bottom, style, marks}.wide();
}

}  // namespace takeback::app
