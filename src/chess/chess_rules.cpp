#include "takeback/chess/chess_rules.hpp"

#include <array>
#include <cstddef>

#include "takeback/chess/castling.hpp"
#include "takeback/chess/en_passant.hpp"

namespace takeback {

template <Color us, typename Generator>
void chess::ChessTraits::add_special_moves(Generator& generator) noexcept {
    add_en_passant<us>(generator);
    add_castling<us, Wing::King>(generator);
    add_castling<us, Wing::Queen>(generator);
}

template class RuleBook<chess::ChessTraits>;

Position ChessRules::start_position() const {
    constexpr Geometry geometry = chess::ChessTraits::geometry;
    constexpr std::array back_rank{Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen,
                                   Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook};
    Position position{.board = Board{geometry}, .state = {}};
    for (int file = 0; file < geometry.files; ++file) {
        const Kind kind = back_rank[static_cast<std::size_t>(file)];
        position.board.set(geometry.square(file, 0), Piece{Color::White, kind});
        position.board.set(geometry.square(file, 1), Piece{Color::White, Kind::Pawn});
        position.board.set(geometry.square(file, 6), Piece{Color::Black, Kind::Pawn});
        position.board.set(geometry.square(file, 7), Piece{Color::Black, kind});
    }
    for (const Color color : {Color::White, Color::Black}) {
        for (const Wing wing : {Wing::King, Wing::Queen}) {
            position.state.castling_rights.grant(color, wing, chess::Castling::of(color, wing).rook_from);
        }
    }
    position.state.key = zobrist::key_of(position);
    return position;
}

}  // namespace takeback
