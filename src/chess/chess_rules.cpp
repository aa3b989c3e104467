#include "takeback/chess/chess_rules.hpp"

#include "takeback/chess/castling.hpp"
#include "takeback/chess/chess960.hpp"
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
    return chess::start_with({Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop,
                              Kind::Knight, Kind::Rook},
                             CastlingRule::Standard);
}

}  // namespace takeback
