// From a game that is played to its PGN, and back.
#include "takeback/notation/pgn_conversion.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/pgn_writer.hpp"

namespace takeback::notation {
namespace {

using test::moves_of;
using test::read_game;
using test::tag_of;

TEST(PgnFromGame, HasThePlayersAndTheMoves) {
    const PgnGame pgn = pgn_from_game(test::game_after_start("e4 e5 Nf3"), "Ann", "Bob");
    EXPECT_EQ(moves_of(pgn), "1. e4 e5 2. Nf3 *");
    EXPECT_EQ(tag_of(pgn, "White"), "Ann");
    EXPECT_EQ(tag_of(pgn, "Black"), "Bob");
    EXPECT_FALSE(starts_elsewhere(pgn));
}

TEST(PgnFromGame, ACheckmatedGameHasItsResultInTagAndMarker) {
    const std::string pgn = write_pgn(pgn_from_game(test::game_after_start("f3 e5 g4 Qh4#")));
    EXPECT_NE(pgn.find("[Result \"0-1\"]\n"), std::string::npos);
    EXPECT_NE(pgn.find("Qh4# 0-1\n"), std::string::npos);
}

TEST(PgnFromGame, ResignationsAndDrawsAreResultsToo) {
    Game resigned = test::game_after_start("e4");
    ASSERT_TRUE(resigned.resign(Color::White));
    EXPECT_EQ(pgn_from_game(resigned).marker, PgnResult::BlackWins);
    Game drawn = test::game_after_start("e4");
    ASSERT_TRUE(drawn.offer_draw(Color::White));
    EXPECT_EQ(pgn_from_game(drawn).marker, PgnResult::Unknown);
    ASSERT_TRUE(drawn.accept_draw());
    EXPECT_EQ(moves_of(pgn_from_game(drawn)), "1. e4 1/2-1/2");
}

TEST(PgnFromGame, BeginsWhereThePositionWasLastSetUp) {
    Game game = test::game_after_start("e4 e5");
    game.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 17"));
    EXPECT_EQ(moves_of(pgn_from_game(game)), "*");
    test::play(game, "Kd7 e4");
    const PgnGame pgn = pgn_from_game(game);
    EXPECT_EQ(moves_of(pgn), "17... Kd7 18. e4 *");
    EXPECT_TRUE(starts_elsewhere(pgn));
    EXPECT_EQ(read_game(write_pgn(pgn)).game, pgn);
}

TEST(PgnFromGame, LeavesOutWhatWasTakenBack) {
    Game game = test::game_after_start("e4 e5");
    game.undo();
    EXPECT_EQ(moves_of(pgn_from_game(game)), "1. e4 *");
    game.undo();
    EXPECT_EQ(moves_of(pgn_from_game(game)), "*");
    Game mated = test::game_after_start("f3 e5 g4 Qh4#");
    mated.undo();
    EXPECT_EQ(moves_of(pgn_from_game(mated)), "1. f3 e5 2. g4 *") << "the result went with the mate";
}

TEST(PgnFromGame, ANameThatNoTagCanHoldIsEscaped) {
    EXPECT_EQ(tag_of(pgn_from_game(test::game_after_start(""), "a\nb"), "White"), "a\\x0ab");
}

TEST(PgnFromGame, EveryGameIsReadBackFromItsOwnPgn) {
    for (const char* moves : {"", "e4", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "f3 e5 g4 Qh4#"}) {
        const PgnGame pgn = pgn_from_game(test::game_after_start(moves), R"(A "quoted" \ name)", "[x]");
        const PgnReading reading = read_game(write_pgn(pgn));
        EXPECT_EQ(reading.game, pgn) << moves;
        EXPECT_EQ(test::codes_of(reading), "") << moves;
    }
}

TEST(GameFromPgn, PlaysTheMainLine) {
    const auto game = game_from_pgn(read_game("1. e4 (1. d4) e5 2. Nf3 1-0").game, test::chess());
    ASSERT_TRUE(game);
    EXPECT_EQ(*game, test::game_after_start("e4 e5 Nf3"));
}

TEST(GameFromPgn, StartsWhereThePgnStarts) {
    const auto game = game_from_pgn(
        read_game("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 17\"]\n\n17... Kd7 *").game, test::chess());
    ASSERT_TRUE(game);
    EXPECT_EQ(*game, test::game_after("4k3/8/8/8/8/8/4P3/4K3 b - - 0 17", "Kd7"));
}

TEST(GameFromPgn, RefusesWhatNoPlayerCanDo) {
    const auto passed = game_from_pgn(read_game("1. e4 -- 2. d4 *").game, test::chess());
    ASSERT_FALSE(passed);
    EXPECT_EQ(passed.error().what, NotPlayable::What::NullMove);
    EXPECT_EQ(passed.error().node, 2U);

    const auto unknown = game_from_pgn(read_game("[FEN \"x\"]\n\n1. e4 *").game, test::chess());
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().what, NotPlayable::What::UnreadableFen);

    PgnGame made_up;
    made_up.moves.add_move(root_node, {.from = test::at("e2"), .to = test::at("e5")});
    const auto refused = game_from_pgn(made_up, test::chess());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().what, NotPlayable::What::Refused);
    EXPECT_EQ(refused.error().refusal.reason, Reason::NotOnLine);
}

}  // namespace
}  // namespace takeback::notation
