// Perft: the number of lines of play, against counts that several engines agree on. The long rows are slow
// tests.
#include "takeback/core/perft.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/perft_table.hpp"

namespace takeback {
namespace {

TEST(Perft, AgreesWithEveryShortRowOfTheTable) {
    test::proves_rule("FIDE 3.10.1");
    int rows = 0;
    for (const test::PerftRow& row : test::read_perft_table()) {
        if (row.leaves <= test::most_leaves_by_default) {
            test::expect_leaves(row);
            ++rows;
        }
    }
    EXPECT_EQ(rows, 511);
}

TEST(Perft, AgreesWithEveryShortRowOfTheTableOfChess960) {
    int rows = 0;
    for (const test::PerftRow& row : test::read_perft_table("chess/chess960_perft_table.tsv")) {
        if (row.leaves <= test::most_leaves_by_default) {
            test::expect_leaves(row, CastlingRule::Chess960);
            ++rows;
        }
    }
    EXPECT_EQ(rows, 97);
}

TEST(Perft, OfDepthNoneIsThePositionItself) {
    Position start = test::chess().start_position();
    EXPECT_EQ(perft(test::chess(), start, 0), 1U);
}

TEST(Perft, DividedAddsUpToTheWhole) {
    Position start = test::chess().start_position();
    std::uint64_t sum = 0;
    for (const auto& [request, leaves] : perft_divide(test::chess(), start, 3)) {
        sum += leaves;
    }
    EXPECT_EQ(sum, 8902U);
}

}  // namespace
}  // namespace takeback
