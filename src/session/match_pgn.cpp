#include "takeback/session/match_pgn.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "takeback/notation/names.hpp"

namespace takeback::session {

using notation::no_node;
using notation::NotPlayable;
using notation::PgnGame;

namespace {

std::vector<MoveRequest> main_line(const PgnGame& pgn) {
    std::vector<MoveRequest> moves;
    for (const notation::NodeId id : pgn.moves.main_line()) {
        moves.push_back(pgn.moves.node(id).request);
    }
    return moves;
}

/// A player without a name is called by the side, which is Red in xiangqi.
std::string_view name_in_pgn(const Player& player, const Game& game) {
    const bool is_nameless = player.name == notation::name(player.color);
    const Geometry geometry = game.position().board.geometry();
    return is_nameless ? notation::name(player.color, notation::wording_for(geometry, Language::English))
                       : std::string_view{player.name};
}

/// What the match itself knows, or knows better.
bool is_told_by_match(std::string_view tag) {
    return tag == "White" || tag == "Black" || tag == "Date" || tag == "Result";
}

/// The tags of the file from which the game was loaded. How it ended there holds as long as its moves are
/// those on the board.
void add_loaded_tags(PgnGame& pgn, const LoadedGame& loaded, bool goes_on) {
    const bool is_as_loaded = goes_on && main_line(pgn) == loaded.moves;
    for (const notation::PgnTag& tag : loaded.tags.all()) {
        const bool tells_the_end = tag.name == "PlyCount" || tag.name == "Termination";
        const bool is_position_known = tag.name == "Variant" && pgn.tags.value(tag.name);
        if (!is_told_by_match(tag.name) && !is_position_known && (is_as_loaded || !tells_the_end)) {
            static_cast<void>(pgn.tags.set(tag.name, tag.value));
        }
    }
    if (is_as_loaded) {
        pgn.marker = loaded.marker;
        static_cast<void>(pgn.tags.set("Result", *loaded.tags.value("Result")));
    }
}

}  // namespace

PgnGame pgn_from_match(const Match& match) {
    const auto [white, black] = players_of(match);
    PgnGame pgn =
        notation::pgn_from_game(match.game, name_in_pgn(white, match.game), name_in_pgn(black, match.game));
    if (const std::string date = match.dates.of(match.game); !date.empty()) {
        static_cast<void>(pgn.tags.set("Date", date));
    }
    if (const LoadedGame* const loaded = match.loaded.of(match.game)) {
        add_loaded_tags(pgn, *loaded, !match.game.status().outcome);
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
    match.loaded.set(match.game, pgn);
    match.dates.set(match.game, pgn.tags.value("Date").value_or(""));
    return match;
}

}  // namespace takeback::session
