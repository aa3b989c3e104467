// Why a move is refused: the reason, and the squares that prove it.
#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::at;
using test::game_after;
using test::game_after_start;

Refusal refuse(const Game& game, std::string_view from, std::string_view to) {
    const auto refusal = game.why_not({.from = at(from), .to = at(to)});
    EXPECT_TRUE(refusal) << from << to << " is legal";
    return refusal.value_or(Refusal{});
}

TEST(Refusal, OfAMoveFromAnEmptySquare) {
    EXPECT_EQ(refuse(game_after_start(""), "d4", "d5").reason, Reason::NoPiece);
}

TEST(Refusal, OfAMoveOfTheOtherSidesPiece) {
    EXPECT_EQ(refuse(game_after_start(""), "a7", "a6").reason, Reason::NotYourPiece);
}

TEST(Refusal, OfAMoveOntoAnOwnPiece) {
    test::proves_rule("FIDE 3.1");
    EXPECT_EQ(refuse(game_after_start(""), "d1", "d2").reason, Reason::OwnPieceOnTarget);
}

TEST(Refusal, OfAMoveThatThePieceDoesNotMake) {
    const Game game = game_after_start("e4 e5");
    EXPECT_EQ(refuse(game, "g1", "g3").reason, Reason::NotOnLine);
    EXPECT_EQ(refuse(game, "e4", "e6").reason, Reason::NotOnLine);
    EXPECT_EQ(refuse(game, "e4", "f3").reason, Reason::NotOnLine);
    EXPECT_EQ(refuse(game, "d1", "d1").reason, Reason::NotOnLine);
    EXPECT_EQ(refuse(game, "a2", "a5").reason, Reason::NotOnLine);
}

TEST(Refusal, OfASlideThroughAManNamesTheFirstOne) {
    test::proves_rule("FIDE 3.5");
    const Refusal refusal = refuse(game_after_start(""), "a1", "a8");
    EXPECT_EQ(refusal.reason, Reason::Blocked);
    EXPECT_EQ(refusal.square, at("a2"));
}

TEST(Refusal, OfADoubleStepOverAMan) {
    const Refusal refusal = refuse(game_after("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1"), "e2", "e4");
    EXPECT_EQ(refusal.reason, Reason::Blocked);
    EXPECT_EQ(refusal.square, at("e3"));
}

TEST(Refusal, OfADoubleStepOntoAManNamesThatMan) {
    EXPECT_EQ(test::refusal_of(test::game_after("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"), "e2e4").square,
              test::at("e4"));
}

TEST(Refusal, OfAPawnThatWouldCaptureStraightAhead) {
    EXPECT_EQ(refuse(game_after_start("e4 e5"), "e4", "e5").reason, Reason::PawnCannotCaptureForward);
    EXPECT_EQ(refuse(game_after("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"), "e2", "e4").reason,
              Reason::PawnCannotCaptureForward);
}

TEST(Refusal, OfAPawnThatHasNothingToCapture) {
    EXPECT_EQ(refuse(game_after_start(""), "e2", "d3").reason, Reason::PawnNeedsCapture);
}

TEST(Refusal, OfAPinnedPieceNamesThePinnerAndTheLine) {
    const Refusal refusal = refuse(game_after_start("e4 e5 Nf3 Nc6 Bb5 d6 d4"), "c6", "d4");
    EXPECT_EQ(refusal.reason, Reason::Pinned);
    EXPECT_EQ(refusal.attacker, at("b5"));
    EXPECT_EQ(refusal.square, at("e8"));
    EXPECT_EQ(refusal.line, (std::vector{at("b5"), at("c6"), at("d7"), at("e8")}));
}

TEST(Refusal, OfAMoveThatLeavesTheKingInCheckNamesTheChecker) {
    const Refusal refusal = refuse(game_after("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1"), "a1", "a2");
    EXPECT_EQ(refusal.reason, Reason::StillInCheck);
    EXPECT_EQ(refusal.attacker, at("e4"));
}

TEST(Refusal, OfAPinnedMansAnswerToAnotherCheckNamesTheCheckThatIsThere) {
    // The rook on e2 is pinned by the one on e8 and cannot answer the knight's check either way.
    const Refusal refusal = refuse(game_after("4r1k1/8/8/8/8/5n2/4R3/4K3 w - - 0 1"), "e2", "d2");
    EXPECT_EQ(refusal.reason, Reason::StillInCheck);
    EXPECT_EQ(refusal.attacker, at("f3"));
}

TEST(Refusal, OfAKingsStepIntoCheckNamesTheAttacker) {
    const Refusal refusal = refuse(game_after("4k3/8/8/8/8/8/7r/4K3 w - - 0 1"), "e1", "e2");
    EXPECT_EQ(refusal.reason, Reason::IntoCheck);
    EXPECT_EQ(refusal.attacker, at("h2"));
    EXPECT_EQ(refusal.line, (std::vector{at("h2"), at("g2"), at("f2"), at("e2")}));
}

TEST(Refusal, OfAnythingInAGameThatIsOver) {
    EXPECT_EQ(refuse(game_after_start("f3 e5 g4 Qh4#"), "e2", "e4").reason, Reason::GameOver);
}

TEST(Refusal, HasAStableNameForEveryReason) {
    EXPECT_EQ(code(Reason::CastleThroughCheck), "castle_through_check");
    EXPECT_EQ(code(Reason::EnPassantExpired), "ep_expired");
    std::set<std::string_view> names;
    const auto last = static_cast<int>(Reason::CastleThroughCheck);
    for (int reason = 0; reason <= last; ++reason) {
        names.insert(code(static_cast<Reason>(reason)));
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(last) + 1)
        << "two reasons share a name, or one has none";
    EXPECT_EQ(names.count(""), 0U);
}

}  // namespace
}  // namespace takeback
