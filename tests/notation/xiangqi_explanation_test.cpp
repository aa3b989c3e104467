// Refusals of xiangqi moves in words.
#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"

namespace takeback::notation {
namespace {

Explanation explanation_of(std::string_view fen, std::string_view move, XiangqiStyle style = {},
                           Language language = Language::English) {
    const Game game = test::xiangqi_game(fen);
    return explain(test::xiangqi_refusal(game.position(), move), game, language, style);
}

std::string why_not(std::string_view fen, std::string_view move) {
    return explanation_of(fen, move).what;
}

constexpr auto start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

TEST(XiangqiExplanation, NamesTheManInTheWay) {
    EXPECT_EQ(why_not(start, "b0d1"), "The horse on b0 cannot pass: the elephant on c0 blocks its leg.");
    EXPECT_EQ(why_not("3k5/9/9/9/9/9/9/4B4/3n5/4K4 w - - 0 1", "e2c0"),
              "The elephant on e2 cannot pass: the horse on d1 stands in its eye.");
    EXPECT_EQ(why_not(start, "a0a4"), "The pawn on a3 stands in the way of the rook on a0.");
}

TEST(XiangqiExplanation, CallsTheKingInChineseAsTheBoardDoes) {
    const auto in_chinese = [](std::string_view fen, std::string_view move) {
        return explanation_of(fen, move, {}, Language::Chinese).what;
    };
    EXPECT_EQ(in_chinese("3k5/9/9/9/9/4r4/9/9/9/4K4 w - - 0 1", "e0e1"),
              "你的帅不能走到 e1：e4 的车攻击那里（e4-e3-e2-e1）。");
    EXPECT_EQ(in_chinese("4k4/9/9/9/9/4R4/9/9/9/3K5 b - - 0 1", "e9e8"),
              "你的将不能走到 e8：e4 的车攻击那里（e4-e5-e6-e7-e8）。");
}

TEST(XiangqiExplanation, NamesTheBorder) {
    EXPECT_EQ(why_not("3k5/9/9/9/9/2B6/9/9/9/4K4 w - - 0 1", "c4e6"),
              "The elephant on c4 cannot go to e6: elephants do not cross the river.");
    EXPECT_EQ(why_not("3k5/9/9/9/9/9/9/5K3/9/R8 w - - 0 1", "f2g2"),
              "The king on f2 cannot go to g2: it may not leave the palace.");
    EXPECT_EQ(why_not(start, "c3b3"), "The pawn on c3 goes sideways only when it has crossed the river.");
    EXPECT_EQ(why_not(start, "c3c2"), "The pawn on c3 cannot go to c2: pawns never go back.");
}

TEST(XiangqiExplanation, OfTextsThatNameNoPointOfTheBoard) {
    const auto what = [](std::string_view fen, std::string_view text) {
        const Game game = test::xiangqi_game(fen);
        const auto read = read_xiangqi_move(text, game, {.notation = XiangqiNotation::Wxf});
        EXPECT_FALSE(read);
        return read ? "" : explain(read.error(), game, text).what;
    };
    constexpr auto men = "3k5/9/9/1P7/9/9/9/9/1C7/R3K4 w - - 0 1";
    EXPECT_EQ(what(men, "R9-1"),
              "The rook on a0 cannot go as 'R9-1' says: it would leave the board, or stay where it is.");
    EXPECT_EQ(what(men, "C8=8"),
              "The cannon on b1 cannot go as 'C8=8' says: it would leave the board, or stay where it is.");
    EXPECT_EQ(what(men, "P8+4"),
              "The pawn on b6 cannot go as 'P8+4' says: it would leave the board, or stay where it is.");
    EXPECT_EQ(what(start, "H8+8").substr(0, 40), "The horse on b0 cannot go as 'H8+8' says");
    EXPECT_EQ(what(men, "H8+7"), "You have no horse that 'H8+7' can mean.");
    EXPECT_EQ(why_not(start, "e4e5"), "There is no piece on e4.");
}

TEST(XiangqiExplanation, OfADrawNobodyCanClaim) {
    Game game{test::xiangqi()};
    const auto [what, advice] = explain(game.claim_draw().error(), game);
    EXPECT_EQ(what,
              "In xiangqi no draw is claimed: repetition and the natural limit end the game by themselves.");
    EXPECT_EQ(advice, "draw offer asks the opponent.");
}

TEST(XiangqiExplanation, CountsTheMenBeforeACannon) {
    EXPECT_EQ(why_not(start, "b2b7"),
              "The cannon on b2 captures over exactly one man; between it and b7 it counts 0.");
}

TEST(XiangqiExplanation, NamesTheFileOfFacingKings) {
    EXPECT_EQ(why_not("4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1", "e5d7"),
              "The kings would face each other on the open e-file.");
}

TEST(XiangqiExplanation, OfACheckNamesTheMen) {
    EXPECT_EQ(why_not("3k5/9/9/9/4c4/9/4P4/4N4/9/4K4 w - - 0 1", "e2c3"),
              "The horse on e2 is pinned: the cannon on e5 would attack your king on e0 (line "
              "e5-e4-e3-e2-e1-e0).");
    EXPECT_EQ(why_not("3k5/9/9/9/4c4/9/9/R8/9/4K4 w - - 0 1", "a2e2"),
              "The rook on e2 would be the screen over which the cannon on e5 attacks your king on e0 (line "
              "e5-e4-e3-e2-e1-e0).");
}

TEST(XiangqiExplanation, SaysHowTheManMovesAndWhereHeCanGo) {
    const Explanation king = explanation_of("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1", "e1d2");
    EXPECT_EQ(king.what,
              "The king on e1 cannot go to d2: a king goes one point along a rank or file in its palace.");
    EXPECT_EQ(king.advice, "The king on e1 can go to e0, f1 or e2.");
    EXPECT_EQ(why_not(start, "e3e5"),
              "The pawn on e3 cannot go to e5: a pawn goes one point forward, and across the river also "
              "sideways.");
    const Explanation check = explanation_of("3k5/9/9/9/4r4/9/9/9/9/4K4 w - - 0 1", "e0e1");
    EXPECT_EQ(check.what, "Your king cannot go to e1: the rook on e5 attacks it (line e5-e4-e3-e2-e1).");
}

TEST(XiangqiExplanation, ListsTheAnswersToACheck) {
    EXPECT_EQ(explanation_of("3k5/9/9/9/4r4/9/9/R8/9/4K4 w - - 0 1", "a2a3").advice,
              "Legal now: e0f0 or a2e2.");
}

TEST(XiangqiExplanation, NamesMovesInTheNotationThatWasChosen) {
    constexpr auto check = "3k5/9/9/9/4r4/9/9/R8/9/4K4 w - - 0 1";
    constexpr auto in_the_way = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
    EXPECT_EQ(explanation_of(check, "a2a3", {.notation = XiangqiNotation::Wxf}).advice,
              "Legal now: K5=4 or R9=5.");
    EXPECT_EQ(explanation_of(check, "a2a3", {.notation = XiangqiNotation::Chinese}).advice,
              "Legal now: 帅五平四 or 车九平五.");
    EXPECT_EQ(explanation_of(in_the_way, "e1d2", {.notation = XiangqiNotation::IccsDashed}).advice,
              "The king on e1 can go to e0, f1 or e2.");
    EXPECT_EQ(explanation_of(in_the_way, "e1d2", {.notation = XiangqiNotation::Wxf}).advice,
              "Legal moves of the king on e1: K5-1, K5=4 or K5+1.");
    EXPECT_EQ(
        explanation_of(in_the_way, "e1d2", {.notation = XiangqiNotation::Chinese}, Language::Chinese).advice,
        "e1 的帅可走：帅五退一、帅五平四 或 帅五进一。");
}

TEST(XiangqiExplanation, NamesTheMovesThatATextFitsInTheNotationThatWasChosen) {
    const Game game = test::xiangqi_game("4k4/9/4N4/9/4N4/9/9/9/9/5K3 w - - 0 1");
    for (const auto& [style, advice] :
         {std::pair{XiangqiStyle{.notation = XiangqiNotation::Wxf}, "Write H-+6 or H++6."},
          std::pair{XiangqiStyle{.notation = XiangqiNotation::Chinese}, "Write 后马进六 or 前马进六."}}) {
        const auto read = read_xiangqi_move("H5+6", game, style);
        ASSERT_FALSE(read);
        ASSERT_EQ(read.error().refusal.reason, Reason::Ambiguous);
        EXPECT_EQ(explain(read.error(), game, "H5+6", Language::English, style).advice, advice);
    }
}

TEST(XiangqiExplanation, NumbersPointsAsTheStyleDoes) {
    const XiangqiStyle from_one{.ranks = Ranks::FromOne};
    const Explanation horse = explanation_of(start, "b0d1", from_one);
    EXPECT_EQ(horse.what, "The horse on b1 cannot pass: the elephant on c1 blocks its leg.");
    EXPECT_EQ(horse.advice, "The horse on b1 can go to a3 or c3.");
    EXPECT_EQ(explanation_of("3k5/9/9/9/4c4/9/9/R8/9/4K4 w - - 0 1", "a2e2", from_one).what,
              "The rook on e3 would be the screen over which the cannon on e6 attacks your king on e1 (line "
              "e6-e5-e4-e3-e2-e1).");
}

}  // namespace
}  // namespace takeback::notation
