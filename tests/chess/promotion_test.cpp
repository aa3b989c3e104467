// Promotion: four pieces, named by the player.
#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::at;
using test::fen_of;
using test::game_after;
using test::legal_sans;
using test::position;

TEST(Promotion, IsToAQueenARookABishopOrAKnight) {
    test::proves_rule("FIDE 3.7.3.3");
    EXPECT_EQ(fen_of(game_after("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q")), "Q7/7k/8/8/8/8/8/K7 b - - 0 1");
    EXPECT_EQ(fen_of(game_after("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=R")), "R7/7k/8/8/8/8/8/K7 b - - 0 1");
    EXPECT_EQ(fen_of(game_after("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=B")), "B7/7k/8/8/8/8/8/K7 b - - 0 1");
    EXPECT_EQ(fen_of(game_after("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=N")), "N7/7k/8/8/8/8/8/K7 b - - 0 1");
}

TEST(Promotion, OffersFourMovesForEachTarget) {
    test::proves_rule("FIDE 3.7.3.4");
    EXPECT_EQ(legal_sans(position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1")),
              (std::set<std::string>{"a8=Q", "a8=R", "a8=B", "a8=N", "axb8=Q+", "axb8=R+", "axb8=B", "axb8=N",
                                     "Ka2", "Kb1", "Kb2"}));
}

TEST(Promotion, HappensOnTheFirstRankForBlack) {
    EXPECT_EQ(fen_of(game_after("7k/8/8/8/8/8/p7/7K b - - 0 1", "a1=N")), "7k/8/8/8/8/8/8/n6K w - - 0 2");
}

TEST(Promotion, WithoutAPieceNamedIsRefused) {
    const Game game = game_after("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(game.why_not({.from = at("a7"), .to = at("a8")})->reason, Reason::PromotionRequired);
}

TEST(Promotion, ToAKingOrAPawnIsRefused) {
    const Game game = game_after("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    for (const Kind kind : {Kind::King, Kind::Pawn}) {
        EXPECT_EQ(game.why_not({.from = at("a7"), .to = at("a8"), .promotion = kind})->reason,
                  Reason::PromotionInvalid);
    }
}

TEST(Promotion, OfAMoveThatIsNoneIsRefused) {
    const Game game = game_after("7k/8/P7/8/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(game.why_not({.from = at("a6"), .to = at("a7"), .promotion = Kind::Queen})->reason,
              Reason::PromotionInvalid);
    EXPECT_EQ(game.why_not({.from = at("a1"), .to = at("b1"), .promotion = Kind::Queen})->reason,
              Reason::PromotionInvalid);
}

TEST(Promotion, MayCaptureGiveCheckAndMateAtOnce) {
    test::proves_rule("FIDE 3.7.3.5");
    const Game game = game_after("6rk/5P1p/8/8/8/8/8/4K1R1 w - - 0 1", "fxg8=Q#");
    EXPECT_EQ(game.status().outcome, (Outcome{.winner = Color::White, .ending = Ending::Checkmate}));
}

TEST(Promotion, IsRefusedToAPinnedPawnBeforeThePieceMatters) {
    // Moving off the rank opens it to the rook on h7; whatever the pawn becomes, that is the reason.
    const Game game = game_after("8/K2P3r/8/8/8/8/8/7k w - - 0 1");
    EXPECT_EQ(game.why_not({.from = at("d7"), .to = at("d8")})->reason, Reason::Pinned);
}

}  // namespace
}  // namespace takeback
