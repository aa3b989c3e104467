#include "takeback/chess/chess_rules.hpp"

#include "takeback/chess/chess960.hpp"

namespace takeback {

template class RuleBook<chess::ChessTraits>;

Position ChessRules::start_position() const {
    return chess::start_with({Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop,
                              Kind::Knight, Kind::Rook},
                             CastlingRule::Standard);
}

}  // namespace takeback
