// The command stack: play, undo, redo, resign, draws, setting a position. A refused command changes nothing.
#include "takeback/core/game.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/chess/chess_rules.hpp"

namespace takeback {
namespace {

using test::at;
using test::fen_of;
using test::game_after;
using test::game_after_start;
using test::play;
using test::request;

constexpr const char* start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Game, BeginsWithTheStartPositionAndWhiteToMove) {
    test::proves_rule("FIDE 1.2");
    test::proves_rule("FIDE 2.3");
    const Game game{test::chess()};
    EXPECT_EQ(fen_of(game), start_fen);
    EXPECT_EQ(game.status().side_to_move, Color::White);
    EXPECT_FALSE(game.status().outcome);
    EXPECT_EQ(game.legal_moves().size(), 20U);
}

TEST(Game, RefusedMoveChangesNothing) {
    test::proves_rule("FIDE 3.10.2");
    Game game = game_after_start("e4 e5 Nf3");
    game.undo();
    const Game before = game;
    ASSERT_FALSE(game.play({.from = at("e1"), .to = at("e3")}));
    EXPECT_EQ(game, before);
    EXPECT_EQ(game.undone().size(), 1U) << "what can be redone survives a refusal";
}

TEST(Game, RequestOffTheBoardIsRefused) {
    Game game{test::chess()};
    EXPECT_FALSE(game.play({}));
    EXPECT_FALSE(game.play({.from = at("e2"), .to = no_square}));
    EXPECT_FALSE(game.play({.from = Square::at(200), .to = Square::at(100)}));
    EXPECT_FALSE(game.play({.from = at("e2"), .to = Square::at(64)}));
    EXPECT_EQ(fen_of(game), start_fen);
}

TEST(Game, KnowsNothingOfAnotherGame) {
    Game first = game_after_start("e4 e5");
    Game second = game_after_start("d4");
    EXPECT_EQ(first.history().size(), 2U);
    EXPECT_EQ(second.history().size(), 1U);
    second.undo();
    EXPECT_EQ(second.undo(), nullptr);
    EXPECT_EQ(fen_of(second), start_fen);
    EXPECT_EQ(fen_of(first), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST(Game, IsEqualToOneOfTheSameRulesPositionAndHistory) {
    const Game start{test::chess()};
    EXPECT_EQ(start, Game{test::chess()});
    const ChessRules other_book;
    EXPECT_FALSE(start == Game{other_book}) << "other rules";
    EXPECT_FALSE(start == game_after("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"))
        << "another position";
    const Game played = game_after_start("e4");
    EXPECT_FALSE(played == (Game{test::chess(), played.position()})) << "another way there";
}

TEST(Undo, AtTheStartThereIsNothingToUndo) {
    Game game{test::chess()};
    EXPECT_EQ(game.undo(), nullptr);
    EXPECT_EQ(fen_of(game), start_fen);
}

TEST(Undo, AtTheStartKeepsWhatCanBeRedone) {
    Game game = game_after_start("e4");
    game.undo();
    EXPECT_EQ(game.undo(), nullptr);
    ASSERT_NE(game.redo(), nullptr);
    EXPECT_EQ(fen_of(game), fen_of(game_after_start("e4")));
}

TEST(Undo, GivesBackAnEqualGame) {
    Game game = game_after_start("e4 e5 Nf3 Nc6 Bc4 Bc5");
    const Game before = game;
    play(game, "O-O");
    EXPECT_FALSE(game == before);
    game.undo();
    EXPECT_TRUE(game == before);
}

TEST(Undo, GivesBackTheCastlingRightThatAKingMoveTook) {
    Game game = game_after("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Ke2");
    EXPECT_EQ(fen_of(game), "4k3/8/8/8/8/8/4K3/R6R b - - 1 1");
    game.undo();
    EXPECT_EQ(fen_of(game), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
}

TEST(Undo, GivesBackBothRookRightsAfterARookTakesARook) {
    Game game = game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rxh8+");
    EXPECT_EQ(fen_of(game), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    game.undo();
    EXPECT_EQ(fen_of(game), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

TEST(Undo, CastlingOnBothSidesGivesBackKingsRooksAndRights) {
    Game game = game_after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 5", "O-O-O O-O");
    EXPECT_EQ(fen_of(game), "r4rk1/8/8/8/8/8/8/2KR3R w - - 7 6");
    game.undo();
    game.undo();
    EXPECT_EQ(fen_of(game), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 5");
}

TEST(Undo, GivesBackTheEnPassantTargetAndTheCapturedPawn) {
    Game game = game_after_start("e4 a6 e5 d5");
    const std::string before = fen_of(game);
    EXPECT_EQ(before, "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
    play(game, "exd6");
    EXPECT_EQ(fen_of(game), "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
    game.undo();
    EXPECT_EQ(fen_of(game), before);
}

TEST(Undo, GivesBackTheEnPassantTargetThatAnotherMoveLetExpire) {
    Game game = game_after_start("e4 a6 e5 d5");
    play(game, "Nf3");
    EXPECT_EQ(game.why_not({.from = at("e5"), .to = at("d6")})->reason, Reason::NotYourPiece);
    game.undo();
    EXPECT_FALSE(game.why_not({.from = at("e5"), .to = at("d6")}));
}

TEST(Undo, GivesBackThePawnThePieceAndTheClockAfterACapturingPromotion) {
    Game game = game_after("1n5k/P7/8/8/8/8/8/K7 w - - 5 9", "axb8=Q+");
    EXPECT_EQ(fen_of(game), "1Q5k/8/8/8/8/8/8/K7 b - - 0 9");
    game.undo();
    EXPECT_EQ(fen_of(game), "1n5k/P7/8/8/8/8/8/K7 w - - 5 9");
}

TEST(Undo, OutOfCheckmateReopensTheGame) {
    Game game = game_after_start("f3 e5 g4 Qh4#");
    ASSERT_TRUE(game.status().outcome);
    game.undo();
    EXPECT_FALSE(game.status().outcome);
    play(game, "Qf6");
    EXPECT_FALSE(game.status().outcome);
}

TEST(Undo, EveryViewOfTheHistoryIsReadOffTheOneStack) {
    Game game = game_after_start("e4 e5 Nf3");
    game.undo();
    game.undo();
    game.undo();
    EXPECT_TRUE(game.history().empty());
    EXPECT_EQ(game.undone().size(), 3U);
    EXPECT_EQ(fen_of(game), start_fen);
}

TEST(Redo, WithNothingTakenBackThereIsNothingToRedo) {
    Game game = game_after_start("e4");
    EXPECT_EQ(game.redo(), nullptr);
}

TEST(Redo, PlaysTheSameMoveAgain) {
    Game game = game_after_start("e4 e5 Nf3");
    const Game before = game;
    game.undo();
    game.undo();
    game.redo();
    game.redo();
    EXPECT_TRUE(game == before);
}

TEST(Redo, IsClearedByANewMove) {
    Game game = game_after_start("e4 e5");
    game.undo();
    play(game, "c5");
    EXPECT_EQ(game.redo(), nullptr);
}

TEST(Redo, IsClearedEvenByTheSameMoveTypedAgain) {
    Game game = game_after_start("e4 e5");
    game.undo();
    play(game, "e5");
    EXPECT_EQ(game.redo(), nullptr);
}

TEST(Redo, SurvivesARefusedMove) {
    Game game = game_after_start("e4 e5");
    game.undo();
    EXPECT_EQ(test::refusal_of(game, "Ke4").reason, Reason::NotOnLine);
    EXPECT_NE(game.redo(), nullptr);
    EXPECT_EQ(fen_of(game), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST(Resignation, GivesTheGameToTheOtherSide) {
    test::proves_rule("FIDE 5.1.2");
    Game game = game_after_start("e4");
    ASSERT_TRUE(game.resign(Color::Black));
    EXPECT_EQ(game.status().outcome, (Outcome{.winner = Color::White, .ending = Ending::Resignation}));
    EXPECT_TRUE(game.legal_moves().empty());
}

TEST(Resignation, OfTheSideThatIsNotToMoveCountsToo) {
    Game game = game_after_start("e4");
    ASSERT_TRUE(game.resign(Color::White));
    EXPECT_EQ(game.status().outcome->winner, Color::Black);
}

TEST(Resignation, CanBeTakenBackAndTheGameGoesOn) {
    Game game = game_after_start("e4");
    const Game before = game;
    ASSERT_TRUE(game.resign(Color::Black));
    EXPECT_EQ(game.why_not(request(before, "e5"))->reason, Reason::GameOver);
    game.undo();
    EXPECT_TRUE(game == before);
    play(game, "e5");
}

TEST(Resignation, CanBeRedone) {
    Game game = game_after_start("e4");
    ASSERT_TRUE(game.resign(Color::Black));
    game.undo();
    game.redo();
    EXPECT_TRUE(game.status().outcome);
}

TEST(Resignation, IsRefusedWhenTheGameIsOver) {
    Game game = game_after_start("f3 e5 g4 Qh4#");
    const auto refused = game.resign(Color::White);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::GameOver);
}

TEST(DrawOffer, WaitsForAnAnswer) {
    test::proves_rule("FIDE 9.1.2.1");
    Game game = game_after_start("e4");
    ASSERT_TRUE(game.offer_draw(Color::Black));
    EXPECT_EQ(game.status().draw_offer, Color::Black);
    EXPECT_FALSE(game.status().outcome);
}

TEST(DrawOffer, AcceptedEndsTheGameForNobody) {
    test::proves_rule("FIDE 5.2.3");
    Game game = game_after_start("e4");
    ASSERT_TRUE(game.offer_draw(Color::Black));
    const auto accepted = game.accept_draw();
    ASSERT_TRUE(accepted);
    EXPECT_EQ(accepted->by, Color::White);
    EXPECT_EQ(game.status().outcome, (Outcome{.winner = std::nullopt, .ending = Ending::DrawAgreement}));
    EXPECT_FALSE(game.status().draw_offer);
}

TEST(DrawOffer, DeclinedLeavesTheGameAsItWas) {
    Game game = game_after_start("e4");
    ASSERT_TRUE(game.offer_draw(Color::Black));
    ASSERT_TRUE(game.decline_draw());
    EXPECT_FALSE(game.status().draw_offer);
    EXPECT_EQ(game.status().side_to_move, Color::Black);
    EXPECT_EQ(game.accept_draw().error().reason, Reason::NoDrawOffer);
}

TEST(DrawOffer, IsDeclinedByAMove) {
    test::proves_rule("FIDE 9.1.2.1");
    Game game{test::chess()};
    ASSERT_TRUE(game.offer_draw(Color::White));
    play(game, "e4");
    EXPECT_EQ(game.accept_draw().error().reason, Reason::NoDrawOffer);
}

TEST(DrawOffer, StandsAgainWhenTheMoveThatDeclinedItIsTakenBack) {
    Game game{test::chess()};
    ASSERT_TRUE(game.offer_draw(Color::White));
    play(game, "e4");
    game.undo();
    EXPECT_EQ(game.status().draw_offer, Color::White);
}

TEST(DrawOffer, IsNotMadeTwice) {
    Game game{test::chess()};
    ASSERT_TRUE(game.offer_draw(Color::White));
    EXPECT_EQ(game.offer_draw(Color::White).error().reason, Reason::DrawAlreadyOffered);
}

TEST(DrawOffer, CannotBeAnsweredWhenNobodyMadeOne) {
    Game game{test::chess()};
    EXPECT_EQ(game.accept_draw().error().reason, Reason::NoDrawOffer);
    EXPECT_EQ(game.decline_draw().error().reason, Reason::NoDrawOffer);
}

TEST(DrawOffer, IsNeitherMadeNorAnsweredOnceTheGameIsOver) {
    Game game = test::game_after_start("e4 e5");
    ASSERT_TRUE(game.offer_draw(Color::White));
    ASSERT_TRUE(game.resign(Color::Black));
    const Game before = game;
    EXPECT_EQ(game.offer_draw(Color::Black).error().reason, Reason::GameOver);
    EXPECT_EQ(game.accept_draw().error().reason, Reason::GameOver);
    EXPECT_EQ(game.decline_draw().error().reason, Reason::GameOver);
    EXPECT_EQ(game.lose_on_time(Color::White).error().reason, Reason::GameOver);
    EXPECT_EQ(game, before);
}

TEST(SettingAPosition, IsOneCommandThatCanBeTakenBack) {
    Game game = game_after_start("e4 e5 Nf3");
    const Game before = game;
    game.set_position(test::position("8/8/8/8/8/8/R7/K1k5 b - - 12 70"));
    EXPECT_EQ(fen_of(game), "8/8/8/8/8/8/R7/K1k5 b - - 12 70");
    play(game, "Kd1");
    game.undo();
    game.undo();
    EXPECT_TRUE(game == before);
    game.redo();
    EXPECT_EQ(fen_of(game), "8/8/8/8/8/8/R7/K1k5 b - - 12 70");
}

TEST(SettingAPosition, IsPossibleWhenTheGameIsOver) {
    Game game = game_after_start("f3 e5 g4 Qh4#");
    game.set_position(test::chess().start_position());
    EXPECT_FALSE(game.status().outcome);
    game.undo();
    EXPECT_TRUE(game.status().outcome);
}

TEST(LostCastlingRight, IsExplainedByTheMoveThatLostIt) {
    test::proves_rule("FIDE 3.8.2.1.1");
    Game king_moved = game_after("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Ke2 Kd8 Ke1 Ke8");
    EXPECT_EQ(king_moved.why_not({.from = at("e1"), .to = at("g1")})->right_lost, RightLost::KingMoved);
    Game rook_moved = game_after("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Rh2 Kd8 Rh1 Ke8");
    EXPECT_EQ(rook_moved.why_not({.from = at("e1"), .to = at("g1")})->right_lost, RightLost::RookMoved);
    EXPECT_FALSE(rook_moved.why_not({.from = at("e1"), .to = at("c1")}));
    Game moved_then_taken = game_after("4k3/8/8/8/3n4/8/8/R3K2R w KQ - 0 1", "Ra2 Nb3 Ra1 Nxa1");
    EXPECT_EQ(moved_then_taken.why_not({.from = at("e1"), .to = at("c1")})->right_lost, RightLost::RookMoved);
    Game taken = game_after("4k3/8/8/8/8/1n6/8/R3K2R b KQ - 0 1", "Nxa1");
    EXPECT_EQ(taken.why_not({.from = at("e1"), .to = at("c1")})->right_lost, RightLost::RookCaptured);
    Game never = game_after("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    EXPECT_EQ(never.why_not({.from = at("e1"), .to = at("g1")})->right_lost, RightLost::NeverHad);
}

}  // namespace
}  // namespace takeback
