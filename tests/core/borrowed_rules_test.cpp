// Rules over other rules hand on every answer as it is; and no rules are led astray by squares that are none
// of their board.
#include "takeback/core/borrowed_rules.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "support/random_games.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback {
namespace {

class AllBorrowed final : public BorrowedRules {
public:
    using BorrowedRules::BorrowedRules;
};

std::vector<MoveRequest> moves_of(const Rules& rules, Position position) {
    MoveList moves;
    rules.legal_moves(position, moves);
    return {moves.begin(), moves.end()};
}
std::vector<MoveRequest> pseudo_moves_of(const Rules& rules, const Position& position) {
    MoveList moves;
    rules.pseudo_legal_moves(position, moves);
    return {moves.begin(), moves.end()};
}

/// What was refused, and why; nothing if it was not.
std::optional<std::pair<Reason, MoveRequest>> refusal_of(const Rules& rules, const Position& position,
                                                         MoveRequest request) {
    const std::optional<Refusal> refusal = rules.refuse(position, request);
    return refusal ? std::optional{std::pair{refusal->reason, refusal->request}} : std::nullopt;
}

void expect_same_answers(const Rules& rules, const Game& game, MoveRequest next) {
    const AllBorrowed borrowed{rules};
    Position position = game.position();
    EXPECT_EQ(moves_of(borrowed, position), moves_of(rules, position));
    EXPECT_EQ(pseudo_moves_of(borrowed, position), pseudo_moves_of(rules, position));
    EXPECT_EQ(borrowed.count_legal_moves(position), rules.count_legal_moves(position));
    EXPECT_EQ(borrowed.build(position, next), rules.build(position, next));
    const MoveRequest back{.from = next.to, .to = next.from};
    for (const MoveRequest request : {next, back}) {
        EXPECT_EQ(borrowed.is_legal(position, request), rules.is_legal(position, request));
        EXPECT_EQ(refusal_of(borrowed, position, request), refusal_of(rules, position, request));
    }
    for (const Color color : {Color::White, Color::Black}) {
        EXPECT_EQ(borrowed.is_in_check(position.board, color), rules.is_in_check(position.board, color));
        EXPECT_EQ(borrowed.can_win(position.board, color), rules.can_win(position.board, color));
        EXPECT_EQ(borrowed.is_attacked(position.board, next.to, color),
                  rules.is_attacked(position.board, next.to, color));
        EXPECT_EQ(borrowed.attackers_of(position.board, next.to, color),
                  rules.attackers_of(position.board, next.to, color));
    }
    EXPECT_EQ(borrowed.outcome(position), rules.outcome(position));
    EXPECT_EQ(borrowed.automatic_outcome(position, game.history()),
              rules.automatic_outcome(position, game.history()));
    EXPECT_EQ(borrowed.claimable_draw(position, game.history()),
              rules.claimable_draw(position, game.history()));
}

template <typename Book>
class AnyRules : public ::testing::Test {
protected:
    const Book rules_{};
};
using Books = ::testing::Types<ChessRules, XiangqiRules>;
TYPED_TEST_SUITE(AnyRules, Books);

TYPED_TEST(AnyRules, AreBorrowedWithEveryAnswer) {
    const Rules& rules = this->rules_;
    EXPECT_EQ(AllBorrowed{rules}.start_position(), rules.start_position());
    test::play_random_games(
        rules, {rules.start_position()}, 400,
        [&rules](const Game& game, MoveRequest next) { expect_same_answers(rules, game, next); });
}

TYPED_TEST(AnyRules, RefuseSquaresThatAreNoneOfTheirBoard) {
    const Rules& rules = this->rules_;
    Position position = rules.start_position();
    const std::size_t squares = position.board.geometry().squares();
    const MoveRequest legal = moves_of(rules, position).front();
    for (const Square off : {Square::at(squares), Square::at(squares + 1), no_square}) {
        const MoveRequest from_nowhere{.from = off, .to = legal.to};
        EXPECT_FALSE(rules.is_legal(position, from_nowhere));
        EXPECT_EQ(refusal_of(rules, position, from_nowhere),
                  (std::pair{Reason::NoPiece, MoveRequest{.from = no_square, .to = legal.to}}));
        const MoveRequest to_nowhere{.from = legal.from, .to = off};
        EXPECT_FALSE(rules.is_legal(position, to_nowhere));
        EXPECT_EQ(refusal_of(rules, position, to_nowhere),
                  (std::pair{Reason::NotOnLine, MoveRequest{.from = legal.from, .to = no_square}}));
        EXPECT_EQ(refusal_of(rules, position, {.from = off, .to = off}),
                  (std::pair{Reason::NoPiece, MoveRequest{}}));
    }
}

TYPED_TEST(AnyRules, TakeNoPromotionWhereNoManPromotes) {
    const Rules& rules = this->rules_;
    Position position = rules.start_position();
    for (MoveRequest request : moves_of(rules, position)) {
        request.promotion = Kind::Rook;
        EXPECT_FALSE(rules.is_legal(position, request));
        EXPECT_NE(rules.refuse(position, request), std::nullopt);
    }
}

}  // namespace
}  // namespace takeback
