// Draws that come by themselves: the natural limit, and no man left who can cross the river.
#include "takeback/xiangqi/draws.hpp"

#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using test::xiangqi_game;

std::optional<Outcome> outcome_after(std::string_view fen, std::string_view moves,
                                     const xiangqi::Options& options = {}) {
    const XiangqiRules rules{options};
    return xiangqi_game(fen, moves, rules).status().outcome;
}

TEST(NaturalLimit, IsADrawAfterAHundredAndTwentyPliesWithoutACapture) {
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 117 60", "a0a1 d9d8"), std::nullopt);
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 118 60", "a0a1 d9d8"),
              drawn(Ending::NaturalLimit));
}

TEST(NaturalLimit, IsAnOptionOfTheRules) {
    constexpr auto fen = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 98 60";
    EXPECT_EQ(outcome_after(fen, "a0a1 d9d8", {.natural_limit = 120}), std::nullopt);
    EXPECT_EQ(outcome_after(fen, "a0a1 d9d8", {.natural_limit = 100}), drawn(Ending::NaturalLimit));
    EXPECT_EQ(
        outcome_after("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 5000 60", "a0a1 d9d8", {.natural_limit = std::nullopt}),
        std::nullopt);
}

TEST(NaturalLimit, StartsAgainWithACaptureAndNotWithAPawnMove) {
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/9/9/p8/4K4/R8 w - - 118 60", "a0a2 d9d8"), std::nullopt);
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/2P6/9/9/4K4/9 w - - 118 60", "c4c5 d9d8"),
              drawn(Ending::NaturalLimit));
}

TEST(NaturalLimit, GoesWithUndo) {
    Game game = xiangqi_game("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 118 60", "a0a1 d9d8");
    ASSERT_TRUE(game.status().outcome);
    game.undo();
    EXPECT_FALSE(game.status().outcome);
    EXPECT_FALSE(game.legal_moves().empty());
}

TEST(Attackers, AreRookHorseCannonAndPawn) {
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", ""), drawn(Ending::NoAttackers));
    EXPECT_EQ(outcome_after("2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w - - 0 1", ""), drawn(Ending::NoAttackers));
    for (const char* const fen :
         {"3k5/9/9/9/9/4P4/9/9/9/4K4 w - - 0 1", "3k5/9/9/9/9/9/9/9/4A4/4KC3 w - - 0 1",
          "3k5/9/9/9/9/9/9/9/9/N3K4 w - - 0 1", "3k5/9/9/9/9/9/9/9/9/4K3r w - - 0 1"}) {
        EXPECT_NE(outcome_after(fen, ""), drawn(Ending::NoAttackers)) << fen;
    }
}

TEST(Attackers, AreGoneWithTheCaptureOfTheLast) {
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/9/9/9/4r4/4K4 w - - 0 1", "e0e1"), drawn(Ending::NoAttackers));
}

/// An only cannon without a screen of its own can be lent one; no rule set takes the game away for that.
TEST(Attackers, ALoneCannonIsOne) {
    EXPECT_EQ(outcome_after("3k5/9/9/9/9/9/9/9/9/4KC3 w - - 0 1", ""), std::nullopt);
}

TEST(Attackers, AreWhatAWinOnTimeNeeds) {
    Game game = xiangqi_game("3k5/9/9/9/9/9/9/9/4A4/4K3r w - - 0 1");
    static_cast<void>(game.lose_on_time(Color::Black));
    EXPECT_EQ(game.status().outcome, drawn(Ending::TimeForfeit));
    game.undo();
    static_cast<void>(game.lose_on_time(Color::White));
    EXPECT_EQ(game.status().outcome, won_by(Color::Black, Ending::TimeForfeit));
}

}  // namespace
}  // namespace takeback
