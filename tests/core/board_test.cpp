#include "takeback/core/board.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/drawing.hpp"

namespace takeback {
namespace {

constexpr Geometry geometry{.files = 8, .ranks = 8};
constexpr Piece white_knight{Color::White, Kind::Knight};
constexpr Piece black_queen{Color::Black, Kind::Queen};

TEST(Piece, IsAValueOfColourAndKind) {
    EXPECT_EQ(white_knight.color(), Color::White);
    EXPECT_EQ(white_knight.kind(), Kind::Knight);
    EXPECT_EQ(white_knight, (Piece{Color::White, Kind::Knight}));
    EXPECT_NE(white_knight, (Piece{Color::Black, Kind::Knight}));
    EXPECT_TRUE(white_knight.is(Color::White));
    EXPECT_FALSE(white_knight.is(Color::Black));
}

TEST(Piece, NoneBelongsToNobody) {
    EXPECT_TRUE(no_piece.is_none());
    EXPECT_FALSE(no_piece.is(Color::White));
    EXPECT_FALSE(no_piece.is(Color::Black));
}

TEST(Board, IsEmptyAtFirst) {
    const Board board{geometry};
    EXPECT_EQ(board.holding<1>(no_piece).count(), 64);
    EXPECT_TRUE(board.at(test::at("e4")).is_none());
    EXPECT_EQ(board.holding<2>(no_piece).count(), 64) << "and nothing is on a 65th square";
    EXPECT_EQ((Board{{.files = 9, .ranks = 10}}.holding<2>(no_piece).count()), 90);
}

TEST(Board, HoldsWhatWasSetLast) {
    Board board{geometry};
    board.set(test::at("e4"), white_knight);
    EXPECT_EQ(board.at(test::at("e4")), white_knight);
    board.set(test::at("e4"), black_queen);
    EXPECT_EQ(board.at(test::at("e4")), black_queen);
    EXPECT_TRUE(board.holding<1>(white_knight).empty());
}

TEST(Board, SettingWhatIsThereChangesNothing) {
    Board board{geometry};
    board.set(test::at("e4"), white_knight);
    const Board before = board;
    board.set(test::at("e4"), white_knight);
    EXPECT_EQ(board, before);
}

TEST(Board, KnowsWhereEachPieceStandsAfterAnyWrites) {
    std::mt19937 random{64};  // the same in every run
    for (const Geometry size : {geometry, Geometry{.files = 9, .ranks = 10}}) {
        Board board{size};
        for (int write = 0; write < 2000; ++write) {
            const auto kind = static_cast<Kind>(random() % kind_count);
            const Color color = random() % 2 == 0 ? Color::White : Color::Black;
            board.set(Square::at(random() % size.squares()),
                      kind == Kind::None ? no_piece : Piece{color, kind});
        }
        for (std::size_t i = 0; i < size.squares(); ++i) {
            for (const Color color : {Color::White, Color::Black}) {
                for (std::size_t kind = 1; kind < kind_count; ++kind) {
                    const Piece piece{color, static_cast<Kind>(kind)};
                    EXPECT_EQ(board.holding<2>(piece).contains(Square::at(i)),
                              board.at(Square::at(i)) == piece);
                }
            }
            EXPECT_EQ(board.holding<2>(no_piece).contains(Square::at(i)), board.at(Square::at(i)).is_none());
        }
    }
}

}  // namespace
}  // namespace takeback
