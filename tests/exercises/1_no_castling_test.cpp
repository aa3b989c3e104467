// Exercise 1: chess without castling.
#include <gtest/gtest.h>

#include "no_castling.hpp"
#include "support/drawing.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback::exercises {
namespace {

TEST(NoCastling, BeginsWithTheMenOfChess) {
    EXPECT_EQ(NoCastlingRules{}.start_position().board, test::chess().start_position().board);
}

TEST(NoCastling, GrantsNobodyARight) {
    EXPECT_TRUE(NoCastlingRules{}.start_position().state.castling_rights.none());
}

TEST(NoCastling, HasAKeyOfItsOwn) {
    const Position start = NoCastlingRules{}.start_position();
    EXPECT_EQ(start.state.key, zobrist::key_of(start));
    EXPECT_NE(start.state.key, test::chess().start_position().state.key);
}

TEST(NoCastling, RefusesToCastleOnAnEmptyWing) {
    const NoCastlingRules rules;
    Game game{rules};
    test::play(game, "e4 e5 Nf3 Nc6 Bc4 Bc5");
    const auto refusal = game.why_not({.from = test::at("e1"), .to = test::at("g1")});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason, Reason::CastleRightsLost);
    EXPECT_EQ(refusal->right_lost, RightLost::NeverHad);
}

TEST(NoCastling, WritesNoRightIntoAFen) {
    const NoCastlingRules rules;
    Game game{rules};
    test::play(game, "e4");
    EXPECT_EQ(test::fen_of(game), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1");
}

}  // namespace
}  // namespace takeback::exercises
