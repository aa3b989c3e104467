// Check, the facing kings, mate and stalemate.
#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using test::expect_xiangqi_targets;
using test::xiangqi_game;
using test::xiangqi_moves;
using test::xiangqi_position;

std::optional<Outcome> outcome_of(std::string_view fen) {
    return xiangqi_game(fen).status().outcome;
}

TEST(FacingKings, PinTheOnlyManBetweenThem) {
    EXPECT_EQ(xiangqi_moves(xiangqi_position("4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1")),
              (std::set<std::string>{"e0d0", "e0f0", "e0e1"}));
}

TEST(FacingKings, LetThePinnedManMoveAlongTheFile) {
    expect_xiangqi_targets("e1", R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  r* .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(FacingKings, PinACrossedPawnSidewaysOnly) {
    expect_xiangqi_targets("e6", R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(FacingKings, LetOneOfTwoMenBetweenThemLeave) {
    expect_xiangqi_targets("e3", R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  n  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  *  .  *  .  .  .
        .  .  *  .  .  .  *  .  .
        .  .  .  .  N  .  .  .  .
        .  .  *  .  .  .  *  .  .
        .  .  .  *  .  *  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(FacingKings, ProtectAPawnBesideTheOtherKing) {
    EXPECT_EQ(xiangqi_moves(xiangqi_position("4k4/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1")),
              (std::set<std::string>{"e9d9", "e9f9"}));
}

TEST(FacingKings, LeaveTheKingOnTheLastRankTwoOfHisSteps) {
    expect_xiangqi_targets("e0", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  *  K  .  .  .  .
    )");
}

TEST(FacingKings, AttackNobodyElseAlongTheFile) {
    const auto moves = xiangqi_moves(test::xiangqi_drawn(R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  a  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )"));
    EXPECT_EQ(moves, (std::set<std::string>{"e0e1", "e0f0"}));
}

TEST(XiangqiCheck, ByAHorseNeedsTheLegBesideTheHorse) {
    EXPECT_TRUE(xiangqi_game("3k5/9/9/9/9/9/9/3n5/4A4/4K4 w - - 0 1").status().in_check);
    EXPECT_FALSE(xiangqi_game("3k5/9/9/9/9/9/9/3n5/3RA4/4K4 w - - 0 1").status().in_check);
}

TEST(XiangqiCheck, IsUncoveredByTheManWhoHobblesTheHorse) {
    expect_xiangqi_targets("d1", R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  n* .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
}

TEST(XiangqiCheck, ByRookAndHorseTogetherIsFledFrom) {
    EXPECT_EQ(xiangqi_moves(xiangqi_position("4k4/9/3N5/9/9/4R4/9/9/9/3K5 b - - 0 1")),
              (std::set<std::string>{"e9d9", "e9f9"}))
        << "the horse stands between the kings on the d-file";
}

TEST(XiangqiCheck, IsAnsweredByCapture) {
    EXPECT_EQ(xiangqi_moves(xiangqi_position("3k5/3R5/9/9/9/9/9/9/9/4K4 b - - 0 1")),
              (std::set<std::string>{"d9d8"}));
}

TEST(XiangqiEnd, IsLostByTheSideThatIsMated) {
    EXPECT_EQ(outcome_of("3aka3/9/9/9/9/9/4C4/9/4C4/4K4 b - - 0 1"), won_by(Color::White, Ending::Checkmate));
    EXPECT_EQ(outcome_of("1nbakab2/4c4/9/2p3p1p/2P6/4p3P/1c2r1P2/B1N6/R3A3R/3AK1r2 w - - 0 1"),
              won_by(Color::Black, Ending::Checkmate));
}

TEST(XiangqiEnd, IsLostByTheSideThatIsStalemated) {
    EXPECT_EQ(outcome_of("2bak4/9/9/6p2/4p1r2/9/7p1/9/4r4/3K2c2 w - - 0 1"),
              won_by(Color::Black, Ending::Stalemate));
    EXPECT_EQ(outcome_of("3k5/4R4/9/9/9/9/9/9/4K4/9 b - - 0 1"), won_by(Color::White, Ending::Stalemate));
    EXPECT_EQ(outcome_of("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1"), won_by(Color::White, Ending::Stalemate))
        << "a pawn beside the king and an open file are enough";
}

TEST(XiangqiEnd, ByMateComesBeforeTheNaturalLimit) {
    Game game = xiangqi_game("3k5/4R4/9/9/2R6/9/9/9/9/4K4 w - - 119 60");
    test::play_xiangqi(game, "c5c9");
    EXPECT_EQ(game.position().state.halfmove_clock, 120U);
    EXPECT_EQ(game.status().outcome, won_by(Color::White, Ending::Checkmate));
}

}  // namespace
}  // namespace takeback
