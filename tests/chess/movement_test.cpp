// How each piece moves, drawn. Stars are the legal targets of the man under test.
#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::expect_targets;

TEST(Knight, LeapsOverMenToEightSquares) {
    test::proves_rule("FIDE 3.6");
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  *  .  *  .  .  .
        .  *  p  p  p  p* .  .
        .  .  p  N  p  .  .  .
        .  *  p  p  p  P  .  .
        .  .  *  .  *  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(Knight, InTheCornerHasTwoSquares) {
    expect_targets("h1", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  *  .
        .  .  .  .  .  *  .  .
        .  .  .  .  .  .  .  N
    )");
}

TEST(Bishop, SlidesAlongDiagonalsUpToTheFirstMan) {
    test::proves_rule("FIDE 3.2");
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        p* .  .  .  .  .  P  .
        .  *  .  .  .  *  .  .
        .  .  *  .  *  .  .  .
        .  .  .  B  .  .  .  .
        .  .  *  .  *  .  .  .
        .  p* .  .  .  *  .  .
        p  .  .  .  .  .  *  .
    )");
}

TEST(Rook, SlidesAlongRankAndFileUpToTheFirstMan) {
    test::proves_rule("FIDE 3.3");
    expect_targets("d4", R"(
        .  .  .  p  .  .  .  .
        .  .  .  p* .  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  *  .  .  .  .
        *  *  *  R  *  *  P  .
        .  .  .  *  .  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  *  .  .  .  .
    )");
}

TEST(Queen, MovesAsRookAndBishop) {
    test::proves_rule("FIDE 3.4");
    expect_targets("d4", R"(
        .  .  .  *  .  .  .  *
        *  .  .  *  .  .  *  .
        .  *  .  *  .  *  .  .
        .  .  *  *  *  .  .  .
        *  *  *  Q  *  *  *  *
        .  .  *  *  *  .  .  .
        .  *  .  *  .  *  .  .
        *  .  .  *  .  .  *  .
    )");
}

TEST(Queen, OnTheEdgeDoesNotComeOutOnTheOtherSide) {
    expect_targets("h4", R"(
        .  .  .  .  .  .  .  *
        .  .  .  .  .  .  .  *
        .  .  .  .  .  P  .  *
        p  .  .  .  .  .  *  *
        .  .  .  p* *  *  *  Q
        p  .  .  .  .  .  *  *
        .  .  .  .  .  p* .  *
        .  .  .  .  .  .  .  *
    )");
}

TEST(King, StepsOneSquareInAnyDirection) {
    test::proves_rule("FIDE 3.8.1");
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  *  n* *  .  .  .
        .  .  *  K  P  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  k
    )");
}

TEST(King, DoesNotStepBesideTheOtherKing) {
    test::proves_rule("FIDE 3.9.2");
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  *  *  *  .  .  .
        .  .  *  K  *  .  .  .
        .  .  *  *  *  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  *  K  *  .  .  .
        .  .  *  *  *  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(King, DoesNotStepBackAlongTheLineOfACheck) {
    expect_targets("d4", R"(
        .  .  .  r  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  *  .  *  .  .  .
        .  .  *  K  *  .  .  .
        .  .  *  .  *  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  k  .
    )");
}

TEST(King, DoesNotTakeAProtectedMan) {
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  p  .  .  .
        .  .  *  p  *  .  .  .
        .  .  .  K  .  .  .  .
        .  .  *  *  *  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  k  .
    )");
}

TEST(Pawn, StepsForwardOneSquareOrTwoFromItsFirst) {
    test::proves_rule("FIDE 3.7.1");
    test::proves_rule("FIDE 3.7.2");
    expect_targets("d2", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(Pawn, OffItsFirstSquareStepsOneSquareOnly) {
    expect_targets("d3", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(Pawn, DoesNotJumpOverAManOrOntoOne) {
    expect_targets("d2", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  p  .  .  .  .
        .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
    expect_targets("d2", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  n  .  .  .  .
        .  .  .  *  .  .  .  .
        .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(Pawn, CapturesDiagonallyForwardOnly) {
    test::proves_rule("FIDE 3.7.3");
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  n* r  q* .  .  .
        .  .  b  P  b  .  .  .
        .  .  n  .  n  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(Pawn, OfBlackGoesDownTheBoard) {
    expect_targets("e7",
                   R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  p  .  .  .
        .  .  .  N* *  N* .  .
        .  .  .  .  *  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )",
                   "b - - 0 1");
}

TEST(Pawn, OnTheEdgeDoesNotCaptureAroundIt) {
    expect_targets("h4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        n  .  .  .  .  .  .  .
        n  .  .  .  .  .  .  *
        n  .  .  .  .  .  .  P
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

}  // namespace
}  // namespace takeback
