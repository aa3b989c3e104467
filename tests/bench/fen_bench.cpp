// FEN: a position read and written.
#include <string>

#include "check.hpp"
#include "positions.hpp"

namespace takeback::bench {
namespace {

void read_fen(benchmark::State& state) {
    if (!is_right(state, notation::write_fen(kiwipete()) == kiwipete_fen)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(notation::read_fen(kiwipete_fen));
    }
}

void read_xiangqi_fen(benchmark::State& state) {
    if (!is_right(state, notation::write_xiangqi_fen(cannons()) == cannons_fen)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(notation::read_xiangqi_fen(cannons_fen));
    }
}

void write_fen(benchmark::State& state) {
    const Position position = kiwipete();
    if (!is_right(state, notation::write_fen(position) == kiwipete_fen)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(notation::write_fen(position));
    }
}

void write_xiangqi_fen(benchmark::State& state) {
    const Position position = cannons();
    if (!is_right(state, notation::write_xiangqi_fen(position) == cannons_fen)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(notation::write_xiangqi_fen(position));
    }
}

BENCHMARK(read_fen);
BENCHMARK(read_xiangqi_fen);
BENCHMARK(write_fen);
BENCHMARK(write_xiangqi_fen);

}  // namespace
}  // namespace takeback::bench
