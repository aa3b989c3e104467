// The long rows of the perft table: 318 million leaves, so in an optimised build only.
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

}  // namespace
}  // namespace takeback
