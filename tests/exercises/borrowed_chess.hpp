// BorrowedChess: every answer of chess, to be borrowed by a variant that answers one question differently.
//
//     class SuddenRules final : public BorrowedChess {
//         ... overrides automatic_outcome alone ...
//     };
#pragma once

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/borrowed_rules.hpp"

namespace takeback::exercises {

class BorrowedChess : public BorrowedRules {
public:
    BorrowedChess() noexcept : BorrowedRules{rules_of_chess} {}

private:
    static inline const ChessRules rules_of_chess;
};

}  // namespace takeback::exercises
