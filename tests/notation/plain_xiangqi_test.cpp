// The quick way to read the moves of a file.
#include "takeback/notation/plain_xiangqi.hpp"

#include <gtest/gtest.h>

#include "support/random_games.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/notation/xiangqi_move_text.hpp"

namespace takeback::notation {
namespace {

std::optional<MoveRequest> plainly(std::string_view text, const Game& game, XiangqiNotation notation) {
    return read_plain_xiangqi(text, game.position(), game.legal_moves(), {.notation = notation});
}

TEST(PlainXiangqi, FindsEveryMoveThatIsWrittenInTheStyle) {
    const std::vector<Position> starts{
        test::xiangqi().start_position(),
        test::xiangqi_position("2bak4/9/3P1P3/3PPP3/9/9/3ppp3/3p1p3/9/2BAK4 w - - 0 1")};
    test::play_random_games(test::xiangqi(), starts, 400, [](const Game& game, MoveRequest next) {
        for (const XiangqiNotation notation :
             {XiangqiNotation::Iccs, XiangqiNotation::Wxf, XiangqiNotation::WxfRanked,
              XiangqiNotation::Chinese, XiangqiNotation::ChineseTraditional}) {
            const std::string text = write_xiangqi_move(game.position(), next, {.notation = notation});
            ASSERT_EQ(plainly(text, game, notation), next) << text << ' ' << test::xiangqi_fen(game);
        }
    });
}

TEST(PlainXiangqi, AgreesWithTheFullReaderOrLeavesItToIt) {
    const std::vector<Position> starts{
        test::xiangqi_position("2bak4/9/3P1P3/3PPP3/9/9/3ppp3/3p1p3/9/2BAK4 w - - 0 1")};
    test::play_random_games(test::xiangqi(), starts, 400, [](const Game& game, MoveRequest next) {
        const std::string text =
            write_xiangqi_move(game.position(), next, {.notation = XiangqiNotation::WxfRanked});
        const auto plain = plainly(text, game, XiangqiNotation::Wxf);
        const auto read = read_xiangqi_move(text, game, {.notation = XiangqiNotation::Wxf});
        if (plain) {
            ASSERT_TRUE(read) << text << ' ' << test::xiangqi_fen(game);
            ASSERT_EQ(*plain, *read) << text << ' ' << test::xiangqi_fen(game);
        }
    });
}

TEST(PlainXiangqi, LeavesToTheFullReaderWhatIsNoLegalMoveOfTheStyle) {
    const Game game{test::xiangqi()};
    EXPECT_EQ(plainly("炮二平五", game, XiangqiNotation::Iccs), std::nullopt);
    EXPECT_EQ(plainly("炮二平五", game, XiangqiNotation::Chinese), test::xiangqi_request("h2e2"));
    EXPECT_EQ(plainly("H2-E2", game, XiangqiNotation::Chinese), test::xiangqi_request("h2e2"));
    EXPECT_EQ(plainly("帅五进二", game, XiangqiNotation::Chinese), std::nullopt);
    EXPECT_EQ(plainly("h3e3", game, XiangqiNotation::Iccs), std::nullopt);
    EXPECT_EQ(plainly("Nf3", game, XiangqiNotation::Iccs), std::nullopt);
}

}  // namespace
}  // namespace takeback::notation
