#include "takeback/notation/trial_text.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::notation {
namespace {

/// The trial of the man on one square going to another.
std::string trial(std::string_view fen, std::string_view from, std::string_view to,
                  Kind promotion = Kind::None) {
    return describe_trial(test::chess(), test::position(fen),
                          {.from = test::at(from), .to = test::at(to), .promotion = promotion});
}

TEST(TrialText, TellsWhatWasWrittenAndThatNobodyAttacksTheKing) {
    EXPECT_EQ(trial("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6"),
              "Tried e5d6: e5:P>- d6:->P d5:p>-. Black then attacks no white king. Taken back.");
    EXPECT_EQ(trial("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7", "a8", Kind::Knight),
              "Tried b7a8n: b7:P>- a8:r>N. Black then attacks no white king. Taken back.");
}

TEST(TrialText, NamesTheManWhoAttacksTheKing) {
    EXPECT_EQ(trial("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3", "b5"),
              "Tried c3b5: c3:N>- b5:->N. The bishop on b4 then attacks the white king on e1. Taken back.");
    EXPECT_EQ(trial("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", "e8", "e7"),
              "Tried e8e7: e8:k>- e7:->k. White then attacks no black king. Taken back.");
}

TEST(TrialText, NamesEveryManWhoAttacksTheKing) {
    EXPECT_EQ(trial("4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1", "a2", "a3"),
              "Tried a2a3: a2:P>- a3:->P. The knight on d3 and the rook on e8 then attack the white king on "
              "e1. Taken back.");
}

TEST(TrialText, CallsTheKingOfXiangqiAsTheBoardDoes) {
    const Position position = test::xiangqi_game("3k5/9/9/9/9/4r4/9/9/9/4K4 w - - 0 1").position();
    const auto in_chinese = [&](std::string_view to) {
        return describe_trial(XiangqiRules{}, position,
                              {.from = *read_iccs_square("e0"), .to = *read_iccs_square(to)},
                              {Language::Chinese, Terms::Xiangqi});
    };
    EXPECT_EQ(in_chinese("e1"), "试走 e0e1：e0:K>- e1:->K。这时 e4 的车攻击 e1 的红方帅。已收回。");
    EXPECT_EQ(in_chinese("f0"), "试走 e0f0：e0:K>- f0:->K。这时黑方没有攻击红方帅。已收回。");
}

TEST(TrialText, LooksForTheKingWhereTheMoveHasPutHim) {
    EXPECT_EQ(trial("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1", "f1"),
              "Tried e1f1: e1:K>- f1:->K. The rook on a1 then attacks the white king on f1. Taken back.");
}

TEST(TrialText, AgreesWithTheGeneratorOnEveryMoveOfThePieces) {
    const std::vector<Position> starts{
        test::chess().start_position(),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1")};
    int failed = 0;
    test::play_random_games(test::chess(), starts, 600, [&failed](const Game& game, MoveRequest) {
        MoveList moves;
        game.rules().pseudo_legal_moves(game.position(), moves);
        const MoveList legal = game.legal_moves();
        for (const MoveRequest request : moves) {
            const std::string text = describe_trial(game.rules(), game.position(), request);
            const bool safe = text.find(" attacks no ") != std::string::npos;
            ASSERT_EQ(safe, legal.contains(request)) << text;
            failed += safe ? 0 : 1;
        }
    });
    EXPECT_GT(failed, 0) << "no trial failed, so nothing was compared";
}

}  // namespace
}  // namespace takeback::notation
