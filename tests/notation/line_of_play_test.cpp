// The line of play: moves and null moves, played and taken back.
#include "takeback/notation/line_of_play.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::notation {
namespace {

TEST(LineOfPlay, APassChangesTheTurnAndNothingOnTheBoard) {
    const Position start = test::position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 9");
    LineOfPlay line{test::chess(), start};
    line.play(null_move);
    EXPECT_EQ(line.position(), test::position("4k3/8/8/3pP3/8/8/8/4K3 b - - 6 9"));
    EXPECT_EQ(line.position().state.key, zobrist::key_of(line.position()));
    line.play(null_move);
    EXPECT_EQ(line.position(), test::position("4k3/8/8/3pP3/8/8/8/4K3 w - - 7 10"));
    line.take_back_to(0);
    EXPECT_EQ(line.position(), start);
}

TEST(LineOfPlay, APassLeavesACounterAtItsEndThere) {
    LineOfPlay line{test::chess(), test::position("4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295")};
    line.play(null_move);
    EXPECT_EQ(line.position(), test::position("4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295"));
}

}  // namespace
}  // namespace takeback::notation
