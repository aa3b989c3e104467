// What holds in every position, tried on random games: 20,000 plies and more.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/san.hpp"

namespace takeback {
namespace {

constexpr int plies = 24'000;

/// With several kings a side.
Position training_position(std::string_view fen) {
    const auto read = notation::read_fen(fen, notation::FenMode::Strict, CastlingRule::Standard,
                                         chess::KingsAllowed::Several);
    EXPECT_TRUE(read) << fen;
    return read ? read->position : test::chess().start_position();
}

class AnyPosition : public testing::Test {
protected:
    const Rules& rules_ = test::chess();
    const std::vector<Position> starts_{
        rules_.start_position(),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
        test::position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
        test::position("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
        test::position("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"),
        training_position("k2qk3/3p1p2/2n5/8/1b3r2/5N2/2P1P3/K2RK2Q w - - 0 1"),
    };
};

MoveList legal_moves(const Rules& rules, Position position) {
    MoveList moves;
    rules.legal_moves(position, moves);
    return moves;
}

TEST_F(AnyPosition, AMoveTakenBackLeavesAnEqualGame) {
    test::play_random_games(rules_, starts_, plies, [](const Game& game, MoveRequest next) {
        Game changed = game;
        ASSERT_TRUE(changed.play(next));
        ASSERT_FALSE(changed == game);
        changed.undo();
        ASSERT_TRUE(changed == game) << test::fen_of(game);
        changed.redo();
        changed.undo();
        ASSERT_TRUE(changed == game) << test::fen_of(game);
    });
}

TEST_F(AnyPosition, UndoingEverythingGivesTheStart) {
    int games = 0;
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        if (game.history().size() + 1 == test::longest_game) {
            Game back = game;
            while (back.undo() != nullptr) {
            }
            ASSERT_NE(std::find(starts_.begin(), starts_.end(), back.position()), starts_.end());
            while (back.redo() != nullptr) {
            }
            ASSERT_TRUE(back == game);
            ++games;
        }
    });
    EXPECT_GT(games, 50);
}

TEST_F(AnyPosition, AskingForMovesLeavesThePositionAsItWas) {
    test::play_random_games(rules_, starts_, plies, [this](const Game& game, MoveRequest) {
        Position asked = game.position();
        MoveList moves;
        rules_.legal_moves(asked, moves);
        ASSERT_EQ(asked, game.position());
        ASSERT_EQ(rules_.count_legal_moves(asked), moves.size());
        ASSERT_EQ(asked, game.position());
    });
}

/// The generator skips the trials that cannot matter; here every pseudo-legal move is tried.
TEST_F(AnyPosition, LegalMovesAreThePseudoLegalOnesThatLeaveTheKingSafe) {
    test::play_random_games(rules_, starts_, plies, [this](const Game& game, MoveRequest) {
        const Color us = game.position().state.side_to_move;
        MoveList pseudo_legal;
        rules_.pseudo_legal_moves(game.position(), pseudo_legal);
        const MoveList legal = legal_moves(rules_, game.position());
        std::size_t survivors = 0;
        for (const MoveRequest request : pseudo_legal) {
            Position tried = game.position();
            rules_.build(tried, request).apply(tried);
            const bool safe = !rules_.is_in_check(tried.board, us);
            ASSERT_EQ(legal.contains(request), safe)
                << testing::PrintToString(request) << " in " << test::fen_of(game);
            survivors += safe ? 1 : 0;
        }
        ASSERT_EQ(survivors, legal.size()) << test::fen_of(game);
    });
}

/// The refusals read the rows plainly, the generator reads them compiled: they agree on everything that can
/// be asked.
TEST_F(AnyPosition, ARequestIsRefusedExactlyWhenItIsNotInTheListOfLegalMoves) {
    constexpr std::array promotions{Kind::None,   Kind::King,   Kind::Queen, Kind::Rook,
                                    Kind::Bishop, Kind::Knight, Kind::Pawn};
    int asked = 0;
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        if (asked++ % 20 != 0) {
            return;
        }
        const MoveList legal = legal_moves(rules_, game.position());
        for (std::size_t from = 0; from < 64; ++from) {
            for (std::size_t to = 0; to < 64; ++to) {
                for (const Kind promotion : promotions) {
                    const MoveRequest request{
                        .from = Square::at(from), .to = Square::at(to), .promotion = promotion};
                    ASSERT_EQ(legal.contains(request), !rules_.refuse(game.position(), request))
                        << testing::PrintToString(request) << " in " << test::fen_of(game);
                }
            }
        }
    });
    EXPECT_GE(asked, 20'000);
}

TEST_F(AnyPosition, TheKeptKeyIsTheKeyComputedAfresh) {
    test::play_random_games(rules_, starts_, plies, [](const Game& game, MoveRequest) {
        ASSERT_EQ(game.position().state.key, zobrist::key_of(game.position())) << test::fen_of(game);
    });
}

TEST_F(AnyPosition, ItsFenReadsBackAsTheSamePosition) {
    test::play_random_games(rules_, starts_, plies, [](const Game& game, MoveRequest) {
        const auto read = notation::read_fen(test::fen_of(game), notation::FenMode::Strict,
                                             CastlingRule::Standard, chess::KingsAllowed::Several);
        ASSERT_TRUE(read) << test::fen_of(game) << ": " << notation::describe(read.error().front());
        ASSERT_EQ(read->position, game.position());
    });
}

TEST_F(AnyPosition, TheSanOfEachMoveReadsBackAsThatMoveAndNoTwoAreAlike) {
    int asked = 0;
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        if (asked++ % 10 != 0) {
            return;
        }
        std::set<std::string> sans;
        for (const MoveRequest request : game.legal_moves()) {
            const std::string san = notation::write_san(rules_, game.position(), request);
            ASSERT_TRUE(sans.insert(san).second) << san << " twice in " << test::fen_of(game);
            const auto read = notation::read_move(san, game);
            ASSERT_TRUE(read) << san << " in " << test::fen_of(game);
            ASSERT_EQ(*read, request) << san << " in " << test::fen_of(game);
        }
    });
}

/// Turned upside down with the colours exchanged, a position has the same moves turned upside down.
TEST_F(AnyPosition, ItsMirrorImageHasTheMirroredMoves) {
    const auto mirrored = [](Square square) {
        return square.is_none() ? square : Square::at(square.index() ^ 56U);
    };
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        const Position& position = game.position();
        Position mirror{.board = Board{position.board.geometry()}, .state = {}};
        for (std::size_t i = 0; i < 64; ++i) {
            const Piece piece = position.board.at(Square::at(i));
            if (!piece.is_none()) {
                mirror.board.set(mirrored(Square::at(i)), Piece{opposite(piece.color()), piece.kind()});
            }
        }
        mirror.state.side_to_move = opposite(position.state.side_to_move);
        mirror.state.en_passant_target = mirrored(position.state.en_passant_target);
        for (const Color color : {Color::White, Color::Black}) {
            for (const Wing wing : {Wing::King, Wing::Queen}) {
                mirror.state.castling_rights.grant(
                    opposite(color), wing, mirrored(position.state.castling_rights.rook(color, wing)));
            }
        }
        const MoveList moves = legal_moves(rules_, position);
        const MoveList mirrored_moves = legal_moves(rules_, mirror);
        ASSERT_EQ(moves.size(), mirrored_moves.size()) << test::fen_of(game);
        for (const MoveRequest request : moves) {
            ASSERT_TRUE(mirrored_moves.contains(
                {.from = mirrored(request.from), .to = mirrored(request.to), .promotion = request.promotion}))
                << test::fen_of(game);
        }
    });
}

TEST_F(AnyPosition, RandomGamesReachEverySpecialMove) {
    int castlings = 0;
    int en_passants = 0;
    int promotions = 0;
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest next) {
        const Move move = rules_.build(game.position(), next);
        castlings += move.writes.size() == 4 ? 1 : 0;
        en_passants += move.writes.size() == 3 ? 1 : 0;
        promotions += next.promotion != Kind::None ? 1 : 0;
    });
    EXPECT_GT(castlings, 15);
    EXPECT_GT(en_passants, 5);
    EXPECT_GT(promotions, 200);
}

}  // namespace
}  // namespace takeback
