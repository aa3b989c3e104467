#include "takeback/notation/material.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback::notation {
namespace {

std::string taken_by(const Game& game, Color color) {
    return count_men(material_of(game, color).taken);
}

std::string promoted_by(const Game& game, Color color) {
    return count_men(material_of(game, color).promoted);
}

TEST(Material, CountsTheUsualPointsOnTheBoard) {
    const Board start = test::chess().start_position().board;
    EXPECT_EQ(points_of(start, Color::White), 9 + 2 * 5 + 2 * 3 + 2 * 3 + 8);
    EXPECT_EQ(points_of(start, Color::Black), points_of(start, Color::White));
    const Board board = test::position("4k3/p7/8/8/8/8/8/QRBNK3 w - - 0 1").board;
    EXPECT_EQ(points_of(board, Color::White), 9 + 5 + 3 + 3);
    EXPECT_EQ(points_of(board, Color::Black), 1);
}

TEST(Material, CountsTheUsualPointsOfXiangqi) {
    const Board start = test::xiangqi().start_position().board;
    EXPECT_EQ(points_of(start, Color::White), 2 * 9 + 2 * 5 + 2 * 4 + 2 * 2 + 2 * 2 + 5);
    for (const auto& [kind, points] :
         {std::pair{Kind::Rook, 9}, std::pair{Kind::Cannon, 5}, std::pair{Kind::Horse, 4},
          std::pair{Kind::Advisor, 2}, std::pair{Kind::Elephant, 2}, std::pair{Kind::Pawn, 1},
          std::pair{Kind::King, 0}}) {
        EXPECT_EQ(points_of(kind, Terms::Xiangqi), points);
    }
}

TEST(Material, ListsWhatWasTakenTheMostValuableFirst) {
    const Game game = test::game_after_start("e4 d5 exd5 Qxd5 Nc3 a6 Nxd5 b6 Nxb6");
    EXPECT_EQ(taken_by(game, Color::White), "queen, 2 pawns");
    EXPECT_EQ(taken_by(game, Color::Black), "pawn");
    EXPECT_EQ(material_of(game, Color::White).points, 38);
    EXPECT_EQ(material_of(game, Color::Black).points, 39 - 11);
}

TEST(Material, CountsThePawnThatIsTakenEnPassant) {
    EXPECT_EQ(taken_by(test::game_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"), Color::White), "pawn");
}

TEST(Material, IsNothingBeforeAnythingWasTaken) {
    EXPECT_EQ(taken_by(test::game_after_start("e4 e5"), Color::White), "nothing");
    EXPECT_EQ(promoted_by(test::game_after_start("e4 e5"), Color::White), "nothing");
}

TEST(Material, NamesWhatPawnsHaveBecomeAlsoWhenItIsTaken) {
    const Game game = test::game_after("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=N Rxb8");
    EXPECT_EQ(promoted_by(game, Color::White), "knight");
    EXPECT_EQ(promoted_by(game, Color::Black), "nothing");
    EXPECT_EQ(taken_by(game, Color::Black), "knight") << "not a pawn: that is how it was taken";
    EXPECT_EQ(material_of(game, Color::White).points, 0);
}

TEST(Material, FollowsUndoAndRedo) {
    Game game = test::game_after("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "bxa8=Q");
    EXPECT_EQ(taken_by(game, Color::White), "rook");
    game.undo();
    EXPECT_EQ(taken_by(game, Color::White), "nothing");
    EXPECT_EQ(promoted_by(game, Color::White), "nothing");
    EXPECT_EQ(material_of(game, Color::Black).points, 5);
    game.redo();
    EXPECT_EQ(taken_by(game, Color::White), "rook");
    EXPECT_EQ(promoted_by(game, Color::White), "queen");
}

TEST(Material, BeginsAgainWhereAPositionWasSetUp) {
    Game game = test::game_after_start("e4 d5 exd5");
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    EXPECT_EQ(taken_by(game, Color::White), "nothing");
    EXPECT_EQ(material_of(game, Color::White).points, 1);
    game.undo();
    EXPECT_EQ(taken_by(game, Color::White), "pawn");
}

TEST(Material, IsTheSameAfterADeclaration) {
    Game game = test::game_after_start("e4 d5 exd5");
    ASSERT_TRUE(game.resign(Color::Black));
    EXPECT_EQ(taken_by(game, Color::White), "pawn");
}

}  // namespace
}  // namespace takeback::notation
