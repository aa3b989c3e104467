#include "takeback/notation/pgn_game.hpp"

#include <string>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/record_rules.hpp"

namespace takeback::notation {

Position standard_start() {
    static const Position start = ChessRules{}.start_position();  // asked for every game of a file
    return start;
}

bool starts_elsewhere(const PgnGame& game) {
    return game.start != RecordRules{}.of(game.start).start_position();
}

Position position_after(const PgnGame& game, NodeId node) {
    const RecordRules rules;
    LineOfPlay line{rules.of(game.start), game.start};
    for (const NodeId id : game.moves.line_to(node)) {
        line.play(game.moves.node(id).request);
    }
    return line.position();
}

LineTotals totals_of_main_line(const PgnGame& game) {
    const RecordRules rules;
    LineOfPlay line{rules.of(game.start), game.start};
    LineTotals totals;
    for (const NodeId id : game.moves.main_line()) {
        line.play(game.moves.node(id).request);
        totals.checks += line.in_check() ? 1U : 0U;
    }
    totals.plies = line.plies();
    totals.is_mate = line.in_check() && line.legal_moves().empty();
    return totals;
}

std::optional<Outcome> board_outcome(const PgnGame& game) {
    const auto main_line = game.moves.main_line();
    const NodeId last = main_line.empty() ? root_node : main_line.back();
    return RecordRules{}.of(game.start).outcome(position_after(game, last));
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
