// The clock by itself, with a time that stands where the test puts it.
#include "takeback/session/clock.hpp"

#include <gtest/gtest.h>

namespace takeback::session {
namespace {

using namespace std::chrono_literals;

class ClockTest : public testing::Test {
protected:
    std::chrono::milliseconds time{123456789};
    Clock clock{{.initial = 5min, .increment = 3s}, [this] { return time; }};
};

TEST_F(ClockTest, StandsStillUntilItIsStarted) {
    time += 1h;
    EXPECT_EQ(clock.left(), (TimesLeft{5min, 5min}));
    EXPECT_EQ(clock.running(), std::nullopt);
    EXPECT_EQ(clock.fallen(), std::nullopt);
}

TEST_F(ClockTest, RunsForOneSide) {
    clock.start(Color::Black);
    time += 10s;
    EXPECT_EQ(clock.left(), (TimesLeft{5min, 4min + 50s}));
    EXPECT_EQ(clock.left(Color::Black), 4min + 50s);
    EXPECT_EQ(clock.running(), Color::Black);
}

TEST_F(ClockTest, AMoveAddsTheIncrementAndTheOtherSideRuns) {
    clock.start(Color::White);
    time += 10s;
    clock.press();
    EXPECT_EQ(clock.left(), (TimesLeft{4min + 53s, 5min}));
    time += 1ms;
    EXPECT_EQ(clock.left(), (TimesLeft{4min + 53s, 5min - 1ms}));
    clock.press();
    time += 1s;
    EXPECT_EQ(clock.left(), (TimesLeft{4min + 52s, 5min + 3s - 1ms}));
}

TEST_F(ClockTest, AQuickMoveCanLeaveMoreThanTheInitialTime) {
    clock.start(Color::White);
    clock.press();
    EXPECT_EQ(clock.left(Color::White), 5min + 3s);
}

TEST_F(ClockTest, APauseKeepsWhatIsLeft) {
    clock.start(Color::White);
    time += 10s;
    clock.pause();
    time += 1h;
    EXPECT_EQ(clock.left(Color::White), 4min + 50s);
    clock.start(Color::White);
    time += 1s;
    EXPECT_EQ(clock.left(Color::White), 4min + 49s);
}

TEST_F(ClockTest, StartingTheSideThatRunsLosesNoTime) {
    clock.start(Color::White);
    time += 10s;
    clock.start(Color::White);
    EXPECT_EQ(clock.left(Color::White), 4min + 50s);
}

TEST_F(ClockTest, TheFlagFallsWhenNothingIsLeftAndNotBefore) {
    clock.start(Color::White);
    time += 5min - 1ms;
    EXPECT_EQ(clock.fallen(), std::nullopt);
    time += 1ms;
    EXPECT_EQ(clock.fallen(), Color::White);
    time += 1h;
    EXPECT_EQ(clock.left(Color::White), 0ms) << "never less than nothing";
}

TEST_F(ClockTest, IsSetToTimesAndStandsStill) {
    clock.start(Color::White);
    clock.set({1s, 2s});
    time += 1h;
    EXPECT_EQ(clock.left(), (TimesLeft{1s, 2s}));
    EXPECT_EQ(clock.running(), std::nullopt);
}

TEST(SteadyTime, NeverGoesBack) {
    const auto before = steady_time();
    EXPECT_LE(before, steady_time());
    EXPECT_GT(before, 0ms);
}

}  // namespace
}  // namespace takeback::session
