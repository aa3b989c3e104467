// Perpetual chase: what the moves of a cycle add up to.
#include <gtest/gtest.h>

#include "support/xiangqi_cycle.hpp"

namespace takeback {
namespace {

using test::outcome_of_cycle;

constexpr auto red_loses = won_by(Color::Black, Ending::PerpetualChase);
constexpr auto draw = drawn(Ending::ThreefoldRepetition);

TEST(PerpetualChase, Loses) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "d2c2 c5d5 c2d2 d5c5"),
              red_loses);
}

TEST(PerpetualChase, LosesForBlackAsWell) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  r  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  C  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "c4d4 c7d7 d4c4 d7c7"),
              won_by(Color::White, Ending::PerpetualChase));
}

/// When the rook goes it opens the rank for the other, when it comes back it attacks itself.
TEST(PerpetualChase, LosesByTwoMenWhoChaseOneInTurn) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        p  R  R  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "b4b1 f9f8 b1b4 f8f9"),
              red_loses);
}

TEST(PerpetualChase, IsNoneOfTwoMenInTurn) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  c  .  .  .  .  .
        .  .  c  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "d2c2 e9e8 c2d2 e8e9"),
              draw);
}

TEST(PerpetualChase, ByBothSidesIsADraw) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  r  r  P
        p  R  R  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "b4b1 h5h8 b1b4 h8h5"),
              draw);
}

TEST(PerpetualChase, WithAnIdleMoveIsADraw) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "d2c2 c5e5 c2d2 e5c5"),
              draw);
}

TEST(PerpetualChase, WithAChaseAndACheckInTurnIsADraw) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  .  .  .  .
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  R  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  p  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
    )",
                               "g7g3 d8d7 g3g7 d7d8"),
              draw);
}

/// Each time his king has stepped out of the check, the black rook can take the pawn again.
TEST(PerpetualChase, YieldsToAPerpetualCheck) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  .  P  .  .
        .  .  .  .  .  .  .  R  .
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  r  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
    )",
                               "h8h7 e7e8 h7h8 e8e7"),
              won_by(Color::Black, Ending::PerpetualCheck));
}

TEST(PerpetualChase, IsNoneWhereAThreatOnlyStands) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  R  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "c2c1 f9f8 c1c2 f8f9"),
              draw);
}

/// The rook that leaves gives check, and opens the rank to the pawn; but what answers a check is no flight.
TEST(PerpetualChase, WithACheckThatThreatensAsWellIsADraw) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        p  R  R  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "b4b9 e9e8 b9b4 e8e9"),
              draw);
}

}  // namespace
}  // namespace takeback
