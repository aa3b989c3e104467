// Exercise 5: a cannon and a camel in chess. In the pictures C and c are cannons, M and m camels.
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <set>
#include <string_view>

#include "cannon_and_camel.hpp"
#include "exercises/new_men_rules.hpp"
#include "support/drawing.hpp"
#include "support/picture.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/piece_letters.hpp"

namespace takeback::exercises {
namespace {

using Rulebook = NewMenRules<cannon_and_camel>;
using test::at;

char letter_of(Piece piece) noexcept {
    const bool white = piece.is(Color::White);
    if (piece.kind() == Kind::Cannon) {
        return white ? 'C' : 'c';
    }
    return piece.kind() == camel ? (white ? 'M' : 'm') : notation::fen_letter(piece);
}

std::optional<Piece> piece_of(char letter) noexcept {
    switch (letter) {
        case 'C': return Piece{Color::White, Kind::Cannon};
        case 'c': return Piece{Color::Black, Kind::Cannon};
        case 'M': return Piece{Color::White, camel};
        case 'm': return Piece{Color::Black, camel};
        default: return notation::piece_of(letter);
    }
}

constexpr notation::FenAlphabet alphabet{
    .geometry = chess::ChessTraits::geometry, .first_rank = 1, .letter_of = letter_of, .piece_of = piece_of};

Position drawn(std::string_view drawing) {
    Position position{.board = test::read_picture(alphabet, drawing).board, .state = {}};
    position.state.key = zobrist::key_of(position);
    return position;
}

void expect_targets(std::string_view from, std::string_view drawing) {
    Position position = drawn(drawing);
    MoveList moves;
    Rulebook{}.legal_moves(position, moves);
    std::set<Square> actual;
    for (const MoveRequest move : moves) {
        if (move.from == at(from)) {
            actual.insert(move.to);
        }
    }
    const std::set<Square> expected = test::read_picture(alphabet, drawing).stars;
    EXPECT_EQ(actual, expected) << "from " << from << ", legal are" << test::draw(alphabet, position.board, actual);
}

TEST(CannonAndCamel, TheCannonMovesAsARookAndCapturesOverOneMan) {
    expect_targets("d4", R"(
        .  .  .  p* .  .  .  k
        .  .  .  .  .  .  .  .
        .  .  .  N  .  .  .  .
        .  .  .  *  .  .  .  .
        *  *  *  C  *  p  .  r*
        .  .  .  *  .  .  .  .
        .  .  .  p  .  .  .  .
        K  .  .  P  .  .  .  .
    )");
}

TEST(CannonAndCamel, TheCannonNeedsAScreenToGiveCheck) {
    Position position = drawn(R"(
        .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  C  .  .  .
    )");
    EXPECT_FALSE(Rulebook{}.is_in_check(position.board, Color::Black));
    position.board.set(at("e5"), Piece{Color::White, Kind::Bishop});
    EXPECT_TRUE(Rulebook{}.is_in_check(position.board, Color::Black));
    position.board.set(at("e6"), Piece{Color::Black, Kind::Pawn});
    EXPECT_FALSE(Rulebook{}.is_in_check(position.board, Color::Black)) << "two men are no screen";
}

TEST(CannonAndCamel, NobodyStepsBetweenHisKingAndACannon) {
    expect_targets("h4", R"(
        k  .  .  .  c  .  .  *
        .  .  .  .  .  .  .  *
        .  .  .  .  .  .  .  *
        .  .  .  .  .  .  .  *
        *  *  *  *  .  *  *  R
        .  .  .  .  .  .  .  *
        .  .  .  .  .  .  .  *
        .  .  .  .  K  .  .  *
    )");
}

TEST(CannonAndCamel, TheCamelLeapsThreeAndOne) {
    expect_targets("d4", R"(
        .  .  .  .  .  .  .  k
        .  .  *  .  p* .  .  .
        .  .  .  .  .  .  .  .
        *  .  p  P  p  .  *  .
        .  .  P  M  p  .  .  .
        N  .  P  P  p  .  *  .
        .  .  .  .  .  .  .  .
        K  .  *  .  *  .  .  .
    )");
}

TEST(CannonAndCamel, NobodyStandsInTheWayOfACamelThatGivesCheck) {
    const Rulebook rules;
    const Game game{rules, drawn(R"(
        .  .  .  .  .  .  .  k
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  m  .  .  .  .
        .  .  .  R  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .
    )")};
    EXPECT_TRUE(game.status().in_check);
    EXPECT_FALSE(game.why_not({.from = at("d3"), .to = at("d4")})) << "the rook can take it";
    const auto refusal = game.why_not({.from = at("d3"), .to = at("d2")});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason, Reason::StillInCheck);
}

TEST(CannonAndCamel, ACaptureOfTheCannonIsTakenBackLikeAnyOther) {
    const Rulebook rules;
    Game game{rules, drawn(R"(
        .  .  .  q  .  .  .  k
        .  .  .  .  .  .  .  .
        .  .  .  n  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  C  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        K  .  .  .  .  .  .  .
    )")};
    const Position before = game.position();
    const auto played = game.play({.from = at("d4"), .to = at("d8")});
    ASSERT_TRUE(played);
    EXPECT_EQ(played->captured, (Piece{Color::Black, Kind::Queen}));
    game.undo();
    EXPECT_EQ(game.position(), before);
}

TEST(CannonAndCamel, TheOtherMenMoveAsInChess) {
    const Rulebook rules;
    EXPECT_EQ(Game{rules}.legal_moves().size(), 20U);
}

}  // namespace
}  // namespace takeback::exercises
