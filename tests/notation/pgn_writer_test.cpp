// PGN as it is written.
#include "takeback/notation/pgn_writer.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

using test::moves_of;
using test::read_game;

std::string rewritten(std::string_view pgn) {
    return moves_of(read_game(pgn).game);
}

TEST(WritePgn, TheRosterComesFirstWhateverIsKnown) {
    PgnGame game;
    ASSERT_FALSE(game.tags.set("ECO", "C20"));
    ASSERT_FALSE(game.tags.set("White", "A \"B\" \\"));
    EXPECT_EQ(write_pgn(game),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
              "[White \"A \\\"B\\\" \\\\\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO \"C20\"]\n\n*\n");
}

TEST(WritePgn, SetUpAndFenOnlyWhereTheGameStartsElsewhere) {
    PgnGame game;
    EXPECT_EQ(write_pgn(game).find("FEN"), std::string::npos);
    game.start = test::position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 17");
    EXPECT_NE(
        write_pgn(game).find("[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 17\"]\n\n"),
        std::string::npos);
}

TEST(WritePgn, AFenThatNobodyReadStaysInItsLine) {
    PgnGame game;
    game.unreadable_fen = "x\ny";
    EXPECT_NE(write_pgn(game).find("[FEN \"x y\"]\n"), std::string::npos);
}

/// Once the word behind such a one lost its blank, where a line began with it.
TEST(WritePgn, AWordOfBrokenUtf8HasNoWidthAndIsAWordAllTheSame) {
    const std::string pgn = "{" + std::string(79, 'a') + " \x9E b \x99\x99 c} 1. e4 *";
    const PgnGame game = read_game(pgn).game;
    EXPECT_EQ(game.moves.node(root_node).comment_after, std::string(79, 'a') + " \x9E b \x99\x99 c");
    EXPECT_EQ(read_game(write_pgn(game)).game, game);
}

TEST(WritePgn, ALineMayEndBeforeAWordOfOneLetter) {
    const PgnGame game = read_game("{" + std::string(78, 'a') + " b} 1. e4 *").game;
    EXPECT_NE(write_pgn(game).find(std::string(78, 'a') + "\nb}"), std::string::npos) << write_pgn(game);
}

TEST(WritePgn, AFenThatWasNotReadableIsWrittenAsItWas) {
    const PgnGame game = read_game("[FEN \"not a \\\"fen\"]\n\n1. e4 *").game;
    EXPECT_NE(write_pgn(game).find("[FEN \"not a \\\"fen\"]\n"), std::string::npos);
    EXPECT_EQ(read_game(write_pgn(game)).game, game);
}

TEST(WritePgn, BlackIsNumberedOnlyWhereHisMoveDoesNotFollowWhites) {
    EXPECT_EQ(rewritten("e4 e5 Nf3 Nc6 *"), "1. e4 e5 2. Nf3 Nc6 *");
    EXPECT_EQ(rewritten("7. e4 e5 1. Nf3 12... Nc6 *"), "1. e4 e5 2. Nf3 Nc6 *");
    EXPECT_EQ(rewritten("e4 {a} e5 Nf3 *"), "1. e4 {a} 1... e5 2. Nf3 *");
    EXPECT_EQ(rewritten("e4 $1 e5 *"), "1. e4 $1 e5 *");
    EXPECT_EQ(rewritten("e4 1... {a} e5 *"), "1. e4 1... {a} e5 *");
    EXPECT_EQ(rewritten("e4 (d4) (c4 c5 (e5)) e5 (c5) Nf3 *"),
              "1. e4 (1. d4) (1. c4 c5 (1... e5)) 1... e5 (1... c5) 2. Nf3 *");
    EXPECT_EQ(rewritten("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 17\"]\n17. ... Kd7 18. e4 *"),
              "17... Kd7 18. e4 *");
}

TEST(WritePgn, LinesHaveAtMost80Columns) {
    std::string moves;
    for (int i = 0; i < 40; ++i) {
        moves += "Nf3 {four words of comment with [%cal Ga1b2,Gc3d4 x]} Nf6 Ng1 (Nh4 $14) Ng8 ";
    }
    const std::string pgn = write_pgn(read_game(moves + "*").game);
    for (std::size_t start = 0; start < pgn.size();) {
        const std::size_t end = pgn.find('\n', start);
        EXPECT_LE(end - start, 80U);
        EXPECT_TRUE(end == start || !is_blank(pgn[end - 1])) << "a blank at the end of a line";
        start = end + 1;
    }
    EXPECT_EQ(read_game(pgn).game, read_game(moves + "*").game);
    EXPECT_EQ(pgn.find("[%cal\n"), std::string::npos) << "a command is not broken";
}

/// The lines of the moves of a game that says only that.
std::string lines_of(std::string_view comment) {
    PgnGame game;
    game.moves.node(root_node).comment_after = comment;
    const std::string pgn = write_pgn(game);
    return pgn.substr(pgn.find("\n\n") + 2);
}

TEST(WritePgn, ALineIsFilledUpToItsLastColumn) {
    const std::string word(26, 'a');
    const std::string line = word + ' ' + word + ' ' + word;  // 80 columns
    EXPECT_EQ(lines_of(line.substr(1) + ' ' + line + " e"), '{' + line.substr(1) + '\n' + line + "\ne} *\n");
    std::string letters = "{a";
    for (int i = 0; i < 39; ++i) {
        letters += " a";
    }
    EXPECT_EQ(lines_of(letters.substr(1) + " b c"), letters + "\nb c} *\n");
}

TEST(WritePgn, ALineEndsNeitherAtTwoBlanksNorInACommand) {
    std::string apart = "a";
    for (int i = 0; i < 40; ++i) {
        apart += "  a";
    }
    EXPECT_EQ(lines_of(apart), '{' + apart + "}\n*\n");
    const std::string command = "[%cal " + std::string(60, 'a') + ' ' + std::string(60, 'b') + ']';
    EXPECT_EQ(lines_of(command + " c d e"), '{' + command + "\nc d e} *\n");
}

TEST(WritePgn, NoLineOfACommentBeginsWithAPercentSign) {
    std::string comment = "x";
    for (int i = 0; i < 200; ++i) {
        comment += " % %a";
    }
    PgnGame game;
    game.moves.node(root_node).comment_after = comment;
    const std::string pgn = write_pgn(game);
    EXPECT_EQ(pgn.find("\n%"), std::string::npos);
    EXPECT_EQ(read_game(pgn).game, game);
}

TEST(WritePgn, ABraceInACommentIsEscapedAndReadBack) {
    PgnGame game;
    game.moves.node(root_node).comment_after = "a } b { c";
    EXPECT_EQ(moves_of(game), "{a \\x7d b { c} *");
    EXPECT_EQ(read_game(write_pgn(game)).game, game);
}

TEST(WritePgn, TheClockComesFirstInItsComment) {
    EXPECT_EQ(rewritten("1. e4 { good [%clk 0:05:00.50] } *"), "1. e4 {[%clk 0:05:00.5] good} *");
    EXPECT_EQ(rewritten("1. e4 {[%clk 0:05:00]} *"), "1. e4 {[%clk 0:05:00]} *");
}

TEST(WritePgn, NullMoves) {
    EXPECT_EQ(rewritten("1. e4 Z0 2. d4 *"), "1. e4 -- 2. d4 *");
}

TEST(WritePgn, TheBoardDecidesTheResultThenTheMarker) {
    const std::string mate = write_pgn(read_game("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n").game);
    EXPECT_NE(mate.find("[Result \"0-1\"]"), std::string::npos);
    EXPECT_NE(mate.find("Qh4# 0-1\n"), std::string::npos);
    const std::string open = write_pgn(read_game("[Result \"1-0\"]\n\n1. e4 0-1\n").game);
    EXPECT_NE(open.find("[Result \"0-1\"]"), std::string::npos);
    EXPECT_NE(open.find("1. e4 0-1\n"), std::string::npos);
}

}  // namespace
}  // namespace takeback::notation
