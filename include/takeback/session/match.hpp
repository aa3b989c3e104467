// Match: two players at one game, with a clock or without, the lines of it that they have left, and its date.
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
#include "takeback/session/start_dates.hpp"
#include "takeback/session/variations.hpp"

namespace takeback::session {

struct Player {
    Color color{};
    std::string name;
};

struct Match {
    std::array<Player, 2> players;  ///< White, Black
    Game game;
    std::optional<GameClock> clock{};  ///< follows the game
    Variations variations{};
    StartDates dates{};

    [[nodiscard]] const Player& player(Color color) const noexcept {
        return players[static_cast<std::size_t>(color)];
    }
};

}  // namespace takeback::session
