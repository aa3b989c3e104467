// How each man moves, alone and with others in his way.
#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using test::expect_xiangqi_targets;

TEST(XiangqiKing, GoesOneStepStraight) {
    expect_xiangqi_targets("e1", R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  a  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  *  K  *  .  .  .
        .  .  .  .  *  .  .  .  .
    )");
}

TEST(XiangqiKing, StaysInThePalace) {
    expect_xiangqi_targets("d2", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  *  .  .  .  .
        .  .  .  *  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
    )");
}

TEST(XiangqiKing, DoesNotTakeTheOneWhomHeFaces) {
    Position facing = test::xiangqi_drawn(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    const MoveRequest capture{.from = test::xiangqi_at("e0"), .to = test::xiangqi_at("e9")};
    EXPECT_FALSE(test::xiangqi().is_legal(facing, capture));
}

TEST(XiangqiKing, DoesNotStepOntoAFileWhereTheOtherKingSeesHim) {
    expect_xiangqi_targets("e1", R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  K  *  .  .  .
        .  .  .  .  *  .  .  .  .
    )");
}

TEST(XiangqiKing, OfBlackStaysInThePalaceOfBlack) {
    expect_xiangqi_targets("d9", R"(
        .  .  .  k  R* .  .  .  .
        .  .  .  *  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )");
}

TEST(XiangqiAdvisor, GoesDiagonallyInsideThePalace) {
    expect_xiangqi_targets("e1", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  p* .  *  .  .  .
        .  .  .  .  A  .  .  .  .
        .  .  .  *  K  *  .  .  .
    )");
}

TEST(XiangqiAdvisor, OnACornerHasOnlyTheCentre) {
    expect_xiangqi_targets("d2", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  A  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiAdvisor, DoesNotCaptureHisOwn) {
    expect_xiangqi_targets("f9", R"(
        .  .  .  k  .  a  .  .  .
        .  .  .  .  a  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  A  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
        .  .  .  .  .  .  .  .  .
    )");
}

TEST(XiangqiElephant, GoesExactlyTwoStepsDiagonally) {
    expect_xiangqi_targets("e2", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  *  .  .  .  *  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  B  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  *  .  K  .  *  .  .
    )");
}

TEST(XiangqiElephant, DoesNotPassABlockedEyeWhosesoever) {
    expect_xiangqi_targets("e2", R"(
        .  .  .  a  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  p* .  p  .  *  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  B  .  .  .  .
        .  .  .  p  .  P  .  .  .
        .  .  B  .  K  .  .  .  .
    )");
}

TEST(XiangqiElephant, DoesNotCrossTheRiver) {
    expect_xiangqi_targets("c4", R"(
        .  .  b  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  b  .  .
        .  .  B  .  .  .  B  .  .
        .  .  .  .  .  .  .  .  .
        *  .  .  .  *  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  A  .  .  .
    )");
}

TEST(XiangqiElephant, OfBlackStaysOnItsOwnBank) {
    expect_xiangqi_targets("g5", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  *
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  b  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiHorse, GoesOneStepStraightAndOneOnDiagonally) {
    expect_xiangqi_targets("d5", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  *  .  *  .  .  .  .
        .  *  .  .  .  *  .  .  .
        .  .  .  N  .  .  .  .  .
        .  *  .  .  .  *  .  .  .
        .  .  *  .  *  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiHorse, IsHobbledOnAllSides) {
    expect_xiangqi_targets("d5", R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  P  .  .  .  .  .
        .  .  P  N  P  .  .  .  .
        .  .  .  p  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiHorse, IsHobbledByAnyManBesideHimButNotBesideTheTarget) {
    expect_xiangqi_targets("d4", R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  n  .  *  .  .  .
        .  .  p  N  .  .  .  .  .
        .  .  .  p  .  *  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )");
}

TEST(XiangqiHorse, InACornerStaysOnTheBoard) {
    expect_xiangqi_targets("a0", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  *  .  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        N  .  .  .  K  .  .  .  .
    )");
    expect_xiangqi_targets("a0", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        P  .  *  .  .  .  .  .  .
        N  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiRook, GoesAnyDistanceAlongRankAndFile) {
    expect_xiangqi_targets("c4", R"(
        .  .  *  .  .  k  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        *  *  R  *  *  p* .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  P  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiPawn, BeforeTheRiverGoesOnlyForward) {
    expect_xiangqi_targets("e4", R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  p  P  p  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiPawn, CapturesStraightAhead) {
    expect_xiangqi_targets("e4", R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  p  p* p  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiPawn, AcrossTheRiverGoesSidewaysAsWell) {
    expect_xiangqi_targets("e5", R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  *  P  n* .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiPawn, OnTheLastRankGoesOnlySidewaysAndStaysAPawn) {
    expect_xiangqi_targets("b9", R"(
        *  P  *  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiPawn, OfBlackGoesDownAndCrossesBetweenFiveAndFour) {
    expect_xiangqi_targets("c5", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  p  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    expect_xiangqi_targets("i4", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  *  p
        .  .  .  .  .  .  .  .  *
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

}  // namespace
}  // namespace takeback
