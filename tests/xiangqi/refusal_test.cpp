// Why a move of xiangqi is refused: the reason, and what proves it.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using test::xiangqi_at;
using test::xiangqi_drawn;
using test::xiangqi_refusal;

Position start() {
    return test::xiangqi().start_position();
}

Reason reason_of(const Position& position, std::string_view move) {
    return xiangqi_refusal(position, move).reason;
}

TEST(XiangqiRefusal, OfWhatNoGameAllows) {
    EXPECT_EQ(reason_of(start(), "a1a2"), Reason::NoPiece);
    EXPECT_EQ(reason_of(start(), "a6a5"), Reason::NotYourPiece);
    EXPECT_EQ(reason_of(start(), "a0b0"), Reason::OwnPieceOnTarget);
    EXPECT_EQ(reason_of(start(), "a0b1"), Reason::NotOnLine);
    EXPECT_EQ(reason_of(start(), "a0a0"), Reason::NotOnLine);
    EXPECT_EQ(
        test::xiangqi()
            .refuse(start(), {.from = xiangqi_at("a3"), .to = xiangqi_at("a4"), .promotion = Kind::Rook})
            ->reason,
        Reason::PromotionInvalid);
}

TEST(XiangqiRefusal, OfAWayBackSaysSoOfASoldierAlone) {
    const Position position = xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        P  .  R  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    EXPECT_EQ(reason_of(position, "a5a4"), Reason::SoldierBackward);
    EXPECT_EQ(reason_of(position, "c5d3"), Reason::NotOnLine);
}

/// With one man fewer between them the cannon attacks the king over the rook.
TEST(XiangqiRefusal, OfARookThatTakesAScreenOnTheLineSaysThatItIsPinned) {
    EXPECT_EQ(reason_of(xiangqi_drawn(R"(
        .  .  .  .  c  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  p  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )"),
                        "e5e7"),
              Reason::Pinned);
}

TEST(XiangqiRefusal, OfARookNamesTheFirstManInItsWay) {
    const Refusal refusal = xiangqi_refusal(start(), "a0a6");
    EXPECT_EQ(refusal.reason, Reason::Blocked);
    EXPECT_EQ(refusal.square, xiangqi_at("a3"));
}

TEST(XiangqiRefusal, OfAHorseNamesTheManAtItsLeg) {
    const Refusal refusal = xiangqi_refusal(start(), "b0d1");
    EXPECT_EQ(refusal.reason, Reason::LegBlocked);
    EXPECT_EQ(refusal.square, xiangqi_at("c0"));
}

TEST(XiangqiRefusal, OfAnElephantNamesTheManInItsEye) {
    const Position position = xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  B  .  .  .  .
        .  .  .  n  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    const Refusal refusal = xiangqi_refusal(position, "e2c0");
    EXPECT_EQ(refusal.reason, Reason::EyeBlocked);
    EXPECT_EQ(refusal.square, xiangqi_at("d1"));
}

TEST(XiangqiRefusal, OfAnElephantAtTheRiver) {
    EXPECT_EQ(reason_of(test::xiangqi_position("3k5/9/9/9/9/2B6/9/9/9/4K4 w - - 0 1"), "c4e6"),
              Reason::CrossesRiver);
    EXPECT_EQ(reason_of(test::xiangqi_position("3k5/9/9/9/2b6/9/9/9/9/4K4 b - - 0 1"), "c5a3"),
              Reason::CrossesRiver);
}

TEST(XiangqiRefusal, OfKingAndAdvisorAtThePalaceWall) {
    const Position position = test::xiangqi_position("3k5/9/9/9/9/9/9/5K3/9/5A3 w - - 0 1");
    EXPECT_EQ(reason_of(position, "f2g2"), Reason::OutsidePalace);
    EXPECT_EQ(reason_of(position, "f2f3"), Reason::OutsidePalace);
    EXPECT_EQ(reason_of(position, "f0g1"), Reason::OutsidePalace);
    EXPECT_EQ(reason_of(position, "f2f5"), Reason::NotOnLine) << "it is no step at all";
    EXPECT_EQ(reason_of(position, "f2f9"), Reason::NotOnLine);
}

TEST(XiangqiRefusal, OfACannonCountsTheMenBeforeItsTarget) {
    const Position position = xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        n  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        C  .  P  .  n  .  r  .  n
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    const std::vector<std::pair<const char*, int>> counts{{"a4a6", 0}, {"a4g4", 2}, {"a4i4", 3}};
    for (const auto& [move, count] : counts) {
        const Refusal refusal = xiangqi_refusal(position, move);
        EXPECT_EQ(refusal.reason, Reason::CannonNeedsScreen) << move;
        EXPECT_EQ(refusal.count, count) << move;
    }
    EXPECT_EQ(xiangqi_refusal(position, "a4a6").square, xiangqi_at("a6")) << "no man is in the way";
    EXPECT_EQ(xiangqi_refusal(position, "a4g4").square, xiangqi_at("c4")) << "the first of those in the way";
}

TEST(XiangqiRefusal, OfACannonThatGoesOverAManToAnEmptyPoint) {
    const Refusal refusal = xiangqi_refusal(start(), "h2h8");
    EXPECT_EQ(refusal.reason, Reason::Blocked);
    EXPECT_EQ(refusal.square, xiangqi_at("h7"));
    EXPECT_EQ(reason_of(start(), "b2i2"), Reason::Blocked);
}

TEST(XiangqiRefusal, OfAPawn) {
    EXPECT_EQ(reason_of(start(), "c3b3"), Reason::SoldierSidewaysBeforeRiver);
    EXPECT_EQ(reason_of(start(), "c3c2"), Reason::SoldierBackward);
    EXPECT_EQ(reason_of(start(), "c3c5"), Reason::NotOnLine);
    EXPECT_EQ(reason_of(start(), "c3d4"), Reason::NotOnLine);
    const Position crossed = test::xiangqi_position("3k5/9/9/9/9/2p6/9/9/9/4K4 b - - 0 1");
    EXPECT_EQ(reason_of(crossed, "c4c5"), Reason::SoldierBackward);
    EXPECT_EQ(reason_of(crossed, "c4a4"), Reason::NotOnLine);
}

TEST(XiangqiRefusal, OfTheKingWhoWouldFaceTheOther) {
    const Refusal refusal =
        xiangqi_refusal(test::xiangqi_position("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1"), "e1d1");
    EXPECT_EQ(refusal.reason, Reason::FlyingGeneral);
    EXPECT_EQ(refusal.square, xiangqi_at("d1"));
    EXPECT_EQ(refusal.attacker, xiangqi_at("d9"));
    EXPECT_EQ(refusal.line.size(), 9U) << "the file from d9 to d1";
}

TEST(XiangqiRefusal, OfTheOnlyManBetweenTheKings) {
    const Refusal refusal =
        xiangqi_refusal(test::xiangqi_position("4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1"), "e5d7");
    EXPECT_EQ(refusal.reason, Reason::FlyingGeneral);
    EXPECT_EQ(refusal.square, xiangqi_at("e0"));
}

TEST(XiangqiRefusal, OfAPinnedMan) {
    const Refusal refusal =
        xiangqi_refusal(test::xiangqi_position("3k5/9/9/9/4r4/9/9/4N4/9/4K4 w - - 0 1"), "e2d4");
    EXPECT_EQ(refusal.reason, Reason::Pinned);
    EXPECT_EQ(refusal.attacker, xiangqi_at("e5"));
}

TEST(XiangqiRefusal, OfEitherOfTwoMenBeforeACannon) {
    const Position position = test::xiangqi_position("3k5/9/9/9/4c4/9/4P4/4N4/9/4K4 w - - 0 1");
    const Refusal refusal = xiangqi_refusal(position, "e2c3");
    EXPECT_EQ(refusal.reason, Reason::Pinned);
    EXPECT_EQ(refusal.attacker, xiangqi_at("e5"));
    EXPECT_TRUE(test::xiangqi_moves(position).contains("e3e4")) << "along the line it stays between";
}

TEST(XiangqiRefusal, OfTheManWhoWouldBecomeTheScreenSaysThatHeBringsTheCheck) {
    const Refusal refusal =
        xiangqi_refusal(test::xiangqi_position("3k5/9/9/9/4c4/9/9/R8/9/4K4 w - - 0 1"), "a2e2");
    EXPECT_EQ(refusal.reason, Reason::IntoCheck);
    EXPECT_EQ(refusal.square, xiangqi_at("e0"));
    EXPECT_EQ(refusal.attacker, xiangqi_at("e5"));
}

TEST(XiangqiRefusal, OfWhatDoesNotEndACheck) {
    const Position position = test::xiangqi_position("3k5/9/9/9/4r4/9/9/R8/9/4K4 w - - 0 1");
    EXPECT_EQ(reason_of(position, "a2a3"), Reason::StillInCheck);
    EXPECT_EQ(reason_of(position, "e0e1"), Reason::IntoCheck);
}

TEST(XiangqiRefusal, HasAStableNameForEachReason) {
    EXPECT_EQ(code(Reason::LegBlocked), "leg_blocked");
    EXPECT_EQ(code(Reason::EyeBlocked), "eye_blocked");
    EXPECT_EQ(code(Reason::CrossesRiver), "crosses_river");
    EXPECT_EQ(code(Reason::OutsidePalace), "outside_palace");
    EXPECT_EQ(code(Reason::CannonNeedsScreen), "cannon_needs_screen");
    EXPECT_EQ(code(Reason::FlyingGeneral), "flying_general");
    EXPECT_EQ(code(Reason::SoldierBackward), "soldier_backward");
    EXPECT_EQ(code(Reason::SoldierSidewaysBeforeRiver), "soldier_sideways_before_river");
}

}  // namespace
}  // namespace takeback
