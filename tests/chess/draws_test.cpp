// Draws that are counted, material that cannot mate, and what a flag that falls is worth.
#include "takeback/chess/draws.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::game_after;
using test::position;
using test::proves_rule;

std::optional<Outcome> outcome_after(std::string_view fen, std::string_view moves = "") {
    return game_after(fen, moves).status().outcome;
}

TEST(FiftyMoves, AreAClaimAndNoEnd) {
    proves_rule("FIDE 9.3.2");
    proves_rule("FIDE 9.3");
    Game game = game_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", "Ra7");
    EXPECT_FALSE(game.status().outcome);
    EXPECT_EQ(game.status().claimable_draw, Ending::FiftyMoves);
    ASSERT_TRUE(game.claim_draw());
    EXPECT_EQ(game.status().outcome, drawn(Ending::FiftyMoves));
}

TEST(FiftyMoves, MayBeClaimedWithTheMoveThatCompletesThem) {
    proves_rule("FIDE 9.3.1");
    Game game = game_after("6k1/5ppp/8/8/8/8/P7/R3K3 w - - 99 80");
    EXPECT_FALSE(game.claim_draw()) << "one half-move is missing";
    EXPECT_FALSE(game.claim_draw(test::request(game, "a3"))) << "a pawn move starts the count again";
    ASSERT_TRUE(game.claim_draw(test::request(game, "Rb1")));
    EXPECT_EQ(game.status().outcome, drawn(Ending::FiftyMoves));
}

TEST(FiftyMoves, CannotBeClaimedForAMoveThatMates) {
    Game game = game_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80");
    EXPECT_EQ(game.claim_draw(test::request(game, "Ra8")).error().reason, Reason::NoDrawClaim);
}

TEST(FiftyMoves, CanBeClaimedByWhoHasOneMoveLeft) {
    Game game = game_after("k7/8/8/8/8/8/8/1R2K3 w - - 99 80", "Ke2");
    ASSERT_EQ(test::legal_sans(game.position()).size(), 1U);
    EXPECT_TRUE(game.claim_draw());
}

TEST(FiftyMoves, StartAgainWithAPawnMoveOrACapture) {
    EXPECT_EQ(game_after("6k1/5ppp/8/8/8/8/P7/R3K3 w - - 99 80", "a3").position().state.halfmove_clock, 0U);
    EXPECT_EQ(game_after("6k1/p4ppp/8/8/8/8/8/R3K3 w - - 99 80", "Rxa7").position().state.halfmove_clock, 0U);
}

TEST(SeventyFiveMoves, EndTheGame) {
    proves_rule("FIDE 9.6.2");
    EXPECT_FALSE(outcome_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 148 100", "Ra7"));
    EXPECT_EQ(outcome_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100", "Ra7"), drawn(Ending::SeventyFiveMoves));
}

TEST(SeventyFiveMoves, GiveWayToMateAndStalemate) {
    proves_rule("FIDE 9.6.2");
    EXPECT_EQ(outcome_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100", "Ra8#"),
              won_by(Color::White, Ending::Checkmate));
    EXPECT_EQ(outcome_after("7k/8/8/8/8/8/5Q2/K7 w - - 149 100", "Qf7"), drawn(Ending::Stalemate));
}

TEST(FiftyMoves, GiveWayToMateAndStalemate) {
    EXPECT_EQ(outcome_after("7k/8/8/8/8/8/5Q2/K7 w - - 99 80", "Qf7"), drawn(Ending::Stalemate));
    EXPECT_EQ(outcome_after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", "Ra8#"),
              won_by(Color::White, Ending::Checkmate));
}

TEST(InsufficientMaterial, EndsTheGame) {
    proves_rule("FIDE 5.2.2");
    for (const char* fen : {"8/8/4k3/8/8/3K4/8/8 w - - 0 1", "8/8/4k3/8/8/3K4/8/5B2 w - - 0 1",
                            "8/8/4k3/8/8/3K4/8/5N2 b - - 0 1", "8/2b5/4k3/8/8/3K4/8/4B3 w - - 0 1",
                            "b3k3/8/8/8/8/8/8/3B1BK1 w - - 0 1"}) {
        EXPECT_EQ(outcome_after(fen), drawn(Ending::DeadPosition)) << fen;
    }
}

TEST(InsufficientMaterial, IsNotWhereAMateCanBeBuilt) {
    proves_rule("FIDE 1.5");
    for (const char* fen : {"8/8/4k3/8/8/3K4/8/4NN2 b - - 0 1", "8/8/4k3/8/8/3K4/8/4BB2 b - - 0 1",
                            "8/8/4kn2/8/8/3K4/8/5B2 b - - 0 1", "8/8/4kn2/8/8/3K4/8/5N2 b - - 0 1",
                            "8/2b5/4k3/8/8/3K4/8/5B2 w - - 0 1", "8/8/4k3/4r3/8/2K5/8/5N2 b - - 0 1"}) {
        EXPECT_FALSE(outcome_after(fen)) << fen;
    }
}

TEST(InsufficientMaterial, OppositeBishopsDoMate) {
    EXPECT_EQ(outcome_after("8/8/8/8/6b1/8/5k1B/7K b - - 0 1", "Bf3#"),
              won_by(Color::Black, Ending::Checkmate));
}

TEST(FallenFlag, LosesTheGame) {
    proves_rule("FIDE 6.9");
    Game game = test::game_after_start("e4");
    ASSERT_TRUE(game.lose_on_time(Color::Black));
    EXPECT_EQ(game.status().outcome, won_by(Color::White, Ending::TimeForfeit));
    game.undo();
    EXPECT_FALSE(game.status().outcome);
}

TEST(FallenFlag, DrawsWhereTheOpponentCannotMate) {
    proves_rule("FIDE 6.9");
    Game game = game_after("7k/8/8/8/8/8/8/KQ6 w - - 0 1");
    ASSERT_TRUE(game.lose_on_time(Color::White));
    EXPECT_EQ(game.status().outcome, drawn(Ending::TimeForfeit));
}

struct Chances {
    const char* fen;
    bool white;
    bool black;
};

TEST(FallenFlag, IsWorthWhatTheMaterialCouldDo) {
    for (const Chances& chances : {Chances{"7k/8/8/8/8/8/8/KQ6 w - - 0 1", true, false},
                                   Chances{"7k/8/8/8/8/8/7p/KN6 w - - 0 1", true, true},
                                   Chances{"7k/8/8/8/8/8/7r/KN6 w - - 0 1", true, true},
                                   Chances{"6qk/8/8/8/8/8/8/KN6 w - - 0 1", false, true},
                                   Chances{"7k/8/8/8/8/8/7r/KB6 w - - 0 1", false, true},
                                   Chances{"7k/8/8/8/8/8/7n/KB6 w - - 0 1", true, true},
                                   Chances{"7k/8/8/8/8/8/7p/KB6 w - - 0 1", true, true},
                                   Chances{"7k/8/8/8/8/8/8/KNN5 w - - 0 1", true, false},
                                   Chances{"6bk/8/8/8/8/8/8/KB6 w - - 0 1", false, false},
                                   Chances{"5b1k/8/8/8/8/8/8/KB6 w - - 0 1", true, true},
                                   Chances{"7k/8/8/8/8/8/8/KBN5 w - - 0 1", true, false},
                                   Chances{"7k/8/8/8/8/8/8/KBB5 w - - 0 1", true, false}}) {
        const Board& board = position(chances.fen).board;
        EXPECT_EQ(chess::can_mate(board, Color::White), chances.white) << chances.fen;
        EXPECT_EQ(chess::can_mate(board, Color::Black), chances.black) << chances.fen;
    }
}

}  // namespace
}  // namespace takeback
