#include "random_games.hpp"

#include <random>

namespace takeback::test {

void play_random_games(const Rules& rules, const std::vector<Position>& starts, int plies,
                       const std::function<void(const Game& game, MoveRequest next)>& visit) {
    std::mt19937 random{1851};  // the same in every run
    std::size_t next_start = 0;
    Game game{rules, starts.front()};
    for (int ply = 0; ply < plies; ++ply) {
        MoveList moves = game.legal_moves();
        while (moves.empty() || game.history().size() == longest_game) {
            game = Game{rules, starts[++next_start % starts.size()]};
            moves = game.legal_moves();
        }
        const MoveRequest next = moves.begin()[random() % moves.size()];
        visit(game, next);
        static_cast<void>(game.play(next));
    }
}

}  // namespace takeback::test
