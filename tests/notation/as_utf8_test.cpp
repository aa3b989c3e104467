// Chinese game files become UTF-8; everything else stays as it is.
#include "takeback/notation/as_utf8.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "takeback/notation/dhtmlxq.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

/// The text, never more than so many bytes at once.
ByteSource in_pieces(std::string text, std::size_t most) {
    return [text = std::move(text), most, at = std::size_t{0}](std::span<char> space) mutable {
        const std::size_t size = std::min({space.size(), most, text.size() - at});
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), size, space.begin());
        at += size;
        return size;
    };
}

std::string all_of(const ByteSource& source, std::size_t space) {
    std::string text;
    std::string piece(space, '\0');
    while (const std::size_t size = source(piece)) {
        text.append(piece, 0, size);
    }
    return text;
}

/// What a reader gets; the same whatever the size of the pieces.
std::string decoded(const std::string& text) {
    std::string whole = all_of(as_utf8(bytes_of(text)), 100'000);
    EXPECT_EQ(all_of(as_utf8(in_pieces(text, 1)), 1), whole);
    EXPECT_EQ(all_of(as_utf8(in_pieces(text, 3)), 4), whole);
    EXPECT_EQ(all_of(as_utf8(in_pieces(text, 5000)), 7), whole);
    return whole;
}

// In GB2312 "湖北" and "红胜", and in GB18030 the Han character U+20BB7, which has four bytes.
std::string hubei() {
    return "\xBA\xFE\xB1\xB1";
}
std::string red_wins() {
    return "\xBA\xEC\xCA\xA4";
}
std::string four_bytes() {
    return "\x95\x34\xB2\x35";
}

TEST(AsUtf8, DecodesADhtmlxqRecordInGb2312) {
    EXPECT_EQ(decoded("[DhtmlXQ_redteam]" + hubei() + "[/DhtmlXQ_redteam][DhtmlXQ_result]" + red_wins() +
                      "[/DhtmlXQ_result]"),
              "[DhtmlXQ_redteam]湖北[/DhtmlXQ_redteam][DhtmlXQ_result]红胜[/DhtmlXQ_result]");
}

TEST(AsUtf8, LetsARecordInGb2312BeRead) {
    const std::string text = "[DhtmlXQ][DhtmlXQ_red]" + hubei() + "[/DhtmlXQ_red][DhtmlXQ_result]" +
                             red_wins() + "[/DhtmlXQ_result][/DhtmlXQ]";
    DhtmlxqReader reader{as_utf8(bytes_of(text))};
    const auto reading = reader.next();
    ASSERT_TRUE(reading);
    EXPECT_EQ(reading->game.tags.value("White"), "湖北");
    EXPECT_EQ(reading->game.marker, PgnResult::WhiteWins);
    EXPECT_FALSE(reader.next());
}

TEST(AsUtf8, DecodesGbkAndFourByteCharacters) {
    EXPECT_EQ(decoded("[dhtmlxq]\xE5\x93" + four_bytes() + "."), "[dhtmlxq]鍝𠮷.");
}

TEST(AsUtf8, DecodesAPgnThatSaysThatItIsChineseChess) {
    EXPECT_EQ(decoded("[Game \"Chinese Chess\"]\n[Red \"" + hubei() + "\"]\n"),
              "[Game \"Chinese Chess\"]\n[Red \"湖北\"]\n");
    EXPECT_EQ(decoded("[ GAME\t\"chinese chess\" ]" + hubei()), "[ GAME\t\"chinese chess\" ]湖北");
    EXPECT_EQ(decoded("[[Game \"Xiangqi\"]" + hubei()), "[[Game \"Xiangqi\"]湖北");
    EXPECT_EQ(decoded("[Red \"" + hubei() + "\"][Variant \"Xiangqi\"]"),
              "[Red \"湖北\"][Variant \"Xiangqi\"]");
}

TEST(AsUtf8, LeavesLatin1InAPgnOfChessAsItIs) {
    const std::string pgn = "[Event \"K\xF6ln\"]\n[Game \"Chess\"]\n\n1. e4 {chinese chess, xiangqi} *\n";
    EXPECT_EQ(decoded(pgn), pgn);
}

/// What a text is in, its first 64 KiB tell, once.
TEST(AsUtf8, LeavesATextAsItIsWhoseBytesOfGb18030ComeLate) {
    const std::string text = "[Game \"Chinese Chess\"]" + std::string(100'000, ' ') + "\xBA\xFE\xB1\xB1";
    EXPECT_EQ(decoded(text), text);
}

TEST(AsUtf8, LeavesUtf8AsItIs) {
    for (const std::string text :
         {"[DhtmlXQ_red]湖北[/DhtmlXQ_red]", "\xEF\xBB\xBF[Game \"Chinese Chess\"]湖北", "", "x",
          "[DhtmlXQ_red]plain[/DhtmlXQ_red]"}) {
        EXPECT_EQ(decoded(text), text);
    }
}

TEST(AsUtf8, LeavesUtf16AsItIs) {
    const std::string text{"\xFF\xFE[\0D\0h\0t\0m\0l\0X\0Q\0]\0\xB9\x70", 20};
    EXPECT_EQ(decoded(text), text);
}

TEST(AsUtf8, DoesNotTakeAUtf8CharacterCutByTheFirstBlockForAFault) {
    for (std::size_t before = 65536 - 30; before <= 65536; ++before) {
        const std::string text = std::string(before - 16, '.') + "[DhtmlXQ_title]兵𠮷é卒. 中炮对屏风马";
        EXPECT_EQ(all_of(as_utf8(bytes_of(text)), 1000), text) << before;
    }
}

TEST(AsUtf8, TellsACutCharacterFromABrokenOne) {
    for (const char* const cut : {"\xC2", "\xDF", "\xE0\xA0", "\xE5\x80", "\xE5\x85", "\xF0\x90\x80"}) {
        EXPECT_FALSE(is_gb18030(std::string{"[dhtmlxq]"} + cut, true));
    }
    for (const char* const broken : {"\xC0", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\x80\x80\x80"}) {
        EXPECT_TRUE(is_gb18030(std::string{"[dhtmlxq]"} + broken, true));
    }
    EXPECT_TRUE(is_gb18030("[dhtmlxq]\xE5\x85", false));
    EXPECT_TRUE(is_gb18030("[dhtmlxq]\xE5\x85.", true));
    EXPECT_TRUE(is_gb18030("[dhtmlxq]\xBA\xEC\xCA\xA4", true));
    EXPECT_FALSE(is_gb18030("[dhtmlx]\xBA\xEC\xCA\xA4", true));
}

TEST(AsUtf8, DecodesACharacterCutBetweenTwoBlocks) {
    for (std::size_t before = 65536 - 8; before <= 65536; ++before) {
        std::string text = hubei() + "[DhtmlXQ_title]";
        text.append(before - text.size(), '.');
        text += four_bytes();
        text += hubei();
        const std::string read = all_of(as_utf8(bytes_of(text)), 1000);
        EXPECT_TRUE(read.ends_with(".𠮷湖北")) << before;
        EXPECT_EQ(read.size(), text.size() + 4) << before;
    }
}

TEST(AsUtf8, PutsAReplacementForWhatIsBrokenAndGoesOn) {
    EXPECT_EQ(decoded("[dhtmlxq]\xFF" + hubei()), "[dhtmlxq]\xEF\xBF\xBD湖北");
    EXPECT_EQ(decoded("[dhtmlxq]" + hubei() + "\xBA]" + hubei()), "[dhtmlxq]湖北篯湖北")
        << "BA 5D is a character";
    EXPECT_EQ(decoded("[dhtmlxq]\xBA\n" + hubei()), "[dhtmlxq]\xEF\xBF\xBD\n湖北");
}

TEST(AsUtf8, PutsAReplacementForACharacterThatTheEndOfTheTextCuts) {
    EXPECT_EQ(decoded("[dhtmlxq]" + hubei() + "\xBA"), "[dhtmlxq]湖北\xEF\xBF\xBD");
    const std::string read = decoded("[dhtmlxq]" + hubei() + "\x95\x34\xB2");
    EXPECT_TRUE(read.starts_with("[dhtmlxq]湖北\xEF\xBF\xBD")) << read;
}

TEST(AsUtf8, GoesOnToTheEndOfALongTextBehindABrokenByte) {
    const std::string text = "[dhtmlxq]\xFF" + std::string(200'000, '.') + hubei();
    const std::string read = all_of(as_utf8(bytes_of(text)), 1000);
    EXPECT_TRUE(read.ends_with(".湖北"));
    EXPECT_EQ(read.size(), text.size() + 4);
}

TEST(AsUtf8, MakesUtf8OfAnyBytes) {
    std::mt19937 random{1974};
    for (int round = 0; round < 300; ++round) {
        std::string text = "[DhtmlXQ]\xFF";
        for (std::size_t size = random() % 200; size > 0; --size) {
            text += static_cast<char>(random() % 3 == 0 ? random() % 128 : 128 + random() % 128);
        }
        EXPECT_TRUE(is_valid_utf8(decoded(text))) << round;
    }
}

TEST(AsUtf8, DecodesALongTextToItsEnd) {
    const std::string head = "[DhtmlXQ]";
    const std::string word = hubei();
    constexpr std::size_t bytes = 20'000'001;
    const ByteSource source = as_utf8([&head, &word, at = std::size_t{0}](std::span<char> space) mutable {
        std::size_t size = 0;
        for (; size < space.size() && at < bytes; ++size, ++at) {
            space[size] = at < head.size() ? head[at] : word[(at - head.size()) % word.size()];
        }
        return size;
    });
    std::string piece(30000, '\0');
    std::size_t size = 0;
    while (const std::size_t more = source(piece)) {
        size += more;
    }
    EXPECT_EQ(size, head.size() + (bytes - head.size()) / 2 * 3);
}

}  // namespace
}  // namespace takeback::notation
