#include "takeback/notation/castling_letters.hpp"

#include <string_view>

#include "takeback/chess/castling.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr Geometry geometry = chess::ChessTraits::geometry;
constexpr std::string_view wing_letters = "kq";

Color color_of(char letter) {
    return is_upper(letter) ? Color::White : Color::Black;
}
char in_color(char letter, Color color) {
    return color == Color::White ? to_upper(letter) : letter;
}
char wing_letter(Wing wing) {
    return wing == Wing::King ? wing_letters[0] : wing_letters[1];
}

/// The file of the king, if he is on his first rank; the e-file otherwise, for letters that come to nothing
/// anyway.
int king_file(const Board& board, Color color) {
    for (const Square king : kings_of<chess::ChessTraits>(board, color)) {
        if (geometry.rank_for(color, king) == 0) {
            return geometry.file(king);
        }
    }
    return 4;
}

/// The rook on the first rank that is farthest from the king on that side; the corner when there is none.
Square outermost_rook(const Board& board, Color color, Wing wing) {
    const Square corner = chess::Castling::of(color, wing).rook_from;
    const int inward = wing == Wing::King ? -1 : 1;
    for (int file = geometry.file(corner); file != king_file(board, color); file += inward) {
        const Square square = geometry.square(file, geometry.rank(corner));
        if (board.at(square) == Piece{color, Kind::Rook}) {
            return square;
        }
    }
    return corner;
}

}  // namespace

std::optional<CastlingRight> castling_right(const Position& position, char letter) {
    const Color color = color_of(letter);
    const char small = to_lower(letter);
    const bool chess960 = position.state.castling_rule == CastlingRule::Chess960;
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        if (small == wing_letter(wing)) {
            return CastlingRight{.color = color,
                                 .wing = wing,
                                 .rook = chess960 ? outermost_rook(position.board, color, wing)
                                                  : chess::Castling::of(color, wing).rook_from};
        }
    }
    const int file = small - 'a';
    if (!chess960 || file < 0 || file >= geometry.files) {
        return std::nullopt;
    }
    return CastlingRight{.color = color,
                         .wing = file > king_file(position.board, color) ? Wing::King : Wing::Queen,
                         .rook = geometry.square(file, color == Color::White ? 0 : geometry.ranks - 1)};
}

std::string write_castling_rights(const Position& position, CastlingLetters letters) {
    const CastlingRights& rights = position.state.castling_rights;
    std::string text;
    for (const Color color : {Color::White, Color::Black}) {
        for (const Wing wing : {Wing::King, Wing::Queen}) {
            if (!rights.has(color, wing)) {
                continue;
            }
            const Square rook = rights.rook(color, wing);
            const bool by_wing =
                letters == CastlingLetters::XFen && rook == outermost_rook(position.board, color, wing);
            const char file = static_cast<char>('a' + geometry.file(rook));
            text += in_color(by_wing ? wing_letter(wing) : file, color);
        }
    }
    return text.empty() ? "-" : text;
}

std::string write_castling_rights(const CastlingRights& rights) {
    std::string text;
    for (const Color color : {Color::White, Color::Black}) {
        for (const Wing wing : {Wing::King, Wing::Queen}) {
            text += rights.has(color, wing) ? std::string(1, in_color(wing_letter(wing), color)) : "";
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace takeback::notation
