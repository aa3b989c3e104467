// The characters on the men of xiangqi.
#include "takeback/notation/xiangqi_characters.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace takeback::notation {
namespace {

constexpr std::array kinds{Kind::King, Kind::Advisor, Kind::Elephant, Kind::Horse,
                           Kind::Rook, Kind::Cannon,  Kind::Pawn};

TEST(XiangqiCharacters, DifferForEveryManOfBothSides) {
    std::set<std::string_view> seen;
    for (const Kind kind : kinds) {
        for (const Color color : {Color::White, Color::Black}) {
            EXPECT_TRUE(seen.insert(xiangqi_character({color, kind})).second);
        }
    }
    EXPECT_EQ(seen.size(), 14U);
}

TEST(XiangqiCharacters, OfTheBoardNameTheirMan) {
    for (const Kind kind : kinds) {
        for (const Color color : {Color::White, Color::Black}) {
            const auto read = read_xiangqi_character(xiangqi_character({color, kind}));
            ASSERT_TRUE(read);
            EXPECT_EQ(read->kind, kind);
            EXPECT_EQ(read->color, color);
        }
    }
}

TEST(XiangqiCharacters, ThatBothSidesHaveNameNoSide) {
    for (const auto& [character, kind] :
         {std::pair{"车", Kind::Rook}, std::pair{"马", Kind::Horse}, std::pair{"包", Kind::Cannon}}) {
        const auto read = read_xiangqi_character(character);
        ASSERT_TRUE(read) << character;
        EXPECT_EQ(read->kind, kind) << character;
        EXPECT_FALSE(read->color) << character;
    }
}

TEST(XiangqiCharacters, AreNoOthers) {
    for (const char* const other : {"", "C", "王", "五", "炮炮", "\xE7\x82", "？"}) {
        EXPECT_FALSE(read_xiangqi_character(other)) << other;
    }
    EXPECT_EQ(xiangqi_character({Color::White, Kind::Queen}), "？") << "no man of xiangqi";
}

}  // namespace
}  // namespace takeback::notation
