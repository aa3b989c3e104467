// Random games with a fixed seed: the same positions in every run, on every machine.
#pragma once

#include <functional>
#include <vector>

#include "takeback/core/game.hpp"

namespace takeback::test {

/// Plays random legal moves, from each of these positions in turn; a game ends when it is over or
/// `longest_game` plies long. Calls `visit` before each move with the game and the move about to be played,
/// until so many plies are seen.
void play_random_games(const Rules& rules, const std::vector<Position>& starts, int plies,
                       const std::function<void(const Game& game, MoveRequest next)>& visit);

/// Long enough for promotions, short enough not to shuffle bare kings about.
constexpr std::size_t longest_game = 150;

}  // namespace takeback::test
