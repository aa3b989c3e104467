// How a game of xiangqi is written as PGN, and that it is read back equal.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/game_grower.hpp"
#include "support/pgn_texts.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/pgn_conversion.hpp"
#include "takeback/notation/pgn_writer.hpp"

namespace takeback::notation {
namespace {

/// 1. C2=5 h8+7 2. H2+3 r9=8, with "!" and a line of its own for black.
PgnGame opening() {
    Game game{test::xiangqi()};
    test::play_xiangqi(game, "h2e2 h9g7 h0g2 i9h9");
    PgnGame pgn = pgn_from_game(game, "Hu", "Yang");
    const NodeId second = pgn.moves.main_line().at(1);
    pgn.moves.node(second).nags.push_back(1);
    pgn.moves.add_move(pgn.moves.parent(second), test::xiangqi_request("b7e7"));
    return pgn;
}

TEST(XiangqiPgnWriter, WritesTheTagsOfXqbaseAndTheMovesOfIccs) {
    EXPECT_EQ(write_pgn(opening()),
              "[Game \"Chinese Chess\"]\n"
              "[Event \"?\"]\n"
              "[Site \"?\"]\n"
              "[Date \"????.??.??\"]\n"
              "[Round \"?\"]\n"
              "[Red \"Hu\"]\n"
              "[Black \"Yang\"]\n"
              "[Result \"*\"]\n"
              "[Format \"ICCS\"]\n"
              "\n"
              "1. H2-E2 H9-G7 $1 (1... B7-E7) 2. H0-G2 I9-H9 *\n");
}

TEST(XiangqiPgnWriter, WritesNoTagTwiceThatItDerives) {
    PgnGame pgn = opening();
    const std::string before = write_pgn(pgn);
    for (const char* const derived : {"Game", "Format", "Red"}) {
        ASSERT_FALSE(pgn.tags.set(derived, "x"));
        EXPECT_EQ(write_pgn(pgn), before) << derived;
    }
}

std::string moves_in(XiangqiStyle style) {
    const std::string pgn = write_pgn(opening(), style);
    return pgn.substr(pgn.find("[Format"));
}

TEST(XiangqiPgnWriter, WritesEveryNotationThatTheFormatHas) {
    EXPECT_EQ(moves_in({XiangqiNotation::Wxf}),
              "[Format \"WXF\"]\n\n1. C2=5 H8+7 $1 (1... C2=5) 2. H2+3 R9=8 *\n");
    EXPECT_EQ(moves_in({XiangqiNotation::Chinese}),
              "[Format \"Chinese\"]\n\n1. 炮二平五 马８进７ $1 (1... 炮２平５) 2. 马二进三 车９平８ *\n");
    EXPECT_EQ(moves_in({XiangqiNotation::ChineseTraditional}),
              "[Format \"Chinese\"]\n\n1. 炮二平五 馬８進７ $1 (1... 炮２平５) 2. 馬二進三 車９平８ *\n");
}

TEST(XiangqiPgnWriter, CountsTheRanksOfIccsFromZeroInAnyStyle) {
    EXPECT_EQ(moves_in({.notation = XiangqiNotation::Iccs, .ranks = Ranks::FromOne}),
              moves_in({XiangqiNotation::Iccs}));
    EXPECT_EQ(moves_in({XiangqiNotation::IccsDashed}), moves_in({XiangqiNotation::Iccs}));
}

TEST(XiangqiPgnWriter, WritesAnotherStartBehindTheTagsAndNoSetUp) {
    PgnGame pgn;
    pgn.start = test::xiangqi_position("3k5/9/9/9/9/9/9/9/9/R3K4 b - - 3 7");
    EXPECT_FALSE(pgn.tags.set("ECCO", "A00"));
    const std::string text = write_pgn(pgn);
    EXPECT_EQ(text.substr(text.find("[ECCO")),
              "[ECCO \"A00\"]\n"
              "[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 b - - 3 7\"]\n"
              "[Format \"ICCS\"]\n"
              "\n*\n");
    EXPECT_EQ(text.find("SetUp"), std::string::npos);
}

TEST(XiangqiPgnWriter, GivesAStalemateToWhoMadeIt) {
    PgnGame pgn;
    pgn.start = test::xiangqi_position("5k3/9/4P4/9/9/9/9/9/9/4K4 b - - 0 1");
    EXPECT_EQ(pgn_result(pgn), PgnResult::Unknown);
    pgn.start = test::xiangqi_position("3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1");
    ASSERT_TRUE(board_outcome(pgn));
    EXPECT_EQ(pgn_result(pgn), PgnResult::WhiteWins);
}

std::vector<Position> starts() {
    std::vector<Position> positions(2, test::xiangqi().start_position());
    for (const char* const fen :
         {"2bak4/9/3P1P3/3PPP3/9/9/3ppp3/3p1p3/9/2BAK4 w - - 0 1",  // pawns in tandem
          "5k3/2P6/2P1P4/4P4/4P4/9/9/9/9/3K5 b - - 11 30",
          "2bakab2/9/r1n1c1n1r/p3p3p/9/9/P3P3P/R1N1C1N1R/9/2BAKAB2 b - - 7 9",
          "4k4/9/4b4/9/9/9/9/4B4/9/4K4 w - - 118 70"}) {  // where no rule ends a record
        positions.push_back(test::xiangqi_position(fen));
    }
    return positions;
}

TEST(XiangqiPgnProperties, WhatIsWrittenIsReadBackEqualInEveryStyle) {
    test::GameGrower grower{starts()};
    constexpr std::array notations{XiangqiNotation::Iccs,    XiangqiNotation::IccsDashed,
                                   XiangqiNotation::Wxf,     XiangqiNotation::WxfRanked,
                                   XiangqiNotation::Chinese, XiangqiNotation::ChineseTraditional};
    std::string all;
    std::vector<PgnGame> games;
    for (std::size_t i = 0; i < 480; ++i) {
        games.push_back(grower.grow());
        const XiangqiStyle style{.notation = notations.at(i % notations.size()),
                                 .black_digits = i % 2 == 0 ? BlackDigits::FullWidth : BlackDigits::Ascii};
        const std::string pgn = write_pgn(games.back(), style);
        const PgnReading reading = test::read_game(pgn);
        ASSERT_EQ(reading.game, games.back()) << pgn;
        ASSERT_EQ(test::codes_of(reading), "") << pgn;
        ASSERT_EQ(write_pgn(reading.game, style), pgn);
        all += pgn + (i % 3 == 0 ? "\n" : "");
    }
    const auto readings = test::read_games(all);
    ASSERT_EQ(readings.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        ASSERT_EQ(readings[i].game, games[i]) << "game " << i + 1 << " among the others";
    }
}

}  // namespace
}  // namespace takeback::notation
