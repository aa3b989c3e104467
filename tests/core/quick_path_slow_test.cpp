// The quick path against the slow one, in both games: a trial of every move, and the rows read square by
// square, in every position of the perft tables and in 100,000 random ones. Minutes without optimisation.
#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "support/drawing.hpp"
#include "support/perft_table.hpp"
#include "support/random_games.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/chess/movements.hpp"
#include "takeback/core/plain_reading.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/xiangqi/movements.hpp"

namespace takeback {
namespace {

constexpr int random_positions = 100'000;
constexpr std::size_t plain_reading_writes = 2;  // castling and en passant, which are no rows, write more

/// Every move that the men can make, each made, looked at, and taken back.
std::vector<MoveRequest> tried_one_by_one(const Rules& rules, Position position) {
    MoveList moves;
    rules.pseudo_legal_moves(position, moves);
    std::vector<MoveRequest> legal;
    for (const MoveRequest request : moves) {
        const Move move = rules.build(position, request);
        const Color mover = position.state.side_to_move;
        move.apply(position);
        if (!rules.is_in_check(position.board, mover)) {
            legal.push_back(request);
        }
        move.undo(position);
    }
    return legal;
}

void expect_the_same_moves(const Rules& rules, Position position) {
    MoveList quick;
    rules.legal_moves(position, quick);
    const std::vector<MoveRequest> slow = tried_one_by_one(rules, position);
    EXPECT_EQ(quick.size(), rules.count_legal_moves(position));
    EXPECT_TRUE(std::is_permutation(quick.begin(), quick.end(), slow.begin(), slow.end()))
        << notation::write_fen(position);
}

/// The man on `from`, to every square of the board.
void expect_the_rows_as_read_plainly(const Rules& rules, std::span<const Movement> rows,
                                     const Position& position, Square from) {
    const Color mover = position.state.side_to_move;
    MoveList moves;
    rules.pseudo_legal_moves(position, moves);
    for (std::size_t i = 0; i < position.board.geometry().squares(); ++i) {
        const Square to = Square::at(i);
        const bool reaches =
            !position.board.at(to).is(mover) &&
            read_plainly(rows, position.board, from, to).verdict == PlainReading::Verdict::Reaches;
        const bool listed = std::any_of(moves.begin(), moves.end(), [&](MoveRequest request) {
            return request.from == from && request.to == to &&
                   rules.build(position, request).writes.size() == plain_reading_writes;
        });
        EXPECT_EQ(listed, reaches) << notation::write_fen(position) << ", " << from.index() << " to " << i;
    }
}

void expect_all_the_same(const Rules& rules, std::span<const Movement> rows, const Position& position) {
    expect_the_same_moves(rules, position);
    for (std::size_t i = 0; i < position.board.geometry().squares(); ++i) {
        if (position.board.at(Square::at(i)).is(position.state.side_to_move)) {
            expect_the_rows_as_read_plainly(rules, rows, position, Square::at(i));
        }
    }
}

/// Of a random position, plainly read, the man who moves next.
void expect_all_the_same_in_random_games(const Rules& rules, std::span<const Movement> rows,
                                         const std::vector<Position>& starts) {
    test::play_random_games(rules, starts, random_positions, [&](const Game& game, MoveRequest next) {
        if (!testing::Test::HasFailure()) {
            expect_the_same_moves(rules, game.position());
            expect_the_rows_as_read_plainly(rules, rows, game.position(), next.from);
        }
    });
}

TEST(SlowQuickPath, IsTheSlowPathOfChess) {
    std::vector<Position> starts;
    for (const test::PerftRow& row : test::read_perft_table()) {
        if (row.depth == 1) {
            starts.push_back(test::position(row.fen));
            expect_all_the_same(test::chess(), chess::movements, starts.back());
        }
    }
    ASSERT_GT(starts.size(), 100U);
    expect_all_the_same_in_random_games(test::chess(), chess::movements, starts);
}

TEST(SlowQuickPath, IsTheSlowPathOfXiangqi) {
    std::vector<Position> starts;
    for (const test::PerftRow& row : test::read_perft_table("xiangqi/perft_table.tsv")) {
        if (row.depth == 1) {
            starts.push_back(test::xiangqi_position(row.fen));
            expect_all_the_same(test::xiangqi(), xiangqi::movements, starts.back());
        }
    }
    ASSERT_GT(starts.size(), 50U);
    expect_all_the_same_in_random_games(test::xiangqi(), xiangqi::movements, starts);
}

}  // namespace
}  // namespace takeback
