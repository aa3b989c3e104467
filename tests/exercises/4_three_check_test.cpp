// Exercise 4: three-check.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "three_check.hpp"

namespace takeback::exercises {
namespace {

constexpr const char* rook_and_rook = R"(
    .  .  .  .  k  .  .  r
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  K  .  .
    R  .  .  .  .  .  .  .
)";

class ThreeCheck : public testing::Test {
protected:
    [[nodiscard]] int checks_by(Color side) const {
        return rules_.checks_by(side, game_.position(), game_.history());
    }

    ThreeCheckRules rules_;
    Game game_{rules_, test::drawn(rook_and_rook)};
};

TEST_F(ThreeCheck, CountsNothingWhereNothingWasPlayed) {
    EXPECT_EQ(checks_by(Color::White), 0);
    EXPECT_EQ(checks_by(Color::Black), 0);
}

TEST_F(ThreeCheck, CountsTheChecksOfEachSide) {
    test::play(game_, "Ra8+ Kd7 Ra7+ Kd8 Kg2 Rg8+");
    EXPECT_EQ(checks_by(Color::White), 2);
    EXPECT_EQ(checks_by(Color::Black), 1);
    EXPECT_FALSE(game_.status().outcome);
}

TEST_F(ThreeCheck, IsWonByTheThird) {
    test::play(game_, "Ra8+ Kd7 Ra7+ Kd8 Kg2 Rg8+ Kf2 Rf8+ Ke2 Re8+");
    ASSERT_TRUE(game_.status().outcome);
    EXPECT_EQ(game_.status().outcome->winner, Color::Black);
    EXPECT_TRUE(game_.legal_moves().empty());
}

TEST_F(ThreeCheck, GoesOnWhenTheThirdIsTakenBack) {
    test::play(game_, "Ra8+ Kd7 Ra7+ Kd8 Ra8+");
    ASSERT_TRUE(game_.status().outcome);
    game_.undo();
    EXPECT_EQ(checks_by(Color::White), 2);
    EXPECT_FALSE(game_.status().outcome);
    game_.redo();
    ASSERT_TRUE(game_.status().outcome);
    EXPECT_EQ(game_.status().outcome->winner, Color::White);
}

TEST_F(ThreeCheck, CountsACheckOnceHoweverLongItIsTalkedAbout) {
    test::play(game_, "Ra8+");
    ASSERT_TRUE(game_.offer_draw(Color::White));
    ASSERT_TRUE(game_.decline_draw());
    EXPECT_EQ(checks_by(Color::White), 1);
}

TEST_F(ThreeCheck, CountsADoubleCheckOnce) {
    game_.set_position(test::drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  N  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  R  .  .  .
    )"));
    test::play(game_, "Nf6+");
    EXPECT_EQ(checks_by(Color::White), 1);
}

TEST_F(ThreeCheck, BeginsAnewWithAnotherPosition) {
    test::play(game_, "Ra8+ Kd7 Ra7+");
    ASSERT_EQ(checks_by(Color::White), 2);
    game_.set_position(test::drawn(rook_and_rook));
    EXPECT_EQ(checks_by(Color::White), 0);
    test::play(game_, "Ra8+");
    EXPECT_EQ(checks_by(Color::White), 1);
    EXPECT_FALSE(game_.status().outcome);
}

TEST_F(ThreeCheck, IsDrawnByRepetitionAsChessIs) {
    for (int i = 0; i < 4; ++i) {
        test::play(game_, "Ra2 Rh7 Ra1 Rh8");
    }
    ASSERT_TRUE(game_.status().outcome);
    EXPECT_EQ(game_.status().outcome->ending, Ending::FivefoldRepetition);
}

}  // namespace
}  // namespace takeback::exercises
