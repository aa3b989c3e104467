// En passant: when it is possible, and every way in which taking two pawns off at once can expose the king.
#include "takeback/chess/en_passant.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback {
namespace {

using test::at;
using test::fen_of;
using test::game_after;
using test::game_after_start;
using test::legal_sans;
using test::position;
using test::refusal_of;

std::size_t count_moves(std::string_view fen) {
    return game_after(fen).legal_moves().size();
}

TEST(EnPassant, TakesThePawnThatPassed) {
    test::proves_rule("FIDE 3.7.3.1");
    EXPECT_EQ(fen_of(game_after("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 exd6")),
              "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    EXPECT_EQ(fen_of(game_after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4 dxe3")),
              "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
}

TEST(EnPassant, IsPossibleOnTheNextMoveOnly) {
    test::proves_rule("FIDE 3.7.3.2");
    const Game game = game_after("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 Kd2 Kd8");
    EXPECT_EQ(refusal_of(game, "exd6").reason, Reason::EnPassantExpired);
}

TEST(EnPassant, IsNotPossibleAgainstASingleStep) {
    const Game game = game_after("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", "d5");
    EXPECT_EQ(refusal_of(game, "exd6").reason, Reason::EnPassantExpired);
    EXPECT_EQ(fen_of(game), "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
}

TEST(EnPassant, IsForPawnsOnly) {
    const Game game = game_after("4k3/3p4/8/4N1B1/8/8/8/4K3 b - - 0 1", "d5");
    EXPECT_EQ(fen_of(game), "4k3/8/8/3pN1B1/8/8/8/4K3 w - - 0 2");
}

TEST(EnPassant, PiecesThatGoToTheTargetTakeNothing) {
    // The target d6 is there for the pawn on e5; the bishop passes over to d6 without taking the pawn on d5.
    const Game game = game_after("4k3/8/8/3pP3/5B2/8/8/4K3 w - d6 0 2", "Bg5");
    EXPECT_EQ(fen_of(game), "4k3/8/8/3pP1B1/8/8/8/4K3 b - - 1 2");
    EXPECT_EQ(fen_of(game_after("4k3/8/8/3pP3/1B6/8/8/4K3 w - d6 0 2", "Bd6")),
              "4k3/8/3B4/3pP3/8/8/8/4K3 b - - 1 2");
}

TEST(EnPassant, BothCapturersAreOffered) {
    const auto sans = legal_sans(position("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1"));
    EXPECT_EQ(sans.size(), 9U);
    EXPECT_EQ(sans.count("cxd6") + sans.count("exd6"), 2U);
}

TEST(EnPassant, OneOfTwoCapturersMayBePinned) {
    const Game game = game_after("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(fen_of(game), "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(game.legal_moves().size(), 8U);
    EXPECT_EQ(legal_sans(game.position()).count("cxd6"), 1U);
}

// Exposures. In each the capture would leave the king attacked, so the FEN forgets the target.

TEST(EnPassant, IsRefusedWhenBothPawnsLeaveTheKingsRank) {
    const Game game = game_after("4k3/8/8/K2pP2q/8/8/8/8 w - d6 0 1");
    EXPECT_EQ(fen_of(game), "4k3/8/8/K2pP2q/8/8/8/8 w - - 0 1");
    EXPECT_EQ(game.legal_moves().size(), 6U);
}

TEST(EnPassant, IsRefusedWhenTheCapturerIsPinnedOnItsFile) {
    EXPECT_EQ(fen_of(game_after("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1")),
              "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1");
}

TEST(EnPassant, IsRefusedWhenTheCapturedPawnShieldsADiagonal) {
    EXPECT_EQ(fen_of(game_after("6k1/1b6/8/3pP3/8/8/6K1/8 w - d6 0 1")),
              "6k1/1b6/8/3pP3/8/8/6K1/8 w - - 0 1");
    EXPECT_EQ(count_moves("6k1/1b6/8/3pP3/8/8/6K1/8 w - d6 0 1"), 9U);
}

TEST(EnPassant, IsRefusedWhenItDoesNotAnswerADiscoveredCheck) {
    EXPECT_EQ(fen_of(game_after("2b1k3/8/8/3pP3/8/7K/8/8 w - d6 0 1")), "2b1k3/8/8/3pP3/8/7K/8/8 w - - 0 1");
    EXPECT_EQ(count_moves("2b1k3/8/8/3pP3/8/7K/8/8 w - d6 0 1"), 5U);
}

TEST(EnPassant, IsAllowedAlongTheCapturersOwnPin) {
    // The pawn on e5 is pinned on the diagonal h8-a1... by the bishop on h8 it may only capture towards it;
    // d6 is aside.
    EXPECT_EQ(legal_sans(position("4k2b/8/8/3pP3/3K4/8/8/8 w - d6 0 1")).count("exd6"), 0U);
    EXPECT_EQ(legal_sans(position("1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1")).count("exd6"), 1U);
}

TEST(EnPassant, AnswersACheckByThePawnThatPassed) {
    EXPECT_EQ(count_moves("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1"), 8U);
    EXPECT_EQ(legal_sans(position("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1")).count("exd6"), 1U);
}

TEST(EnPassant, IsExplainedByTheLineThatItOpens) {
    // The state of a game never holds such a target; a rule book that is asked directly proves the refusal.
    Position exposed = position("4k3/8/8/K2pP2q/8/8/8/8 w - - 0 1");
    exposed.state.en_passant_target = at("d6");
    const auto refusal = test::chess().refuse(exposed, {.from = at("e5"), .to = at("d6")});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason, Reason::Pinned);
    EXPECT_EQ(refusal->attacker, at("h5"));
    EXPECT_EQ(refusal->square, at("a5"));
}

TEST(EnPassant, ThatIsRefusedRightAfterTheDoubleStepIsNotCalledLate) {
    const Game pinned = game_after("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5");
    EXPECT_EQ(refusal_of(pinned, "exd6").reason, Reason::Pinned);
    const Game exposed = game_after("4k3/3p4/8/K3P2q/8/8/8/8 b - - 0 1", "d5");
    EXPECT_EQ(refusal_of(exposed, "exd6").attacker, at("h5"));
    Game offered = game_after("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5");
    ASSERT_TRUE(offered.offer_draw(Color::White));
    EXPECT_EQ(refusal_of(offered, "exd6").reason, Reason::Pinned) << "a draw offer is no move";
}

TEST(EnPassant, OfAPositionThatWasSetUpIsNotCalledLateWhereItWouldOpenALine) {
    EXPECT_EQ(refusal_of(game_after("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "exd6").reason, Reason::Pinned);
    EXPECT_EQ(refusal_of(game_after("4k3/8/8/K2pP2q/8/8/8/8 w - d6 0 1"), "exd6").attacker, at("h5"));
    EXPECT_EQ(refusal_of(game_after("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), "exd6").reason,
              Reason::EnPassantExpired)
        << "this one would be legal, had the pawn just moved";
}

TEST(EnPassant, OfAPositionThatWasSetUpIsCalledLateWhereNoDoubleStepCanHaveBeenTheLastMove) {
    // As above the capture would open the e-file; but the pawn cannot have come from d7 just now.
    const auto reason = [](std::string_view fen, std::string_view move = "exd6") {
        return refusal_of(game_after(fen), move).reason;
    };
    ASSERT_EQ(reason("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"), Reason::Pinned);
    EXPECT_EQ(reason("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 3 9"), Reason::EnPassantExpired)
        << "other moves followed";
    EXPECT_EQ(reason("4r1k1/3b4/8/3pP3/8/8/8/4K3 w - - 0 1"), Reason::EnPassantExpired) << "d7 is not empty";
    EXPECT_EQ(reason("4r1k1/8/3n4/3pP3/8/8/8/4K3 w - - 0 1"), Reason::Pinned) << "an ordinary capture";
    EXPECT_FALSE(game_after("4k3/8/3n4/K2pP2q/8/8/8/8 w - - 0 1").why_not({.from = at("e5"), .to = at("d6")}))
        << "d5 stays, and shields the king";
    EXPECT_EQ(reason("4r1k1/8/8/3nP3/8/8/8/4K3 w - - 0 1"), Reason::PawnNeedsCapture)
        << "no pawn stands there";
    EXPECT_EQ(reason("4r1k1/8/8/8/3pP3/8/8/4K3 w - - 0 1", "exd5"), Reason::PawnNeedsCapture)
        << "nor does a double step pass over d5";
}

TEST(EnPassant, IsJudgedByItselfAsItIsInTheList) {
    const auto is_legal = [](std::string_view fen, MoveRequest request) {
        Position asked = position(fen);
        asked.state.en_passant_target = at("d6");
        return test::chess().is_legal(asked, request);
    };
    const MoveRequest capture{.from = at("e5"), .to = at("d6")};
    EXPECT_TRUE(is_legal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", capture));
    EXPECT_FALSE(is_legal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
                          {.from = at("e5"), .to = at("d6"), .promotion = Kind::Queen}));
    EXPECT_FALSE(is_legal("4k3/8/8/K2pP2q/8/8/8/8 w - - 0 1", capture)) << "it opens the rank";
    EXPECT_FALSE(is_legal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", {.from = at("e5"), .to = at("f6")}));
}

TEST(EnPassant, IsNotWhatAnotherMoveOfThePawnDoes) {
    EXPECT_EQ(fen_of(game_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e6")),
              "4k3/8/4P3/3p4/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(fen_of(game_after("4k3/8/5n2/3pP3/8/8/8/4K3 w - d6 0 1", "exf6")),
              "4k3/8/5P2/3p4/8/8/8/4K3 b - - 0 1");
}

TEST(EnPassant, IsCalledLateWhereverTheLastMoveWasAnotherOne) {
    // Both would open a line; but the pawn beside has stood there for a while.
    EXPECT_EQ(refusal_of(game_after("4r1k1/p2p4/8/4P3/8/8/P7/4K3 b - - 0 1", "d5 a3 a6"), "exd6").reason,
              Reason::EnPassantExpired);
    EXPECT_EQ(refusal_of(game_after("4k3/p7/8/3Pp3/8/8/8/4K3 b - - 0 1", "a6"), "dxe6").reason,
              Reason::EnPassantExpired);
}

// The target in state, FEN and key.

TEST(EnPassantTarget, IsThereOnlyWhenACaptureIsLegal) {
    EXPECT_EQ(fen_of(game_after_start("e4")), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(fen_of(game_after_start("e4 a6 e5 d5")),
              "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
}

TEST(EnPassantTarget, OfAPinnedPawnLeavesTheKeyAsItIsWithout) {
    test::proves_rule("FIDE 9.2.3");
    const Game stepped = game_after("4r1k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1", "d5");
    const Game set_up = game_after("4r1k1/8/8/3pP3/8/8/8/4K2N w - - 0 2");
    EXPECT_EQ(stepped.position().state.key, set_up.position().state.key);
    const Game capturable = game_after("6k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1", "d5");
    const Game not_capturable = game_after("6k1/8/8/3pP3/8/8/8/4K2N w - - 0 2");
    EXPECT_NE(capturable.position().state.key, not_capturable.position().state.key);
}

}  // namespace
}  // namespace takeback
