// ChessRules: the rule book of chess, by the FIDE Laws of Chess of 2023.
//
//     const ChessRules rules;
//     Game game{rules};
#pragma once

#include "takeback/chess/castling.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/chess/en_passant.hpp"
#include "takeback/core/rule_book.hpp"

namespace takeback {

// Here, because a compiler may build the generator into the code of whoever calls ChessRules by that type.
template <Color us, typename Generator>
void chess::ChessTraits::add_special_moves(Generator& generator) noexcept {
    add_en_passant<us>(generator);
    add_castling<us, Wing::King>(generator);
    add_castling<us, Wing::Queen>(generator);
}

extern template class RuleBook<chess::ChessTraits>;  // compiled once, in chess_rules.cpp

class ChessRules final : public RuleBook<chess::ChessTraits> {
public:
    /// FIDE 2.3.
    [[nodiscard]] Position start_position() const override;
};

}  // namespace takeback
