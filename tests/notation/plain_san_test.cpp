// Plain SAN: the quick way to read a move, and what it leaves to the other one.
#include "takeback/notation/plain_san.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "takeback/notation/san.hpp"

namespace takeback::notation {
namespace {

TEST(PlainSan, ReadsEveryMoveThatIsWrittenAndAgreesWithTheGenerousReading) {
    const std::vector<Position> starts{
        test::chess().start_position(),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
    };
    test::play_random_games(test::chess(), starts, 3000, [](const Game& game, MoveRequest) {
        const MoveList legal = game.legal_moves();
        for (const MoveRequest request : legal) {
            const std::string san = write_san(game.rules(), game.position(), request);
            ASSERT_EQ(read_plain_san(san, game.position(), legal), request)
                << san << " in " << test::fen_of(game);
        }
    });
}

TEST(PlainSan, LeavesEverythingElseToTheGenerousReading) {
    const Game game = test::game_after("r3k2r/8/8/3q4/8/2N1P1N1/8/R3K2R w KQkq - 0 1");
    const auto plain = [&](std::string_view text) {
        return read_plain_san(text, game.position(), game.legal_moves()).has_value();
    };
    for (const char* text : {"O-O", "0-0", "Nxd5", "N3xd5", "Nc3xd5", "Nc3-e4", "Kf1", "e4+", "Rxh8"}) {
        EXPECT_TRUE(plain(text)) << text;
    }
    for (const char* text : {"", "e", "Ne4", "Kg1", "Kc1", "Nxe4x", "exd4", "Nxe2xd4", "i9", "O", "+", "Q",
                             "=Q", "e8=Q", "xd5", "nxd5", "♘xd5", "e4.", "Nxb5x"}) {
        EXPECT_FALSE(plain(text)) << text;
    }
}

TEST(PlainSan, ACaptureOfNothingIsNotPlain) {
    const Game game = test::game_after_start("");
    EXPECT_FALSE(read_plain_san("Nxf3", game.position(), game.legal_moves()));
}

}  // namespace
}  // namespace takeback::notation
