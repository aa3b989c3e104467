#include "takeback/notation/pgn_game.hpp"

#include <string>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/notation/line_of_play.hpp"

namespace takeback::notation {

Position standard_start() {
    return ChessRules{}.start_position();
}

bool starts_elsewhere(const PgnGame& game) {
    return game.start != standard_start();
}

Position position_after(const PgnGame& game, NodeId node) {
    const ChessRules rules;
    LineOfPlay line{rules, game.start};
    for (const NodeId id : game.moves.line_to(node)) {
        line.play(game.moves.node(id).request);
    }
    return line.position();
}

std::optional<Outcome> board_outcome(const PgnGame& game) {
    const auto main_line = game.moves.main_line();
    return ChessRules{}.outcome(position_after(game, main_line.empty() ? root_node : main_line.back()));
}

PgnResult pgn_result(const PgnGame& game) {
    const auto outcome = board_outcome(game);
    return outcome ? result_of(*outcome) : game.marker;
}

void set_result(PgnGame& game, PgnResult result) {
    game.marker = result;
    static_cast<void>(game.tags.set("Result", result_token(result)));
}

}  // namespace takeback::notation
