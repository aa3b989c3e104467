// The command: what it records, and that taking back has no special cases.
#include "takeback/core/move.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback {
namespace {

using test::at;
using test::position;

struct Case {
    const char* name;
    const char* fen;
    const char* move;
    std::size_t writes;
    Piece captured;
};

/// How GoogleTest names a case.
void PrintTo(const Case& test, std::ostream* out) {
    *out << test.name;
}

class EveryKindOfMove : public testing::TestWithParam<Case> {
protected:
    [[nodiscard]] Move build(const Position& from) const {
        const Game game{test::chess(), from};
        return test::chess().build(from, test::request(game, GetParam().move));
    }
};

TEST_P(EveryKindOfMove, IsThatManySquareWrites) {
    EXPECT_EQ(build(position(GetParam().fen)).writes.size(), GetParam().writes);
}

TEST_P(EveryKindOfMove, RemembersWhatItCaptures) {
    test::proves_rule("FIDE 3.1.1");
    EXPECT_EQ(build(position(GetParam().fen)).captured, GetParam().captured);
}

TEST_P(EveryKindOfMove, RemembersTheStateBeforeIt) {
    const Position before = position(GetParam().fen);
    EXPECT_EQ(build(before).prior, before.state);
}

TEST_P(EveryKindOfMove, IsTakenBackWithoutATrace) {
    const Position before = position(GetParam().fen);
    const Move move = build(before);
    Position changed = before;
    move.apply(changed);
    EXPECT_NE(changed, before);
    EXPECT_EQ(changed.state, move.next);
    move.undo(changed);
    EXPECT_EQ(changed, before);
}

constexpr Piece black_pawn{Color::Black, Kind::Pawn};
constexpr Piece black_rook{Color::Black, Kind::Rook};

INSTANTIATE_TEST_SUITE_P(
    Chess, EveryKindOfMove,
    testing::Values(Case{"Quiet", "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9", "Ra4", 2, no_piece},
                    Case{"Capture", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "Rxh8+", 2, black_rook},
                    Case{"DoubleStep", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 3 9", "e4", 2, no_piece},
                    Case{"EnPassant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "exd6", 3, black_pawn},
                    Case{"ShortCastling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9", "O-O", 4, no_piece},
                    Case{"LongCastling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9", "O-O-O", 4, no_piece},
                    Case{"Promotion", "4k3/P7/8/8/8/8/8/4K3 w - - 3 9", "a8=N", 2, no_piece},
                    Case{"CapturingPromotion", "1r2k3/P7/8/8/8/8/8/4K3 w - - 3 9", "axb8=Q+", 2, black_rook}),
    [](const auto& test) { return test.param.name; });

TEST(Move, IsSmallEnoughToBeAValue) {
    EXPECT_LE(sizeof(Move), 72U);
}

TEST(Move, OfARookFromHomeTakesItsRightAlongAndGivesItBack) {
    const Position before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move move = test::chess().build(before, {.from = at("h1"), .to = at("h4")});
    Position after = before;
    move.apply(after);
    EXPECT_FALSE(after.state.castling_rights.has(Color::White, Wing::King));
    EXPECT_TRUE(after.state.castling_rights.has(Color::White, Wing::Queen));
    move.undo(after);
    EXPECT_TRUE(after.state.castling_rights.has(Color::White, Wing::King));
}

TEST(Writes, ApplyInOrderAndUndoInReverse) {
    const Position before = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    Writes writes;
    writes.note(before.board, at("e1"), no_piece);
    writes.note(before.board, at("g1"), before.board.at(at("e1")));
    Board board = before.board;
    writes.apply(board);
    EXPECT_TRUE(board.at(at("e1")).is_none());
    EXPECT_EQ(board.at(at("g1")), (Piece{Color::White, Kind::King}));
    writes.undo(board);
    EXPECT_EQ(board, before.board);
}

}  // namespace
}  // namespace takeback
