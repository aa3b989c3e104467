// The clock by itself, with a time that stands where the test puts it.
#include "takeback/session/clock.hpp"

#include <gtest/gtest.h>

namespace takeback::session {
namespace {

using namespace std::chrono_literals;

class ClockTest : public testing::Test {
protected:
    std::chrono::milliseconds time_{123456789};
    Clock clock_{{.initial = 5min, .increment = 3s}, [this] { return time_; }};
};

TEST_F(ClockTest, StandsStillUntilItIsStarted) {
    time_ += 1h;
    EXPECT_EQ(clock_.left(), (TimesLeft{5min, 5min}));
    EXPECT_EQ(clock_.running(), std::nullopt);
    EXPECT_EQ(clock_.fallen(), std::nullopt);
}

TEST_F(ClockTest, RunsForOneSide) {
    clock_.start(Color::Black);
    time_ += 10s;
    EXPECT_EQ(clock_.left(), (TimesLeft{5min, 4min + 50s}));
    EXPECT_EQ(clock_.left(Color::Black), 4min + 50s);
    EXPECT_EQ(clock_.running(), Color::Black);
}

TEST_F(ClockTest, AMoveAddsTheIncrementAndTheOtherSideRuns) {
    clock_.start(Color::White);
    time_ += 10s;
    clock_.press();
    EXPECT_EQ(clock_.left(), (TimesLeft{4min + 53s, 5min}));
    time_ += 1ms;
    EXPECT_EQ(clock_.left(), (TimesLeft{4min + 53s, 5min - 1ms}));
    clock_.press();
    time_ += 1s;
    EXPECT_EQ(clock_.left(), (TimesLeft{4min + 52s, 5min + 3s - 1ms}));
}

TEST_F(ClockTest, AQuickMoveCanLeaveMoreThanTheInitialTime) {
    clock_.start(Color::White);
    clock_.press();
    EXPECT_EQ(clock_.left(Color::White), 5min + 3s);
}

TEST_F(ClockTest, APauseKeepsWhatIsLeft) {
    clock_.start(Color::White);
    time_ += 10s;
    clock_.pause();
    time_ += 1h;
    EXPECT_EQ(clock_.left(Color::White), 4min + 50s);
    clock_.start(Color::White);
    time_ += 1s;
    EXPECT_EQ(clock_.left(Color::White), 4min + 49s);
}

TEST_F(ClockTest, StartingTheSideThatRunsLosesNoTime) {
    clock_.start(Color::White);
    time_ += 10s;
    clock_.start(Color::White);
    EXPECT_EQ(clock_.left(Color::White), 4min + 50s);
}

TEST_F(ClockTest, TheFlagFallsWhenNothingIsLeftAndNotBefore) {
    clock_.start(Color::White);
    time_ += 5min - 1ms;
    EXPECT_EQ(clock_.fallen(), std::nullopt);
    time_ += 1ms;
    EXPECT_EQ(clock_.fallen(), Color::White);
    time_ += 1h;
    EXPECT_EQ(clock_.left(Color::White), 0ms) << "never less than nothing";
}

TEST_F(ClockTest, IsSetToTimesAndStandsStill) {
    clock_.start(Color::White);
    clock_.set({1s, 2s});
    time_ += 1h;
    EXPECT_EQ(clock_.left(), (TimesLeft{1s, 2s}));
    EXPECT_EQ(clock_.running(), std::nullopt);
}

TEST(SteadyTime, NeverGoesBack) {
    const auto before = steady_time();
    EXPECT_LE(before, steady_time());
    EXPECT_GT(before, 0ms);
}

TEST(ClockSource, IsTakenOverWithoutALossOfTime) {
    std::chrono::milliseconds first{1h};
    std::chrono::milliseconds second{0};
    Clock clock{{.initial = 5min}, [&first] { return first; }};
    clock.start(Color::White);
    first += 1s;
    clock.measure_by([&second] { return second; });
    first += 1h;
    EXPECT_EQ(clock.left(Color::White), 4min + 59s);
    second += 1s;
    EXPECT_EQ(clock.left(Color::White), 4min + 58s);
    clock.pause();
    clock.measure_by([&first] { return first; });
    EXPECT_EQ(clock.running(), std::nullopt);
}

}  // namespace
}  // namespace takeback::session
