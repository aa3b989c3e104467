// Tags: what can be set, and what is there already.
#include "takeback/notation/pgn_tags.hpp"

#include <gtest/gtest.h>

#include "takeback/notation/pgn_limits.hpp"

namespace takeback::notation {
namespace {

TEST(PgnTags, TheRosterIsAlwaysThere) {
    const PgnTags tags;
    EXPECT_EQ(tags.value("Event"), "?");
    EXPECT_EQ(tags.value("Date"), "????.??.??");
    EXPECT_EQ(tags.value("Result"), "*");
    EXPECT_EQ(tags.value("ECO"), std::nullopt);
    EXPECT_FALSE(tags.says_something("Event"));
}

TEST(PgnTags, ATagKeepsItsPlaceWhenItIsSetAgain) {
    PgnTags tags;
    EXPECT_FALSE(tags.set("ECO", "A"));
    EXPECT_FALSE(tags.set("Opening", "B"));
    EXPECT_FALSE(tags.set("ECO", "C"));
    ASSERT_EQ(tags.all().size(), 9U);
    EXPECT_EQ(tags.all()[7], (PgnTag{.name = "ECO", .value = "C"}));
}

TEST(PgnTags, ATagIsTakenOutUnlessItIsOfTheRoster) {
    PgnTags tags;
    EXPECT_FALSE(tags.set("ECO", "A"));
    EXPECT_FALSE(tags.set("Event", "Cup"));
    tags.remove("ECO");
    tags.remove("Event");
    tags.remove("Opening");
    EXPECT_EQ(tags.value("ECO"), std::nullopt);
    EXPECT_EQ(tags.value("Event"), "Cup");
    EXPECT_EQ(tags.all().size(), 7U);
}

TEST(PgnTags, WhatWouldBreakTheTextIsRefused) {
    PgnTags tags;
    for (const char* value : {"a\nb", "a\rb", "\x1b", "\x7f", "a\tb"}) {
        EXPECT_EQ(tags.set("Event", value), PgnTagFault::ControlCharacter);
    }
    for (const char* name : {"", "A B", "_A", "A\"", "]", "Ä"}) {
        EXPECT_EQ(tags.set(name, "x"), PgnTagFault::NameIsNoSymbol) << name;
    }
    EXPECT_EQ(tags.set("FEN", "x"), PgnTagFault::ToldByStart);
    EXPECT_EQ(tags.set("SetUp", "1"), PgnTagFault::ToldByStart);
    EXPECT_EQ(tags.set("Event", std::string(pgn_limits::longest_text + 1, 'x')), PgnTagFault::ValueTooLong);
    EXPECT_EQ(tags.set("Event", std::string_view{"a\0b", 3}), PgnTagFault::ControlCharacter);
    EXPECT_EQ(tags.set(std::string(pgn_limits::longest_word + 1, 'x'), "x"), PgnTagFault::NameIsNoSymbol);
    EXPECT_FALSE(is_pgn_symbol(std::string_view{"Event"}.substr(0, 0)));
    EXPECT_EQ(tags, PgnTags{});
}

TEST(PgnTags, ARefusalSaysWhatATagMayBe) {
    EXPECT_EQ(describe(PgnTagFault::NameIsNoSymbol),
              "a tag name is a letter or digit, followed by letters, digits and any of _ + # = : -");
    EXPECT_EQ(describe(PgnTagFault::ControlCharacter), "a tag value is one line without control characters");
    EXPECT_EQ(describe(PgnTagFault::ValueTooLong), "a tag value has at most 1048576 bytes");
    EXPECT_EQ(describe(PgnTagFault::ToldByStart), "FEN and SetUp follow from the start position");
    EXPECT_EQ(describe(PgnTagFault::TooManyTags), "a game has at most 250 tags");
}

TEST(PgnTags, WhatTheStandardAllowsIsTaken) {
    PgnTags tags;
    for (const std::string& name :
         {std::string{"2nd"}, std::string{"Z_+#=:-9"}, std::string(pgn_limits::longest_word, 'x')}) {
        EXPECT_FALSE(tags.set(name, "x")) << name;
    }
    EXPECT_FALSE(tags.set("Event", std::string(pgn_limits::longest_text, 'x')));
}

TEST(PgnTags, OnlyOfTheRosterAQuestionMarkSaysNothing) {
    PgnTags tags;
    EXPECT_FALSE(tags.set("Event", "?"));
    EXPECT_FALSE(tags.set("ECO", "?"));
    EXPECT_FALSE(tags.says_something("Event"));
    EXPECT_TRUE(tags.says_something("ECO"));
}

}  // namespace
}  // namespace takeback::notation
