// Perpetual chase: which attacks count: on whom, by whom, and whether he is guarded.
#include <gtest/gtest.h>

#include "support/xiangqi_cycle.hpp"

namespace takeback {
namespace {

using test::outcome_of_cycle;

constexpr auto red_loses = won_by(Color::Black, Ending::PerpetualChase);
constexpr auto draw = drawn(Ending::ThreefoldRepetition);

TEST(Chase, IsNoneOfAProtectedMan) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  .  .  .  .  r
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "d2c2 c5d5 c2d2 d5c5"),
              draw);
}

/// The rook on e5 could retake, were its king not behind it.
TEST(Chase, LosesWhereTheGuardIsBound) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "d2c2 c5d5 c2d2 d5c5"),
              red_loses);
}

TEST(Chase, IsNoneWhereTheSameGuardIsFree) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "d2c2 c5d5 c2d2 d5c5"),
              draw);
}

TEST(Chase, LosesWithAHorseOnAProtectedRook) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  k  .  .  .
        .  N  .  .  .  .  .  .  .
        r  .  .  .  .  .  .  .  r
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "b7c5 a6d6 c5b7 d6a6"),
              red_loses);
}

TEST(Chase, IsNoneWithAHorseOnAProtectedCannon) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  k  .  .  .
        .  N  .  .  .  .  .  .  .
        c  .  .  .  .  .  .  .  r
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "b7c5 a6d6 c5b7 d6a6"),
              draw);
}

TEST(Chase, LosesWithACannonOnAProtectedRook) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  r  .  .  .  r
        .  .  .  .  .  .  .  .  .
        .  .  P  .  P  .  .  .  .
        .  .  C  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
    )",
                               "c2e2 e5c5 e2c2 c5e5"),
              red_loses);
}

TEST(Chase, IsNoneByAKing) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  .  .  .  .
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
        .  .  .  .  p  .  .  .  .
        .  .  .  .  .  .  .  .  .
    )",
                               "f2e2 e1f1 e2f2 f1e1"),
              draw);
}

TEST(Chase, IsNoneByAPawn) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  .  .  .
        c  .  .  .  .  .  .  .  .
        .  P  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "b7a7 a8b8 a7b7 b8a8"),
              draw);
}

TEST(Chase, IsNoneOfAPawnBeforeTheRiver) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        p  R  R  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "b6b1 f9f8 b1b6 f8f9"),
              draw);
}

TEST(Chase, IsNoneByAnOfferToExchange) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  r  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  R
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "i5b5 b8i8 b5i5 i8b8"),
              draw);
}

/// Without the rook on e6 the cannon gives check, so it takes neither rook.
TEST(Chase, LosesWhereTheVictimIsBoundAndCannotExchange) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  b  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  R  R  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  C  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "d6d2 g9i7 d2d6 i7g9"),
              red_loses);
}

TEST(Chase, IsNoneWhereTheSameVictimIsFree) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  b  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  R  R  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "d6d2 g9i7 d2d6 i7g9"),
              draw);
}

TEST(Chase, IsNoneByABoundMan) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        c  .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "e2e3 a3a2 e3e2 a2a3"),
              draw);
}

TEST(Chase, LosesByTheSameManWhenHeIsFree) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        c  .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                               "e2e3 a3a2 e3e2 a2a3"),
              red_loses);
}

/// The cannon could take the horse before, but only now that the rook guards the rank the king may not
/// retake.
TEST(Chase, LosesWhereAMoveBindsTheGuard) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  C  .  k  n  .  .  .
        .  .  .  .  .  .  .  .  .
        .  R  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
    )",
                               "b7b9 f9g7 b9b7 g7f9"),
              red_loses);
}

TEST(Chase, IsNoneWhereTheGuardWasBoundBefore) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  .  k  .  b  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  c  .  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  R  .  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  K  .  .  .
    )",
                               "c2c1 g9i7 c1c2 i7g9"),
              draw);
}

/// From e1 the advisor attacks, from f0 it is the screen of the cannon.
TEST(Chase, LosesWithAnAdvisorOnAProtectedRook) {
    EXPECT_EQ(outcome_of_cycle(R"(
        .  .  .  r  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  r  .  .  .  .  .
        .  .  .  .  .  K  .  .  .
        .  .  .  .  .  A  .  .  C
    )",
                               "f0e1 d2d0 e1f0 d0d2"),
              red_loses);
}

}  // namespace
}  // namespace takeback
