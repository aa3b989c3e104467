// A small referee: reads moves, one word each, and says what becomes of them. Shown by
// docs/how-to/embed-the-library.md; a test gives it embed.in and compares what it prints with embed.txt.
#include <iostream>
#include <string>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/game.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/san.hpp"

namespace notation = takeback::notation;

namespace {

/// Plays what the text means, or says why it is no legal move.
std::string play(takeback::Game& game, const std::string& text) {
    const auto request = notation::read_move(text, game);
    if (!request) {
        const notation::Explanation explanation = notation::explain(request.error(), game, text);
        return std::string{code(request.error().refusal.reason)} + ": " + explanation.what;
    }
    const std::string san = notation::write_san(game.rules(), game.position(), *request);
    return game.play(*request) ? san : "refused";
}

}  // namespace

int main() {
    const takeback::ChessRules rules;  // lives longer than the game
    takeback::Game game{rules};
    std::string word;
    while (std::cin >> word) {
        if (word == "undo") {
            std::cout << (game.undo() != nullptr ? "taken back\n" : "nothing to take back\n");
            continue;
        }
        std::cout << play(game, word) << '\n';
    }
    const takeback::Status status = game.status();
    std::cout << notation::write_fen(game.position()) << '\n'
              << game.legal_moves().size() << " legal moves\n"
              << (status.outcome ? notation::describe(*status.outcome) : "the game goes on") << '\n';
}
