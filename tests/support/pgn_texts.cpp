#include "pgn_texts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "drawing.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/record_rules.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::test {

using notation::PgnGame;
using notation::PgnProblem;
using notation::PgnReading;

std::vector<PgnReading> read_games(std::string_view pgn) {
    std::vector<PgnReading> games;
    notation::PgnReader reader{notation::bytes_of(pgn)};
    while (auto reading = reader.next()) {
        games.push_back(*std::move(reading));
    }
    return games;
}

PgnReading read_game(std::string_view pgn) {
    auto games = read_games(pgn);
    EXPECT_EQ(games.size(), 1U) << notation::shown(pgn, 1000);
    return games.empty() ? PgnReading{} : std::move(games.front());
}

std::string main_line_of(const PgnGame& game) {
    std::vector<std::string> sans;
    const notation::RecordRules rules;
    notation::LineOfPlay line{rules.of(game.start), game.start};
    for (const notation::NodeId id : game.moves.main_line()) {
        const notation::MoveNode& node = game.moves.node(id);
        sans.push_back(
            node.is_null_move() ? "--" : notation::write_move(line.rules(), line.position(), node.request));
        line.play(node.request);
    }
    return notation::join(sans, " ");
}

std::string main_line(std::string_view pgn) {
    return main_line_of(read_game(pgn).game);
}

std::string moves_of(const PgnGame& game) {
    const std::string pgn = notation::write_pgn(game);
    std::string moves = pgn.substr(pgn.find("\n\n") + 2);
    moves.pop_back();
    std::replace(moves.begin(), moves.end(), '\n', ' ');
    return moves;
}

std::string codes_of(const PgnReading& reading) {
    std::vector<std::string> codes;
    std::transform(reading.problems.begin(), reading.problems.end(), std::back_inserter(codes),
                   [](const PgnProblem& problem) { return std::string{code(problem.what)}; });
    return notation::join(codes, " ");
}

PgnProblem problem_in(std::string_view pgn) {
    const PgnReading reading = read_game(pgn);
    EXPECT_EQ(reading.problems.size(), 1U) << codes_of(reading);
    return reading.problems.empty() ? PgnProblem{} : reading.problems.front();
}

std::string place_of(const PgnProblem& problem) {
    return std::to_string(problem.place.line) + ':' + std::to_string(problem.place.column);
}

std::string tag_of(const PgnGame& game, std::string_view name) {
    return std::string{game.tags.value(name).value_or("none")};
}

}  // namespace takeback::test
