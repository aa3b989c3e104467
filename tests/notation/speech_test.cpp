#include "takeback/notation/speech.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"

namespace takeback::notation {
namespace {

/// The move, as people write it, in words.
std::string said(std::string_view fen, std::string_view move) {
    const Game game = test::game_after(fen);
    return say_move(game.rules(), game.position(), test::request(game, move));
}

constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view both_castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

TEST(Speech, TellsAMoveByItsSquares) {
    EXPECT_EQ(said(start_fen, "e4"), "White pawn e2 to e4");
    EXPECT_EQ(said(start_fen, "Nf3"), "White knight g1 to f3");
}

TEST(Speech, NumbersTheRanksOfXiangqiAsItIsTold) {
    const Wording from_one{Language::English, Terms::Xiangqi, Ranks::FromOne};
    const Game game = test::xiangqi_game("4k4/9/9/9/9/9/9/9/9/R2K5 w - - 3 9");
    const Position& position = game.position();
    const MoveRequest move = test::xiangqi_request("a0a9");
    EXPECT_EQ(say_move(game.rules(), position, move, from_one), "Red rook a1 to a10, check");
    EXPECT_EQ(say_rank(position.board, 9, from_one), "Rank 10: black king e10");
    EXPECT_EQ(say_square(position.board, test::xiangqi_at("d0"), from_one), "red king on d1");
    EXPECT_EQ(say_position(position, from_one), "Red: king d1; rook a1\nBlack: king e10");
    EXPECT_EQ(say_rank(test::chess().start_position().board, 0, from_one).substr(0, 22),
              "Rank 1: white rook a1,")
        << "chess has one count";
}

TEST(Speech, NamesWhoIsTaken) {
    EXPECT_EQ(said("4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "Bxc6"), "White bishop b5 takes knight on c6, check");
    EXPECT_EQ(said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
              "White pawn e5 takes pawn on d5 en passant, to d6");
}

TEST(Speech, NamesTheWingOfCastling) {
    EXPECT_EQ(said(both_castle, "O-O"), "White castles kingside");
    EXPECT_EQ(said(both_castle, "O-O-O"), "White castles queenside");
    EXPECT_EQ(said("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"), "White castles kingside, check");
    EXPECT_EQ(said("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "O-O-O"), "Black castles queenside");
}

TEST(Speech, NamesThePromotion) {
    EXPECT_EQ(said("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "bxa8=N"),
              "White pawn b7 takes rook on a8, promotes to knight");
    EXPECT_EQ(said("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=Q"),
              "White pawn b7 to b8, promotes to queen, check");
}

TEST(Speech, SaysNoCheckmateOfAStalemate) {
    EXPECT_EQ(said("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "Qc7"), "White queen c1 to c7");
}

TEST(Speech, SaysCheckmate) {
    EXPECT_EQ(said("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8"), "White rook a1 to a8, checkmate");
}

TEST(Speech, TellsCommandsThatAreNoMoves) {
    Game game = test::game_after_start("e4");
    const Position before = game.position();
    ASSERT_TRUE(game.resign(Color::Black));
    EXPECT_EQ(say_command(game.rules(), before, game.history().back()), "Black resigns");
    game.set_position(before);
    EXPECT_EQ(say_command(game.rules(), before, game.history().back()), "a new position");
}

TEST(Speech, TellsWhatStandsOnASquare) {
    const Board board = test::position(start_fen).board;
    EXPECT_EQ(say_square(board, test::at("e2")), "white pawn on e2");
    EXPECT_EQ(say_square(board, test::at("d8")), "black queen on d8");
    EXPECT_EQ(say_square(board, test::at("e4")), "e4 is empty");
}

TEST(Speech, TellsALineFromItsBeginning) {
    const Board board = test::drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  P  .  .  q
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )")
                            .board;
    EXPECT_EQ(say_rank(board, 3), "Rank 4: white pawn e4, black queen h4");
    EXPECT_EQ(say_rank(board, 5), "Rank 6 is empty");
    EXPECT_EQ(say_file(board, 4), "File e: white king e1, white pawn e4, black king e8");
    EXPECT_EQ(say_file(board, 0), "File a is empty");
}

TEST(Speech, TellsThePositionSideBySide) {
    EXPECT_EQ(say_position(test::position("r3k3/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 1")),
              "White: king e1; rooks a1, h1; pawn e5\n"
              "Black: king e8; rook a8; pawn d5\n"
              "White keeps the right to castle with the rooks h1 and a1.\n"
              "Black keeps the right to castle with the rook a8.\n"
              "En passant on d6 is possible.");
    EXPECT_EQ(say_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")),
              "White: king e1; pawn e2\n"
              "Black: king e8");
}

TEST(Speech, TellsWhoseTurnItIsAndWhatWaits) {
    EXPECT_EQ(say_turn(test::game_after_start("e4")), "Black to move.");
    EXPECT_EQ(say_turn(test::game_after_start("e4 e5 Qh5 Nc6 Qxf7")), "Black to move, in check.");
    Game game = test::game_after_start("e4");
    ASSERT_TRUE(game.offer_draw(Color::Black));
    EXPECT_EQ(say_turn(game), "Black to move. Black offers a draw.");
    EXPECT_EQ(say_turn(test::game_after("4k3/8/8/8/8/8/4P3/4K3 w - - 100 80")),
              "White to move. White can claim a draw: 50-move rule.");
}

TEST(Speech, TellsHowTheGameHasEnded) {
    EXPECT_EQ(say_turn(test::game_after_start("f3 e5 g4 Qh4")), "The game is over: checkmate; Black wins.");
}

}  // namespace
}  // namespace takeback::notation
