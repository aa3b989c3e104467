// The bytes of a text with their places, and no more of it read than is asked for.
#include "takeback/notation/byte_reader.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <string>

namespace takeback::notation {
namespace {

constexpr ByteSet all_but_line_ends() {
    ByteSet set{};
    set.fill(true);
    set['\n'] = set['\r'] = false;
    return set;
}
constexpr ByteSet one_line = all_but_line_ends();

/// A byte at each call, which is counted.
ByteSource byte_by_byte(std::string text, int& calls) {
    return [text = std::move(text), &calls, at = std::size_t{0}](std::span<char> space) mutable {
        ++calls;
        if (at == text.size()) {
            return std::size_t{0};
        }
        space.front() = text[at++];
        return std::size_t{1};
    };
}

TEST(ByteReader, ReadsATextOfOneByte) {
    ByteReader bytes{bytes_of("x")};
    EXPECT_EQ(bytes.take(), 'x');
    EXPECT_EQ(bytes.take(), ByteReader::end);
    EXPECT_EQ(bytes.place(), (TextPlace{.line = 1, .column = 2}));
}

/// Or who types a game would have to type the beginning of the next before this one is read.
TEST(ByteReader, ReadsNoFurtherThanItIsAsked) {
    int calls = 0;
    ByteReader bytes{byte_by_byte("a\n\r\n", calls)};
    EXPECT_EQ(bytes.peek(), 'a');
    EXPECT_EQ(bytes.take(), 'a');
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(bytes.take(), '\n');
    EXPECT_EQ(calls, 2) << "only behind a carriage return does the next byte matter";
    EXPECT_EQ(bytes.take(), '\n');
    EXPECT_EQ(calls, 4);
    EXPECT_EQ(bytes.place(), (TextPlace{.line = 3, .column = 1}));
}

TEST(ByteReader, NothingIsReadyBeforeTheFirstByteIsAskedFor) {
    ByteReader bytes{bytes_of("text")};
    EXPECT_EQ(bytes.take_run<one_line>(10), "");
    EXPECT_EQ(bytes.peek(), 't');
    EXPECT_EQ(bytes.take_run<one_line>(10), "text");
    EXPECT_EQ(bytes.take_run<one_line>(10), "") << "nor behind the last";
    EXPECT_EQ(bytes.take(), ByteReader::end);
}

TEST(ByteReader, SkipsBlanksAndLineEndsAndNoOtherSpaces) {
    ByteReader bytes{bytes_of("  \n \r \r\n\n  \v ")};
    EXPECT_EQ(bytes.peek(), ' ');
    bytes.skip_blanks();
    EXPECT_EQ(bytes.place(), (TextPlace{.line = 5, .column = 3}));
    EXPECT_EQ(bytes.take(), '\v');
    bytes.skip_blanks();
    EXPECT_EQ(bytes.place(), (TextPlace{.line = 5, .column = 5})) << "the end is no line end";
    for (const std::string_view other : {"\x0E", "\t", "x"}) {
        ByteReader at_other{bytes_of(other)};
        static_cast<void>(at_other.peek());
        at_other.skip_blanks();
        EXPECT_EQ(at_other.place(), (TextPlace{.line = 1, .column = 1})) << int{other.front()};
    }
}

/// A byte that goes on a character takes no column, also where none has begun.
TEST(ByteReader, CountsColumnsInCharacters) {
    for (const auto& [text, column] : {std::pair{"e4", 3U}, std::pair{"é", 2U}, std::pair{"马8", 3U},
                                       std::pair{"\x80", 1U}, std::pair{"\x80\x80", 1U}}) {
        ByteReader bytes{bytes_of(text)};
        static_cast<void>(bytes.peek());
        EXPECT_EQ(bytes.take_run<one_line>(10), text);
        EXPECT_EQ(bytes.place().column, column) << text;
    }
    ByteReader bytes{bytes_of("　x")};
    EXPECT_TRUE(bytes.looks_at("　"));
    bytes.take_character(3);
    EXPECT_EQ(bytes.place().column, 2U);
    EXPECT_EQ(bytes.take(), 'x');
}

/// Which byte of eight ends the text is told where the first of them is the lowest of a number.
TEST(ByteReader, FindsTheFirstByteThatIsNoPlainText) {
    const bool tells_place = std::endian::native == std::endian::little;
    for (int byte = 0; byte < 256; ++byte) {
        for (std::size_t place = 0; place < 24; ++place) {
            std::string text(40, '|');
            text[place] = static_cast<char>(byte);
            text[30] = '\n';
            const std::size_t expected = ' ' <= byte && byte < '}' ? 30 : place;
            const std::size_t told = tells_place ? expected : expected / 8 * 8;
            ASSERT_EQ(plain_text_in_front(text.data()), told) << byte << " at " << place;
        }
    }
}

}  // namespace
}  // namespace takeback::notation
