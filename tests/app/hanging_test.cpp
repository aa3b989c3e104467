#include "hanging.hpp"

#include <gtest/gtest.h>

namespace takeback::app {
namespace {

TEST(Hanging, PutsATextBesideItsTerm) {
    EXPECT_EQ(hanging("undo [N]", 10, "take back", 40), "undo [N]  take back");
    EXPECT_EQ(hanging("", 0, "take back", 40), "take back");
    EXPECT_EQ(hanging("a long term", 4, "take back", 40), "a long term\n    take back");
}

TEST(Hanging, EndsLinesBetweenWords) {
    EXPECT_EQ(hanging("undo", 6, "take back the last command, or the last N", 30),
              "undo  take back the last\n"
              "      command, or the last N");
    EXPECT_EQ(hanging("", 0, "as it  stands: a word of more than the line", 20),
              "as it  stands: a\n"
              "word of more than\n"
              "the line");
}

TEST(Hanging, BreaksNoWord) {
    const std::string word(30, 'x');
    EXPECT_EQ(hanging("a", 2, "b " + word, 20), "a b\n  " + word);
}

TEST(Hanging, CountsTwoColumnsForACharacterOfChinese) {
    EXPECT_EQ(columns_of("a马♞"), 4U);
    EXPECT_EQ(hanging("undo", 6, "收回上一个命令，或最后 N 个", 26),
              "undo  收回上一个命令，或最\n"
              "      后 N 个");
}

TEST(Hanging, BeginsNoLineWithAMarkThatClosesAndEndsNoneWithOneThatOpens) {
    EXPECT_EQ(hanging("", 0, "一二三四五六七八九（一二）", 20),
              "一二三四五六七八九\n"
              "（一二）");
    EXPECT_EQ(hanging("", 0, "一二三四五六七八九十，一", 20),
              "一二三四五六七八九\n"
              "十，一");
}

TEST(Hanging, LeavesATextTwentyColumnsHoweverNarrowTheTerminal) {
    EXPECT_EQ(hanging("term", 10, "take back the last command", 5),
              "term      take back the last\n"
              "          command");
}

}  // namespace
}  // namespace takeback::app
