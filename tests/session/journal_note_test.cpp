// What a line of a journal says of the time.
#include "takeback/session/journal_note.hpp"

#include <gtest/gtest.h>

namespace takeback::session {
namespace {

using namespace std::chrono_literals;

TEST(JournalNote, IsADateAndTheTimesToTheThousandthOfASecond) {
    EXPECT_EQ(write_note({.date = "2026.01.31"}), "2026.01.31");
    EXPECT_EQ(write_note({.left = TimesLeft{4min + 58s + 300ms, 0ms}}), "4:58.300 0:00.000");
    EXPECT_EQ(write_note({.date = "2026.01.31", .left = TimesLeft{100h, 59s + 7ms}}),
              "2026.01.31 6000:00.000 0:59.007");
    EXPECT_EQ(write_note({}), "");
}

TEST(JournalNote, ReadsWhatItWrote) {
    for (const JournalNote& note :
         {JournalNote{}, JournalNote{.date = "2026.01.31"}, JournalNote{.date = "2026.??.??"},
          JournalNote{.left = TimesLeft{0ms, 1ms}},
          JournalNote{.date = "1999.12.31", .left = TimesLeft{9'999'999min, 59'999ms}}}) {
        EXPECT_EQ(read_note(write_note(note)), note) << write_note(note);
    }
}

TEST(JournalNote, ThatIsNoneSaysNothing) {
    for (const char* text : {"5:00.000", "5:00.000 5:00", "5:00.000 5:60.000", "5:00.000 -5:00.000", "x y",
                             "5:00.000 5:00.000 5:00.000", "10000000:00.000 5:00.000", ":00.000 5:00.000",
                             "5.00:000 5:00.000", "5:0 .000 5:00.000", "2026-01-31", "2026.01.3",
                             "2026.01.31x", "99999999999999999999:00.000 5:00.000", "5:00.0000 5:00.000"}) {
        EXPECT_EQ(read_note(text), JournalNote{}) << text;
    }
}

}  // namespace
}  // namespace takeback::session
