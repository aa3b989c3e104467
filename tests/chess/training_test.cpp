// Training set-ups: several kings a side, and a side loses when any of them is mated.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/chess/dead_position.hpp"
#include "takeback/chess/draws.hpp"
#include "takeback/chess/validation.hpp"

namespace takeback {
namespace {

using chess::Flaw;
using chess::flaws_of;
using chess::KingsAllowed;
using test::at;
using test::chess;
using test::drawn;
using test::legal_sans;
using What = Flaw::What;

using Sans = std::set<std::string>;

std::vector<What> training_flaws(std::string_view drawing, std::string_view fields = "w - - 0 1") {
    std::vector<What> found;
    for (const Flaw& flaw : flaws_of(drawn(drawing, fields), KingsAllowed::Several)) {
        found.push_back(flaw.what);
    }
    return found;
}

constexpr std::string_view forked = R"(
    k  .  .  .  k  .  .  .
    .  .  N  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  K  .  .  .
)";

TEST(SeveralKings, AForkOfTwoKingsIsMate) {
    const Position position = drawn(forked, "b - - 0 1");
    EXPECT_TRUE(legal_sans(position).empty());
    EXPECT_EQ(chess().outcome(position), won_by(Color::White, Ending::Checkmate));
}

TEST(SeveralKings, AForkerThatCanBeTakenMatesNobody) {
    EXPECT_EQ(legal_sans(drawn(R"(
        k  .  .  b  k  .  .  .
        .  .  N  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )",
                               "b - - 0 1")),
              (Sans{"Bxc7"}));
}

TEST(SeveralKings, AKingMaySaveAnotherByTakingTheChecker) {
    EXPECT_EQ(legal_sans(drawn(R"(
        k  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  K  .
        .  .  .  .  .  .  .  r
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  K
    )")),
              (Sans{"Kxh4", "Kg1", "Kg2"}));
}

TEST(SeveralKings, AManMayUncoverNoneOfThem) {
    test::expect_targets("d4", R"(
        k  .  .  .  .  .  .  .
        .  .  .  .  .  .  b  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        r  .  .  R  .  .  .  K
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  .  .  .  .
    )");
}

TEST(SeveralKings, TwoKingsOnTheLineOfARookAreMatedTogether) {
    // The king on e4 cannot stay, and it cannot go without leaving the other one to the rook.
    EXPECT_EQ(chess().outcome(drawn(R"(
        k  .  .  .  r  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )")),
              won_by(Color::Black, Ending::Checkmate));
}

TEST(SeveralKings, NoneAttackedAndNoneThatCanMoveIsStalemate) {
    EXPECT_EQ(chess().outcome(drawn(R"(
        k  .  .  .  .  .  .  .
        .  .  Q  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  K  .  .
        .  .  .  .  .  .  .  k
    )",
                                    "b - - 0 1")),
              takeback::drawn(Ending::Stalemate));
}

TEST(SeveralKings, AloneNeverMate) {
    const Position kings = drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  K  .  .  .  .  K
    )");
    EXPECT_TRUE(chess::is_dead(chess(), kings));
    EXPECT_EQ(chess().automatic_outcome(kings, {}), takeback::drawn(Ending::DeadPosition));
}

TEST(SeveralKings, AreMatedByAKnightThatCouldNotMateOne) {
    const Position position = drawn(R"(
        k  .  .  .  .  .  .  k
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  N  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )");
    EXPECT_FALSE(chess::has_insufficient_material(position.board));
    EXPECT_EQ(chess().outcome(position), std::nullopt);
    EXPECT_TRUE(chess().can_win(position.board, Color::White));
    EXPECT_FALSE(chess().can_win(position.board, Color::Black));
}

TEST(SeveralKings, AreMatedByAKnightOfBlackToo) {
    const Position position = drawn(R"(
        k  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  n  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  .  .  .  K
    )");
    EXPECT_FALSE(chess::has_insufficient_material(position.board));
    EXPECT_FALSE(chess().can_win(position.board, Color::White));
    EXPECT_TRUE(chess().can_win(position.board, Color::Black));
}

TEST(SeveralKings, HelpABishopToMateOne) {
    EXPECT_EQ(chess().outcome(drawn(R"(
        .  .  .  .  .  K  .  k
        .  .  .  .  .  .  .  .
        .  .  .  .  .  B  K  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )",
                                    "b - - 0 1")),
              won_by(Color::White, Ending::Checkmate));
}

// What a training set-up has to pass.

TEST(TrainingSetUp, IsAFlawWhereItIsNotAskedFor) {
    const Position position = drawn(forked, "b - - 0 1");
    EXPECT_EQ(flaws_of(position),
              (std::vector<Flaw>{{.what = What::KingCount, .color = Color::Black, .count = 2}}));
    EXPECT_TRUE(flaws_of(position, KingsAllowed::Several).empty());
    EXPECT_TRUE(chess::has_several_kings(position.board));
    EXPECT_FALSE(chess::has_several_kings(chess().start_position().board));
}

TEST(TrainingSetUp, StillNeedsAKingASide) {
    EXPECT_EQ(training_flaws(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  K  .  .  .
    )"),
              (std::vector{What::KingCount}));
}

TEST(TrainingSetUp, KeepsKingsOfDifferentSidesApart) {
    EXPECT_EQ(training_flaws(R"(
        k  .  .  .  .  .  .  k
        K  .  .  .  .  .  .  K
        .  .  .  .  .  .  .  .
        .  .  .  K  K  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )"),
              (std::vector{What::KingsTouch, What::KingsTouch}));
}

TEST(TrainingSetUp, AllowsNoCheckToAnyKingOfTheSideThatIsNotToMove) {
    const auto found = flaws_of(drawn(forked), KingsAllowed::Several);
    EXPECT_EQ(found, (std::vector<Flaw>{
                         {.what = What::OpponentInCheck, .color = Color::Black, .square = at("a8")},
                         {.what = What::OpponentInCheck, .color = Color::Black, .square = at("e8")}}));
}

TEST(TrainingSetUp, HasNoCastlingForASideOfSeveralKings) {
    constexpr std::string_view castles = R"(
        r  .  .  .  k  .  .  r
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .
        .  .  .  .  .  .  .  .
        R  .  .  .  K  .  .  R
    )";
    EXPECT_EQ(training_flaws(castles, "w KQkq - 0 1"), (std::vector{What::CastlingSeveralKings}));
    EXPECT_TRUE(training_flaws(castles, "w kq - 0 1").empty());
}

TEST(TrainingSetUp, CountsItsKingsAmongSixteenMen) {
    EXPECT_EQ(training_flaws(R"(
        k  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  .  .  .  .
        K  K  K  K  K  K  K  K
        K  K  K  K  K  K  K  K
    )"),
              (std::vector{What::TooManyMen}));
}

}  // namespace
}  // namespace takeback
