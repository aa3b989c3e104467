// The long rows of the perft table: 105 million leaves, so in an optimised build only.
#include <gtest/gtest.h>

#include "support/perft_table.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

TEST(SlowXiangqiPerft, AgreesWithEveryLongRowOfTheTable) {
    int rows = 0;
    for (const test::PerftRow& row : test::read_perft_table("xiangqi/perft_table.tsv")) {
        if (row.leaves > 100'000) {
            test::expect_leaves(test::xiangqi(), test::xiangqi_position(row.fen), row);
            ++rows;
        }
    }
    EXPECT_EQ(rows, 86);
}

}  // namespace
}  // namespace takeback
