// Men one behind the other on a file, who need more than file and kind to be told apart.
#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/notation/xiangqi_move_text.hpp"

namespace takeback::notation {
namespace {

struct Texts {
    const char* wxf;
    const char* ranked;
    const char* chinese;
};

/// The move is written so, and each of these texts, and of the others, is read as that move in every style.
void expect_texts(const Position& position, const char* move, const Texts& texts,
                  std::initializer_list<const char*> others = {}) {
    const MoveRequest request = test::xiangqi_request(move);
    EXPECT_EQ(write_xiangqi_move(position, request, {XiangqiNotation::Wxf}), texts.wxf) << move;
    EXPECT_EQ(write_xiangqi_move(position, request, {XiangqiNotation::WxfRanked}), texts.ranked) << move;
    EXPECT_EQ(write_xiangqi_move(position, request, {XiangqiNotation::Chinese}), texts.chinese) << move;
    std::vector<std::string> all{others.begin(), others.end()};
    all.insert(all.end(), {texts.wxf, texts.ranked, texts.chinese});
    const Game game{test::xiangqi(), position};
    for (const std::string& text : all) {
        for (const auto notation : {XiangqiNotation::Iccs, XiangqiNotation::Wxf, XiangqiNotation::WxfRanked,
                                    XiangqiNotation::Chinese}) {
            const auto read = read_xiangqi_move(text, game, {notation});
            EXPECT_TRUE(read && *read == request) << text << " for " << move;
        }
    }
}

/// What the text means in that style: a move, or why it is none.
std::string reading(const Position& position, std::string_view text,
                    XiangqiNotation notation = XiangqiNotation::Iccs) {
    const auto read = read_xiangqi_move(text, Game{test::xiangqi(), position}, {notation});
    return read ? iccs(*read) : std::string{code(read.error().refusal.reason)};
}

TEST(XiangqiTandem, OfTwoRooksTheFrontOneIsNearerToTheEnemy) {
    const Position red = test::xiangqi_drawn(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .
    )");
    expect_texts(red, "e7d7", {"R+=6", "R+=6", "前车平六"}, {"+R=6", "r+.6", "前俥平6", "R前平六"});
    expect_texts(red, "e4d4", {"R-=6", "R-=6", "后车平六"}, {"後車平六", "r-.6", "后俥平六"});
    expect_texts(red, "e4e6", {"R-+2", "R-+2", "后车进二"}, {"后车上二"});
}

TEST(XiangqiTandem, ForBlackTheRearRookHasTheHigherRank) {
    const Position black = test::xiangqi_drawn(R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  a  .  .  .  .
        .  .  .  .  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  r  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  B  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                                               Color::Black);
    expect_texts(black, "e7e5", {"R-+2", "R-+2", "后车进２"}, {"后車进2", "後車進二"});
    expect_texts(black, "e4d4", {"R+=4", "R+=4", "前车平４"}, {"前車平4"});
}

TEST(XiangqiTandem, OfHorsesAndCannons) {
    constexpr auto horses = "3k5/9/9/2N6/9/9/2N6/9/9/4K4 w - - 0 1";
    expect_texts(test::xiangqi_position(horses), "c3d5", {"H-+6", "H-+6", "后马进六"},
                 {"后傌进六", "N-+6", "後馬進六"});
    expect_texts(test::xiangqi_position(horses), "c6d4", {"H+-6", "H+-6", "前马退六"}, {"前马下六"});
    constexpr auto cannons = "3k5/9/9/2C6/9/9/2C6/9/9/4K4 w - - 0 1";
    expect_texts(test::xiangqi_position(cannons), "c3c1", {"C--2", "C--2", "后炮退二"}, {"后砲下2"});
}

TEST(XiangqiTandem, IsWrittenInTraditionalCharactersToo) {
    const auto traditional = [](const char* fen, const char* move) {
        return write_xiangqi_move(test::xiangqi_position(fen), test::xiangqi_request(move),
                                  {XiangqiNotation::ChineseTraditional});
    };
    constexpr auto rooks = "3k5/9/4R4/9/9/4R4/9/9/9/4K4 w - - 0 1";
    EXPECT_EQ(traditional(rooks, "e7d7"), "前車平六");
    EXPECT_EQ(traditional(rooks, "e4d4"), "後車平六");
    EXPECT_EQ(traditional(rooks, "e4e6"), "後車進二");
    constexpr auto black_rooks = "3k5/4a4/4r4/9/9/4r4/9/4B4/9/4K4 b - - 0 1";
    EXPECT_EQ(traditional(black_rooks, "e7e5"), "後車進２");
    constexpr auto pawns = "5k3/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w - - 0 1";
    EXPECT_EQ(traditional(pawns, "c6d6"), "後七平六");
}

TEST(XiangqiTandem, AFileIsEnoughWhenTheOtherManCannotDoIt) {
    // Some programs write the plain file then.
    constexpr auto rooks = "5k3/4R4/9/9/9/9/4R4/9/9/3K5 w - - 0 1";
    EXPECT_EQ(reading(test::xiangqi_position(rooks), "R5+4"), "e3e7");
    EXPECT_EQ(reading(test::xiangqi_position(rooks), "车五进四"), "e3e7");
    EXPECT_EQ(reading(test::xiangqi_position(rooks), "R5=6"), "ambiguous");
    EXPECT_EQ(reading(test::xiangqi_position(rooks), "R5+9"), "not_on_line");
}

TEST(XiangqiTandem, OfAdvisorsAndElephantsTheDirectionTells) {
    const Position advisors = test::xiangqi_drawn(R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        p  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  A  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  A  K  .  .  .  .
    )");
    expect_texts(advisors, "d0e1", {"A6+5", "A6+5", "仕六进五"}, {"士六进五", "仕六上五"});
    expect_texts(advisors, "d2e1", {"A6-5", "A6-5", "仕六退五"}, {"仕六下五"});
    constexpr auto elephants = "3k5/9/9/p8/9/2B6/9/9/9/2B1K4 w - - 0 1";
    expect_texts(test::xiangqi_position(elephants), "c0e2", {"E7+5", "E7+5", "相七进五"}, {"B7+5"});
    expect_texts(test::xiangqi_position(elephants), "c4e2", {"E7-5", "E7-5", "相七退五"});
}

TEST(XiangqiTandem, OfTwoPawnsBesideASingleOne) {
    constexpr auto pawns = "5k3/9/2P6/2P1P4/9/9/9/9/9/4K4 w - - 0 1";
    expect_texts(test::xiangqi_position(pawns), "c7d7", {"P+=6", "P+=6", "前兵平六"}, {"前七平六", "17=6"});
    expect_texts(test::xiangqi_position(pawns), "e6d6", {"P5=6", "P5=6", "兵五平六"});
}

TEST(XiangqiTandem, OfThreePawnsTheMiddleOneHasHisFileInWxf) {
    const Position pawns = test::xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    expect_texts(pawns, "e7d7", {"P+=6", "15=6", "前兵平六"}, {"一兵平六"});
    expect_texts(pawns, "e6d6", {"P5=6", "25=6", "中兵平六"}, {"二兵平六"});
    expect_texts(pawns, "e5d5", {"P-=6", "35=6", "后兵平六"}, {"三兵平六"});
    constexpr auto black = "4k4/9/9/9/9/2p6/2p6/2p6/9/5K3 b - - 0 1";
    expect_texts(test::xiangqi_position(black), "c3d3", {"P3=4", "23=4", "中卒平４"}, {"中兵平4"});
}

TEST(XiangqiTandem, TheMiddlePawnIsMeantAlsoWhenOnlyAnotherCouldGo) {
    const Position pawns = test::xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  P  .  .  .  .
        .  .  .  R  P  .  .  .  .
        .  .  .  R  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    EXPECT_EQ(reading(pawns, "P5=6"), "own_piece_on_target");
    EXPECT_EQ(reading(pawns, "P+=6"), "e7d7");
}

TEST(XiangqiTandem, OfFourPawnsAndOfFive) {
    const Position four = test::xiangqi_position("2P2k3/2P6/2P6/2P6/9/9/9/9/9/4K4 w - - 0 1");
    expect_texts(four, "c9d9", {"++=6", "17=6", "前兵平六"}, {"一兵平六"});
    expect_texts(four, "c8d8", {"P+=6", "27=6", "二兵平六"}, {"2P=6"});
    expect_texts(four, "c7d7", {"P-=6", "37=6", "三兵平六"});
    expect_texts(four, "c6d6", {"--=6", "47=6", "四兵平六"}, {"后兵平六"});
    const Position five = test::xiangqi_position("2P2k3/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1");
    expect_texts(five, "c9d9", {"++=6", "17=6", "前兵平六"});
    expect_texts(five, "c8d8", {"P+=6", "27=6", "二兵平六"});
    expect_texts(five, "c7d7", {"P7=6", "37=6", "三兵平六"});
    expect_texts(five, "c6d6", {"P-=6", "47=6", "四兵平六"});
    expect_texts(five, "c5d5", {"--=6", "57=6", "五兵平六"}, {"后兵平六"});
}

/// Where walker8088/cchess writes 前兵平六 for two moves and reads it as one of them.
TEST(XiangqiTandem, OnTwoFilesTheFileIsNamed) {
    const Position pawns = test::xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  P  .  P  .  .  .  .
        .  .  P  .  P  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    expect_texts(pawns, "c7d7", {"7+=6", "17=6", "前七平六"}, {"三兵平六", "前7平6"});
    expect_texts(pawns, "c6d6", {"7-=6", "27=6", "后七平六"}, {"四兵平六", "後七平六"});
    expect_texts(pawns, "e7d7", {"5+=6", "15=6", "前五平六"}, {"一兵平六"});
    expect_texts(pawns, "e6d6", {"5-=6", "25=6", "后五平六"}, {"二兵平六"});
    EXPECT_EQ(reading(pawns, "前兵平六"), "ambiguous");
    EXPECT_EQ(reading(pawns, "P-=6"), "ambiguous");
    EXPECT_EQ(reading(pawns, "前兵平四"), "e7f7");  // only the one of the e-file can
}

TEST(XiangqiTandem, OfThreeAndTwoPawns) {
    const Position pawns = test::xiangqi_position("5k3/2P6/2P1P4/2P1P4/9/9/9/9/9/4K4 w - - 0 1");
    expect_texts(pawns, "c8d8", {"7+=6", "17=6", "前七平六"}, {"三兵平六"});
    expect_texts(pawns, "c7d7", {"77=6", "27=6", "中七平六"}, {"四兵平六", "中兵平六"});
    expect_texts(pawns, "c6d6", {"7-=6", "37=6", "后七平六"}, {"五兵平六"});
}

TEST(XiangqiTandem, ASinglePawnIsNotCountedAmongThem) {
    const Position pawns = test::xiangqi_position("5k3/9/2P1P3P/2P1P4/9/9/9/9/9/4K4 w - - 0 1");
    expect_texts(pawns, "c7d7", {"7+=6", "17=6", "前七平六"}, {"三兵平六"});
    expect_texts(pawns, "i7h7", {"P1=2", "P1=2", "兵一平二"});
}

TEST(XiangqiTandem, OfBlackIsCountedFromHisOwnRight) {
    const Position pawns = test::xiangqi_position("4k4/9/9/9/9/9/2p1p4/2p1p4/9/5K3 b - - 0 1");
    expect_texts(pawns, "c2d2", {"3+=4", "13=4", "前３平４"}, {"一卒平4"});
    expect_texts(pawns, "e3d3", {"5-=4", "25=4", "后５平４"}, {"四卒平４"});
}

TEST(XiangqiTandem, WhatTwoSystemsTakeDifferentlyGoesByTheStyle) {
    const Position pawns = test::xiangqi_drawn(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  P
        .  .  .  .  P  .  .  .  P
        .  .  .  .  P  .  .  .  P
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    EXPECT_EQ(reading(pawns, "11=2", XiangqiNotation::Wxf), "i7h7");
    EXPECT_EQ(reading(pawns, "11=2", XiangqiNotation::WxfRanked), "i8h8");
    EXPECT_EQ(reading(pawns, "11=2", XiangqiNotation::Chinese), "ambiguous");
}

}  // namespace
}  // namespace takeback::notation
