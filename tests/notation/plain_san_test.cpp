// Plain SAN: the quick way to read a move, and what it leaves to the other one.
#include "takeback/notation/plain_san.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/san.hpp"

namespace takeback::notation {
namespace {

const std::vector<Position>& starts() {
    static const std::vector<Position> positions{
        test::chess().start_position(),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
        test::position("4k3/1N3N2/8/R2N3R/8/1q3N2/8/3K3R w - - 0 1"),
    };
    return positions;
}

std::optional<MoveRequest> plain(std::string_view san, const Game& game) {
    LineOfPlay line{game.rules(), game.position()};
    const bool is_played = play_plain_san(san, line);
    EXPECT_EQ(line.plies(), is_played ? 1U : 0U) << san;
    const auto played = is_played ? std::optional{line.take_back()} : std::nullopt;
    EXPECT_EQ(line.position(), game.position()) << san;
    return played;
}

TEST(PlainSan, ReadsEveryMoveThatIsWrittenAndAgreesWithTheGenerousReading) {
    test::play_random_games(test::chess(), starts(), 3000, [](const Game& game, MoveRequest) {
        for (const MoveRequest request : game.legal_moves()) {
            const std::string san = write_san(game.rules(), game.position(), request);
            ASSERT_EQ(plain(san, game), request) << san << " in " << test::fen_of(game);
        }
    });
}

/// Texts that a move may be written as, right and wrong: each origin, each mark, each capture and promotion.
std::vector<std::string> spellings(const Game& game, MoveRequest request) {
    const Position& position = game.position();
    const Geometry geometry = position.board.geometry();
    const std::string from = square_name(geometry, request.from);
    const std::string to = square_name(geometry, request.to);
    const Kind kind = position.board.at(request.from).kind();
    std::vector<std::string> texts{from + to, from + '-' + to};
    for (const std::string& man : {std::string{letter(kind)}, std::string{}}) {
        for (const std::string& origin : {std::string{}, from.substr(0, 1), from.substr(1), from}) {
            for (const char* between : {"", "x", "-"}) {
                for (const char* behind : {"", "=Q", "N", "=K", "+", "#", "=R+", "!", "e.p."}) {
                    texts.push_back(man + origin);
                    texts.back() += between + to;
                    texts.back() += behind;
                }
            }
        }
    }
    return texts;
}

TEST(PlainSan, AcceptsNothingThatTheGenerousReadingUnderstandsOtherwise) {
    int asked = 0;
    int read = 0;
    test::play_random_games(test::chess(), starts(), 3000, [&](const Game& game, MoveRequest) {
        if (asked++ % 60 != 0 || HasFatalFailure()) {
            return;
        }
        MoveList requests;
        game.rules().pseudo_legal_moves(game.position(), requests);
        for (const MoveRequest request : requests) {
            for (const std::string& text : spellings(game, request)) {
                const auto quickly = plain(text, game);
                if (quickly) {
                    const auto generously = read_move(text, game);
                    ASSERT_TRUE(generously) << text << " in " << test::fen_of(game);
                    ASSERT_EQ(*quickly, *generously) << text << " in " << test::fen_of(game);
                    ++read;
                }
            }
        }
    });
    EXPECT_GT(read, 10'000);
}

TEST(PlainSan, LeavesEverythingElseToTheGenerousReading) {
    const Game game = test::game_after("r3k2r/8/8/3q4/8/2N1P1N1/8/R3K2R w KQkq - 0 1");
    for (const char* text : {"O-O", "0-0", "Nxd5", "N3xd5", "Nc3xd5", "Nc3-e4", "Kf1", "e4+", "Rxh8"}) {
        EXPECT_TRUE(plain(text, game)) << text;
    }
    for (const char* text : {"",  "e",  "Ne4",  "Kg1", "Kc1",  "Nxe4x", "exd4", "Nxe2xd4", "i9",  "O",   "+",
                             "Q", "=Q", "e8=Q", "xd5", "nxd5", "♘xd5",  "e4.",  "Nxb5x",   "ee4", "e-e4"}) {
        EXPECT_FALSE(plain(text, game)) << text;
    }
}

/// What the generous reading refuses must not be taken for something like it.
TEST(PlainSan, TakesNothingThatIsNoMoveOrAnother) {
    struct Row {
        const char* fen;
        std::vector<const char*> texts;
    };
    for (const auto& [fen, texts] : {
             Row{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                 {"Nxf3", "ab3", "e2xe4", "Nd2", "e4=Q", "Nf3=Q", "Nf3$", "Nic3", "N9f3", "Nqf3", "N=f3",
                  "N1xf3", "Ngxf3", "Ng3f3"}},
             Row{"1r5k/P3P3/8/8/8/8/8/K7 w - - 0 1", {"e8", "e8xQ", "e8>Q", "e8x=Q", "e7xe8=Q", "axb8"}},
             Row{"4k3/8/8/4N3/8/8/8/K4R2 w - - 0 1", {"Rad1", "N1f3"}},
             Row{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {"O", "0", "O-", "OO", "O-O-", "O-O-O-O"}},
             Row{"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", {"O-O", "O-O-O"}},
         }) {
        for (const char* text : texts) {
            EXPECT_FALSE(plain(text, test::game_after(fen))) << text;
        }
    }
}

TEST(PlainSan, AKingWhoGoesOntoHisRookDoesNotCastle) {
    const Game game{test::chess(), test::position("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", CastlingRule::Chess960)};
    EXPECT_TRUE(plain("O-O", game));
    EXPECT_FALSE(plain("Kg1", game));
    EXPECT_FALSE(plain("O-O-O", game)) << "there is no rook for it";
}

TEST(PlainSan, TakesNoOtherManForTheKingWhoCastles) {
    EXPECT_EQ(plain("O-O", test::game_after("3k4/8/8/8/8/8/K7/4R3 w - - 0 1")), std::nullopt);
    EXPECT_EQ(plain("O-O-O", test::game_after("3k4/8/8/8/8/8/K7/4Q3 w - - 0 1")), std::nullopt);
}

}  // namespace
}  // namespace takeback::notation
