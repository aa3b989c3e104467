// Positions and moves as text, whichever of the two games is played.
#include "takeback/notation/game_text.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/position_judge.hpp"

namespace takeback::notation {
namespace {

constexpr std::string_view kings_of_chess = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
constexpr std::string_view kings_of_xiangqi = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";

/// The FEN of what was read, or the first problem.
std::string read(std::string_view fen, const Position& of) {
    const auto position = read_position(fen, of, Language::English);
    return position ? write_fen(*position) : position.error().front();
}

TEST(PositionJudge, OfXiangqiMendsNothing) {
    const PositionJudge judge = judge_for(test::xiangqi().start_position().board.geometry());
    Position position = test::xiangqi_position(kings_of_xiangqi);
    position.board.set(test::xiangqi_at("a0"), Piece{Color::White, Kind::Advisor});
    const auto flaws = judge.flaws_of(position);
    ASSERT_EQ(flaws.size(), 1U);
    EXPECT_FALSE(judge.mend(position, flaws.front()));
}

TEST(GameText, KnowsTheLookOfTheMovesOfItsGame) {
    const Game chess{test::chess()};
    const Game xiangqi{test::xiangqi()};
    EXPECT_TRUE(looks_like_typed_move("Nf3", chess));
    EXPECT_TRUE(looks_like_typed_move("O-O", chess));
    EXPECT_FALSE(looks_like_typed_move("O-O", xiangqi));
    EXPECT_TRUE(looks_like_typed_move("炮二平五", xiangqi));
    EXPECT_FALSE(looks_like_typed_move("炮二平五", chess));
}

TEST(GameText, ReadsThePositionOfTheGameThatIsPlayed) {
    EXPECT_EQ(read(kings_of_chess, test::chess().start_position()), kings_of_chess);
    EXPECT_EQ(read(kings_of_xiangqi, test::xiangqi().start_position()), kings_of_xiangqi);
}

TEST(GameText, OfAPositionOfTheOtherGameSaysThatAlone) {
    EXPECT_EQ(read(kings_of_xiangqi, test::chess().start_position()),
              "it has ten ranks: that is xiangqi, and chess is played here (new xiangqi, --game xiangqi)");
    EXPECT_EQ(read(kings_of_chess, test::xiangqi().start_position()),
              "it has eight ranks: that is chess, and xiangqi is played here (new chess, --game chess)");
}

TEST(GameText, OfAFaultyPositionOfThisGameSaysWhatIsWrong) {
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 x - - 0 1", test::chess().start_position()),
              "field 2 (side to move), column 21: 'x' is no side: use w or b");
    EXPECT_EQ(read("4k3/8 w", test::chess().start_position()),
              "field 1 (pieces), column 1: the number of ranks is 2, not 8");
}

}  // namespace
}  // namespace takeback::notation
