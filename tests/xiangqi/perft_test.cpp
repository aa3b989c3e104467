// Perft: the number of lines of play, against counts that several engines agree on. The long rows are slow
// tests.
#include "takeback/core/perft.hpp"

#include <gtest/gtest.h>

#include "support/perft_table.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

TEST(XiangqiPerft, AgreesWithEveryShortRowOfTheTable) {
    int rows = 0;
    for (const test::PerftRow& row : test::read_perft_table("xiangqi/perft_table.tsv")) {
        if (row.leaves <= 100'000) {
            test::expect_leaves(test::xiangqi(), test::xiangqi_position(row.fen), row);
            ++rows;
        }
    }
    EXPECT_EQ(rows, 372);
}

TEST(XiangqiPerft, OfTheStartGivesFortyFourMoves) {
    Position start = test::xiangqi().start_position();
    EXPECT_EQ(perft(test::xiangqi(), start, 1), 44U);
    EXPECT_EQ(start, test::xiangqi_position(
                         "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"));
}

}  // namespace
}  // namespace takeback
