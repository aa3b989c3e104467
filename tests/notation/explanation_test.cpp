// Refusals in words: what is wrong, the squares that prove it, what can be done instead. One test for each
// reason.
#include "takeback/notation/explanation.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback::notation {
namespace {

std::string words(const Game& game, std::string_view text) {
    const auto read = read_move(text, game);
    if (read) {
        return "legal";
    }
    const auto [what, advice] = explain(read.error(), game, text);
    return what + (advice.empty() ? "" : " / " + advice);
}
std::string words(std::string_view fen, std::string_view text) {
    return words(test::game_after(fen), text);
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Explanation, OfTextsThatAreNoMoves) {
    EXPECT_EQ(words(start, "N="), "'N=' is no move: write moves like e4, Nf3, exd5, O-O, a8=Q or e2e4.");
    EXPECT_EQ(words(start, "Qd9"), "There is no square d9: squares go from a1 to h8.");
    EXPECT_EQ(words(start, "Sf3"),
              "'S' is no piece letter here: use K for king, Q queen, R rook, B bishop, N knight.");
    EXPECT_EQ(words(start, "Nf3 Nf6"),
              "'Nf6', column 5, does not belong to the move. / Write one move per line.");
    EXPECT_EQ(words(start, "Nxf3"), "f3 is empty: there is nothing to capture. / Did you mean Nf3?");
}

TEST(Explanation, OfAmbiguousMoves) {
    EXPECT_EQ(words("6k1/8/8/8/4N3/8/4N3/6K1 w - - 0 1", "Nec3"),
              "'Nec3' can mean more than one move. / Write N2c3 or N4c3.");
}

TEST(Explanation, OfMovesWithoutAPiece) {
    EXPECT_EQ(words(start, "d4d5"), "There is no piece on d4.");
    EXPECT_EQ(words(start, "e4 e5"), "There is no piece on e4. / Write one move per line.");
    EXPECT_EQ(words("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Qd4"), "No White queen can be meant by 'Qd4'.");
    EXPECT_EQ(words(start, "Ng2f4"), "There is no White knight on g2. / The pawn on g2 can go to g3 or g4.");
    EXPECT_EQ(words(start, "a7a6"), "The pawn on a7 belongs to Black, and it is White's move.");
    EXPECT_EQ(words(start, "N7f3"), "No White knight can be meant by 'N7f3'.");
    EXPECT_EQ(words(start, "Qd2"), "Your own pawn stands on d2. / The queen on d1 has no legal move now.");
}

TEST(Explanation, OfMovesThatThePieceDoesNotMake) {
    EXPECT_EQ(words(start, "Ke3"),
              "The king on e1 cannot go to e3: a king goes one square in any direction. / The king on e1 has "
              "no legal move now.");
    EXPECT_EQ(words(start, "e5"),
              "The pawn on e2 cannot go to e5: a pawn goes one square forward, two squares from where it "
              "starts, and "
              "captures diagonally. / The pawn on e2 can go to e3 or e4.");
    EXPECT_EQ(words(start, "g1g3"),
              "The knight on g1 cannot go to g3: a knight goes two squares along a rank or file and one "
              "square aside. / The "
              "knight on g1 can go to f3 or h3.");
    EXPECT_EQ(
        words(start, "Bc4"),
        "The pawn on e2 stands in the way of the bishop on f1. / The bishop on f1 has no legal move now.");
}

TEST(Explanation, OfPawnMoves) {
    EXPECT_EQ(words("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5"),
              "The pawn on e4 cannot go to e5: the pawn there blocks it, and a pawn captures diagonally. / "
              "The pawn on e4 "
              "has no legal move now.");
    EXPECT_EQ(words(start, "exd3"),
              "The pawn on e2 goes diagonally only to capture, and d3 is empty. / The pawn on e2 can go to "
              "e3 or e4.");
    EXPECT_EQ(words("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "exd6"),
              "The pawn on e5 cannot capture en passant on d6: that is possible only on the move right after "
              "the double "
              "step. / The pawn on e5 can go to e6.");
}

TEST(Explanation, OfPromotions) {
    EXPECT_EQ(
        words("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8"),
        "The pawn on a7 reaches the last rank: name the promotion. / Write a8=Q+, a8=R+, a8=B or a8=N.");
    EXPECT_EQ(words("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=K"),
              "Only a pawn that reaches the last rank promotes, to a queen, rook, bishop or knight. / The "
              "pawn on a7 can go "
              "to a8.");
}

TEST(Explanation, OfMovesThatExposeTheKing) {
    EXPECT_EQ(words(test::game_after_start("e4 e5 Nf3 Nc6 Bb5 d6 d4"), "Nxd4"),
              "The knight on c6 is pinned: the bishop on b5 would attack your king on e8 (line b5-c6-d7-e8). "
              "/ The knight on "
              "c6 has no legal move now.");
    EXPECT_EQ(words("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "Ra2"),
              "Your king on e1 is in check by the rook on e4 (line e4-e3-e2-e1), and this does not end it. / "
              "Legal now: "
              "Kd1, Kf1, Kd2 or Kf2.");
    EXPECT_EQ(words("4k3/8/8/8/8/8/7r/4K3 w - - 0 1", "Ke2"),
              "Your king cannot go to e2: the rook on h2 attacks it (line h2-g2-f2-e2). / The king on e1 can "
              "go to d1 or "
              "f1.");
}

TEST(Explanation, OfARequestOffTheBoardNamesNoSquare) {
    const Game game{test::chess()};
    EXPECT_EQ(explain(*game.why_not({.from = Square::at(200), .to = Square::at(100)}), game).what,
              "There is no piece on a square off the board.");
    EXPECT_EQ(explain(*game.why_not({.from = test::at("e2"), .to = Square::at(64)}), game).what,
              "The pawn on e2 cannot go to a square off the board: a pawn goes one square forward, two "
              "squares from where it starts, and "
              "captures diagonally.");
}

TEST(Explanation, OfAnEnPassantCaptureThatOpensALine) {
    Position exposed = test::position("4k3/8/8/K2pP2q/8/8/8/8 w - - 0 1");
    exposed.state.en_passant_target = test::at("d6");
    exposed.state.key = zobrist::key_of(exposed);
    const Game game{test::chess(), exposed};
    const auto refusal = game.why_not({.from = test::at("e5"), .to = test::at("d6")});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(explain(*refusal, game).what,
              "Capturing en passant on d6 takes both pawns away, and the queen on h5 would attack your king "
              "on a5 (line "
              "h5-g5-f5-e5-d5-c5-b5-a5).");
}

/// Also where the captured pawn stands right beside the king or the attacker.
TEST(Explanation, OfAnEnPassantCaptureTellsThatBothPawnsLeaveTheLine) {
    for (const auto& [fen, from, target] : {std::tuple{"4k3/8/8/KpP4q/8/8/8/8 w - - 0 1", "c5", "b6"},
                                            std::tuple{"4k3/8/8/K4Ppq/8/8/8/8 w - - 0 1", "f5", "g6"}}) {
        Position exposed = test::position(fen);
        exposed.state.en_passant_target = test::at(target);
        exposed.state.key = zobrist::key_of(exposed);
        const Game game{test::chess(), exposed};
        const auto refusal = game.why_not({.from = test::at(from), .to = test::at(target)});
        ASSERT_TRUE(refusal);
        EXPECT_EQ(explain(*refusal, game).what.substr(0, 53),
                  std::string{"Capturing en passant on "} + target + " takes both pawns away, and");
    }
}

TEST(Explanation, OfCastling) {
    EXPECT_EQ(words(start, "O-O"),
              "The bishop on f1 stands between king and rook. / The king on e1 has no legal move now.");
    EXPECT_EQ(
        words("4r1k1/8/8/8/8/8/3P1P2/R3K2R w KQ - 0 1", "O-O"),
        "Your king on e1 is in check by the rook on e8: castling is no way out. / Legal now: Kd1 or Kf1.");
    EXPECT_EQ(words("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "O-O"),
              "Your king would pass or reach f1, which the rook on f2 attacks. / The king on e1 can go to "
              "d1, f2 or c1.");
    EXPECT_EQ(words(test::game_after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rh2 Kd8 Rh1 Ke8"), "O-O"),
              "White cannot castle there any more: the rook of h1 has moved. / The king on e1 can go to d1, "
              "f1, d2, e2 or "
              "f2.");
    EXPECT_EQ(
        words(test::game_after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ke2 Kd8 Ke1 Ke8"), "O-O").substr(0, 56),
        "White cannot castle any more: the king has moved. / The ");
    EXPECT_EQ(words("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O").substr(0, 75),
              "White cannot castle with the rook of h1: the position was set up so. / The ");
}

TEST(Explanation, OfAGameThatIsOver) {
    EXPECT_EQ(words(test::game_after_start("f3 e5 g4 Qh4#"), "e4"),
              "The game is over: checkmate; Black wins, 0-1. / undo takes back what ended it; new starts "
              "another game.");
}

TEST(Explanation, OfCommands) {
    Game game{test::chess()};
    EXPECT_EQ(explain(Refusal{.reason = Reason::NothingToUndo}, game).what, "Nothing to undo.");
    EXPECT_EQ(explain(Refusal{.reason = Reason::NothingToRedo}, game).what, "Nothing to redo.");
    EXPECT_EQ(explain(game.accept_draw().error(), game).what, "There is no draw offer to answer.");
    ASSERT_TRUE(game.offer_draw(Color::White));
    EXPECT_EQ(explain(game.offer_draw(Color::White).error(), game).what, "White has already offered a draw.");
}

TEST(Explanation, OfAClaimCountsForThePositionOfTheClaim) {
    Game game = test::game_after("4k3/8/8/8/8/8/8/R3K3 w - - 40 90");
    const auto words_of_claim = [&game](std::optional<MoveRequest> intended) {
        const auto [what, advice] = explain(game.claim_draw(intended).error(), game);
        return what + " / " + advice;
    };
    EXPECT_EQ(words_of_claim(std::nullopt),
              "There is no draw to claim: the position has stood 1 time of 3, and 40 of 100 half-moves have "
              "passed without a capture or a pawn move. / draw claim MOVE claims for the position that the "
              "move would bring; draw offer asks the opponent.");
    EXPECT_NE(words_of_claim(test::request(game, "Ra2")).find("and 41 of 100"), std::string::npos);
}

/// However moves of xiangqi are written.
TEST(Explanation, AdvisesBySquaresInChess) {
    const Game game{test::chess()};
    const auto read = read_move("e5", game);
    ASSERT_FALSE(read);
    EXPECT_EQ(explain(read.error(), game, "e5", Language::English, {.notation = XiangqiNotation::Wxf}).advice,
              "The pawn on e2 can go to e3 or e4.");
}

TEST(Explanation, ShowsHostileTextEscaped) {
    EXPECT_EQ(words(start, "N\x1b[31m="),
              "'N\\x1b[31m=' is no move: write moves like e4, Nf3, exd5, O-O, a8=Q or e2e4.");
}

}  // namespace
}  // namespace takeback::notation
