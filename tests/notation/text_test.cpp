#include "takeback/notation/text.hpp"

#include <gtest/gtest.h>

namespace takeback::notation {
namespace {

TEST(Letters, AreThoseOfAscii) {
    std::string letters;
    for (int byte = 0; byte < 256; ++byte) {
        letters += is_letter(static_cast<char>(byte)) ? std::string{static_cast<char>(byte)} : "";
    }
    EXPECT_EQ(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
}

TEST(WordsOf, FindsWordsAndTheirColumns) {
    const auto words = words_of("  one\ttwo   ♞x ");
    ASSERT_EQ(words.size(), 3U);
    EXPECT_EQ(words[0].text, "one");
    EXPECT_EQ(words[0].column, 3U);
    EXPECT_EQ(words[1].text, "two");
    EXPECT_EQ(words[1].column, 7U);
    EXPECT_EQ(words[2].text, "♞x");
    EXPECT_EQ(words[2].column, 13U);
}

TEST(CharactersOf, CountsWhatIsNotUtf8ByteByByte) {
    const auto characters = characters_of({.text = "a\xff♞", .column = 5});
    ASSERT_EQ(characters.size(), 3U);
    EXPECT_EQ(characters[1].text, "\xff");
    EXPECT_EQ(characters[2].text, "♞");
    EXPECT_EQ(characters[2].column, 7U);
}

TEST(Join, PutsTheSeparatorBetween) {
    EXPECT_EQ(join({}, "-"), "");
    EXPECT_EQ(join({"e3"}, "-"), "e3");
    EXPECT_EQ(join({"e3", "e4", "e5"}, "-"), "e3-e4-e5");
}

TEST(Utf8, IsCheckedByTheUnicodeStandard) {
    for (const char* good :
         {"", "e4", "é", "♞", "炮二平五", "\xF0\x9F\x98\x80", "\xF4\x8F\xBF\xBF", "\xED\x9F\xBF"}) {
        EXPECT_TRUE(is_valid_utf8(good)) << good;
    }
    for (const char* bad : {"\xff", "\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80",
                            "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xE2\x99", "\xC3(", "\xE2(\xA1"}) {
        EXPECT_FALSE(is_valid_utf8(bad));
    }
}

/// The first and the last of what each length can say, and what lies one beyond.
TEST(Utf8, IsCheckedToTheBoundsOfEachByte) {
    for (const char* good : {"\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xE1\x80\x80", "\xEF\xBF\xBF",
                             "\xF0\x90\x80\x80", "\xF1\x80\x80\x80", "\xF3\xBF\xBF\xBF"}) {
        EXPECT_TRUE(is_valid_utf8(good)) << shown(good);
    }
    for (const char* bad : {"\x80\x80", "\xC2\x7F", "\xC2\xC0", "\xE0\x9F\xBF", "\xE0\x80", "\xE1\x80\xC0",
                            "\xE1\xC0\x80", "\xF0\x8F\xBF\xBF", "\xF1\x80\x80\xC0", "\xF1\x80\x7F\x80"}) {
        EXPECT_FALSE(is_valid_utf8(bad)) << shown(bad);
    }
    EXPECT_FALSE(is_valid_utf8(std::string_view{"\xC2\x80"}.substr(0, 1)))
        << "what is behind the end is not read";
    EXPECT_EQ(shown("\xE1\x80\xC0"), "\\xe1\\x80\\xc0");
}

TEST(CharacterCount, CountsCharactersAndNotBytes) {
    EXPECT_EQ(character_count("é♞x"), 3U);
}

TEST(Text, ReadsEachByteOfLatin1AsACharacter) {
    EXPECT_EQ(utf8_from_latin1("J\xF6rg \x80\xFF\x7F"), "J\xC3\xB6rg \xC2\x80\xC3\xBF\x7F");
}

TEST(Shown, EscapesControlCharactersAndWhatIsNotUtf8) {
    EXPECT_EQ(shown("e4"), "e4");
    EXPECT_EQ(shown("a\x1b[31mb"), "a\\x1b[31mb");
    EXPECT_EQ(shown(std::string_view{"a\0b", 3}), "a\\x00b");
    EXPECT_EQ(shown("\x7f\r\n"), "\\x7f\\x0d\\x0a");
    EXPECT_EQ(shown("\xC2\x9B"
                    "31m"),
              "\\xc2\\x9b31m")
        << "C1 control sequence introducer";
    EXPECT_EQ(shown("\xff♞"), "\\xff♞");
}

TEST(Shown, EscapesWhatTurnsOrHidesTheOtherCharacters) {
    const std::string general_punctuation =
        "\xE2\x80";  // U+2000 to U+203F; whole, the linter would see a trick
    EXPECT_EQ(shown('a' + general_punctuation + "\xAE" + 'b'), R"(a\xe2\x80\xaeb)")
        << "right-to-left override";
    for (const char* const last_byte : {"\x8B", "\x8F", "\xAA", "\xA8"}) {
        EXPECT_TRUE(shown(general_punctuation + last_byte).starts_with("\\x"));
    }
    for (const char* const hidden :
         {"\u2069", "\u061C", "\uFEFF", "\u00AD", "\u034F", "\u180E", "\u3164", "\uFFF9", "\U000E0041"}) {
        EXPECT_TRUE(shown(hidden).starts_with("\\x")) << hidden;
    }
    EXPECT_EQ(shown("é‐א炮♞"), "é‐א炮♞") << "writing from right to left is no trick";
}

TEST(Shown, KeepsTheLinesOfAText) {
    EXPECT_EQ(shown_lines("a\n\n\x1b[b\r\nc"), "a\n\n\\x1b[b\\x0d\nc");
    EXPECT_EQ(shown_lines("a\n"), "a\n");
    EXPECT_EQ(shown_lines(""), "");
}

TEST(CodePoint, IsTheNumberOfACharacter) {
    EXPECT_EQ(code_point("a"), 0x61U);
    EXPECT_EQ(code_point("\u009B"), 0x9BU);
    EXPECT_EQ(code_point("♞"), 0x265EU);
    EXPECT_EQ(code_point("\U0001F600"), 0x1F600U);
}

TEST(Shown, CutsLongTexts) {
    EXPECT_EQ(shown(std::string(100, 'a'), 5), "aaaaa...");
    EXPECT_EQ(shown("♞♞♞", 3), "♞♞♞");
    EXPECT_EQ(shown("♞♞♞♞", 3), "♞♞♞...");
    EXPECT_EQ(shown(std::string(60, 'a')), std::string(60, 'a')) << "usually behind 60 characters";
    EXPECT_EQ(shown(std::string(61, 'a')), std::string(60, 'a') + "...");
    EXPECT_EQ(notation::quoted(std::string(61, 'a')), notation::quoted(std::string(61, 'a'), 60));
}

TEST(WholeNumber, IsAllOfTheTextInDigits) {
    EXPECT_EQ(read_whole_number("0"), 0U);
    EXPECT_EQ(read_whole_number("18446744073709551615"), 18446744073709551615U);
    for (const char* text : {"", "-1", "+1", " 1", "1 ", "1.5", "x", "1x", "18446744073709551616"}) {
        EXPECT_FALSE(read_whole_number(text)) << text;
    }
}

TEST(Extension, IsTheEndOfANameInWhateverCase) {
    EXPECT_TRUE(has_extension("a.pgn", ".pgn"));
    EXPECT_TRUE(has_extension("A.PGN", ".pgn"));
    EXPECT_FALSE(has_extension(".pgn", ".pgn")) << "it has no name";
    EXPECT_FALSE(has_extension("a.pgn.fen", ".pgn"));
}

}  // namespace
}  // namespace takeback::notation
