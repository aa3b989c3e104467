// Castling in Chess960 (FIDE Guidelines II.3): king and rook from anywhere, the same squares in the end.
#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/chess960_drawing.hpp"
#include "support/drawing.hpp"
#include "takeback/chess/castling.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback {
namespace {

using test::at;
using test::game_from;
using test::refusal_of;

/// Castling leads from the first picture to the second, each square is written once, and undo leads back.
void expect_castling(std::string_view before, const std::string& fen_fields, std::string_view san,
                     std::string_view after, std::size_t writes) {
    Game game = game_from(before, fen_fields);
    const Game as_it_was = game;
    const auto played = game.play(test::request(game, san));
    ASSERT_TRUE(played);
    Position expected = game.position();
    expected.board = test::drawn(after).board;
    EXPECT_EQ(game.position(), expected);
    EXPECT_TRUE(game.position().state.castling_rights.rook(Color::White, Wing::King).is_none());
    EXPECT_TRUE(game.position().state.castling_rights.rook(Color::White, Wing::Queen).is_none());
    EXPECT_EQ(game.position().state.key, zobrist::key_of(game.position()));
    std::set<Square> squares;
    for (const SquareWrite& write : played->writes) {
        EXPECT_NE(write.before, write.after);
        squares.insert(write.square);
    }
    EXPECT_EQ(played->writes.size(), writes);
    EXPECT_EQ(squares.size(), writes) << "one write a square";
    EXPECT_TRUE(played->captured.is_none());
    game.undo();
    EXPECT_TRUE(game == as_it_was);
}

TEST(Chess960Castling, EndsOnTheSquaresOfStandardChess) {
    test::proves_rule("FIDE Guidelines II.3.1");
    const std::string_view before = R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  R  .  .  K  .  .  R
    )";
    expect_castling(before, "w KQ - 0 1", "O-O",
                    R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  R  .  .  .  R  K  .
    )",
                    4);
    expect_castling(before, "w KQ - 0 1", "O-O-O",
                    R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  K  R  .  .  .  R
    )",
                    4);
}

TEST(Chess960Castling, MayLeaveTheKingWhereHeIs) {
    expect_castling(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  K  R
    )",
                    "w K - 0 1", "O-O",
                    R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  R  K  .
    )",
                    2);
}

TEST(Chess960Castling, MayLeaveTheRookWhereItIs) {
    expect_castling(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  R  K  .  .  .
    )",
                    "w Q - 0 1", "O-O-O",
                    R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  K  R  .  .  .  .
    )",
                    2);
}

TEST(Chess960Castling, MayExchangeTheSquaresOfKingAndRook) {
    expect_castling(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  K  R  .
    )",
                    "w K - 0 1", "O-O",
                    R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  R  K  .
    )",
                    2);
}

TEST(Chess960Castling, MayLetTheRookLandWhereTheKingStood) {
    expect_castling(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  R
    )",
                    "w K - 0 1", "O-O",
                    R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  R  K  .
    )",
                    3);
}

TEST(Chess960Castling, MayLeadTheKingAwayFromTheCorner) {
    expect_castling(R"(
        .  .  .  .  .  k  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        R  K  .  .  .  .  .  .
    )",
                    "w Q - 0 1", "O-O-O",
                    R"(
        .  .  .  .  .  k  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  K  R  .  .  .  .
    )",
                    4);
}

TEST(Chess960Castling, NeedsEverySquareEmptyThatTheRookCrosses) {
    test::proves_rule("FIDE Guidelines II.3.2");
    const Refusal refusal = refusal_of(game_from(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        R  N  K  .  .  .  .  .
    )",
                                                 "w Q - 0 1"),
                                       "O-O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleBlocked);
    EXPECT_EQ(refusal.square, at("b1"));
}

TEST(Chess960Castling, NeedsEverySquareEmptyThatTheKingCrossesBehindTheRook) {
    const Refusal refusal = refusal_of(game_from(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  K  R  .  .  .  B  .
    )",
                                                 "w K - 0 1"),
                                       "O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleBlocked);
    EXPECT_EQ(refusal.square, at("g1"));
}

TEST(Chess960Castling, IsRefusedInCheckEvenIfTheKingStays) {
    const Refusal refusal = refusal_of(game_from(R"(
        .  .  .  .  k  .  r  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  K  R
    )",
                                                 "w K - 0 1"),
                                       "O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleInCheck);
    EXPECT_EQ(refusal.square, at("g1"));
    EXPECT_EQ(refusal.attacker, at("g8"));
}

TEST(Chess960Castling, IsRefusedOverEveryAttackedSquareOfALongWay) {
    // The king goes from b1 to g1; a rook on the seventh rank attacks one square of his way.
    const std::vector<std::pair<std::string, std::string>> ways{
        {"c", "2r5"}, {"d", "3r4"}, {"e", "4r3"}, {"f", "5r2"}, {"g", "6r1"}};
    for (const auto& [file, rank] : ways) {
        const Game game{test::chess(),
                        test::position("k7/" + rank + "/8/8/8/8/8/1K5R w K - 0 1", CastlingRule::Chess960)};
        const Refusal refusal = refusal_of(game, "O-O");
        EXPECT_EQ(refusal.reason, Reason::CastleThroughCheck) << file;
        EXPECT_EQ(refusal.square, at(file + '1'));
        EXPECT_EQ(refusal.attacker, at(file + '7'));
    }
}

TEST(Chess960Castling, MayLeadTheRookOverAnAttackedSquare) {
    const Game game = game_from(R"(
        .  r  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        R  .  K  .  .  .  .  .
    )",
                                "w Q - 0 1");
    EXPECT_TRUE(game.legal_moves().contains({.from = at("c1"), .to = at("a1")}));
}

/// No square that the king crosses is attacked, and yet he would arrive in check: only the trial shows it.
TEST(Chess960Castling, IsRefusedWhenTheRookUncoversAnAttackFromTheCorner) {
    const Game game = game_from(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        q  R  .  .  K  .  .  R
    )",
                                "w KQ - 0 1");
    const Refusal refusal = refusal_of(game, "O-O-O");
    EXPECT_EQ(refusal.reason, Reason::CastleThroughCheck);
    EXPECT_EQ(refusal.square, at("c1"));
    EXPECT_EQ(refusal.attacker, at("a1"));
    EXPECT_EQ(refusal.line, (std::vector{at("a1"), at("b1"), at("c1")}));
    EXPECT_FALSE(game.legal_moves().contains({.from = at("e1"), .to = at("b1")}));
    EXPECT_TRUE(game.legal_moves().contains({.from = at("e1"), .to = at("h1")}));
}

TEST(Chess960Castling, OfThePinnedRookIsLegalWhenTheKingIsSafeInTheEnd) {
    const Game game = game_from(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        q  N  R  .  K  .  .  .
    )",
                                "w C - 0 1");
    EXPECT_TRUE(game.legal_moves().contains({.from = at("e1"), .to = at("c1")}));
}

TEST(Chess960Castling, PromotesNobody) {
    Position position = test::position("4k3/8/8/8/8/8/8/4K2R w K - 0 1", CastlingRule::Chess960);
    const MoveRequest castling{.from = at("e1"), .to = at("h1")};
    EXPECT_TRUE(test::chess().is_legal(position, castling));
    EXPECT_FALSE(test::chess().is_legal(
        position, {.from = castling.from, .to = castling.to, .promotion = Kind::Queen}));
}

TEST(Chess960Castling, IsNoneWithoutAKing) {
    Position position = test::position("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", CastlingRule::Chess960);
    ASSERT_TRUE(chess::castling_on(position, Color::White, Wing::King));
    position.board.set(at("e1"), no_piece);
    EXPECT_FALSE(chess::castling_on(position, Color::White, Wing::King));
}

}  // namespace
}  // namespace takeback
