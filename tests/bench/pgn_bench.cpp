// PGN: five famous games read, each move checked, with their tags and trees kept; and written again.
#include <fstream>
#include <sstream>
#include <string>

#include "check.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/notation/pgn_writer.hpp"

namespace takeback::bench {
namespace {

constexpr std::size_t famous_plies = 294;

std::string famous_games() {
    std::ifstream file{TAKEBACK_FAMOUS_GAMES};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<notation::PgnGame> read_all(const std::string& text) {
    std::vector<notation::PgnGame> games;
    notation::PgnReader reader{notation::bytes_of(text)};
    while (std::optional<notation::PgnReading> read = reader.next()) {
        games.push_back(std::move(read->game));
    }
    return games;
}

std::size_t plies_of(const std::vector<notation::PgnGame>& games) {
    std::size_t plies = 0;
    for (const notation::PgnGame& game : games) {
        plies += game.moves.main_line().size();
    }
    return plies;
}

void read_pgn(benchmark::State& state) {
    const std::string text = famous_games();
    if (!is_right(state, plies_of(read_all(text)) == famous_plies)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(read_all(text));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(famous_plies));
}

void write_pgn(benchmark::State& state) {
    const std::vector<notation::PgnGame> games = read_all(famous_games());
    const auto write_all = [&games] {
        std::string text;
        for (const notation::PgnGame& game : games) {
            text += notation::write_pgn(game);
        }
        return text;
    };
    if (!is_right(state, read_all(write_all()) == games && plies_of(games) == famous_plies)) {
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(write_all());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(famous_plies));
}

BENCHMARK(read_pgn);
BENCHMARK(write_pgn);

}  // namespace
}  // namespace takeback::bench
