// ChessRules: the rule book of chess, by the FIDE Laws of Chess of 2023.
//
//     const ChessRules rules;
//     Game game{rules};
#pragma once

#include "takeback/chess/chess_traits.hpp"
#include "takeback/chess/special_moves.hpp"
#include "takeback/core/rule_book.hpp"

namespace takeback {

extern template class RuleBook<chess::ChessTraits>;  // compiled once, in chess_rules.cpp

class ChessRules final : public RuleBook<chess::ChessTraits> {
public:
    /// FIDE 2.3.
    [[nodiscard]] Position start_position() const override;
};

}  // namespace takeback
