// How often a position has stood, and what that allows: claims, and the end of the game by itself.
#include "takeback/core/repetition.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::game_after;
using test::game_after_start;
using test::play;
using test::proves_rule;

constexpr const char* there_and_back = "Nf3 Nf6 Ng1 Ng8 ";

std::string times(int count, const std::string& moves = there_and_back) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += moves;
    }
    return all;
}

std::uint32_t occurrences_in(const Game& game) {
    return occurrences(game.position(), game.history());
}

TEST(Repetition, TheStartPositionIsItsOwnFirstOccurrence) {
    EXPECT_EQ(occurrences_in(game_after_start("")), 1U);
    EXPECT_EQ(occurrences_in(game_after_start(times(1))), 2U);
    EXPECT_EQ(occurrences_in(game_after_start(times(2))), 3U);
}

TEST(Repetition, GoesDownWithUndoAndUpWithRedo) {
    Game game = game_after_start(times(2));
    ASSERT_EQ(game.status().claimable_draw, Ending::ThreefoldRepetition);
    game.undo();
    EXPECT_FALSE(game.status().claimable_draw);
    game.redo();
    EXPECT_EQ(game.status().claimable_draw, Ending::ThreefoldRepetition);
}

TEST(Repetition, CountsAPositionThatWasSetUpOnceAndNothingBeforeIt) {
    Game game = game_after_start(times(1));
    game.set_position(test::chess().start_position());
    EXPECT_EQ(occurrences_in(game), 1U);
    play(game, times(1));
    EXPECT_EQ(occurrences_in(game), 2U);
}

TEST(Repetition, DeclarationsInBetweenChangeNothing) {
    Game game = game_after_start(times(1));
    ASSERT_TRUE(game.offer_draw(Color::White));
    ASSERT_TRUE(game.decline_draw());
    play(game, times(1));
    EXPECT_EQ(occurrences_in(game), 3U);
}

TEST(Repetition, TheSameDiagramWithOtherCastlingRightsIsAnotherPosition) {
    proves_rule("FIDE 9.2.3.2");
    constexpr const char* fen = "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1";
    const std::string round = "Ra2 Rh7 Ra1 Rh8 ";
    EXPECT_EQ(occurrences_in(game_after(fen, times(2, round))), 2U) << "the first had the rights Qk";
    EXPECT_EQ(occurrences_in(game_after(fen, times(3, round))), 3U);
}

TEST(Repetition, ALegalEnPassantCaptureMakesItAnotherPosition) {
    proves_rule("FIDE 9.2.3.1");
    constexpr const char* moves = "d5 Ng3 Kh8 Nh1 Kg8 Ng3 Kh8 Nh1 Kg8";
    EXPECT_EQ(occurrences_in(game_after("6k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1", moves)), 2U);
    EXPECT_EQ(occurrences_in(game_after("4r1k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1", moves)), 3U)
        << "the pawn on e5 is pinned: exd6 was never legal";
    const Game in_check =
        game_after("2b1k3/3p4/8/4P3/8/7K/8/8 b - - 0 1", "d5 Kg2 Ba6 Kh3 Bc8+ Kg2 Ba6 Kh3 Bc8+");
    EXPECT_EQ(occurrences_in(in_check), 3U) << "exd6 would not have answered the check that d5 uncovered";
}

TEST(Repetition, ThreeTimesIsAClaimAndNoEnd) {
    proves_rule("FIDE 9.2.2");
    proves_rule("FIDE 9.5.2");
    proves_rule("FIDE 9.2");
    for (const int rounds : {2, 3}) {
        Game game = game_after_start(times(rounds));
        EXPECT_FALSE(game.status().outcome) << rounds;
        EXPECT_EQ(game.status().claimable_draw, Ending::ThreefoldRepetition);
    }
    Game game = game_after_start(times(2));
    const auto claimed = game.claim_draw();
    ASSERT_TRUE(claimed);
    EXPECT_EQ(claimed->by, Color::White);
    EXPECT_EQ(game.status().outcome, drawn(Ending::ThreefoldRepetition));
}

TEST(Repetition, FiveTimesEndsTheGame) {
    proves_rule("FIDE 9.6.1");
    Game game = game_after_start(times(4));
    EXPECT_EQ(game.status().outcome, drawn(Ending::FivefoldRepetition));
    EXPECT_TRUE(game.legal_moves().empty());
    game.undo();
    EXPECT_FALSE(game.status().outcome);
}

TEST(DrawClaim, MayNameTheMoveThatWouldBringThePosition) {
    proves_rule("FIDE 9.2.1");
    Game game = game_after_start(times(1) + "Nf3 Nf6 Ng1");
    ASSERT_FALSE(game.status().claimable_draw);
    const Game before = game;
    ASSERT_TRUE(game.claim_draw(test::request(game, "Ng8")));
    EXPECT_EQ(game.status().outcome, drawn(Ending::ThreefoldRepetition));
    EXPECT_EQ(game.position(), before.position()) << "the move is written down, not made";
    game.undo();
    EXPECT_TRUE(game == before);
}

TEST(DrawClaim, ThatIsWrongIsRefusedAndChangesNothing) {
    proves_rule("FIDE 9.5.3");
    Game game = game_after_start(times(1));
    const Game before = game;
    EXPECT_EQ(game.claim_draw().error().reason, Reason::NoDrawClaim);
    EXPECT_EQ(game.claim_draw(test::request(game, "e4")).error().reason, Reason::NoDrawClaim);
    EXPECT_EQ(game.claim_draw(MoveRequest{.from = test::at("e1"), .to = test::at("e2")}).error().reason,
              Reason::OwnPieceOnTarget)
        << "the intended move must be legal";
    EXPECT_TRUE(game == before);
}

TEST(DrawClaim, IsTakenBackAndDoneAgain) {
    Game game = game_after_start(times(2));
    ASSERT_TRUE(game.claim_draw());
    game.undo();
    EXPECT_FALSE(game.status().outcome);
    game.redo();
    EXPECT_EQ(game.status().outcome, drawn(Ending::ThreefoldRepetition));
    EXPECT_EQ(game.claim_draw().error().reason, Reason::GameOver);
}

}  // namespace
}  // namespace takeback
