#include "takeback/core/perft.hpp"

#include <cassert>

#include "takeback/core/move.hpp"
#include "takeback/core/move_list.hpp"

namespace takeback {

std::uint64_t perft(const Rules& rules, Position& position, int depth) {
    assert(depth >= 0);
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        return rules.count_legal_moves(position);
    }
    MoveList moves;
    rules.legal_moves(position, moves);
    std::uint64_t leaves = 0;
    for (const MoveRequest request : moves) {
        const Move move = rules.build(position, request);
        move.apply(position);
        leaves += perft(rules, position, depth - 1);
        move.undo(position);
    }
    return leaves;
}

std::vector<std::pair<MoveRequest, std::uint64_t>> perft_divide(const Rules& rules, Position& position,
                                                                int depth) {
    assert(depth >= 1);
    MoveList moves;
    rules.legal_moves(position, moves);
    std::vector<std::pair<MoveRequest, std::uint64_t>> leaves;
    for (const MoveRequest request : moves) {
        const Move move = rules.build(position, request);
        move.apply(position);
        leaves.emplace_back(request, perft(rules, position, depth - 1));
        move.undo(position);
    }
    return leaves;
}

}  // namespace takeback
