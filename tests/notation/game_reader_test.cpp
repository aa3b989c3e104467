// Games are read by what stands in the text, whatever its file is called.
#include "takeback/notation/game_reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "takeback/core/move_request.hpp"
#include "takeback/notation/iccs.hpp"

namespace takeback::notation {
namespace {

std::vector<PgnReading> read_all(std::string_view text, GameKind untold = {}) {
    std::vector<PgnReading> games;
    GameReader reader{bytes_of(text), untold};
    while (auto read = reader.next()) {
        games.push_back(*std::move(read));
    }
    return games;
}

std::string first_move(const PgnReading& read) {
    const auto moves = read.game.moves.main_line();
    return moves.empty() ? "" : iccs(read.game.moves.node(moves.front()).request);
}

TEST(GameReader, ReadsPgnOfChess) {
    const auto games = read_all("1. e4 e5 *\n\n1. d4 d5 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_FALSE(games[0].has_errors());
    EXPECT_EQ(games[1].number, 2U);
    EXPECT_FALSE(games[1].is_kind_told);
}

TEST(GameReader, ReadsAPgnWithoutTagsAsWhatItsReaderSays) {
    const auto games = read_all("1. h2e2 *\n", {.game = Terms::Xiangqi});
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].has_errors());
    EXPECT_EQ(first_move(games[0]), "h2e2");
}

TEST(GameReader, ReadsDhtmlxqRecords) {
    const auto games = read_all(
        "[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n"
        "[DhtmlXQ][DhtmlXQ_movelist]1947[/DhtmlXQ_movelist][/DhtmlXQ]");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(first_move(games[0]), "h2e2");
    EXPECT_EQ(games[0].main_line, (LineTotals{.plies = 2, .checks = 0, .is_mate = false}));
    EXPECT_TRUE(games[0].is_kind_told);
    EXPECT_TRUE(games[1].has_errors());
}

TEST(GameReader, ReadsAPgnInGb18030) {
    const auto games = read_all(
        "[Game \"Chinese Chess\"]\r\n\r\n"
        "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED\xA3\xB8\xBD\xF8\xA3\xB7 *\r\n");  // 炮二平五 马８进７
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].has_errors());
    EXPECT_EQ(first_move(games[0]), "h2e2");
    EXPECT_EQ(games[0].game.moves.main_line().size(), 2U);
}

TEST(GameReader, ReadsOnBehindTheBeginningByWhichItChose) {
    std::string text;
    for (int i = 0; i < 9000; ++i) {
        text += "1. e4 e5 *\n\n";  // 12 bytes each, more than 64 KiB together
    }
    const auto games = read_all(text);
    ASSERT_EQ(games.size(), 9000U);
    for (const PgnReading& read : games) {
        EXPECT_TRUE(read.problems.empty());
        EXPECT_EQ(read.game.moves.main_line().size(), 2U);
    }
    EXPECT_EQ(games.back().place.line, 17999U);
}

TEST(GameReader, FindsNoGameInAnEmptyText) {
    EXPECT_TRUE(read_all("").empty());
}

}  // namespace
}  // namespace takeback::notation
