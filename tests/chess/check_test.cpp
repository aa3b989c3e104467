// Check, pins, evasions, mate and stalemate.
#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::at;
using test::expect_targets;
using test::game_after;
using test::game_after_start;
using test::legal_sans;
using test::position;
using Sans = std::set<std::string>;

TEST(Pin, KnightCannotMoveAtAll) {
    test::proves_rule("FIDE 3.9.2");
    expect_targets("e3", R"(
        .  .  .  .  r  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  N  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )");
}

TEST(Pin, RookMovesAlongThePinAndTakesThePinner) {
    expect_targets("e3", R"(
        .  .  .  .  r* .  .  .
        .  .  .  .  *  .  .  .
        .  .  .  .  *  .  .  .
        .  .  .  .  *  .  .  .
        .  .  .  .  *  .  .  .
        .  .  .  .  R  .  .  .
        .  .  .  .  *  .  .  .
        .  .  .  .  K  .  .  .
    )");
}

TEST(Pin, PawnPinnedOnADiagonalMayOnlyTakeThePinner) {
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  b* .  .  .
        .  .  .  P  .  .  .  .
        .  .  K  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )");
}

TEST(Pin, PawnPinnedOnItsFileMayStillStep) {
    expect_targets("e2", R"(
        .  .  .  .  r  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .
        .  .  .  r  *  r  .  .
        .  .  .  .  P  .  .  .
        .  .  .  .  K  .  .  .
    )");
}

TEST(Pin, TwoMenOnTheLinePinNobody) {
    expect_targets("e3", R"(
        .  .  .  .  r  .  .  .
        .  .  .  .  n  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  *  .  *  .  .
        .  .  *  .  .  .  *  .
        .  .  .  .  N  .  .  .
        .  .  *  .  .  .  *  .
        .  .  .  *  K  *  .  .
    )");
}

TEST(Check, ByAKnightIsAnsweredByTakingItOrStepping) {
    test::proves_rule("FIDE 3.9.1");
    EXPECT_EQ(legal_sans(position("4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1")), (Sans{"Kd1", "Ke2", "Kf1", "Kf2"}));
    EXPECT_EQ(legal_sans(position("4k3/8/8/8/8/5n2/6P1/R3K2R w KQ - 0 1")),
              (Sans{"Kd1", "Ke2", "Kf1", "Kf2", "gxf3"}));
}

TEST(Check, ByASliderIsAnsweredByAnInterposition) {
    EXPECT_EQ(legal_sans(position("4r1k1/8/8/8/8/8/3PBPPP/R2QK1NR w - - 0 1")).count("Kf1"), 1U);
    EXPECT_EQ(legal_sans(position("4r1k1/8/8/8/8/8/3P1PPP/R2QKBNR w - - 0 1")), (Sans{"Qe2", "Be2", "Ne2"}));
}

TEST(Check, DoubleCheckIsAnsweredByTheKingAlone) {
    EXPECT_EQ(legal_sans(position("4r1k1/8/8/8/8/5n2/6P1/3QKB2 w - - 0 1")), (Sans{"Kf2"}));
}

TEST(Check, IsReportedForTheSideToMove) {
    EXPECT_TRUE(game_after_start("e4 f5 Qh5+").status().in_check);
    EXPECT_FALSE(game_after_start("e4 f5 Qf3").status().in_check);
    const Game game = game_after_start("e4 f5 Qh5+");
    EXPECT_FALSE(game.rules().is_in_check(game.position().board, Color::White))
        << "nor for the one who gives it";
}

TEST(Check, DiscoveredByAPawnThatMovesOff) {
    EXPECT_FALSE(game_after("4k3/8/8/8/4P3/8/8/4R1K1 w - - 0 1", "e5").status().in_check);
    EXPECT_TRUE(game_after("4k3/8/8/3p4/4P3/8/8/4R1K1 w - - 0 1", "exd5+").status().in_check);
}

TEST(Attack, SquaresInFrontOfAPawnAreNotAttackedByIt) {
    const Position start = test::chess().start_position();
    EXPECT_FALSE(test::chess().is_attacked(start.board, at("e4"), Color::White));
    EXPECT_TRUE(test::chess().is_attacked(start.board, at("e3"), Color::White));
}

TEST(Attack, EmptyDiagonalsOfAPawnAreAttacked) {
    test::proves_rule("FIDE 3.1.2");
    const Position open = position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(test::chess().is_attacked(open.board, at("d5"), Color::White));
    EXPECT_FALSE(test::chess().is_attacked(open.board, at("d5"), Color::Black));
}

TEST(Attack, APinnedManStillAttacks) {
    test::proves_rule("FIDE 3.1.3");
    // The rook on e4 may not leave the e-file, and yet it keeps the black king off the fourth rank.
    const auto sans = legal_sans(position("4r3/8/8/k7/4R3/8/8/4K3 b - - 0 1"));
    EXPECT_EQ(sans.count("Ka4") + sans.count("Kb4"), 0U);
    EXPECT_EQ(sans.count("Ka6"), 1U);
}

TEST(Checkmate, EndsTheGameForTheSideThatGivesIt) {
    test::proves_rule("FIDE 1.4.1");
    test::proves_rule("FIDE 5.1.1");
    const Game fools_mate = game_after_start("f3 e5 g4 Qh4#");
    EXPECT_EQ(fools_mate.status().outcome, (Outcome{.winner = Color::Black, .ending = Ending::Checkmate}));
    const Game scholars_mate = game_after_start("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    EXPECT_EQ(scholars_mate.status().outcome, (Outcome{.winner = Color::White, .ending = Ending::Checkmate}));
}

TEST(Checkmate, SmotheredAndOnTheBackRank) {
    EXPECT_EQ(game_after("6rk/6pp/8/6N1/8/8/8/4K3 w - - 0 1", "Nf7#").status().outcome->ending,
              Ending::Checkmate);
    EXPECT_EQ(game_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#").status().outcome->ending,
              Ending::Checkmate);
}

TEST(Checkmate, IsNotWhenTheOnlyAnswerIsACaptureEnPassant) {
    test::proves_rule("FIDE 3.7.3.1");
    const Game game = game_after("8/8/R7/K2k4/3p1Q2/2R5/4P3/8 w - - 0 1", "e4+");
    EXPECT_TRUE(game.status().in_check);
    EXPECT_FALSE(game.status().outcome);
    EXPECT_EQ(legal_sans(game.position()), (Sans{"dxe3"}));
}

TEST(Stalemate, EndsTheGameForNobody) {
    test::proves_rule("FIDE 5.2.1");
    const Game game = game_after("7k/8/8/8/8/8/5Q2/K7 w - - 0 1", "Qf7");
    EXPECT_EQ(game.status().outcome, (Outcome{.winner = std::nullopt, .ending = Ending::Stalemate}));
    EXPECT_FALSE(game.status().in_check);
}

TEST(Stalemate, IsNotWhileAPawnCanMove) {
    EXPECT_FALSE(game_after("7k/8/8/p7/8/8/5Q2/K7 w - - 0 1", "Qf7").status().outcome);
}

}  // namespace
}  // namespace takeback
