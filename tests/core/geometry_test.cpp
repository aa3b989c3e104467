#include "takeback/core/geometry.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/core/plain_reading.hpp"

namespace takeback {
namespace {

constexpr Geometry chess_board{.files = 8, .ranks = 8};
constexpr Geometry xiangqi_board{.files = 9, .ranks = 10};

TEST(Geometry, CountsSquaresFromTheFirstFileOfTheFirstRank) {
    test::proves_rule("FIDE 2.1");
    EXPECT_EQ(chess_board.square(0, 0), Square::at(0));
    EXPECT_EQ(chess_board.square(4, 0), Square::at(4));
    EXPECT_EQ(chess_board.square(7, 7), Square::at(63));
    EXPECT_EQ(xiangqi_board.square(8, 9), Square::at(89));
}

TEST(Geometry, TurnsEverySquareIntoFileAndRankAndBack) {
    test::proves_rule("FIDE 2.4");
    for (const Geometry geometry : {chess_board, xiangqi_board}) {
        for (std::size_t i = 0; i < geometry.squares(); ++i) {
            const Square square = Square::at(i);
            EXPECT_EQ(geometry.square(geometry.file(square), geometry.rank(square)), square);
        }
    }
}

TEST(Geometry, HasNoSquareOffTheBoard) {
    EXPECT_TRUE(chess_board.square(8, 0).is_none());
    EXPECT_TRUE(chess_board.square(0, 8).is_none());
    EXPECT_TRUE(chess_board.square(-1, 3).is_none());
    EXPECT_TRUE(chess_board.square(3, -1).is_none());
}

TEST(Geometry, OrdersSquaresAsItCountsThem) {
    EXPECT_LT(Square::at(3), Square::at(4));
    EXPECT_FALSE(Square::at(4) < Square::at(3));
    EXPECT_FALSE(Square::at(4) < Square::at(4));
}

TEST(Geometry, DoesNotStepAroundTheEdge) {
    const Square h4 = chess_board.square(7, 3);
    EXPECT_TRUE(chess_board.step(h4, {.files = 1, .ranks = 0}).is_none());
    EXPECT_TRUE(chess_board.step(h4, {.files = 2, .ranks = 1}).is_none());
    EXPECT_EQ(chess_board.step(h4, {.files = -1, .ranks = 1}), chess_board.square(6, 4));
}

TEST(Geometry, CountsRanksFromEachSidesOwnEdge) {
    const Square e2 = chess_board.square(4, 1);
    EXPECT_EQ(chess_board.rank_for(Color::White, e2), 1);
    EXPECT_EQ(chess_board.rank_for(Color::Black, e2), 6);
}

TEST(Geometry, TurnsForwardRoundForBlack) {
    constexpr Direction forward{.files = 1, .ranks = 2};
    EXPECT_EQ(seen_by(Color::White, forward), forward);
    EXPECT_EQ(seen_by(Color::Black, forward), (Direction{.files = 1, .ranks = -2}));
}

TEST(LineThrough, NamesEverySquareOfARankFileOrDiagonal) {
    const auto square = [](int file, int rank) { return chess_board.square(file, rank); };
    EXPECT_EQ(line_through(chess_board, square(1, 4), square(4, 7)),
              (std::vector{square(1, 4), square(2, 5), square(3, 6), square(4, 7)}));
    EXPECT_EQ(line_through(chess_board, square(3, 5), square(3, 3)),
              (std::vector{square(3, 5), square(3, 4), square(3, 3)}));
    EXPECT_EQ(line_through(chess_board, square(0, 0), square(1, 0)),
              (std::vector{square(0, 0), square(1, 0)}));
}

TEST(LineThrough, NamesOnlyTheEndsOfALeap) {
    EXPECT_EQ(line_through(chess_board, Square::at(0), Square::at(17)),
              (std::vector{Square::at(0), Square::at(17)}));
}

}  // namespace
}  // namespace takeback
