// A move: tried, built, made and taken back; and the question behind every trial, whether a square is
// attacked.
#include "check.hpp"
#include "positions.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/trial.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::bench {
namespace {

/// Tries every move that a piece can make: no filter decides which of them.
template <typename Traits>
std::uint64_t try_all(Position& position, const MoveList& moves) {
    std::uint64_t legal = 0;
    for (const MoveRequest request : moves) {
        const Writes writes = Traits::writes_of(position, request);
        legal += leaves_king_safe<Traits>(position.board, writes, position.state.side_to_move) ? 1U : 0U;
    }
    return legal;
}

template <typename Traits>
void try_moves(benchmark::State& state, const Rules& rules, Position position, std::uint64_t expected) {
    MoveList moves;
    rules.pseudo_legal_moves(position, moves);
    if (!is_right(state, try_all<Traits>(position, moves) == expected)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(try_all<Traits>(position, moves));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moves.size()));
}

void try_chess_moves(benchmark::State& state, const Position& position, std::uint64_t expected) {
    try_moves<chess::ChessTraits>(state, chess(), position, expected);
}
void try_xiangqi_moves(benchmark::State& state, const Position& position, std::uint64_t expected) {
    try_moves<xiangqi::XiangqiTraits>(state, xiangqi(), position, expected);
}

void make_and_take_back(benchmark::State& state, const Rules& rules, Position position,
                        std::uint64_t expected) {
    MoveList requests;
    rules.legal_moves(position, requests);
    std::vector<Move> moves;
    moves.reserve(requests.size());
    for (const MoveRequest request : requests) {
        moves.push_back(rules.build(position, request));
    }
    const Position before = position;
    const auto through_all = [&] {
        for (const Move& move : moves) {
            move.apply(position);
            benchmark::DoNotOptimize(position);
            move.undo(position);
        }
    };
    through_all();
    if (!is_right(state, moves.size() == expected && position == before)) {
        return;
    }
    for (auto _ : state) {
        through_all();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moves.size()));
}

std::uint64_t attacked_squares(const Rules& rules, const Position& position) {
    std::uint64_t attacked = 0;
    for (std::size_t i = 0; i < position.board.geometry().squares(); ++i) {
        attacked += rules.is_attacked(position.board, Square::at(i), Color::White) ? 1U : 0U;
    }
    return attacked;
}

void ask_each_square(benchmark::State& state, const Rules& rules, const Position& position,
                     std::uint64_t expected) {
    if (!is_right(state, attacked_squares(rules, position) == expected)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(attacked_squares(rules, position));
    }
    state.SetItemsProcessed(state.iterations() *
                            static_cast<std::int64_t>(position.board.geometry().squares()));
}

BENCHMARK_CAPTURE(try_chess_moves, kiwipete, kiwipete(), kiwipete_moves);
BENCHMARK_CAPTURE(try_xiangqi_moves, cannons, cannons(), cannons_moves);
BENCHMARK_CAPTURE(make_and_take_back, chess, chess(), kiwipete(), kiwipete_moves);
BENCHMARK_CAPTURE(make_and_take_back, xiangqi, xiangqi(), cannons(), cannons_moves);
BENCHMARK_CAPTURE(ask_each_square, chess, chess(), kiwipete(), 38);
BENCHMARK_CAPTURE(ask_each_square, xiangqi, xiangqi(), cannons(), 30);

}  // namespace
}  // namespace takeback::bench
