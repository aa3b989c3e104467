#include "board_view.hpp"

#include <array>
#include <string_view>

#include "board_picture.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "xiangqi_board_view.hpp"

namespace takeback::app {

namespace {

constexpr int wide_board = 2 + 3 * 8;     // a rank label, three columns a square
constexpr int compact_board = 2 + 2 * 8;  // a rank label, two columns a square

/// The black pawn alone has an emoji form; the variation selector asks for text.
std::string figurine(Piece piece) {
    constexpr std::array<std::string_view, 6> white{"♔", "♕", "♖", "♗", "♘", "♙"};  // in the order of Kind
    constexpr std::array<std::string_view, 6> black{"♚", "♛", "♜", "♝", "♞", "♟\uFE0E"};
    const std::size_t kind = static_cast<std::size_t>(piece.kind()) - 1;
    return std::string{piece.is(Color::White) ? white[kind] : black[kind]};
}

class Drawing {
public:
    Drawing(const Position& position, Color bottom, const BoardStyle& style, const Marks& marks)
        : picture_{position.board, bottom, marks, style.ranks},
          board_{picture_.board()},
          geometry_{picture_.geometry()},
          style_{style} {}

    [[nodiscard]] std::string wide() const {
        std::string text;
        for (int row = 0; row < geometry_.ranks; ++row) {
            text += picture_.rank_label(row) + ' ';
            for (int column = 0; column < geometry_.files; ++column) {
                text += colored_cell(picture_.square_at(row, column));
            }
            text += "\x1b[0m\n";
        }
        return text + picture_.file_labels("   ", "  ");
    }

    /// Neighbours share the column between them, so two signs may have to share it too.
    [[nodiscard]] std::string compact() const {
        std::string text;
        for (int row = 0; row < geometry_.ranks; ++row) {
            text += picture_.rank_label(row);
            char gap = ' ';
            for (int column = 0; column < geometry_.files; ++column) {
                const Square square = picture_.square_at(row, column);
                const Signs signs = picture_.signs_of(square);
                text += shared_column(gap, signs.before, " ");
                text += face(square);
                gap = signs.after;
            }
            text += gap == ' ' ? "\n" : std::string{gap, '\n'};
        }
        return text + picture_.file_labels("  ", " ");
    }

private:
    [[nodiscard]] std::string face(Square square) const {
        const Piece piece = board_.at(square);
        if (piece.is_none()) {
            const char empty = style_.colors == Colors::None ? '.' : ' ';
            return {picture_.is_target(square) ? '*' : empty};
        }
        return draw_piece(piece, style_);
    }

    [[nodiscard]] std::string colored_cell(Square square) const {
        const bool light = (geometry_.file(square) + geometry_.rank(square)) % 2 == 1;
        const bool white_piece = board_.at(square).is(Color::White);
        const Signs signs = picture_.signs_of(square);
        const bool marked = signs.before != ' ' || picture_.is_target(square);
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

    BoardPicture picture_;
    const Board& board_;
    Geometry geometry_;
    const BoardStyle& style_;
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
