// The cannon: how it moves and captures, and what a line with or without a screen does to the king.
#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using test::expect_xiangqi_targets;
using test::xiangqi_moves;
using test::xiangqi_position;

TEST(Cannon, MovesLikeARookAndCapturesOverExactlyOneScreen) {
    expect_xiangqi_targets("h2", R"(
        r  n  b  a  k  a  b  n* r
        .  .  .  .  .  .  .  .  .
        .  c  .  .  .  .  .  c  .
        p  .  p  .  p  .  p  *  p
        .  .  .  .  .  .  .  *  .
        .  .  .  .  .  .  .  *  .
        P  .  P  .  P  .  P  *  P
        .  C  *  *  *  *  *  C  *
        .  .  .  .  .  .  .  *  .
        R  N  B  A  K  A  B  N  R
    )");
}

TEST(Cannon, CapturesTheFirstManBehindTheScreenAndNoThird) {
    expect_xiangqi_targets("a4", R"(
        *  .  .  .  .  k  .  .  .
        *  .  .  .  .  .  .  .  .
        *  .  .  .  .  .  .  .  .
        *  .  .  .  .  .  .  .  .
        *  .  .  .  .  .  .  .  .
        C  *  P  .  n* .  r  .  .
        *  .  .  .  .  .  .  .  .
        p  .  .  .  .  .  .  .  .
        P  .  .  .  .  .  .  .  .
        n  .  .  .  K  .  .  .  .
    )");
}

TEST(Cannon, GivesCheckOverOneMan) {
    EXPECT_TRUE(test::xiangqi_game("4k4/9/4n4/9/4C4/9/9/9/9/3K5 b - - 0 1").status().in_check);
}

TEST(Cannon, GivesNoCheckWithoutAScreen) {
    EXPECT_FALSE(test::xiangqi_game("4k4/9/9/9/4C4/9/9/9/9/4K4 b - - 0 1").status().in_check);
}

/// The hollow cannon: who steps into its line becomes its screen.
TEST(Cannon, WithoutAScreenForbidsSteppingIntoItsLine) {
    expect_xiangqi_targets("d7", R"(
        .  .  .  *  k  .  .  .  .
        .  .  .  *  .  .  .  .  .
        *  *  *  r  .  *  *  *  *
        .  .  .  *  .  .  .  .  .
        .  .  .  *  C  .  .  .  .
        .  .  .  *  .  .  .  .  .
        .  .  .  *  .  .  .  .  .
        .  .  .  *  .  .  .  .  .
        .  .  .  *  .  .  .  .  .
        .  .  .  *  .  K  .  .  .
    )");
}

TEST(Cannon, IsAnsweredByItsScreenLeaving) {
    expect_xiangqi_targets("e7", R"(
        .  .  .  *  k  *  .  .  .
        .  .  *  .  .  .  *  .  .
        .  .  .  .  n  .  .  .  .
        .  .  *  .  .  .  *  .  .
        .  .  .  *  C  *  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
    )");
}

TEST(Cannon, IsNotAnsweredByItsScreenMovingAlongTheLine) {
    expect_xiangqi_targets("e8", R"(
        .  .  .  .  k  .  .  .  .
        *  *  *  *  r  *  *  *  *
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  C* .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
    )");
}

TEST(Cannon, PinsTwoMenAtOnce) {
    const Position position = test::xiangqi_drawn(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  n  .  .  .  .
        .  .  .  .  p  .  .  .  .
        .  .  .  .  C  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
    )",
                                                  Color::Black);
    EXPECT_EQ(xiangqi_moves(position), (std::set<std::string>{"e6e5", "e9e8", "e9f9"}))
        << "the horse would leave the pawn as the screen; the pawn takes the cannon";
}

/// A port of another engine called it mate (pychess-variants #843).
TEST(Cannon, AndRookInDoubleCheckAlongOneLineAreAnsweredByOneManBetween) {
    EXPECT_EQ(xiangqi_moves(xiangqi_position("c3k1RC1/4a4/9/9/9/9/9/9/9/3K5 b - - 0 1")),
              (std::set<std::string>{"e8f9"}));
}

}  // namespace
}  // namespace takeback
