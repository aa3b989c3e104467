// The library in five lines, as the README has them: what another project needs to play a move and take it
// back.
#include <iostream>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/game.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"

int main() {
    // clang-format off
    const takeback::ChessRules rules;
    takeback::Game game{rules};
    const auto e4 = takeback::notation::read_move("e4", game);
    if (e4 && game.play(*e4)) { std::cout << takeback::notation::write_fen(game.position()) << '\n'; }
    game.undo();
    // clang-format on
}
