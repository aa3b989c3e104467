#include "takeback/platform/gb18030.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

namespace takeback::platform {
namespace {

using Stop = Gb18030::Stop;

class Gb18030Test : public testing::Test {
protected:
    void SetUp() override {
        if (!decoder_.is_possible()) {
            GTEST_SKIP() << "this system does not know the encoding";
        }
    }
    /// Into a space of so many bytes.
    Stop decode(std::string text, std::size_t space = 100) {
        text_ = std::move(text);
        std::span<char> in{text_};
        std::span<char> out{std::span{space_}.first(space)};
        const Stop stop = decoder_.decode(in, out);
        decoded_.assign(space_.data(), space - out.size());
        rest_.assign(in.begin(), in.end());
        return stop;
    }

    Gb18030 decoder_;
    std::string text_;
    std::array<char, 100> space_{};
    std::string decoded_;
    std::string rest_;
};

TEST_F(Gb18030Test, DecodesCharactersOfOneTwoAndFourBytes) {
    EXPECT_EQ(decode("a\xCF\xF3\xC6\xE5\x90\x30\x81\x30z"), Stop::AtAnEnd);
    EXPECT_EQ(decoded_, "a\xE8\xB1\xA1\xE6\xA3\x8B\xF0\x90\x80\x80z");  // 象棋, U+10000
    EXPECT_EQ(rest_, "");
}

TEST_F(Gb18030Test, StopsBeforeACharacterThatIsCut) {
    for (const char* const cut : {"\xCF", "\x90\x30", "\x90\x30\x81", "\x90"}) {
        EXPECT_EQ(decode(std::string{"ab"} + cut), Stop::CutByTheEnd);
        EXPECT_EQ(decoded_, "ab");
        EXPECT_EQ(rest_, cut);
    }
}

TEST_F(Gb18030Test, StopsBeforeWhatIsNoCharacter) {
    for (const char* const broken : {"\xFF\x41", "\xCF\x7F", "\x90\x30\x41\x41"}) {
        EXPECT_EQ(decode(std::string{"ab"} + broken), Stop::Broken) << broken;
        EXPECT_EQ(decoded_, "ab");
        EXPECT_EQ(rest_, broken);
    }
}

TEST_F(Gb18030Test, StopsWhereTheSpaceEnds) {
    EXPECT_EQ(decode("ab\xC6\xE5", 4), Stop::AtAnEnd);
    EXPECT_EQ(decoded_, "ab");
    EXPECT_EQ(rest_, "\xC6\xE5");
}

}  // namespace
}  // namespace takeback::platform
