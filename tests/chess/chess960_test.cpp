// Chess960 beside castling itself: its rights and how they are lost, requests to castle, going over to it
// from standard chess, and what holds in every position of it.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/chess960_drawing.hpp"
#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "takeback/chess/castling.hpp"
#include "takeback/chess/chess960.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/san.hpp"

namespace takeback {
namespace {

using test::at;
using test::game_from;
using test::refusal_of;

TEST(Chess960Rights, AreLostWithTheRookThatHadThemAndNoOther) {
    const std::string_view drawing = R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  n
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  R  R
    )";
    Game other = game_from(drawing, "w G - 0 1");
    test::play(other, "Rxh3");
    EXPECT_TRUE(other.position().state.castling_rights.has(Color::White, Wing::King));
    Game own = game_from(drawing, "w G - 0 1");
    test::play(own, "Rg8+ Ke7 Rgg1 Ke8");
    EXPECT_EQ(refusal_of(own, "O-O").right_lost, RightLost::RookMoved);
}

TEST(Chess960Rights, AreLostWhenTheRookIsCapturedAndComeBackWhenThatIsTakenBack) {
    Game game = game_from(R"(
        .  .  .  .  k  .  .  .
        p  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  n  .  .
        .  .  .  .  .  .  .  .
        .  .  K  .  .  .  R  .
    )",
                          "b K - 0 1");
    const Game as_it_was = game;
    test::play(game, "Nxg1 Kb1 Ne2");
    const Refusal refusal = refusal_of(Game{game}, "Kc1");
    EXPECT_EQ(refusal.reason, Reason::IntoCheck);
    const Refusal castling = refusal_of(game, "O-O");
    EXPECT_EQ(castling.reason, Reason::CastleRightsLost);
    EXPECT_EQ(castling.right_lost, RightLost::RookCaptured);
    EXPECT_EQ(castling.square, at("g1"));
    while (game.undo() != nullptr) {
    }
    EXPECT_TRUE(game == as_it_was);
}

TEST(Chess960Rights, AreLostByCastlingBecauseTheKingHasMoved) {
    Game game = game_from(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  R  .  .  K  .  .  R
    )",
                          "w KQ - 0 1");
    test::play(game, "O-O Ke7");
    EXPECT_EQ(refusal_of(game, "O-O-O").right_lost, RightLost::KingMoved);
    EXPECT_EQ(refusal_of(game, "O-O").right_lost, RightLost::KingMoved);
}

TEST(Chess960Rights, OfAnEarlierGameOnTheSameStackAreNotSpokenOf) {
    Game game{test::chess(), test::position("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", CastlingRule::Chess960)};
    test::play(game, "Kd1 Kd8");
    ASSERT_EQ(refusal_of(game, "O-O").right_lost, RightLost::KingMoved);
    game.set_position(test::position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", CastlingRule::Chess960));
    EXPECT_EQ(refusal_of(game, "O-O").right_lost, RightLost::NeverHad);
}

TEST(Chess960Request, OntoTheOtherRookIsRefusedForItsMissingRight) {
    const Refusal refusal = refusal_of(game_from(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  R  R
    )",
                                                 "w G - 0 1"),
                                       "e1h1");
    EXPECT_EQ(refusal.reason, Reason::CastleRightsLost);
    EXPECT_EQ(refusal.square, at("h1"));
}

TEST(Chess960Request, OntoAnotherRookTellsThatTheKingHasMoved) {
    const Game game = [] {
        Game played{test::chess(), test::position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", CastlingRule::Chess960)};
        test::play(played, "Kd1 Kd8 Ke1 Ke8");
        return played;
    }();
    EXPECT_EQ(refusal_of(game, "e1g1").right_lost, RightLost::KingMoved);
    EXPECT_EQ(refusal_of(game, "e1h1").right_lost, RightLost::KingMoved) << "whichever rook had the right";
    Game moved{test::chess(), test::position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", CastlingRule::Chess960)};
    test::play(moved, "Rg2 Kd8 Rgg1 Ke8");
    EXPECT_EQ(refusal_of(moved, "e1g1").right_lost, RightLost::RookMoved);
    EXPECT_EQ(refusal_of(moved, "e1h1").right_lost, RightLost::NeverHad) << "the rook on h1 had none";
}

TEST(Chess960Request, OntoARookIsNoCastlingWhereOneOfThemIsOffTheFirstRank) {
    for (const auto& [fen, text] : {std::pair{"3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", "e1e2"},
                                    std::pair{"3k4/8/8/8/8/8/4K3/4R3 w - - 0 1", "e2e1"}}) {
        const Game game{test::chess(), test::position(fen, CastlingRule::Chess960)};
        EXPECT_EQ(refusal_of(game, text).reason, Reason::OwnPieceOnTarget) << fen;
    }
}

TEST(Chess960Request, OfTwoSquaresIsRefusedByTheRulesAsNoStepOfAKing) {
    const Game game{test::chess(), test::position("4k3/8/8/8/8/8/8/4K2R w K - 0 1", CastlingRule::Chess960)};
    EXPECT_EQ(game.why_not({.from = at("e1"), .to = at("g1")})->reason, Reason::NotOnLine);
}

TEST(Chess960Switch, IsTakenBackLikeAnyOtherCommand) {
    Game game{test::chess()};
    test::play(game, "e4 e5 Nf3 Nf6 Bc4 Bc5");
    const Game standard = game;
    game.set_position(chess::chess960_start(0));
    EXPECT_EQ(game.position().state.castling_rule, CastlingRule::Chess960);
    test::play(game, "Nf3 Nf6 Ng5");
    game.undo();
    game.undo();
    game.undo();
    game.undo();
    EXPECT_TRUE(game == standard);
    test::play(game, "O-O");
    EXPECT_EQ(test::fen_of(game), "rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
}

// What holds in every position, tried on random games.

class AnyChess960Position : public testing::Test {
protected:
    static std::vector<Position> starts() {
        std::vector<Position> starts;
        for (int number = 0; number < chess::chess960_starts; number += 37) {
            starts.push_back(chess::chess960_start(number));
        }
        for (const char* open :
             {"r4kr1/8/8/8/8/8/8/R4KR1 w KQkq - 0 1", "rkr5/8/8/8/8/8/8/RKR5 w KQkq - 0 1",
              "1r2k1rr/8/8/8/8/8/8/R1R1KR1R w CFbg - 0 1", "qr2k2r/8/8/8/8/8/8/QR2K2R w KQkq - 0 1",
              "r5kr/8/8/8/8/8/8/R5KR b KQkq - 0 1"}) {
            for (int i = 0; i < 5; ++i) {
                starts.push_back(test::position(open, CastlingRule::Chess960));
            }
        }
        return starts;
    }
    static constexpr int plies = 15'000;
};

TEST_F(AnyChess960Position, GivesBackAnEqualGameAndKeepsItsKey) {
    int castlings = 0;
    test::play_random_games(test::chess(), starts(), plies, [&](const Game& game, MoveRequest next) {
        Game changed = game;
        const auto played = changed.play(next);
        ASSERT_TRUE(played);
        castlings += chess::castling_of(game.position(), next) ? 1 : 0;
        ASSERT_LE(played->writes.size(), 4U);
        ASSERT_EQ(changed.position().state.key, zobrist::key_of(changed.position()));
        changed.undo();
        ASSERT_TRUE(changed == game) << test::fen_of(game);
    });
    EXPECT_GT(castlings, 15);
}

TEST_F(AnyChess960Position, HasALegalMoveExactlyWhereNothingRefusesIt) {
    int asked = 0;
    test::play_random_games(test::chess(), starts(), plies, [&](const Game& game, MoveRequest) {
        if (asked++ % 10 != 0) {
            return;
        }
        const MoveList legal = game.legal_moves();
        for (std::size_t from = 0; from < 64; ++from) {
            for (std::size_t to = 0; to < 64; ++to) {
                for (const Kind promotion : {Kind::None, Kind::Queen}) {
                    const MoveRequest request{
                        .from = Square::at(from), .to = Square::at(to), .promotion = promotion};
                    ASSERT_EQ(legal.contains(request), !test::chess().refuse(game.position(), request))
                        << testing::PrintToString(request) << " in " << test::fen_of(game);
                }
            }
        }
    });
}

TEST_F(AnyChess960Position, ReadsBackFromBothKindsOfFen) {
    test::play_random_games(test::chess(), starts(), plies, [](const Game& game, MoveRequest) {
        for (const auto letters : {notation::CastlingLetters::XFen, notation::CastlingLetters::Shredder}) {
            const std::string fen = notation::write_fen(game.position(), letters);
            ASSERT_EQ(test::position(fen, CastlingRule::Chess960), game.position()) << fen;
        }
    });
}

TEST_F(AnyChess960Position, HasASanForEachMoveThatReadsBackAsThatMove) {
    int asked = 0;
    test::play_random_games(test::chess(), starts(), plies, [&](const Game& game, MoveRequest) {
        if (asked++ % 10 != 0) {
            return;
        }
        for (const MoveRequest request : game.legal_moves()) {
            const std::string san = notation::write_san(game.rules(), game.position(), request);
            ASSERT_EQ(test::request(game, san), request) << san << " in " << test::fen_of(game);
            const std::string squares = notation::coordinates(game.position().board.geometry(), request);
            ASSERT_EQ(test::request(game, squares), request) << squares << " in " << test::fen_of(game);
        }
    });
}

}  // namespace
}  // namespace takeback
