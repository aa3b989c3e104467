// Which positions can be played on. FEN reading reports the same flaws with their columns
// (notation/fen_test.cpp).
#include "takeback/chess/validation.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using chess::Flaw;
using chess::flaws_of;
using test::at;
using test::drawn;
using What = Flaw::What;

std::vector<What> flaws(std::string_view drawing, std::string_view fields = "w - - 0 1") {
    std::vector<What> found;
    for (const Flaw& flaw : flaws_of(drawn(drawing, fields))) {
        found.push_back(flaw.what);
    }
    return found;
}

TEST(Validation, StartPositionHasNoFlaw) {
    EXPECT_TRUE(flaws_of(test::chess().start_position()).empty());
}

TEST(Validation, NamesColourAndSquareOfAFlaw) {
    const auto found = flaws_of(drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  p  .  K  .  .  .
    )"));
    EXPECT_EQ(found,
              (std::vector<Flaw>{{.what = What::PawnOnBackRank, .color = Color::Black, .square = at("c1")}}));
}

TEST(Validation, WantsOneKingASide) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  K  .  .  .
    )"),
              (std::vector{What::KingCount}));
    EXPECT_EQ(flaws(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )"),
              (std::vector{What::KingCount, What::KingCount}));
}

TEST(Validation, WantsNoMoreMenThanAGameHas) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        P  .  .  .  .  .  .  .
        P  P  P  P  P  P  P  P
        .  .  .  .  K  .  .  .
    )"),
              (std::vector{What::TooManyPawns}));
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  N  .
        P  P  P  P  P  P  P  P
        R  N  B  Q  K  B  N  R
    )"),
              (std::vector{What::TooManyMen, What::TooManyPromoted}));
}

TEST(Validation, CountsPromotedMenAgainstMissingPawns) {
    EXPECT_TRUE(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  P  P  P  P  P  P  P
        .  Q  .  Q  K  .  .  .
    )")
                    .empty());
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  P  P  P  P  P  P  P
        .  Q  .  Q  K  N  N  N
    )"),
              (std::vector{What::TooManyPromoted}));
}

TEST(Validation, KnowsHowManyMenOfEachKindAGameBeginsWith) {
    // All eight pawns are there, so nobody was promoted.
    const auto with = [](Kind kind, int men) {
        Position position = drawn(R"(
            .  .  .  .  k  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            P  P  P  P  P  P  P  P
            .  .  .  .  K  .  .  .
        )");
        for (const char* square : {"a1", "b1", "c1"}) {
            position.board.set(at(square), men-- > 0 ? Piece{Color::White, kind} : no_piece);
        }
        return flaws_of(position);
    };
    EXPECT_TRUE(with(Kind::Queen, 1).empty());
    EXPECT_EQ(with(Kind::Queen, 2).front().what, What::TooManyPromoted);
    for (const Kind kind : {Kind::Rook, Kind::Bishop, Kind::Knight}) {
        EXPECT_TRUE(with(kind, 2).empty());
        EXPECT_EQ(with(kind, 3).front().what, What::TooManyPromoted);
    }
}

TEST(Validation, KeepsTheKingsApart) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  k  .  .  .  .
        .  .  .  .  K  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    )"),
              (std::vector{What::KingsTouch}));
}

TEST(Validation, AllowsNoCheckToTheSideThatIsNotToMove) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  R  K  .  .
    )"),
              (std::vector{What::OpponentInCheck}));
}

TEST(ImpossibleCheck, ByThreeMen) {
    test::proves_rule("FIDE 3.10.3");
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  N  .  N  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .
        .  .  .  .  K  .  .  .
    )",
                    "b - - 0 1"),
              (std::vector{What::ImpossibleCheck}));
}

TEST(ImpossibleCheck, ByTwoRooksFromBothSides) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
        .  .  .  .  .  .  .  .
        R  .  .  .  k  .  .  R
    )",
                    "b - - 0 1"),
              (std::vector{What::ImpossibleCheck}));
}

TEST(ImpossibleCheck, ByTwoKnights) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  N  .  N  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )",
                    "b - - 0 1"),
              (std::vector{What::ImpossibleCheck}));
}

TEST(ImpossibleCheck, ByABishopAndAPawnFromBothSides) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  .  .  .  B
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  k  .  .  .
        .  .  .  P  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )",
                    "b - - 0 1"),
              (std::vector{What::ImpossibleCheck}));
}

TEST(PossibleCheck, ByARookThatAKnightUncovered) {
    EXPECT_TRUE(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  N  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .
        .  .  .  .  K  .  .  .
    )",
                      "b - - 0 1")
                    .empty());
}

TEST(PossibleCheck, ByTwoRooksFromTwoSides) {
    // A pawn that took on d8 from e7 opened the e-file.
    EXPECT_TRUE(flaws(R"(
        .  .  .  R  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  R  .  .  .
        .  .  .  .  K  .  .  .
    )",
                      "b - - 0 1")
                    .empty());
}

TEST(Validation, WantsKingAndRookAtHomeForCastling) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
        R  .  .  .  .  .  .  R
    )",
                    "w KQ - 0 1"),
              (std::vector{What::CastlingKingNotHome}));
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        r  .  .  .  K  .  .  R
    )",
                    "w KQ - 0 1"),
              (std::vector{What::CastlingRookNotHome}));
}

TEST(Validation, WantsAnEnPassantTargetBehindAPawnThatCanHavePassedIt) {
    constexpr const char* pawns = R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  p  P  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )";
    EXPECT_TRUE(flaws(pawns, "w - d6 0 1").empty());
    EXPECT_EQ(flaws(pawns, "w - d5 0 1"), (std::vector{What::EnPassantRank}));
    EXPECT_EQ(flaws(pawns, "b - d6 0 1"), (std::vector{What::EnPassantRank}));
    EXPECT_EQ(flaws(pawns, "w - c6 0 1"), (std::vector{What::EnPassantWithoutPawn}));
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  n  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  p  P  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )",
                    "w - d6 0 1"),
              (std::vector{What::EnPassantOccupied}));
}

TEST(Validation, LooksForChecksWhateverTheOtherFlawsAreIfThereAreTwoKings) {
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        P  .  .  .  R  K  .  .
    )"),
              (std::vector{What::PawnOnBackRank, What::OpponentInCheck}));
    EXPECT_EQ(flaws(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  R  K  .  K
    )"),
              (std::vector{What::KingCount}));
}

TEST(Validation, GrantsNoCastlingToSeveralKings) {
    for (const char* rights : {"w K - 0 1", "w Q - 0 1"}) {
        const Position position = drawn(R"(
            .  .  .  .  k  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  K  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            R  .  .  .  K  .  .  R
        )",
                                        rights);
        EXPECT_EQ(
            flaws_of(position, chess::KingsAllowed::Several),
            (std::vector<Flaw>{{.what = What::CastlingSeveralKings, .color = Color::White, .count = 2}}))
            << rights;
    }
}

TEST(Validation, ReportsAMissingKingOnceThoughHeMayCastle) {
    Position position = drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        R  .  .  .  .  .  .  .
    )");
    position.state.castling_rule = CastlingRule::Chess960;
    position.state.castling_rights.grant(Color::White, Wing::Queen, at("a1"));
    EXPECT_EQ(flaws_of(position), (std::vector<Flaw>{{.what = What::KingCount, .color = Color::White}}));
}

TEST(Validation, ReportsEveryFlawAtOnce) {
    EXPECT_EQ(flaws(R"(
        P  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )",
                    "w K d6 0 1"),
              (std::vector{What::PawnOnBackRank, What::KingCount, What::CastlingRookNotHome,
                           What::EnPassantWithoutPawn}));
}

}  // namespace
}  // namespace takeback
