#include "takeback/notation/pgn_conversion.hpp"

#include <variant>

#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

void set_player(PgnTags& tags, std::string_view side, std::string_view player) {
    if (tags.set(side, player)) {
        static_cast<void>(tags.set(side, shown(player)));
    }
}

}  // namespace

PgnGame pgn_from_game(const Game& game, std::string_view white, std::string_view black) {
    PgnGame pgn;
    set_player(pgn.tags, "White", white);
    set_player(pgn.tags, "Black", black);

    const auto history = game.history();
    pgn.start = game.position();
    std::size_t first = history.size();
    while (first > 0 && !std::holds_alternative<Setup>(history[first - 1])) {
        std::visit([&](const auto& done) { done.undo(pgn.start); }, history[--first]);
    }
    if (pgn.start.state.castling_rule == CastlingRule::Chess960) {
        static_cast<void>(pgn.tags.set("Variant", "Chess960"));
    }
    NodeId last = root_node;
    for (const Command& command : history.subspan(first)) {
        if (const Move* const move = std::get_if<Move>(&command)) {
            last = pgn.moves.add_move(last, move->request);
        }
    }
    const auto outcome = game.status().outcome;
    set_result(pgn, outcome ? result_of(*outcome) : PgnResult::Unknown);
    return pgn;
}

Result<Game, NotPlayable> game_from_pgn(const PgnGame& pgn, const Rules& rules) {
    if (!pgn.unreadable_fen.empty()) {
        return NotPlayable{.what = NotPlayable::What::UnreadableFen};
    }
    Game game{rules, pgn.start};
    for (const NodeId id : pgn.moves.main_line()) {
        const MoveNode& node = pgn.moves.node(id);
        if (node.is_null_move()) {
            return NotPlayable{.what = NotPlayable::What::NullMove, .node = id};
        }
        if (const auto played = game.play(node.request); !played) {
            return NotPlayable{.what = NotPlayable::What::Refused, .node = id, .refusal = played.error()};
        }
    }
    return game;
}

}  // namespace takeback::notation
