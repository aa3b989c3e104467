// Exercise 8: racing kings.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>

#include "racing_kings.hpp"
#include "support/drawing.hpp"
#include "takeback/core/perft.hpp"

namespace takeback::exercises {
namespace {

using test::at;

const RacingKingsRules& rules() {
    static const RacingKingsRules racing_kings;
    return racing_kings;
}

constexpr const char* both_on_the_seventh = R"(
    .  .  .  .  .  .  .  .
    k  .  .  .  .  .  .  K
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  N  .  .  .
)";

TEST(RacingKings, BeginsWithAllMenOnTwoRanks) {
    EXPECT_EQ(test::fen_of(Game{rules()}), "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
}

TEST(RacingKings, CountsWhatEnginesCount) {
    Position position = rules().start_position();
    EXPECT_EQ(perft(rules(), position, 1), 21U);
    EXPECT_EQ(perft(rules(), position, 2), 421U);
    EXPECT_EQ(perft(rules(), position, 3), 11264U);
}

TEST(RacingKings, RefusesAMoveThatGivesCheck) {
    const Game game{rules(), test::drawn(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        k  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  R  .  .  .  .  .  K
    )")};
    const auto refusal = game.why_not({.from = at("b1"), .to = at("a1")});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason, Reason::IntoCheck);
    EXPECT_FALSE(game.why_not({.from = at("b1"), .to = at("b8")}));
}

TEST(RacingKings, RefusesAnUncoveredCheckAsWell) {
    const Game game{rules(), test::drawn(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        k  .  .  N  .  .  .  R
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  K
    )")};
    EXPECT_TRUE(game.why_not({.from = at("d5"), .to = at("e3")}));
}

/// The list, the count, the single question and the refusal, of every request that can be made.
void expect_one_answer(Position& position) {
    MoveList moves;
    rules().legal_moves(position, moves);
    EXPECT_EQ(rules().count_legal_moves(position), moves.size());
    for (std::size_t from = 0; from < 64; ++from) {
        for (std::size_t to = 0; to < 64; ++to) {
            const MoveRequest request{.from = Square::at(from), .to = Square::at(to)};
            const bool listed = moves.contains(request);
            ASSERT_EQ(rules().is_legal(position, request), listed) << testing::PrintToString(request);
            ASSERT_EQ(!rules().refuse(position, request), listed) << testing::PrintToString(request);
            ASSERT_FALSE(listed && rules().is_in_check(position.board, Color::White));
        }
    }
}

TEST(RacingKings, GivesOneAnswerToFourQuestions) {
    Game game{rules()};
    std::mt19937 random{1858};
    for (int ply = 0; ply < 30 && !game.status().outcome; ++ply) {
        const MoveList moves = game.legal_moves();
        ASSERT_TRUE(game.play(moves.begin()[random() % moves.size()]));
        ASSERT_FALSE(game.status().in_check);
        Position position = game.position();
        expect_one_answer(position);
        ASSERT_EQ(position, game.position()) << "a question leaves the position as it was";
    }
}

TEST(RacingKings, IsWonByBlackAtOnce) {
    Game game{rules(), test::drawn(both_on_the_seventh, "b - - 0 1")};
    test::play(game, "Ka8");
    ASSERT_TRUE(game.status().outcome);
    EXPECT_EQ(game.status().outcome->winner, Color::Black);
}

TEST(RacingKings, LetsBlackAnswerTheArrivalOfWhite) {
    Game game{rules(), test::drawn(both_on_the_seventh)};
    test::play(game, "Kh8");
    ASSERT_FALSE(game.status().outcome) << "Black began second";
    test::play(game, "Ka8");
    ASSERT_TRUE(game.status().outcome);
    EXPECT_FALSE(game.status().outcome->winner) << "both have arrived: a draw";
    game.undo();
    test::play(game, "Ka6");
    ASSERT_TRUE(game.status().outcome);
    EXPECT_EQ(game.status().outcome->winner, Color::White);
}

TEST(RacingKings, GoesOnWhenTheFinishIsTakenBack) {
    Game game{rules(), test::drawn(both_on_the_seventh, "b - - 0 1")};
    test::play(game, "Ka8");
    ASSERT_TRUE(game.status().outcome);
    game.undo();
    EXPECT_FALSE(game.status().outcome);
}

TEST(RacingKings, IsDrawnWhenNobodyCanMove) {
    const Game stuck{rules(), test::drawn(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  Q  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        k  .  .  .  .  .  .  K
    )",
                                          "b - - 0 1")};
    ASSERT_TRUE(stuck.status().outcome);
    EXPECT_FALSE(stuck.status().outcome->winner);
}

TEST(RacingKings, GoesOnWithKingsAlone) {
    const Game game{rules(), test::position("8/8/8/8/8/8/k6K/8 w - - 0 1")};
    EXPECT_FALSE(game.status().outcome);
    EXPECT_TRUE(rules().can_win(game.position().board, Color::White)) << "also on time";
}

}  // namespace
}  // namespace takeback::exercises
