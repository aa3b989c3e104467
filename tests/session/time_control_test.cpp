// Time controls: what may be asked for, what is wrong with the rest, and how times are shown.
#include "takeback/session/time_control.hpp"

#include <gtest/gtest.h>

namespace takeback::session {
namespace {

using namespace std::chrono_literals;

TimeControl control_of(std::string_view text) {
    const auto control = read_time_control(text);
    EXPECT_TRUE(control) << text;
    return control ? *control : TimeControl{};
}

TimeControlFault fault_of(std::string_view text) {
    const auto control = read_time_control(text);
    EXPECT_FALSE(control) << text;
    return control ? TimeControlFault{255} : control.error();
}

TEST(TimeControl, IsMinutesAndSecondsForEachMove) {
    EXPECT_EQ(control_of("5+3"), (TimeControl{.initial = 5min, .increment = 3s}));
    EXPECT_EQ(control_of("90+30"), (TimeControl{.initial = 90min, .increment = 30s}));
    EXPECT_EQ(control_of("5"), (TimeControl{.initial = 5min, .increment = 0s}));
    EXPECT_EQ(control_of("5+0"), control_of("5"));
}

TEST(TimeControl, IsWrittenWithColonsToo) {
    EXPECT_EQ(control_of("0:01"), (TimeControl{.initial = 1s, .increment = 0s}));
    EXPECT_EQ(control_of("90:30+5"), (TimeControl{.initial = 90min + 30s, .increment = 5s}));
    EXPECT_EQ(control_of("1:30:00"), (TimeControl{.initial = 90min, .increment = 0s}));
    EXPECT_EQ(control_of("0:00:59+30"), (TimeControl{.initial = 59s, .increment = 30s}));
}

TEST(TimeControl, LeavesEachSideSomeTime) {
    for (const char* none : {"0", "0+0", "0+3", "0:00", "0:00:00+1", "000"}) {
        EXPECT_EQ(fault_of(none), TimeControlFault::NoTime) << none;
    }
}

TEST(TimeControl, HasLimits) {
    EXPECT_EQ(control_of("1440+3600"), (TimeControl{.initial = 24h, .increment = 1h}));
    for (const char* much : {"1441", "24:00:01", "1440:01", "99999999999999999999999999", "4294967296:00",
                             "2147483647:00:00+1"}) {
        EXPECT_EQ(fault_of(much), TimeControlFault::TooLong) << much;
    }
    for (const char* much : {"5+3601", "5+99999999999999999999999999"}) {
        EXPECT_EQ(fault_of(much), TimeControlFault::IncrementTooLong) << much;
    }
}

TEST(TimeControl, IsNothingElse) {
    for (const char* text :
         {"",       "+",       "+3",      "5+",   "5+3+1", "5-3",    "-5+3", "5 + 3",  " 5",    "5.5",
          "5|3",    "five",    "0x5",     "5+3s", ":30",   "1:",     "1:5",  "1:60",   "1:005", "1:60:00",
          "1:5:00", "1:00:60", "1:1:1:1", "::",   "1::00", "5+0:03", "５+3", "5+3\xff"}) {
        EXPECT_EQ(fault_of(text), TimeControlFault::NotATime) << text;
    }
    EXPECT_EQ(fault_of(std::string{"5+3\0", 4}), TimeControlFault::NotATime);
    EXPECT_EQ(fault_of(std::string(1'000'000, ':')), TimeControlFault::NotATime);
}

TEST(TimeControl, IsWrittenAsItIsRead) {
    for (const char* text :
         {"5+3", "5+0", "90+30", "0:01+0", "0:01+1", "1:30+0", "1440+3600", "1:30:01+30", "23:59:59+0"}) {
        EXPECT_EQ(write_time_control(control_of(text)), text);
    }
    EXPECT_EQ(write_time_control(control_of("1:30:00")), "90+0");
}

TEST(Time, IsShownRoundedUpToTheSecond) {
    EXPECT_EQ(show_time(5min), "5:00");
    EXPECT_EQ(show_time(4min + 31s + 1ms), "4:32");
    EXPECT_EQ(show_time(1ms), "0:01") << "there is still time";
    EXPECT_EQ(show_time(0ms), "0:00");
    EXPECT_EQ(show_time(59min + 59s), "59:59");
    EXPECT_EQ(show_time(59min + 59s + 1ms), "1:00:00");
    EXPECT_EQ(show_time(24h + 61s), "24:01:01");
}

}  // namespace
}  // namespace takeback::session
