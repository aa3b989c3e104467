// The rows of a table of repetitions (xiangqi/repetition_table.tsv): what it shows, the position, the moves,
// and the verdict for the side that is then to move: win, loss or draw.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/outcome.hpp"

namespace takeback::test {

struct RepetitionRow {
    std::string what;
    std::string fen;
    std::string moves;
    std::string verdict;
};

[[nodiscard]] inline std::vector<RepetitionRow> repetition_rows(const std::string& name) {
    std::ifstream file{TAKEBACK_TEST_DATA "/xiangqi/" + name};
    std::vector<RepetitionRow> rows;
    std::string line;
    while (std::getline(file, line)) {
        if (line.front() == '#') {
            continue;
        }
        std::istringstream cells{line};
        RepetitionRow row;
        for (std::string* const cell : {&row.what, &row.fen, &row.moves, &row.verdict}) {
            std::getline(cells, *cell, '\t');
        }
        rows.push_back(row);
    }
    return rows;
}

/// An outcome as the table says it.
[[nodiscard]] inline std::string verdict_for(Color side, const Outcome& outcome) {
    if (!outcome.winner) {
        return "draw";
    }
    return *outcome.winner == side ? "win" : "loss";
}

}  // namespace takeback::test
