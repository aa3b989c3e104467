// made_perft DEPTH FEN: counts the lines of play of chess, each last move, too, made and taken back as a
// whole Move, its key kept. What takeback perft saves by counting the last moves unmade, this does.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/notation/fen.hpp"

namespace {

std::uint64_t made_perft(const takeback::Rules& rules, takeback::Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    takeback::MoveList moves;
    rules.legal_moves(position, moves);
    std::uint64_t leaves = 0;
    for (const takeback::MoveRequest request : moves) {
        const takeback::Move move = rules.build(position, request);
        move.apply(position);
        leaves += made_perft(rules, position, depth - 1);
        move.undo(position);
    }
    return leaves;
}

}  // namespace

int main(int count, char** words) {
    const auto read = count == 3 ? takeback::notation::read_fen(words[2]) : takeback::notation::read_fen("");
    if (!read) {
        std::fputs("usage: made_perft DEPTH FEN\n", stderr);
        return EXIT_FAILURE;
    }
    const takeback::ChessRules rules;
    takeback::Position position = read->position;
    const int depth = static_cast<int>(std::strtol(words[1], nullptr, 10));
    std::printf("%ju\n", static_cast<std::uintmax_t>(made_perft(rules, position, depth)));
}
