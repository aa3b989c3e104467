#include "takeback/session/match_pgn.hpp"

#include <string>
#include <utility>

namespace takeback::session {

using notation::no_node;
using notation::NotPlayable;
using notation::PgnGame;

PgnGame pgn_from_match(const Match& match) {
    const auto& [white, black] = match.players;
    PgnGame pgn = notation::pgn_from_game(match.game, white.name, black.name);
    if (const std::string date = match.dates.of(match.game); !date.empty()) {
        static_cast<void>(pgn.tags.set("Date", date));
    }
    LineInTree line = match.variations.around(match.game, Redoable::LeftOut);
    while (line.tree.first_child(line.end) != no_node) {
        line.tree.erase(line.tree.first_child(line.end));
    }
    pgn.moves = std::move(line.tree);
    return pgn;
}

Result<Match, NotPlayable> match_from_pgn(const PgnGame& pgn, const Rules& rules) {
    auto game = notation::game_from_pgn(pgn, rules);
    if (!game) {
        return game.error();
    }
    const auto player = [&](Color color, std::string_view tag) {
        return Player{.color = color, .name = std::string{pgn.tags.value(tag).value_or("?")}};
    };
    Match match{.players = {player(Color::White, "White"), player(Color::Black, "Black")},
                .game = *std::move(game),
                .variations = Variations{pgn.moves}};
    match.dates.set(match.game, pgn.tags.value("Date").value_or(""));
    return match;
}

}  // namespace takeback::session
