// LoadedGames: what the files of loaded games tell of them besides their moves: the tags, and how they ended.
//
// Every set-up begins a game, and undo brings back the one before it. So what was loaded is found by the
// place of its set-up on the command stack, as the date of a game is (start_dates.hpp).
//
//     LoadedGames loaded;
//     game.set_position(pgn.start);
//     loaded.set(game, pgn);
//     loaded.of(game)->tags.value("Event")
//     game.undo();
//     loaded.of(game)   // nullptr: that game came from no file
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "takeback/core/game.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/notation/pgn_game.hpp"

namespace takeback::session {

struct LoadedGame {
    notation::PgnTags tags{};
    notation::PgnResult marker = notation::PgnResult::Unknown;
    std::vector<MoveRequest> moves{};  ///< the main line
};

class LoadedGames {
public:
    /// The game that the last set-up has begun is this one.
    void set(const Game& game, const notation::PgnGame& pgn);
    /// The game that the last set-up has begun comes from no file.
    void forget(const Game& game);
    /// nullptr where the game comes from no file.
    [[nodiscard]] const LoadedGame* of(const Game& game) const;

private:
    // By the number of commands up to the set-up. Each set-up sets or forgets, so none has the tags of
    // another that was at its place before.
    std::map<std::size_t, LoadedGame> games_;
};

}  // namespace takeback::session
