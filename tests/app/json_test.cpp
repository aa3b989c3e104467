#include "json.hpp"

#include <gtest/gtest.h>

namespace takeback::app {
namespace {

TEST(JsonObject, HoldsStringsNumbersTruthsListsAndObjects) {
    JsonObject json;
    json.add("text", "e4").add("number", std::uint64_t{18446744073709551615U}).add("truth", true);
    json.add("list", std::vector<std::string>{"a", "b"}).add("empty", std::vector<std::string>{});
    json.add("object", JsonObject{}.add("inside", false));
    EXPECT_EQ(
        json.text(),
        R"({"text":"e4","number":18446744073709551615,"truth":true,"list":["a","b"],"empty":[],"object":{"inside":false}})");
}

TEST(JsonObject, EscapesQuotesBackslashesAndControlCharacters) {
    EXPECT_EQ(JsonObject{}.add("t", "a\"b\\c").text(), R"({"t":"a\"b\\c"})");
    EXPECT_EQ(JsonObject{}.add("t", "a\nb\x1b").text(), R"({"t":"a\nb\u001b"})");
    EXPECT_EQ(JsonObject{}.add("t", "\u009B\u200B").text(), R"({"t":"\u009b\u200b"})");
    EXPECT_EQ(JsonObject{}.add("t", "\U000E0041").text(),
              R"({"t":"\udb40\udc41"})");  // a tag: nobody sees it
    EXPECT_EQ(JsonObject{}.add("t", "♞").text(), R"({"t":"♞"})");
    EXPECT_EQ(JsonObject{}.add("t", "\xff").text(), R"({"t":"\\xff"})");
}

TEST(JsonObject, AppendsTheMembersOfAnother) {
    EXPECT_EQ(JsonObject{}.add("a", true).append(JsonObject{}.add("b", false)).text(),
              R"({"a":true,"b":false})");
    EXPECT_EQ(JsonObject{}.append(JsonObject{}.add("b", false)).text(), R"({"b":false})");
    EXPECT_EQ(JsonObject{}.add("a", true).append(JsonObject{}).text(), R"({"a":true})");
}

}  // namespace
}  // namespace takeback::app
