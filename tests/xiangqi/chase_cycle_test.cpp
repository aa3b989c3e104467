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

/// A FEN, and moves that are made twice and leave the board as it was.
struct Cycle {
    const char* what;
    const char* fen;
    const char* moves;
    Outcome outcome;
};

constexpr auto black_loses = won_by(Color::White, Ending::PerpetualChase);

/// Which kinds may chase for ever, which may be chased, and what counts as a guard: two engines and a program
/// written from the rules of the WXF agree.
TEST(PerpetualChase, IsJudgedByWhoChasesWhomAndByWhoGuardsHim) {
    for (const Cycle& each :
         {Cycle{"rook on crossed pawn", "5k3/9/9/7P1/9/9/R8/3K5/1p7/3A5 w - - 0 1", "a3b3 b1a1 b3a3 a1b1",
                red_loses},
          Cycle{"horse on cannon", "5k3/9/2c1Ca3/9/p8/3N5/9/4K4/9/9 w - - 0 1", "d4b5 c7c2 b5d4 c2c7",
                red_loses},
          Cycle{"advisor on horse", "4Pa3/3k5/9/9/9/9/9/3nK4/9/5A2C w - - 0 1", "f0e1 d2e0 e1f0 e0d2",
                red_loses},
          Cycle{"horse on a guarded cannon", "4k4/4a4/9/P3N4/8n/1r2c4/9/9/4K4/9 w - - 0 1",
                "e6g5 e4f4 g5e6 f4e4", draw},
          Cycle{"black rook on a cannon whose guard has no screen when it is to retake",
                "5k3/9/9/9/9/1C7/1r7/9/1C7/4K4 w - - 0 1", "b4c4 b3c3 c4b4 c3b3", black_loses}}) {
        Game game = test::xiangqi_game(each.fen, each.moves, test::wxf_rules());
        EXPECT_EQ(game.status().outcome, std::nullopt) << each.what << ": it is the second time";
        test::play_xiangqi(game, each.moves);
        EXPECT_EQ(game.status().outcome, each.outcome) << each.what;
    }
}

}  // namespace
}  // namespace takeback
