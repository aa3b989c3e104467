// The text of moves: SAN, and the Chinese notation of xiangqi, written and read.
#include <string>

#include "check.hpp"
#include "positions.hpp"
#include "takeback/core/game.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/notation/xiangqi_move_text.hpp"

namespace takeback::bench {
namespace {

constexpr notation::XiangqiStyle chinese{.notation = notation::XiangqiNotation::Chinese};

std::string san(const Position& position, MoveRequest request) {
    return notation::write_san(chess(), position, request);
}
std::string chinese_text(const Position& position, MoveRequest request) {
    return notation::write_xiangqi_move(position, request, chinese);
}
bool is_read_as(std::string_view text, const Game& game, MoveRequest request) {
    const auto read = notation::read_move(text, game);
    return read && *read == request;
}
bool is_read_as_chinese(std::string_view text, const Game& game, MoveRequest request) {
    const auto read = notation::read_xiangqi_move(text, game, chinese);
    return read && *read == request;
}

/// All moves of the position are written; what is written must be read as the same move.
template <typename Write, typename Read>
bool writes_what_is_read(const Game& game, const Write& write, const Read& is_read) {
    for (const MoveRequest request : game.legal_moves()) {
        if (!is_read(write(game.position(), request), game, request)) {
            return false;
        }
    }
    return true;
}

template <typename Write, typename Read>
void write_moves(benchmark::State& state, const Rules& rules, const Position& position, const Write& write,
                 const Read& is_read) {
    const Game game{rules, position};
    const MoveList moves = game.legal_moves();
    if (!is_right(state, writes_what_is_read(game, write, is_read))) {
        return;
    }
    for (auto _ : state) {
        for (const MoveRequest request : moves) {
            benchmark::DoNotOptimize(write(position, request));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moves.size()));
}

template <typename Write, typename Read>
void read_moves(benchmark::State& state, const Rules& rules, const Position& position, const Write& write,
                const Read& is_read) {
    const Game game{rules, position};
    const MoveList moves = game.legal_moves();
    std::vector<std::pair<std::string, MoveRequest>> texts;
    texts.reserve(moves.size());
    for (const MoveRequest request : moves) {
        texts.emplace_back(write(position, request), request);
    }
    if (!is_right(state, writes_what_is_read(game, write, is_read))) {
        return;
    }
    for (auto _ : state) {
        for (const auto& [text, request] : texts) {
            benchmark::DoNotOptimize(is_read(text, game, request));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(texts.size()));
}

BENCHMARK_CAPTURE(write_moves, san, chess(), kiwipete(), san, is_read_as);
BENCHMARK_CAPTURE(write_moves, chinese, xiangqi(), cannons(), chinese_text, is_read_as_chinese);
BENCHMARK_CAPTURE(read_moves, san, chess(), kiwipete(), san, is_read_as);
BENCHMARK_CAPTURE(read_moves, chinese, xiangqi(), cannons(), chinese_text, is_read_as_chinese);

}  // namespace
}  // namespace takeback::bench
