// How PGNs of xiangqi are read, as programs and databases write them.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/pgn_writer.hpp"

namespace takeback::notation {
namespace {

std::string xiangqi_pgn(const std::string& moves) {
    return "[Game \"Chinese Chess\"]\n\n" + moves + '\n';
}

PgnReading read_xiangqi(const std::string& moves) {
    return test::read_game(xiangqi_pgn(moves));
}

bool is_xiangqi(const PgnReading& reading) {
    return game_kind_of(reading.game.start).game == Terms::Xiangqi;
}

PgnReading read_untold(std::string_view pgn, Terms untold) {
    PgnReader reader{bytes_of(pgn), {.game = untold}};
    return *reader.next();
}

// --- Which game it is ---

TEST(XiangqiPgn, IsToldByItsTagGameOrVariant) {
    for (const char* const tag :
         {R"([Game "Chinese Chess"])", R"([Game "chinese chess"])", R"([Game "XIANGQI"])",
          R"([Game "中国象棋"])", R"([Game "象棋"])", R"([Variant "xiangqi"])", R"([Variant "Xiangqi"])"}) {
        const PgnReading reading = test::read_game(std::string{tag} + "\n\n1. h2e2 h9g7 *\n");
        EXPECT_TRUE(is_xiangqi(reading)) << tag;
        EXPECT_TRUE(reading.is_kind_told) << tag;
        EXPECT_EQ(test::codes_of(reading), "") << tag;
    }
}

TEST(XiangqiPgn, IsToldByTenRanksInItsFen) {
    const PgnReading reading = test::read_game("[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 r\"]\n\n1. a0a9 *\n");
    EXPECT_TRUE(is_xiangqi(reading));
    EXPECT_EQ(test::main_line_of(reading.game), "a0a9");
    EXPECT_EQ(test::codes_of(reading), "");
}

TEST(XiangqiPgn, IsToldByTheCallerWhereNoTagDoes) {
    const PgnReading reading = read_untold("1. 炮二平五 1-0", Terms::Xiangqi);
    EXPECT_TRUE(is_xiangqi(reading));
    EXPECT_FALSE(reading.is_kind_told);
    EXPECT_EQ(test::main_line_of(reading.game), "h2e2");
}

TEST(ChessPgn, IsChessWhateverTheCallerSaysWhereItsTagsDo) {
    EXPECT_FALSE(is_xiangqi(read_untold("[Variant \"Standard\"]\n\n1. e4 *", Terms::Xiangqi)));
    EXPECT_FALSE(is_xiangqi(read_untold("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*", Terms::Xiangqi)));
    EXPECT_TRUE(is_xiangqi(read_untold("[FEN \"4k3/8\"]\n\n*", Terms::Xiangqi)));
}

TEST(XiangqiPgn, StandsBesideChessInOneFile) {
    const auto games = test::read_games(
        "[Event \"a\"]\n\n1. e4 e5 *\n\n[Game \"Chinese Chess\"]\n[Event \"b\"]\n\n1. C2=5 *\n\n"
        "[Event \"c\"]\n\n1. Nf3 *\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(test::main_line_of(games[0].game), "e4 e5");
    EXPECT_EQ(test::main_line_of(games[1].game), "h2e2");
    EXPECT_EQ(test::main_line_of(games[2].game), "Nf3");
}

TEST(XiangqiPgn, BeginsWithItsTagGameAlsoBehindAGameWithoutMoves) {
    const auto games = test::read_games(
        "[Game \"Chinese Chess\"]\n[Event \"a\"]\n[Game \"Chinese Chess\"]\n[Event \"b\"]\n\n1. C2=5 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_TRUE(is_xiangqi(games[1]));
    EXPECT_EQ(test::tag_of(games[1].game, "Event"), "b");
    for (const char* const one : {"[Event \"a\"]\n[Game \"Chinese Chess\"]\n\n*",
                                  "[Game \"Chinese Chess\"]\n[Variant \"Xiangqi\"]\n\n*"}) {
        EXPECT_EQ(test::codes_of(test::read_game(one)), "") << one;
    }
    EXPECT_EQ(test::codes_of(test::read_game("[Game \"Chess\"]\n[Game \"Go\"]\n\n*")), "repeated_tag");
}

// --- Tags ---

TEST(XiangqiPgn, KeepsRedAsTheSideThatMovesFirst) {
    const PgnReading reading = test::read_game(
        "[Game \"Chinese Chess\"]\n[RedTeam \"广东\"]\n[Red \"许银川\"]\n[RedElo \"2600\"]\n"
        "[Black \"吕钦\"]\n[ECCO \"C40\"]\n[Format \"WXF\"]\n\n*\n");
    EXPECT_EQ(test::tag_of(reading.game, "White"), "许银川");
    EXPECT_EQ(test::tag_of(reading.game, "Black"), "吕钦");
    EXPECT_EQ(test::tag_of(reading.game, "RedTeam"), "广东");
    EXPECT_EQ(test::tag_of(reading.game, "RedElo"), "2600");
    EXPECT_EQ(test::tag_of(reading.game, "ECCO"), "C40");
    for (const char* const derived : {"Red", "Game", "Format"}) {
        EXPECT_EQ(test::tag_of(reading.game, derived), "none") << derived;
    }
    EXPECT_EQ(test::codes_of(reading), "");
}

TEST(XiangqiPgn, TakesWhiteForRedAndOfBothTheFirst) {
    const auto red_of = [](const std::string& tags) {
        const PgnReading reading = test::read_game("[Game \"Chinese Chess\"]\n" + tags + "\n*\n");
        const std::string other = reading.problems.empty() ? "" : ' ' + reading.problems.front().token;
        return test::tag_of(reading.game, "White") + ' ' + test::codes_of(reading) + other;
    };
    EXPECT_EQ(red_of("[White \"Hu\"]\n"), "Hu ");
    EXPECT_EQ(red_of("[White \"?\"]\n[Red \"Hu\"]\n"), "Hu ");
    EXPECT_EQ(red_of("[Red \"Hu\"]\n[White \"Xu\"]\n"), "Hu repeated_tag White");
    EXPECT_EQ(red_of("[Red \"Hu\"] [White \"Xu\"]\n"), "Hu repeated_tag White");
    EXPECT_EQ(red_of("[Site \"x\"] [White \"Xu\"]\n[Red \"Hu\"]\n"), "Xu repeated_tag Red");
    EXPECT_EQ(red_of("[White \"Xu\"] [Red \"Hu\"]\n"), "Xu repeated_tag Red");
    for (const char* tags : {"[Red \"Hu\"] [White \"Xu\"]", "[White \"Xu\"] [Red \"Hu\"]"}) {
        const PgnReading reading =
            test::read_game("[Game \"Chinese Chess\"]\n" + std::string{tags} + "\n\n*\n");
        EXPECT_EQ(reading.problems.at(0).place.column, std::string_view{tags}.find(']') + 3) << tags;
    }
}

TEST(ChessPgn, KeepsTheTagsThatXiangqiDerives) {
    const PgnReading reading =
        test::read_game("[Game \"Chess\"]\n[Red \"a pen\"]\n[Format \"SAN\"]\n\n1. e4 *\n");
    EXPECT_EQ(test::tag_of(reading.game, "Game"), "Chess");
    EXPECT_EQ(test::tag_of(reading.game, "Red"), "a pen");
    EXPECT_EQ(test::tag_of(reading.game, "Format"), "SAN");
    EXPECT_EQ(test::tag_of(reading.game, "White"), "?");
}

TEST(XiangqiPgn, SaysInWhichNotationItIsByItsFormat) {
    const auto notation = [](const std::string& tags) {
        return test::read_game("[Game \"Chinese Chess\"]\n" + tags + "\n*\n").style.notation;
    };
    EXPECT_EQ(notation(""), XiangqiNotation::Chinese);
    EXPECT_EQ(notation("[Format \"Chinese\"]\n"), XiangqiNotation::Chinese);
    EXPECT_EQ(notation("[Format \"WXF\"]\n"), XiangqiNotation::Wxf);
    EXPECT_EQ(notation("[Format \"iccs\"]\n"), XiangqiNotation::Iccs);
    EXPECT_EQ(notation("[Format \"UCCI\"]\n"), XiangqiNotation::Iccs);
}

TEST(XiangqiPgn, StartsWhereItsFenSays) {
    const auto start_of = [](const std::string& fen) {
        const PgnReading reading = test::read_game("[Game \"Chinese Chess\"]\n[FEN \"" + fen + "\"]\n\n*\n");
        EXPECT_EQ(test::codes_of(reading), "") << fen;
        return write_fen(reading.game.start);
    };
    const std::string board = "3k5/9/9/9/9/9/9/9/9/R3K4";
    EXPECT_EQ(start_of(board + " w"), board + " w - - 0 1");
    EXPECT_EQ(start_of(board + " r - -"), board + " w - - 0 1");
    EXPECT_EQ(start_of(board + " b - - 3"), board + " b - - 3 1");
    EXPECT_EQ(start_of(board + " r - - 3 20"), board + " w - - 3 20");
}

TEST(XiangqiPgn, PlaysInItsFormatFromItsFen) {
    const PgnReading reading = test::read_game(
        "[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\"]\n"
        "[Result \"*\"]\n\n1. A0-A1 D9-D8 *\n");
    EXPECT_EQ(write_fen(reading.game.start), "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
    EXPECT_EQ(test::main_line_of(reading.game), "a0a1 d9d8");
    EXPECT_EQ(test::codes_of(reading), "");
}

TEST(XiangqiPgn, ReportsAFenThatIsNoPosition) {
    const PgnReading reading =
        test::read_game("[Game \"Chinese Chess\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/4K4 w\"]\n\n1. e0e1 *\n");
    EXPECT_EQ(test::codes_of(reading), "bad_fen");
    EXPECT_EQ(reading.game.unreadable_fen, "4k4/9/9/9/9/9/9/9/9/4K4 w");
    EXPECT_TRUE(is_xiangqi(test::read_game(write_pgn(reading.game))));
}

// --- Moves ---

TEST(XiangqiPgn, ReadsTheFirstMovesInEveryNotation) {
    for (const char* const moves :
         {"1. 炮二平五 马８进７ 2. 马二进三 车９平８", "1. 炮二平五 马8进7 2. 马二进三 车9平8",
          "1.炮二平五 馬８進７ 2.馬二進三 車９平８", "1．炮二平五　马８进７　2．马二进三　车９平８",
          "１．炮二平五 马８进７ ２．马二进三 车９平８",
          "1. 炮二平五\r\n1... 马８进７\r\n2. 马二进三\r\n2…车９平８", "1. C2=5 H8+7 2. H2+3 R9=8",
          "1.C2.5 h8+7 2.H2+3 r9.8", "1. C25 H8+7 2. H2+3 R98", "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
          "1. h2e2 h9g7 2. h0g2 i9h9", "h2e2 h9g7 h0g2 i9h9"}) {
        const PgnReading reading = read_xiangqi(moves + std::string{" *"});
        EXPECT_EQ(test::main_line_of(reading.game), "h2e2 h9g7 h0g2 i9h9") << moves;
        EXPECT_EQ(test::codes_of(reading), "") << moves;
    }
}

/// Two files with pawns one behind the other, red to move.
PgnReading read_pawns(const std::string& move) {
    return test::read_game("[FEN \"5k3/2P1P4/2P1P4/p3P4/9/9/9/9/9/3K5 w\"]\n[Format \"WXF\"]\n\n" + move +
                           " *\n");
}

TEST(XiangqiPgn, TakesTandemPawnsForMovesAndNotForNumbers) {
    for (const auto& [move, meant] :
         {std::pair{"1. 7+=6", "c8d8"}, std::pair{"1.7+.6", "c8d8"}, std::pair{"1. 17=6", "c8d8"},
          std::pair{"17.6", "c8d8"}, std::pair{"1. 27.8", "c7b7"}, std::pair{"1.27.8", "c7b7"},
          std::pair{"1. 55=6", "e7d7"}, std::pair{"1. 5-=4", "e6f6"}}) {
        const PgnReading reading = read_pawns(move);
        EXPECT_EQ(test::main_line_of(reading.game), meant) << move;
        EXPECT_EQ(test::codes_of(reading), "") << move;
    }
}

TEST(XiangqiPgn, TellsPassingFromTheRearPawnOfMany) {
    const std::string fen = "[FEN \"3k5/4P4/4P4/p3P4/4P4/9/9/9/9/4K4 w\"]\n[Format \"WXF\"]\n\n";
    EXPECT_EQ(test::main_line_of(test::read_game(fen + "1. --=4 *").game), "e5f5");
    EXPECT_EQ(test::main_line_of(test::read_game(fen + "1. ++=6 *").game), "e8d8");
    EXPECT_EQ(test::main_line_of(test::read_game(fen + "1. -- P1+1 *").game), "-- a6a5");
}

TEST(XiangqiPgn, ReadsWhatXqbaseWritesAroundAComment) {
    const PgnReading reading = test::read_game(
        "[Game \"Chinese Chess\"]\r\n[Event \"许银川让九子对聂棋圣\"]\r\n[Site \"广州\"]\r\n"
        "[Red \"许银川\"]\r\n[Black \"聂卫平\"]\r\n[Result \"1-0\"]\r\n"
        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1\"]\r\n"
        "{　　评注：象棋\r\n　　第二行}\r\n"
        "  1. 炮二平五 {当头炮}\r\n  1.          炮８平５\r\n  2. 炮五进四 士４进５\r\n"
        "  3. 马二进三\r\n    1-0\r\n");
    EXPECT_EQ(test::main_line_of(reading.game), "h2e2 h7e7 e2e6 d9e8 h0g2");
    EXPECT_EQ(test::codes_of(reading), "");
    EXPECT_EQ(reading.game.moves.node(root_node).comment_after, "　　评注：象棋 　　第二行");
    EXPECT_EQ(reading.game.marker, PgnResult::WhiteWins);
}

TEST(XiangqiPgn, KeepsVariationsCommentsClocksAndNags) {
    const std::string moves = "1. H2-E2 $1 {[%clk 0:09:58] best} (1. C3-C4 G6-G5 (1... H7-E7)) 1... H9-G7 *";
    const PgnReading reading = read_xiangqi(moves);
    EXPECT_EQ(test::moves_of(reading.game), moves);
    EXPECT_EQ(test::codes_of(reading), "");
}

TEST(XiangqiPgn, KeepsTheResultOfATagAndOfTheMoves) {
    const PgnReading reading = test::read_game(
        "[Game \"Chinese Chess\"]\n[Event \"?\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
        "1. 炮二平五 马８进７\n2. 马二进三 车９平８ 1-0");
    EXPECT_EQ(test::main_line_of(reading.game), "h2e2 h9g7 h0g2 i9h9");
    EXPECT_EQ(test::tag_of(reading.game, "White"), "A");
    EXPECT_EQ(test::tag_of(reading.game, "Black"), "B");
    EXPECT_EQ(reading.game.marker, PgnResult::WhiteWins);
    EXPECT_EQ(test::codes_of(reading), "");
}

TEST(XiangqiPgn, MayEndWithoutAResult) {
    const PgnReading reading = test::read_game("[Game \"Chinese Chess\"]\n[Result \"0-1\"]\n\n1. 炮二平五\n");
    EXPECT_EQ(test::codes_of(reading), "missing_result");
    EXPECT_FALSE(reading.has_errors());
    EXPECT_EQ(reading.game.marker, PgnResult::BlackWins);
}

TEST(XiangqiPgn, TakesFullWidthNumbersWithAndWithoutABlankBehindThem) {
    const PgnReading reading =
        read_xiangqi("１．炮二平五　马８进７　２．　马二进三　车９平８　１０．　兵三进一 *");
    EXPECT_EQ(test::codes_of(reading), "");
    EXPECT_EQ(test::main_line_of(reading.game), "h2e2 h9g7 h0g2 i9h9 g3g4");
}

// --- Problems ---

std::string problem_of(const PgnReading& reading, Language language = Language::English) {
    return reading.problems.empty() ? "none" : describe(reading.problems.front(), language);
}

TEST(XiangqiPgn, SaysWhereAndWhyAMoveIsIllegal) {
    const PgnReading reading = read_xiangqi("1. 炮二平五 马８进７\n2. 马八进九 马７进６ *");
    EXPECT_EQ(
        problem_of(reading),
        "4:9: error: game 1: 2... 马７进６: The horse on g7 cannot pass: the pawn on g6 blocks its leg. "
        "Position: rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/NC2C4/9/R1BAKABNR b - - 3 2 "
        "[illegal_move]");
}

TEST(XiangqiPgn, SaysItInChineseToo) {
    PgnReader reader{bytes_of("[Game \"象棋\"]\n\n1. 帅五进二 *\n"), {}, Language::Chinese};
    const std::string problem = problem_of(*reader.next(), Language::Chinese);
    EXPECT_EQ(problem.substr(0, problem.find("局面")),
              "3:4: 错误：第 1 局：1. 帅五进二：e0 的帅不能走到 e2：将帅在九宫内横竖走一步。");
}

TEST(XiangqiPgn, SaysWhatIsNoMove) {
    EXPECT_EQ(test::codes_of(read_xiangqi("1. 炮二平五 hello *")), "not_a_move");
    EXPECT_EQ(test::codes_of(read_xiangqi("1. e4 *")), "not_a_move");
    EXPECT_EQ(test::codes_of(read_xiangqi("1. h3e3 *")), "illegal_move");
}

TEST(XiangqiPgn, ToldThatAMarkIsWrong) {
    const std::string fen = "[FEN \"4k4/9/9/4P4/9/9/9/9/9/R2K4R w\"]\n\n";
    EXPECT_EQ(test::codes_of(test::read_game(fen + "1. a0a9+ e9e8 2. i0i8# *")), "board_mismatch");
    EXPECT_EQ(test::codes_of(test::read_game(fen + "1. a0a8+ *")), "wrong_mark");
}

TEST(XiangqiPgn, EndsByStalemateWhichIsLost) {
    const std::string fen = "[FEN \"3k5/4P4/9/3P5/9/9/9/9/9/4K4 w\"]\n\n";
    EXPECT_EQ(test::codes_of(test::read_game(fen + "1. d6d7 1-0")), "");
    EXPECT_EQ(test::codes_of(test::read_game(fen + "1. d6d7 1/2-1/2")), "board_mismatch");
    EXPECT_EQ(test::codes_of(test::read_game(fen + "1. d6d7 d9d8 1-0")), "game_over");
}

TEST(XiangqiPgn, GoesOnWhereOnlyARuleWouldHaveEndedIt) {
    const std::string bare = "[FEN \"3k5/9/9/9/9/9/9/9/9/4K1B2 w - - 500 200\"]\n\n";
    EXPECT_EQ(test::codes_of(test::read_game(bare + "1. K5+1 将4进1 2. 帅五退一 *")), "");
    EXPECT_EQ(test::codes_of(test::read_game(bare + "1. K5+3 *")), "illegal_move");
}

TEST(ChessPgn, GoesOnWithSloppyMovesWhereOnlyARuleWouldHaveEndedIt) {
    const std::string bare = "[FEN \"3k4/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";
    EXPECT_EQ(test::codes_of(test::read_game(bare + "1. e1-e2 d8-d7 *")), "");
}

}  // namespace
}  // namespace takeback::notation
