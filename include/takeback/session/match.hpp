// Match: two players at one game, with a clock or without, the lines of it that they have left, its date, and
// what its file tells of it.
//
// A player is a name and a colour. He never moves a piece: commands do, and the game decides.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "takeback/core/color.hpp"
#include "takeback/core/game.hpp"
#include "takeback/session/game_clock.hpp"
#include "takeback/session/loaded_games.hpp"
#include "takeback/session/start_dates.hpp"
#include "takeback/session/variations.hpp"

namespace takeback::session {

struct Player {
    Color color{};
    std::string name;
};

struct Match {
    std::array<Player, 2> players;  ///< White, Black; see players_of
    Game game;
    std::optional<GameClock> clock{};  ///< follows the game
    Variations variations{};
    StartDates dates{};
    LoadedGames loaded{};

    [[nodiscard]] const Player& player(Color color) const noexcept {
        return players[static_cast<std::size_t>(color)];
    }
};

/// Who plays, or has played, the game on the board: a loaded one names its own players.
[[nodiscard]] std::array<Player, 2> players_of(const Match& match);

}  // namespace takeback::session
