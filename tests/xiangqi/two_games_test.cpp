// A set-up may begin another game on the same stack of commands, and it is taken back like any other.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/game.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback {
namespace {

class TwoGames : public testing::Test {
protected:
    void play(std::string_view text) {
        const auto move = notation::read_typed_move(text, game_);
        ASSERT_TRUE(move) << text;
        ASSERT_TRUE(game_.play(*move)) << text;
    }

    ChessRules chess_;
    XiangqiRules xiangqi_;
    Game game_{chess_};
};

TEST_F(TwoGames, OfXiangqiBeginsInTheMiddleOfOneOfChess) {
    play("e4");
    game_.set_position(xiangqi_.start_position(), xiangqi_);
    EXPECT_EQ(&game_.rules(), &xiangqi_);
    EXPECT_EQ(game_.legal_moves().size(), 44U);
    play("h2e2");
    EXPECT_EQ(notation::write_record(game_),
              "1. e4\n"
              "{set up rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1}\n"
              "1. h2e2\n");
}

TEST_F(TwoGames, AreTakenBackAndDoneAgain) {
    play("e4");
    const Game chess = game_;
    game_.set_position(xiangqi_.start_position(), xiangqi_);
    play("h2e2");
    const Game both = game_;
    game_.undo();
    game_.undo();
    EXPECT_EQ(game_, chess);
    EXPECT_EQ(game_.legal_moves().size(), 20U);
    game_.redo();
    game_.redo();
    EXPECT_EQ(game_, both);
    EXPECT_EQ(&game_.rules(), &xiangqi_);
}

TEST_F(TwoGames, OfXiangqiGivesWayToChessAgain) {
    game_.set_position(xiangqi_.start_position(), xiangqi_);
    play("炮二平五");
    game_.set_position(chess_.start_position(), chess_);
    play("Nf3");
    for (int i = 0; i < 3; ++i) {
        ASSERT_NE(game_.undo(), nullptr);
    }
    EXPECT_EQ(game_.position(), xiangqi_.start_position());
}

}  // namespace
}  // namespace takeback
