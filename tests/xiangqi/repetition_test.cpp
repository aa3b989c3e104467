// A position that stands for the third time: a draw, or the loss of the side that alone gave check all along.
#include "takeback/xiangqi/repetition.hpp"

#include <gtest/gtest.h>

#include "support/repetition_table.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using test::xiangqi_game;

/// So many times these moves, on a board that they leave as it was.
std::string times(int count, const std::string& moves) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += moves + ' ';
    }
    return all;
}

std::optional<Outcome> outcome_after(std::string_view fen, const std::string& moves,
                                     xiangqi::RepetitionRule rule = xiangqi::RepetitionRule::PerpetualCheck) {
    const XiangqiRules rules{{.repetition = rule}};
    return xiangqi_game(fen, moves, rules).status().outcome;
}

constexpr auto red_loses = won_by(Color::Black, Ending::PerpetualCheck);
constexpr auto draw = drawn(Ending::ThreefoldRepetition);

constexpr auto rook_and_king = "4k4/9/9/9/9/9/9/9/5R3/3K5 w - - 0 1";
constexpr auto rook_checks = "f1e1 e9f9 e1f1 f9e9";

TEST(XiangqiRepetition, IsJudgedTheThirdTime) {
    EXPECT_EQ(outcome_after(rook_and_king, times(1, rook_checks)), std::nullopt);
    EXPECT_EQ(outcome_after(rook_and_king, times(2, rook_checks)), red_loses);
}

TEST(XiangqiRepetition, IsADrawWhereNobodyGivesCheck) {
    const std::string idle = "h0g2 h9g7 g2h0 g7h9";
    constexpr auto start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    EXPECT_EQ(outcome_after(start, times(1, idle)), std::nullopt);
    EXPECT_EQ(outcome_after(start, times(2, idle)), draw);
}

TEST(XiangqiRepetition, CountsOnlyWithTheSameSideToMove) {
    constexpr auto fen = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
    const std::string board_stands_thrice = "a0a1 d9d8 a1a2 d8d9 a2a0 d9d8 a0a1 d8d9 a1a0";
    EXPECT_EQ(outcome_after(fen, board_stands_thrice), std::nullopt) << "once red was to move, twice black";
    EXPECT_EQ(outcome_after(fen, board_stands_thrice + " d9d8 a0a1 d8d9 a1a0"), draw);
}

TEST(XiangqiRepetition, IsTakenBackAndComesBack) {
    Game game = xiangqi_game(rook_and_king, times(2, rook_checks));
    ASSERT_EQ(game.status().outcome, red_loses);
    game.undo();
    EXPECT_EQ(game.status().outcome, std::nullopt);
    game.redo();
    EXPECT_EQ(game.status().outcome, red_loses);
}

TEST(XiangqiRepetition, OfASetUpPositionBeginsWithTheSetUp) {
    Game game = xiangqi_game(rook_and_king, times(1, rook_checks));
    game.set_position(test::xiangqi_position(rook_and_king));
    test::play_xiangqi(game, times(1, rook_checks));
    EXPECT_EQ(game.status().outcome, std::nullopt);
    test::play_xiangqi(game, times(1, rook_checks));
    EXPECT_EQ(game.status().outcome, red_loses);
}

TEST(PerpetualCheck, LosesWhoeverIsToMoveWhenThePositionReturns) {
    EXPECT_EQ(outcome_after("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 1 1", times(2, "e9f9 e1f1 f9e9 f1e1")),
              red_loses);
}

TEST(PerpetualCheck, LosesWithAnyMan) {
    EXPECT_EQ(outcome_after("9/9/3k1a2R/7C1/9/9/9/9/5K3/9 w - - 0 1", times(2, "h6h7 f7e8 h7h6 e8f7")),
              red_loses)
        << "a cannon";
    EXPECT_EQ(outcome_after("4k4/7N1/2Pa5/9/9/9/9/3Ap3p/9/4K4 w - - 0 1", times(2, "h8f7 e9f9 f7h8 f9e9")),
              red_loses)
        << "a horse";
    EXPECT_EQ(outcome_after("5a3/5kC2/3nP4/9/R1p6/9/9/3K5/9/9 w - - 0 1", times(2, "e7f7 f8e8 f7e7 e8f8")),
              red_loses)
        << "a pawn";
}

TEST(PerpetualCheck, LosesAgainstAPerpetualChase) {
    EXPECT_EQ(outcome_after("6P2/7R1/4k4/1n4r2/9/9/9/6p2/3K5/9 w - - 0 1", times(2, "h8h7 e7e8 h7h8 e8e7")),
              red_loses);
}

TEST(PerpetualCheck, OfBlackLosesAsWell) {
    EXPECT_EQ(outcome_after("3k5/5r3/9/9/9/9/9/9/9/4K4 b - - 0 1", times(2, "f8e8 e0f0 e8f8 f0e0")),
              won_by(Color::White, Ending::PerpetualCheck));
}

TEST(PerpetualCheck, ByBothSidesIsADraw) {
    EXPECT_EQ(outcome_after("4ck3/9/5a2C/4C4/5R3/9/9/4K4/9/9 w - - 0 1", times(2, "e6f6 f7e8 f6e6 e8f7")),
              draw)
        << "advisor and cannon each answer a check by giving one";
}

TEST(PerpetualCheck, IsNoneWithOneIdleMoveInTheCycle) {
    EXPECT_EQ(outcome_after("3k5/9/9/9/7R1/9/2r6/9/9/4K1N2 w - - 0 1", times(2, "h5h9 d9d8 h9h5 d8d9")),
              draw);
}

TEST(PerpetualCheck, WithAChaseInTurnIsADraw) {
    EXPECT_EQ(outcome_after("9/3k5/6R2/9/9/9/1p7/4K4/9/9 w - - 0 1", times(2, "g7g3 d8d7 g3g7 d7d8")), draw);
}

/// The rows whose verdict rests on a chase are draws, as long as chases are not looked for.
TEST(PerpetualCheck, IsFoundWhereSeveralProgramsFindItAndNowhereElse) {
    int decided = 0;
    for (const auto& [what, fen, moves, verdict] : test::repetition_rows("repetition_table.tsv")) {
        const Game game = xiangqi_game(fen, moves);
        const auto outcome = game.status().outcome;
        ASSERT_TRUE(outcome) << fen << ' ' << moves;
        if (outcome->winner) {
            ++decided;
            EXPECT_EQ(test::verdict_for(game.position().state.side_to_move, *outcome), verdict)
                << fen << ' ' << moves;
        } else {
            EXPECT_EQ(what.find("perpetual check"), std::string::npos) << fen << ' ' << moves;
        }
    }
    EXPECT_EQ(decided, 57);
}

TEST(PerpetualCheck, IsNotLookedForWhereTheRulesDoNot) {
    EXPECT_EQ(outcome_after(rook_and_king, times(2, rook_checks), xiangqi::RepetitionRule::Draw), draw);
}

/// The quiet move before it does not help.
TEST(PerpetualCheck, IsJudgedByTheCycleAlone) {
    EXPECT_EQ(
        outcome_after("4k4/9/9/9/9/9/9/9/6R2/3K5 w - - 0 1", "g1f1 e9e8 " + times(2, "f1e1 e8f8 e1f1 f8e8")),
        red_loses);
}

}  // namespace
}  // namespace takeback
