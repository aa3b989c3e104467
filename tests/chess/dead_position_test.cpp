// Dead positions beyond material: walls of locked pawns, and captures that are forced.
#include "takeback/chess/dead_position.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

bool is_dead(std::string_view fen) {
    return chess::is_dead(test::chess(), test::position(fen));
}

TEST(DeadPosition, IsAWallThatNoKingPasses) {
    test::proves_rule("FIDE 5.2.2");
    const Position wall = test::drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        p  .  p  .  p  .  p  .
        P  p  P  p  P  p  P  p
        .  P  .  P  .  P  .  P
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
        .  .  .  .  .  .  .  .
    )");
    EXPECT_TRUE(chess::is_dead(test::chess(), wall));
    EXPECT_EQ((Game{test::chess(), wall}.status().outcome), drawn(Ending::DeadPosition));
}

TEST(DeadPosition, IsAWallWhoseGapsThePawnsGuard) {
    EXPECT_TRUE(is_dead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1"));
}

TEST(DeadPosition, IsAWallBehindWhichABishopGuardsNothing) {
    EXPECT_TRUE(is_dead("8/2b1k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/4K3/8 w - - 0 1"));
}

TEST(DeadPosition, IsOneInWhichTheOnlyMoveTakesTheLastPieceThatCouldMate) {
    EXPECT_TRUE(is_dead("k7/8/8/8/8/8/1q6/K7 w - - 0 1"));
    EXPECT_TRUE(is_dead("k7/8/8/8/8/8/1q6/K1N5 w - - 0 1"));
}

/// In each of these somebody can still be mated, if only with help.
TEST(DeadPosition, IsNeverALivePosition) {
    for (const char* fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
             "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3/7R w - - 0 1",  // a rook behind the wall
             "4k3/8/p1p1p3/PpPpPp2/1P1P1P2/8/4K3/8 w - - 0 1",       // the wall has a door
             "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P2/7P/4K3/8 w - - 0 1",   // a pawn that can be moved
             "4k3/8/8/p1p1p3/P1P1P3/8/4K3/8 w - - 0 1",              // the wall is too short
             "4k3/8/8/8/p7/P7/8/4K3 w - - 0 1",                      // one pair of pawns, either can fall
             "k7/8/8/8/8/8/1q6/K1R5 w - - 0 1",                      // a rook is left
             "k7/1p6/8/8/8/8/1q6/K7 w - - 0 1",                      // a pawn is left
             "8/8/8/8/6b1/8/5k1B/7K b - - 0 1",                      // bishops of both colours, mate in one
             "8/8/4k3/8/8/3K4/8/4BB2 b - - 0 1", "8/8/4k3/8/8/3K4/8/4NN2 b - - 0 1",
             "8/4k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/3BK3/8 w - - 0 1",  // a bishop that can break the wall
         }) {
        EXPECT_FALSE(is_dead(fen)) << fen;
    }
}

TEST(DeadPosition, ComesAfterMateAndStalemate) {
    const Position no_move_and_no_mate = test::drawn(R"(
        k  .  .  .  .  .  .  .
        .  .  K  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  B  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )",
                                                     "b - - 0 1");
    EXPECT_TRUE(chess::is_dead(test::chess(), no_move_and_no_mate));
    EXPECT_EQ((Game{test::chess(), no_move_and_no_mate}.status().outcome), drawn(Ending::Stalemate));
    const auto is_dead_at_once = [](std::string_view fen) {
        return chess::is_dead(test::chess(), test::position(fen));
    };
    EXPECT_TRUE(is_dead_at_once("7k/5Q2/8/8/8/8/8/K7 b - - 0 1")) << "stalemate: no mate can follow";
    EXPECT_FALSE(is_dead_at_once("6kR/4Q3/6K1/8/8/8/8/8 b - - 0 1")) << "it is mate";
    EXPECT_EQ(test::game_after("7k/8/8/8/8/8/8/K5R1 w - - 0 1").status().outcome, std::nullopt);
    EXPECT_EQ(test::game_after("k7/8/1K6/8/8/8/8/8 b - - 0 1").status().outcome, drawn(Ending::DeadPosition));
}

}  // namespace
}  // namespace takeback
