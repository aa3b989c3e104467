// How the games are called where a journal says which one is played: "chess", "chess960", or "xiangqi" and
// its rules, as in "xiangqi wxf 100" (xiangqi_games.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/game.hpp"

namespace takeback::app {

[[nodiscard]] std::string name_of_game(const Game& game);

/// That game at its usual start; nothing where there is no such game.
[[nodiscard]] std::optional<Game> game_of(std::string_view name);

}  // namespace takeback::app
