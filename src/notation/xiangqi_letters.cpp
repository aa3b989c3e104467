#include "takeback/notation/xiangqi_letters.hpp"

#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

std::optional<Kind> xiangqi_kind_of(char capital) noexcept {
    switch (capital) {
        case 'K': return Kind::King;
        case 'A': return Kind::Advisor;
        case 'B':
        case 'E': return Kind::Elephant;
        case 'N':
        case 'H': return Kind::Horse;
        case 'R': return Kind::Rook;
        case 'C': return Kind::Cannon;
        case 'P': return Kind::Pawn;
        default: return std::nullopt;
    }
}

char capital_of(Kind kind) noexcept {
    switch (kind) {
        case Kind::King: return 'K';
        case Kind::Advisor: return 'A';
        case Kind::Elephant: return 'B';
        case Kind::Horse: return 'N';
        case Kind::Rook: return 'R';
        case Kind::Cannon: return 'C';
        case Kind::Pawn: return 'P';
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return ' ';
    }
    return ' ';
}

}  // namespace

char xiangqi_fen_letter(Piece piece) noexcept {
    const char capital = capital_of(piece.kind());
    return piece.is(Color::Black) ? to_lower(capital) : capital;
}

std::optional<Piece> xiangqi_piece_of(char fen_letter) noexcept {
    const std::optional<Kind> kind = xiangqi_kind_of(to_upper(fen_letter));
    if (!kind) {
        return std::nullopt;
    }
    return Piece{is_upper(fen_letter) ? Color::White : Color::Black, *kind};
}

}  // namespace takeback::notation
