#include "takeback/notation/record.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback::notation {
namespace {

TEST(Record, NumbersTheMoves) {
    EXPECT_EQ(write_record(test::game_after_start("e4 e5 Nf3")), "1. e4 e5\n2. Nf3\n");
    EXPECT_EQ(write_record(test::game_after_start("")), "");
}

TEST(Record, BeginsWithDotsWhenBlackBegins) {
    EXPECT_EQ(write_record(test::game_after("4k3/8/8/8/8/8/4P3/4K3 b - - 0 17", "Kd7 e4 Kd6")),
              "17... Kd7\n18. e4 Kd6\n");
}

TEST(Record, TellsWhatIsNoMoveInBraces) {
    Game game = test::game_after_start("e4");
    ASSERT_TRUE(game.offer_draw(Color::Black));
    ASSERT_TRUE(game.decline_draw());
    test::play(game, "e5");
    ASSERT_TRUE(game.resign(Color::White));
    EXPECT_EQ(write_record(game),
              "1. e4\n{Black offers a draw}\n{White declines the draw}\n1... e5\n{White resigns}\n");
}

TEST(Record, TellsHowADrawWasAgreedOnAndHowTimeRanOut) {
    Game agreed = test::game_after_start("e4");
    ASSERT_TRUE(agreed.offer_draw(Color::White));
    ASSERT_TRUE(agreed.accept_draw());
    EXPECT_EQ(write_record(agreed), "1. e4\n{White offers a draw}\n{Black accepts the draw}\n");
    Game late = test::game_after_start("e4");
    ASSERT_TRUE(late.lose_on_time(Color::Black));
    EXPECT_EQ(write_record(late), "1. e4\n{Black's time runs out}\n");
}

TEST(Record, LeavesOutWhatWasTakenBack) {
    Game game = test::game_after_start("e4 e5 Nf3");
    game.undo();
    EXPECT_EQ(write_record(game), "1. e4 e5\n");
    game.undo();
    game.undo();
    EXPECT_EQ(write_record(game), "");
}

TEST(Record, NamesThePositionThatWasSetUp) {
    Game game = test::game_after_start("e4");
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    test::play(game, "e4");
    EXPECT_EQ(write_record(game), "1. e4\n{set up 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1}\n1. e4\n");
    Game black_begins = test::game_after_start("");
    black_begins.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"));
    test::play(black_begins, "Kd7");
    EXPECT_EQ(write_record(black_begins), "{set up 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1}\n1... Kd7\n");
}

TEST(LastMove, IsTheLastOneSinceThePositionWasSetUp) {
    Game game = test::game_after_start("e4 e5");
    EXPECT_EQ(last_move(game)->text, "1... e5");
    ASSERT_TRUE(game.offer_draw(Color::White));
    EXPECT_EQ(last_move(game)->request, (MoveRequest{.from = test::at("e7"), .to = test::at("e5")}));
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    EXPECT_FALSE(last_move(game));
}

TEST(CommandStack, ShowsWhatEachCommandRemembersAndWhereTheCursorIs) {
    Game game = test::game_after("r3k3/8/8/8/8/8/8/4K2R w Kq - 4 10", "O-O Kd7");
    game.undo();
    EXPECT_EQ(
        write_command_stack(game),
        "1  10. O-O  writes e1:K>- g1:->K h1:R>- f1:->R; captured nothing; rights Kq to q, en passant -, "
        "clock 4 to 5\n"
        "-- now: undo goes up from here, redo goes down --\n"
        "2  10... Kd7  writes e8:k>- d7:->k; captured nothing; rights q to -, en passant -, clock 5 to 6\n");
}

TEST(CommandStack, SaysWhereASetUpWritesNothing) {
    Game game = test::game_after_start("");
    game.set_position(game.position());
    EXPECT_NE(write_command_stack(game).find("writes nothing; rights KQkq"), std::string::npos)
        << write_command_stack(game);
    Game back = test::xiangqi_game("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
    back.set_position(test::chess().start_position(), test::chess());
    EXPECT_NE(write_command_stack(back).find("rights - to KQkq"), std::string::npos)
        << write_command_stack(back);
}

TEST(CommandStack, ShowsOfXiangqiWhatXiangqiHas) {
    Game game = test::xiangqi_game("4k4/9/9/9/9/9/9/9/9/R2K5 w - - 3 9", "a0a9");
    ASSERT_TRUE(game.resign(Color::Black));
    EXPECT_EQ(write_command_stack(game),
              "1  9. a0a9  writes a0:R>- a9:->R; captured nothing; clock 3 to 4\n"
              "2  Black resigns  writes nothing\n"
              "-- now: undo goes up from here, redo goes down --\n");
}

TEST(CommandStack, NumbersPointsAsTheStyleDoes) {
    const Game game = test::xiangqi_game("4k4/9/9/9/9/9/9/9/9/R2K5 w - - 3 9", "a0a9");
    EXPECT_NE(write_command_stack(game, Language::English, {.ranks = Ranks::FromOne})
                  .find("1  9. a1a10  writes a1:R>- a10:->R;"),
              std::string::npos);
}

TEST(CommandStack, SaysWhereASetUpBringsAnotherBoard) {
    Game game = test::game_after_start("");
    game.set_position(test::xiangqi().start_position(), test::xiangqi());
    EXPECT_NE(
        write_command_stack(game).find("writes another board; rights KQkq to -, en passant -, clock 0\n"),
        std::string::npos)
        << write_command_stack(game);
}

TEST(DescribeRestored, NamesWhatComesBackBesidesTheManWhoMoved) {
    using Sentences = std::vector<std::string>;
    const auto restored = [](const Game& game) {
        return describe_restored(game.history().back(), game.position().board.geometry());
    };
    EXPECT_EQ(restored(test::game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rxh8+")),
              (Sentences{"The rook on h8 is back.", "Castling rights: KQkq."}));
    EXPECT_EQ(restored(test::game_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")),
              (Sentences{"The pawn on d5 is back.", "En passant on d6 is possible again."}));
    EXPECT_EQ(restored(test::game_after_start("e4")), Sentences{});
}

}  // namespace
}  // namespace takeback::notation
