#include "takeback/language/message.hpp"

#include <gtest/gtest.h>

namespace takeback {
namespace {

TEST(Message, IsSaidInEachLanguage) {
    EXPECT_EQ(in_words(Language::English, "Nothing to undo."_msg), "Nothing to undo.");
    EXPECT_EQ(in_words(Language::Chinese, "Nothing to undo."_msg), "没有可以收回的。");
}

TEST(Message, TakesItsValuesWhereTheGrammarOfTheLanguageWantsThem) {
    constexpr Message message = "{side} {piece} {from} takes {victim} on {square}"_msg;
    const auto say = [](Language language) {
        return in_words(language, message,
                        {{"side", "S"}, {"piece", "P"}, {"from", "e4"}, {"victim", "V"}, {"square", "d5"}});
    };
    EXPECT_EQ(say(Language::English), "S P e4 takes V on d5");
    EXPECT_EQ(say(Language::Chinese), "SP e4 吃 d5 的V");
}

TEST(Message, LeavesANameThatHasNoValue) {
    EXPECT_EQ(in_words(Language::English, "There is no piece on {from}."_msg),
              "There is no piece on {from}.");
}

TEST(Message, TakesAValueAsItIsEvenIfItLooksLikeAName) {
    EXPECT_EQ(in_words(Language::English, "{before} to {after}"_msg, {{"before", "{after}"}, {"after", "b"}}),
              "{after} to b");
}

TEST(Message, KeepsABraceThatNamesNothing) {
    EXPECT_EQ(in_words(Language::English, "a { without its }"_msg), "a { without its }");
}

TEST(Phrase, WaitsWithItsValuesForALanguage) {
    const Phrase phrase{"{square} is empty"_msg, {{"square", "e4"}}};
    EXPECT_EQ(in_words(Language::English, phrase), "e4 is empty");
    EXPECT_EQ(in_words(Language::Chinese, phrase), "e4 是空的");
}

TEST(Counted, HasAPluralInEnglishAlone) {
    const auto games = [](Language language, std::size_t count) {
        return counted(language, count, "{count} game"_msg, "{count} games"_msg);
    };
    EXPECT_EQ(games(Language::English, 0), "0 games");
    EXPECT_EQ(games(Language::English, 1), "1 game");
    EXPECT_EQ(games(Language::English, 2), "2 games");
    EXPECT_EQ(games(Language::Chinese, 1), "1 局");
    EXPECT_EQ(games(Language::Chinese, 2), "2 局");
}

TEST(Listed, HasTheCommaOfTheLanguage) {
    EXPECT_EQ(listed(Language::English, {}), "");
    EXPECT_EQ(listed(Language::English, {"a1", "h1"}), "a1, h1");
    EXPECT_EQ(listed(Language::Chinese, {"a1", "h1"}), "a1、h1");
}

TEST(ListedAlternatives, HaveAnOrBeforeTheLast) {
    EXPECT_EQ(listed_alternatives(Language::English, {}), "");
    EXPECT_EQ(listed_alternatives(Language::English, {"e3"}), "e3");
    EXPECT_EQ(listed_alternatives(Language::English, {"e3", "e4"}), "e3 or e4");
    EXPECT_EQ(listed_alternatives(Language::English, {"a", "b", "c"}), "a, b or c");
    EXPECT_EQ(listed_alternatives(Language::Chinese, {"a", "b", "c"}), "a、b 或 c");
}

}  // namespace
}  // namespace takeback
