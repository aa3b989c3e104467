// The perft tables (tests/*/*perft_table.tsv): positions and the leaves of their move trees, depth by
// depth.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "drawing.hpp"
#include "takeback/core/perft.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"

namespace takeback::test {

struct PerftRow {
    std::string name;
    std::string fen;
    int depth;
    std::uint64_t leaves;
};

inline std::vector<PerftRow> read_perft_table(const std::string& name = "chess/perft_table.tsv") {
    std::ifstream file{TAKEBACK_TEST_DATA "/" + name};
    EXPECT_TRUE(file) << "the perft table is not where it should be";
    std::vector<PerftRow> rows;
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::vector<std::string> cells;
        for (std::size_t start = 0; start <= line.size();) {
            const std::size_t end = std::min(line.find('\t', start), line.size());
            cells.push_back(line.substr(start, end - start));
            start = end + 1;
        }
        for (std::size_t i = 2; i < cells.size(); ++i) {
            rows.push_back({.name = cells[0],
                            .fen = cells[1],
                            .depth = static_cast<int>(i) - 1,
                            .leaves = std::stoull(cells[i])});
        }
    }
    return rows;
}

/// Counts, and on a difference prints the count of each first move, to be compared with another program's.
inline void expect_leaves(const Rules& rules, const Position& before, const PerftRow& row) {
    Position tried = before;
    const std::uint64_t leaves = perft(rules, tried, row.depth);
    EXPECT_EQ(tried, before);
    EXPECT_EQ(leaves, row.leaves) << row.name << ", " << row.fen << ", depth " << row.depth;
    if (leaves != row.leaves) {
        for (const auto& [request, count] : perft_divide(rules, tried, row.depth)) {
            std::cerr << notation::coordinates(tried.board.geometry(), request) << ": " << count << '\n';
        }
    }
}

inline void expect_leaves(const PerftRow& row, CastlingRule rule = CastlingRule::Standard) {
    expect_leaves(chess(), position(row.fen, rule), row);
}

/// The rows with at most that many leaves are quick enough for every run of the tests.
constexpr std::uint64_t most_leaves_by_default = 300'000;

}  // namespace takeback::test
