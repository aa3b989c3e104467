// Exercise 2: king of the hill.
#include <gtest/gtest.h>

#include "king_of_the_hill.hpp"
#include "support/drawing.hpp"

namespace takeback::exercises {
namespace {

constexpr const char* below_the_hill = R"(
    .  .  .  .  k  .  .  .
    p  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  K  .  .  .  .
    P  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
)";

TEST(KingOfTheHill, IsWonByAKingOnEachOfTheFourSquares) {
    const KingOfTheHillRules rules;
    for (const char* const square : {"d4", "e4", "d5", "e5"}) {
        Position position = test::drawn(R"(
            .  .  .  .  .  .  .  k
            p  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            P  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
        )");
        position.board.set(test::at(square), Piece{Color::White, Kind::King});
        const auto outcome = rules.automatic_outcome(position, {});
        ASSERT_TRUE(outcome) << square;
        EXPECT_EQ(outcome->winner, Color::White) << square;
    }
}

TEST(KingOfTheHill, IsWonByTheMoveThatReachesIt) {
    const KingOfTheHillRules rules;
    Game game{rules, test::drawn(below_the_hill)};
    EXPECT_FALSE(game.status().outcome);
    test::play(game, "Kd4");
    ASSERT_TRUE(game.status().outcome);
    EXPECT_EQ(game.status().outcome->winner, Color::White);
    EXPECT_TRUE(game.legal_moves().empty());
}

TEST(KingOfTheHill, IsWonByBlackAsWell) {
    const KingOfTheHillRules rules;
    Game game{rules, test::drawn(R"(
        .  .  .  .  .  .  .  .
        p  .  .  .  .  .  .  .
        .  .  .  .  .  k  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        P  .  .  .  .  .  .  .
        K  .  .  .  .  .  .  .
    )",
                                 "b - - 0 1")};
    test::play(game, "Ke5");
    ASSERT_TRUE(game.status().outcome);
    EXPECT_EQ(game.status().outcome->winner, Color::Black);
}

TEST(KingOfTheHill, GoesOnWhenTheLastMoveIsTakenBack) {
    const KingOfTheHillRules rules;
    Game game{rules, test::drawn(below_the_hill)};
    test::play(game, "Kd4");
    ASSERT_TRUE(game.status().outcome);
    game.undo();
    EXPECT_FALSE(game.status().outcome);
    EXPECT_FALSE(game.legal_moves().empty());
}

TEST(KingOfTheHill, IsNotReachedThroughCheck) {
    const KingOfTheHillRules rules;
    const Game game{rules, test::drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        r  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )")};
    EXPECT_EQ(test::refusal_of(game, "Kd4").reason, Reason::IntoCheck);
}

TEST(KingOfTheHill, IsNeverDeadAsLongAsTheKingsCanRace) {
    const KingOfTheHillRules rules;
    const Game game{rules, test::position("k7/8/8/8/8/8/8/K7 w - - 0 1")};
    EXPECT_FALSE(game.status().outcome);
    EXPECT_TRUE(rules.can_win(game.position().board, Color::White)) << "also on time";
}

TEST(KingOfTheHill, IsDrawnByRepetitionAsChessIs) {
    const KingOfTheHillRules rules;
    Game game{rules, test::drawn(below_the_hill)};
    for (int i = 0; i < 4; ++i) {
        test::play(game, "Kc3 Kd8 Kd3 Ke8");
    }
    ASSERT_TRUE(game.status().outcome);
    EXPECT_EQ(game.status().outcome->ending, Ending::FivefoldRepetition);
}

TEST(KingOfTheHill, IsStillWonByCheckmate) {
    const KingOfTheHillRules rules;
    Game game{rules};
    test::play(game, "f3 e5 g4 Qh4#");
    ASSERT_TRUE(game.status().outcome);
    EXPECT_EQ(game.status().outcome->winner, Color::Black);
}

}  // namespace
}  // namespace takeback::exercises
