// What is said of a text that is no move of xiangqi, in English and in Chinese.
#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"

namespace takeback::notation {
namespace {

constexpr auto start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

Explanation explained(std::string_view text, Language language, std::string_view fen = start,
                      XiangqiStyle style = {}) {
    const Game game = test::xiangqi_game(fen);
    const auto read = read_xiangqi_move(text, game, style);
    EXPECT_FALSE(read) << text;
    return read ? Explanation{} : explain(read.error(), game, text, language, style);
}

void expect_words(std::string_view text, std::string_view english, std::string_view chinese,
                  std::string_view fen = start, XiangqiStyle style = {}) {
    EXPECT_EQ(explained(text, Language::English, fen, style).what, english);
    EXPECT_EQ(explained(text, Language::Chinese, fen, style).what, chinese);
}

TEST(XiangqiMisspelling, ShowsWhatAMoveLooksLike) {
    expect_words("xyzzy", "'xyzzy' is no move: write moves like h2e2, C2=5 or 炮二平五.",
                 "'xyzzy' 不是着法：请写成 h2e2、C2=5 或炮二平五的样子。");
    expect_words("xyzzy", "'xyzzy' is no move: write moves like h3e3, C2=5 or 炮二平五.",
                 "'xyzzy' 不是着法：请写成 h3e3、C2=5 或炮二平五的样子。", start, {.ranks = Ranks::FromOne});
}

TEST(XiangqiMisspelling, OfARankSaysWhichCountHolds) {
    const std::string_view in_wxf = "The ranks are counted 0-9 here. Did you mean h2e2?";
    EXPECT_EQ(explained("h3e3", Language::English).advice, in_wxf);
    EXPECT_EQ(explained("h3e3", Language::English, start, {.notation = XiangqiNotation::Wxf}).advice, in_wxf)
        << "points are answered by points";
    const XiangqiStyle from_one{.ranks = Ranks::FromOne};
    EXPECT_EQ(explained("h2e2", Language::English, start, from_one).advice,
              "The ranks are counted 1-10 here. Did you mean h3e3?");
    EXPECT_EQ(explained("h2e2", Language::Chinese, start, from_one).advice,
              "这里横线编号为 1-10。你是不是想写 h3e3？");
}

TEST(XiangqiMisspelling, OfARankThatIsWrongInBothCountsSuggestsNothing) {
    EXPECT_EQ(explained("e5e6", Language::English).advice, "");
}

TEST(XiangqiMisspelling, TellsWhichPartOfTheTextIsAtFault) {
    const auto error = [](std::string_view text) {
        return read_xiangqi_move(text, test::xiangqi_game(start)).error();
    };
    EXPECT_EQ(error("xyzzy").token, "xyzzy");
    EXPECT_EQ(error("xyzzy").column, 1U);
    EXPECT_EQ(error("").token, "");
    EXPECT_EQ(error("").column, 1U);
}

TEST(XiangqiMisspelling, NamesThePointThatIsOffTheBoard) {
    expect_words("h2j2", "There is no point j2: points go from a0 to i9.",
                 "没有 j2 这一点：各点从 a0 到 i9。");
    expect_words("h2-h10", "There is no point h10: points go from a0 to i9.",
                 "没有 h10 这一点：各点从 a0 到 i9。");
    expect_words("h0e0", "There is no point h0: points go from a1 to i10.",
                 "没有 h0 这一点：各点从 a1 到 i10。", start, {.ranks = Ranks::FromOne});
}

TEST(XiangqiMisspelling, NamesTheLetterThatIsNoMan) {
    expect_words(
        "Q2=5",
        "'Q' is no man's letter: use K for king, A advisor, E elephant, H horse, R rook, C cannon, P pawn.",
        "'Q' 不是棋子字母：将帅用 K，士用 A，象用 E，马用 H，车用 R，炮用 C，兵用 P。");
}

TEST(XiangqiMisspelling, NamesWhatFollowsTheMove) {
    expect_words("炮二平五 马8进7", "'马8进7', column 6, does not belong to the move.",
                 "第 6 列的 '马8进7' 不属于这步棋。");
    EXPECT_EQ(explained("h2e2 h9g7", Language::English).what,
              "'h9g7', column 6, does not belong to the move.");
    EXPECT_EQ(explained("C2=5x", Language::English).what, "'x', column 5, does not belong to the move.");
    EXPECT_EQ(explained("h2e2 h9g7", Language::English).advice, "Write one move per line.");
}

TEST(XiangqiMisspelling, OfAManWhoNeverGoesSideways) {
    expect_words(
        "相七平五",
        "'平' is sideways, and the elephant never goes sideways: write forward or back, and the file "
        "where it arrives.",
        "'平' 是平走，象不能平走：请写进或退，再写到达的竖线。");
    EXPECT_EQ(explained("H8.7", Language::English).what.substr(0, 16), "'.' is sideways,");
}

TEST(XiangqiMisspelling, OfAManWhoIsNotThere) {
    expect_words("车五平四", "You have no rook that '车五平四' can mean.", "'车五平四' 指不到你的任何车。");
}

TEST(XiangqiMisspelling, OfAWayThatTheManNeverGoes) {
    expect_words(
        "马八进三",
        "The horse on b0 cannot go as '马八进三' says: a horse goes one point along a rank or file and one "
        "on along a diagonal.",
        "b0 的马不能照 '马八进三' 走：马走日字。");
    EXPECT_EQ(explained("马八进三", Language::English).advice, "The horse on b0 can go to a2 or c2.");
}

TEST(XiangqiMisspelling, OfAWayThatLeadsOffTheBoardOrNowhere) {
    expect_words(
        "炮八进九",
        "The cannon on b2 cannot go as '炮八进九' says: it would leave the board, or stay where it is.",
        "b2 的炮不能照 '炮八进九' 走：会走出棋盘，或停在原处。");
    expect_words("K5=5",
                 "The king on e0 cannot go as 'K5=5' says: it would leave the board, or stay where it is.",
                 "e0 的帅不能照 'K5=5' 走：会走出棋盘，或停在原处。");
}

TEST(XiangqiMisspelling, OfAnAmbiguousTextOffersTheMoves) {
    constexpr auto pawns = "5k3/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w - - 0 1";
    expect_words("前兵平六", "'前兵平六' can mean more than one move.", "'前兵平六' 可以指不止一步棋。",
                 pawns);
    EXPECT_EQ(explained("前兵平六", Language::English, pawns).advice, "Write c7d7 or e7d7.");
}

TEST(XiangqiMisspelling, ARefusedMoveIsExplainedAsWhenItIsTypedInPoints) {
    expect_words("马八进六", "The horse on b0 cannot pass: the elephant on c0 blocks its leg.",
                 "b0 的马走不了：c0 的相蹩马腿。");
    expect_words("C8+5", "The cannon on b2 captures over exactly one man; between it and b7 it counts 0.",
                 "b2 的炮吃子须隔一个炮架，到 b7 之间却有 0 个棋子。");
    expect_words("马五进六", "The kings would face each other on the open e-file.",
                 "将帅会在 e 竖线上直接照面。", "4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1");
}

}  // namespace
}  // namespace takeback::notation
