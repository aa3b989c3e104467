// Castling: every condition of FIDE 3.8.2, and how the rights come and go.
#include "takeback/chess/castling.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::at;
using test::expect_targets;
using test::fen_of;
using test::game_after;
using test::legal_sans;
using test::position;
using test::refusal_of;

bool castles(std::string_view fen, const char* san) {
    return legal_sans(position(fen)).contains(san);
}

TEST(Castling, IsTheKingsMoveOfTwoSquaresTowardsTheRook) {
    test::proves_rule("FIDE 3.8.2");
    expect_targets("e1",
                   R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  P  P  P  .  .
        R  .  *  *  K  *  *  R
    )",
                   "w KQ - 0 1");
}

TEST(Castling, BringsTheRookToTheOtherSideOfTheKing) {
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O")),
              "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O")),
              "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O")),
              "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2");
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O")),
              "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2");
}

TEST(Castling, CountsAsAMoveForBothCounters) {
    EXPECT_EQ(fen_of(game_after("4k3/8/8/8/8/8/8/4K2R w K - 4 10", "O-O")),
              "4k3/8/8/8/8/8/8/5RK1 b - - 5 10");
}

TEST(Castling, IsRefusedWithoutTheRight) {
    test::proves_rule("FIDE 3.8.2.1");
    EXPECT_EQ(refusal_of(game_after("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"), "O-O").reason,
              Reason::CastleRightsLost);
    EXPECT_TRUE(castles("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O-O"));
}

TEST(Castling, IsRefusedWithAManBetween) {
    test::proves_rule("FIDE 3.8.2.2.2");
    test::proves_rule("FIDE 3.8.2.2");
    const Refusal knight = refusal_of(game_after("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), "O-O-O");
    EXPECT_EQ(knight.reason, Reason::CastleBlocked);
    EXPECT_EQ(knight.square, at("b1"));
    EXPECT_EQ(refusal_of(game_after("4k3/8/8/8/8/8/8/4K1nR w K - 0 1"), "O-O").square, at("g1"));
}

TEST(Castling, NamesTheManNearestToTheKing) {
    EXPECT_EQ(refusal_of(game_after("4k3/8/8/8/8/8/8/RN1QK3 w Q - 0 1"), "O-O-O").square, at("d1"));
    EXPECT_EQ(refusal_of(game_after("4k3/8/8/8/8/8/8/4KBNR w K - 0 1"), "O-O").square, at("f1"));
}

TEST(Castling, IsRefusedInCheck) {
    test::proves_rule("FIDE 3.8.2.2.1");
    const Refusal refusal = refusal_of(game_after("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleInCheck);
    EXPECT_EQ(refusal.attacker, at("e8"));
}

TEST(Castling, IsRefusedOverAnAttackedSquare) {
    test::proves_rule("FIDE 3.8.2.2.1");
    const Refusal refusal = refusal_of(game_after("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "O-O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleThroughCheck);
    EXPECT_EQ(refusal.square, at("d1"));
    EXPECT_EQ(refusal.attacker, at("d8"));
}

TEST(Castling, IsRefusedOntoAnAttackedSquare) {
    test::proves_rule("FIDE 3.8.2.2.1");
    const Refusal refusal = refusal_of(game_after("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "O-O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleThroughCheck);
    EXPECT_EQ(refusal.square, at("c1"));
}

TEST(Castling, IsRefusedOverASquareThatAPawnAttacks) {
    EXPECT_FALSE(castles("4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", "O-O"));
    EXPECT_FALSE(castles("4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", "O-O"));
    EXPECT_TRUE(castles("4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "O-O-O"));
    EXPECT_FALSE(castles("4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "O-O")) << "the pawn on h2 attacks g1";
}

TEST(Castling, MayLeadTheRookOverAnAttackedSquare) {
    EXPECT_TRUE(castles("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"))
        << "b1 is attacked, the king does not cross it";
    EXPECT_TRUE(castles("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O")) << "the rook on a1 is attacked";
    EXPECT_TRUE(castles("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "O-O")) << "the rook on h1 is attacked";
}

TEST(Castling, MayGiveCheckAndMate) {
    EXPECT_TRUE(castles("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+"));
    EXPECT_TRUE(castles("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O+"));
}

TEST(Castling, IsNothingThatAnotherManCanDo) {
    Position asked = position("3k4/8/8/8/8/8/K7/4R3 w - - 0 1");
    EXPECT_TRUE(test::chess().is_legal(asked, {.from = at("e1"), .to = at("g1")}));
    EXPECT_TRUE(test::chess().is_legal(asked, {.from = at("e1"), .to = at("c1")}));
    EXPECT_EQ(fen_of(game_after("3k4/8/8/8/8/8/K7/4R3 w - - 0 1", "Rg1")), "3k4/8/8/8/8/8/K7/6R1 b - - 1 1");
}

TEST(Castling, PromotesNobody) {
    Position asked = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const MoveRequest castling{.from = at("e1"), .to = at("g1")};
    EXPECT_TRUE(test::chess().is_legal(asked, castling));
    EXPECT_FALSE(
        test::chess().is_legal(asked, {.from = castling.from, .to = castling.to, .promotion = Kind::Queen}));
}

TEST(CastlingRights, AreNoneWhereAFenNamesNone) {
    EXPECT_TRUE(position("4k3/8/8/8/8/8/8/4K2R w - - 0 1").state.castling_rights.none());
    EXPECT_FALSE(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").state.castling_rights.none());
}

TEST(CastlingRights, LostByAKingWhoCapturedWereLostByHisMove) {
    const Game game = game_after("4k3/8/8/8/8/8/4p3/4K2R w K - 0 1", "Kxe2 Kd8 Ke1 Ke8");
    EXPECT_EQ(refusal_of(game, "O-O").right_lost, RightLost::KingMoved);
}

TEST(CastlingRights, AreLostForGoodWhenTheRookComesBack) {
    test::proves_rule("FIDE 3.8.2.1.2");
    const Game game = game_after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rh2 Kd8 Rh1 Ke8");
    EXPECT_EQ(fen_of(game), "4k3/8/8/8/8/8/8/4K2R w - - 4 3");
    EXPECT_EQ(game.legal_moves().size(), 14U);
}

TEST(CastlingRights, AreLostOnBothSidesWhenARookTakesARook) {
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rxa8+")),
              "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
}

TEST(CastlingRights, AreLostWhenAPromotionTakesTheRook) {
    EXPECT_EQ(fen_of(game_after("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "bxa8=Q+")),
              "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST(CastlingRights, StayWhenARookIsTakenElsewhere) {
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/7R/8/8/R3K3 b Qkq - 0 1", "Rxh4")),
              "r3k3/8/8/8/7r/8/8/R3K3 w Qq - 0 2");
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/R6n/8/8/R3K2R b KQkq - 0 1", "Rxa4")),
              "4k2r/8/8/8/r6n/8/8/R3K2R w KQk - 0 2");
}

TEST(CastlingRights, OfTheOtherSideAreUntouchedByAKingMove) {
    EXPECT_EQ(fen_of(game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Kf1")),
              "r3k2r/8/8/8/8/8/8/R4K1R b kq - 1 1");
}

}  // namespace
}  // namespace takeback
