// Generation: the legal moves of a position, listed and counted, and a small tree of them.
#include "check.hpp"
#include "positions.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/perft.hpp"

namespace takeback::bench {
namespace {

void list_moves(benchmark::State& state, const Rules& rules, Position position, std::uint64_t expected) {
    MoveList first;
    rules.legal_moves(position, first);
    if (!is_right(state, first.size() == expected)) {
        return;
    }
    for (auto _ : state) {
        MoveList moves;
        rules.legal_moves(position, moves);
        benchmark::DoNotOptimize(moves);
    }
}

void count_moves(benchmark::State& state, const Rules& rules, Position position, std::uint64_t expected) {
    if (!is_right(state, rules.count_legal_moves(position) == expected)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(rules.count_legal_moves(position));
    }
}

void count_leaves(benchmark::State& state, const Rules& rules, Position position, std::uint64_t expected) {
    if (!is_right(state, perft(rules, position, 3) == expected)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(perft(rules, position, 3));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(expected));
}

BENCHMARK_CAPTURE(list_moves, chess, chess(), kiwipete(), kiwipete_moves);
BENCHMARK_CAPTURE(list_moves, xiangqi, xiangqi(), cannons(), cannons_moves);
BENCHMARK_CAPTURE(count_moves, chess, chess(), kiwipete(), kiwipete_moves);
BENCHMARK_CAPTURE(count_moves, xiangqi, xiangqi(), cannons(), cannons_moves);
BENCHMARK_CAPTURE(count_leaves, chess, chess(), kiwipete(), kiwipete_leaves_3);
BENCHMARK_CAPTURE(count_leaves, xiangqi, xiangqi(), cannons(), cannons_leaves_3);

}  // namespace
}  // namespace takeback::bench
