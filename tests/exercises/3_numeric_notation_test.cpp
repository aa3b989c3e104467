// Exercise 3: numeric notation, as correspondence players of the ICCF write it.
#include <gtest/gtest.h>

#include "numeric_notation.hpp"
#include "support/drawing.hpp"

namespace takeback::exercises {
namespace {

using test::at;

TEST(NumericNotation, WritesFileAndRankOfBothSquares) {
    EXPECT_EQ(write_numeric({.from = at("e2"), .to = at("e4")}), "5254");
    EXPECT_EQ(write_numeric({.from = at("a8"), .to = at("h1")}), "1881");
}

TEST(NumericNotation, WritesCastlingAsTheMoveOfTheKing) {
    const Game game = test::game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(write_numeric(test::request(game, "O-O")), "5171");
    EXPECT_EQ(write_numeric(test::request(game, "O-O-O")), "5131");
}

TEST(NumericNotation, WritesAPromotionAsTheFifthDigit) {
    const Game game = test::game_after("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(write_numeric(test::request(game, "a8=Q")), "17181");
    EXPECT_EQ(write_numeric(test::request(game, "a8=R")), "17182");
    EXPECT_EQ(write_numeric(test::request(game, "a8=B")), "17183");
    EXPECT_EQ(write_numeric(test::request(game, "a8=N")), "17184");
}

TEST(NumericNotation, ReadsEveryLegalMoveThatItWrites) {
    for (const char* const fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"}) {
        for (const MoveRequest move : test::game_after(fen).legal_moves()) {
            const auto read = read_numeric(write_numeric(move));
            ASSERT_TRUE(read) << write_numeric(move);
            EXPECT_EQ(*read, move);
        }
    }
}

TEST(NumericNotation, ReadsWhatNobodyMayPlay) {
    const auto read = read_numeric("5258");
    ASSERT_TRUE(read) << "whether a move is legal is a question for the rules";
    EXPECT_EQ(*read, (MoveRequest{.from = at("e2"), .to = at("e8")}));
}

TEST(NumericNotation, ReadsNothingElse) {
    ASSERT_TRUE(read_numeric("5254"));
    for (const char* const text : {"", "5", "525", "52541234", "e2e4", "0254", "5954", "5259", "52540",
                                   "52545", "5254 ", " 5254", "5254q", "-254", "52\n4"}) {
        EXPECT_FALSE(read_numeric(text)) << '"' << text << '"';
    }
}

}  // namespace
}  // namespace takeback::exercises
