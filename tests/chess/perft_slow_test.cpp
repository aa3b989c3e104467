// The long rows of the perft tables: 341 million leaves, so in an optimised build only.
#include <gtest/gtest.h>

#include "support/perft_table.hpp"

namespace takeback {
namespace {

TEST(SlowPerft, AgreesWithEveryLongRowOfTheTable) {
    int rows = 0;
    for (const test::PerftRow& row : test::read_perft_table()) {
        if (row.leaves > test::most_leaves_by_default) {
            test::expect_leaves(row);
            ++rows;
        }
    }
    EXPECT_EQ(rows, 135);
}

TEST(SlowPerft, AgreesWithEveryLongRowOfTheTableOfChess960) {
    int rows = 0;
    for (const test::PerftRow& row : test::read_perft_table("chess/chess960_perft_table.tsv")) {
        if (row.leaves > test::most_leaves_by_default) {
            test::expect_leaves(row, CastlingRule::Chess960);
            ++rows;
        }
    }
    EXPECT_EQ(rows, 9);
}

}  // namespace
}  // namespace takeback
