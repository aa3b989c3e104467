// The library in a program of its own, as the README has it: built with optimisation, linked to what was
// built before.
#include <gtest/gtest.h>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/game.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback {
namespace {

TEST(Embedding, PlaysTheFiveLinesOfTheReadme) {
    const ChessRules rules;
    Game game{rules};
    const auto e4 = notation::read_move("e4", game);
    ASSERT_TRUE(e4 && game.play(*e4));
    EXPECT_EQ(notation::write_fen(game.position()),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    game.undo();
    EXPECT_EQ(game.position(), rules.start_position());
}

template <typename RuleBookOfAGame>
void expect_first_moves(std::size_t expected) {
    const RuleBookOfAGame rules;
    Position position = rules.start_position();
    MoveList moves;
    rules.legal_moves(position, moves);
    EXPECT_EQ(moves.size(), expected);
    EXPECT_EQ(rules.count_legal_moves(position), expected);
}

TEST(Embedding, CallsARuleBookByItsOwnType) {
    expect_first_moves<ChessRules>(20);
    expect_first_moves<XiangqiRules>(44);
}

TEST(Embedding, ReadsARecord) {
    notation::GameReader reader{notation::bytes_of("1. e4 e5 *")};
    const auto read = reader.next();
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.moves.main_line().size(), 2U);
}

}  // namespace
}  // namespace takeback
