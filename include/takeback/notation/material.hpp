// Material: what each side has taken, what its pawns have become, and what its men on the board are worth.
//
// Nothing of it is stored: what was taken is read off the stack of commands, what is there off the board, so
// that undo needs to do nothing here.
#pragma once

#include <string>
#include <vector>

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/game.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

/// The usual points: queen 9, rook 5, bishop 3, knight 3, pawn 1; in xiangqi rook 9, cannon 5 (four and a
/// half, rounded), horse 4, advisor 2, elephant 2, pawn 1.
[[nodiscard]] int points_of(Kind kind, Terms terms = Terms::Chess) noexcept;
/// Of all men of that colour on the board.
[[nodiscard]] int points_of(const Board& board, Color color) noexcept;

struct SideMaterial {
    std::vector<Piece> taken;  ///< men of the other side, since the position was set up, in the order of Kind
    std::vector<Piece> promoted;  ///< what its pawns have become since then, also if taken by now
    int points = 0;
};
[[nodiscard]] SideMaterial material_of(const Game& game, Color color);

/// "queen, 2 pawns"; "nothing" when there are none. The men must be in the order of Kind.
[[nodiscard]] std::string count_men(const std::vector<Piece>& men, Wording wording = Language::English);

}  // namespace takeback::notation
