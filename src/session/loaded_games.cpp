#include "takeback/session/loaded_games.hpp"

#include <utility>

#include "takeback/session/variations.hpp"

namespace takeback::session {

void LoadedGames::set(const Game& game, const notation::PgnGame& pgn) {
    LoadedGame loaded{.tags = pgn.tags, .marker = pgn.marker};
    for (const notation::NodeId id : pgn.moves.main_line()) {
        loaded.moves.push_back(pgn.moves.node(id).request);
    }
    games_.insert_or_assign(commands_to_last_setup(game), std::move(loaded));
}

void LoadedGames::forget(const Game& game) {
    games_.erase(commands_to_last_setup(game));
}

const LoadedGame* LoadedGames::of(const Game& game) const {
    const auto found = games_.find(commands_to_last_setup(game));
    return found == games_.end() ? nullptr : &found->second;
}

}  // namespace takeback::session
