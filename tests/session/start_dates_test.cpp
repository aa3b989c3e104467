// The date of a game comes and goes with the set-up that began it.
#include "takeback/session/start_dates.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/session/match_pgn.hpp"

namespace takeback::session {
namespace {

TEST(StartDates, BelongToTheSetUpsThatBeganTheGames) {
    Game game{test::chess()};
    StartDates dates;
    EXPECT_EQ(dates.of(game), "") << "nobody has said";
    dates.set(game, "2026.01.31");
    ASSERT_TRUE(game.play(test::request(game, "e4")));
    EXPECT_EQ(dates.of(game), "2026.01.31");
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    dates.set(game, "2026.02.01");
    ASSERT_TRUE(game.play(test::request(game, "e4")));
    EXPECT_EQ(dates.of(game), "2026.02.01");
    game.undo();
    game.undo();
    EXPECT_EQ(dates.of(game), "2026.01.31");
    game.redo();
    EXPECT_EQ(dates.of(game), "2026.02.01");
}

TEST(StartDates, AnUndatedSetUpHasNotTheDateOfTheOneBeforeAtItsPlace) {
    Game game{test::chess()};
    StartDates dates;
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    dates.set(game, "2026.01.31");
    game.undo();
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"));
    dates.set(game, "");
    EXPECT_EQ(dates.of(game), "");
}

TEST(StartDates, AreInTheFormOfTheStandard) {
    for (const char* date : {"2026.01.31", "1972.??.??", "????.??.??"}) {
        EXPECT_TRUE(is_date(date)) << date;
    }
    for (const char* other :
         {"", "1999", "2026-01-31", "2026.01.3]", "2026.01.311", "2026?01.31", "31.01.2026"}) {
        EXPECT_FALSE(is_date(other)) << other;
    }
    EXPECT_TRUE(is_date(local_date())) << local_date();
    EXPECT_EQ(local_date().find('?'), std::string::npos);
}

TEST(StartDates, AreWrittenAndReadAsATagOfAPgn) {
    Match match{.players = {}, .game = Game{test::chess()}};
    EXPECT_NE(notation::write_pgn(pgn_from_match(match)).find("[Date \"????.??.??\"]"), std::string::npos);
    match.dates.set(match.game, "2026.01.31");
    const notation::PgnGame pgn = pgn_from_match(match);
    EXPECT_NE(notation::write_pgn(pgn).find("[Date \"2026.01.31\"]"), std::string::npos);
    const auto read = match_from_pgn(pgn, test::chess());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->dates.of(read->game), "2026.01.31");
}

}  // namespace
}  // namespace takeback::session
