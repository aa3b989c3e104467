// Comments: any bytes between two braces, and the clock among them.
#include "takeback/notation/pgn_comment.hpp"

#include <gtest/gtest.h>

#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

using std::chrono::milliseconds;

TEST(PgnComment, EscapesOnlyWhatCannotStandThere) {
    EXPECT_EQ(write_comment("a } b { c"), "a \\x7d b { c");
    EXPECT_EQ(write_comment("a\nb"), "a\\x0ab");
    EXPECT_EQ(write_comment(" a "), "\\x20a\\x20");
    EXPECT_EQ(write_comment("C:\\dir\\x41"), "C:\\dir\\x41");
    EXPECT_EQ(write_comment("\\x7d"), "\\x5cx7d");
    EXPECT_EQ(write_comment("[%clk 0:01:00]"), "\\x5b%clk 0:01:00]");
    EXPECT_EQ(write_comment("[a]"), "[a]");
}

TEST(PgnComment, WhatIsNotWrittenAsAnEscapeIsNone) {
    for (const char* text : {"\\x2g", "\\x7", "xy7d \\", "\\x41", "\\y7d"}) {
        EXPECT_EQ(read_comment(text), text);
    }
    EXPECT_EQ(read_comment(std::string_view{"\\x7d"}.substr(0, 3)), "\\x7");
}

TEST(PgnComment, EveryPairOfBytesIsReadBack) {
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string text{static_cast<char>(first), static_cast<char>(second)};
            ASSERT_EQ(read_comment(write_comment(text)), text) << first << ' ' << second;
            ASSERT_EQ(read_comment(write_comment("\\x" + text)), "\\x" + text) << first << ' ' << second;
        }
    }
}

TEST(PgnComment, BlanksAtTheEndsAreNotPartOfIt) {
    EXPECT_EQ(read_comment("  a  b \t"), "a  b");
    EXPECT_EQ(read_comment(""), "");
}

TEST(PgnClock, IsTakenOutWhereverItStands) {
    const auto taken = [](std::string raw) {
        const auto lone = read_lone_clock(trimmed(raw));
        const auto clock = take_clock(raw);
        EXPECT_EQ(lone, raw.empty() ? clock : std::nullopt);
        return std::to_string(clock ? clock->count() : -1) + '|' + raw;
    };
    EXPECT_EQ(taken("[%clk 0:05:00]"), "300000|");
    EXPECT_EQ(taken(" a  [%clk  1:00:01.25 ]  b "), "3601250|a b");
    EXPECT_EQ(taken("[%clk x] [%clk 0:00:01]"), "1000|[%clk x]");
    EXPECT_EQ(taken("[%clk 0:00:01] [%clk 0:00:02]"), "1000|[%clk 0:00:02]");
    for (const char* no_clock :
         {"", "[%clk", "[%clk]", "[%clk 5:00]", "[%clk 0:60:00]", "[%clk 0:00:60]", "[%clk 0:5:00]",
          "[%clk 100000:00:00]", "[%clk -0:00:01]", "[%clk 0:00:01.]", "[%clk 0:00:01.0000]", "[%clk0:00:01]",
          "[%clk 0:00:01x]", "[%clk 0:00:012", "[%clk 0:00:01", "[%clk :05:00]", "[%clk 0:005:00]",
          "[%clk 0:05:000]", "12345 0:00:01]"}) {
        EXPECT_EQ(taken(no_clock), "-1|" + std::string{no_clock});
    }
}

TEST(PgnClock, HasFewerThan40BytesBeforeItsBracket) {
    for (const std::size_t blanks : {32U, 33U}) {
        std::string raw = "[%clk" + std::string(blanks, ' ') + "0:00:01]";
        const auto lone = read_lone_clock(raw);
        EXPECT_EQ(lone.has_value(), blanks == 32);
        EXPECT_EQ(take_clock(raw), lone);
    }
}

TEST(PgnClock, IsReadBackAsItWasWritten) {
    for (const int count : {0, 1, 10, 999, 1000, 59'999, 60'000, 3'599'999, 3'600'000, 359'999'999}) {
        std::string raw = write_clock(milliseconds{count});
        EXPECT_EQ(take_clock(raw), milliseconds{count}) << raw;
    }
    EXPECT_EQ(write_clock(milliseconds{3'723'500}), "[%clk 1:02:03.5]");
}

}  // namespace
}  // namespace takeback::notation
