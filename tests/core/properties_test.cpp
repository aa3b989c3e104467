// What holds in every position of every game, tried on random games: 24,000 plies of each.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback {
namespace {

constexpr int plies = 24'000;

/// A game, and what of it differs: how it is written, and what a request may ask for.
struct GameUnderTest {
    const char* name;
    const Rules& (*rules)();
    std::vector<Position> (*starts)();
    std::string (*write)(const Position&);
    std::optional<Position> (*read)(const std::string&);
    std::string (*write_move)(MoveRequest);
    std::vector<Kind> promotions;  ///< that a request may name, sensible or not
};

/// With several kings a side, or one.
std::optional<Position> read_chess(const std::string& fen) {
    const auto read = notation::read_fen(fen, notation::FenMode::Strict, CastlingRule::Standard,
                                         chess::KingsAllowed::Several);
    return read ? std::optional{read->position} : std::nullopt;
}

std::optional<Position> read_xiangqi(const std::string& fen) {
    const auto read = notation::read_xiangqi_fen(fen);
    return read ? std::optional{*read} : std::nullopt;
}

std::vector<Position> chess_starts() {
    return {
        test::chess().start_position(),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
        test::position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
        test::position("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
        test::position("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"),
        read_chess("k2qk3/3p1p2/2n5/8/1b3r2/5N2/2P1P3/K2RK2Q w - - 0 1 training").value(),
    };
}

std::vector<Position> xiangqi_starts() {
    return {
        test::xiangqi().start_position(),
        test::xiangqi_position("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1"),
        test::xiangqi_position("1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1"),
        test::xiangqi_position("CnN1k1b2/c3a4/4ba3/9/2nr5/9/9/4C4/4A4/4KA3 w - - 0 1"),
        test::xiangqi_position("3aka3/9/9/9/9/9/4R4/9/4C4/4K4 b - - 0 1"),
        test::xiangqi_position("5k3/9/2P1P1P2/2P1P4/9/9/3p1p3/1p7/9/4K4 w - - 0 1"),
    };
}

GameUnderTest chess_game() {
    return {
        .name = "chess",
        .rules = test::chess,
        .starts = chess_starts,
        .write = [](const Position& position) { return notation::write_fen(position); },
        .read = read_chess,
        .write_move =
            [](MoveRequest request) { return notation::coordinates(chess::ChessTraits::geometry, request); },
        .promotions = {Kind::None, Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight,
                       Kind::Pawn}};
}

GameUnderTest xiangqi_game() {
    return {.name = "xiangqi",
            .rules = test::xiangqi,
            .starts = xiangqi_starts,
            .write = notation::write_xiangqi_fen,
            .read = read_xiangqi,
            .write_move = [](MoveRequest request) { return notation::iccs(request); },
            .promotions = {Kind::None, Kind::Rook}};
}

class AnyPosition : public testing::TestWithParam<GameUnderTest> {
protected:
    const Rules& rules_ = GetParam().rules();
    const std::vector<Position> starts_ = GetParam().starts();

    [[nodiscard]] static std::string fen_of(const Game& game) { return GetParam().write(game.position()); }
};

INSTANTIATE_TEST_SUITE_P(Of, AnyPosition, testing::Values(chess_game(), xiangqi_game()),
                         [](const testing::TestParamInfo<GameUnderTest>& game) {
                             return std::string{game.param.name};
                         });

/// For what only chess has, or only xiangqi.
class AnyChessPosition : public testing::Test {
protected:
    const Rules& rules_ = test::chess();
    const std::vector<Position> starts_ = chess_starts();
};
class AnyXiangqiPosition : public testing::Test {
protected:
    const Rules& rules_ = test::xiangqi();
    const std::vector<Position> starts_ = xiangqi_starts();
};

MoveList legal_moves(const Rules& rules, Position position) {
    MoveList moves;
    rules.legal_moves(position, moves);
    return moves;
}

TEST_P(AnyPosition, AMoveTakenBackLeavesAnEqualGame) {
    test::play_random_games(rules_, starts_, plies, [](const Game& game, MoveRequest next) {
        Game changed = game;
        ASSERT_TRUE(changed.play(next));
        ASSERT_FALSE(changed == game);
        changed.undo();
        ASSERT_TRUE(changed == game) << fen_of(game);
        changed.redo();
        changed.undo();
        ASSERT_TRUE(changed == game) << fen_of(game);
    });
}

TEST_P(AnyPosition, UndoingEverythingGivesTheStart) {
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

TEST_P(AnyPosition, AskingForMovesLeavesThePositionAsItWas) {
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
TEST_P(AnyPosition, LegalMovesAreThePseudoLegalOnesThatLeaveTheKingSafe) {
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
                << GetParam().write_move(request) << " in " << fen_of(game);
            survivors += safe ? 1 : 0;
        }
        ASSERT_EQ(survivors, legal.size()) << fen_of(game);
    });
}

/// The refusals read the rows plainly, the generator reads them compiled: they agree on everything that can
/// be asked.
TEST_P(AnyPosition, ARequestIsRefusedExactlyWhenItIsNotInTheListOfLegalMoves) {
    const std::size_t squares = starts_.front().board.geometry().squares();
    int asked = 0;
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        if (asked++ % 20 != 0) {
            return;
        }
        const MoveList legal = legal_moves(rules_, game.position());
        Position position = game.position();
        for (std::size_t from = 0; from < squares; ++from) {
            for (std::size_t to = 0; to < squares; ++to) {
                for (const Kind promotion : GetParam().promotions) {
                    const MoveRequest request{
                        .from = Square::at(from), .to = Square::at(to), .promotion = promotion};
                    ASSERT_EQ(legal.contains(request), !rules_.refuse(game.position(), request))
                        << GetParam().write_move(request) << " in " << fen_of(game);
                    ASSERT_EQ(legal.contains(request), rules_.is_legal(position, request))
                        << GetParam().write_move(request) << " in " << fen_of(game);
                }
            }
        }
        ASSERT_EQ(position, game.position());
    });
    EXPECT_GE(asked, 20'000);
}

TEST_P(AnyPosition, TheKeptKeyIsTheKeyComputedAfresh) {
    test::play_random_games(rules_, starts_, plies, [](const Game& game, MoveRequest) {
        ASSERT_EQ(game.position().state.key, zobrist::key_of(game.position())) << fen_of(game);
    });
}

TEST_P(AnyPosition, ItsFenReadsBackAsTheSamePosition) {
    test::play_random_games(rules_, starts_, plies, [](const Game& game, MoveRequest) {
        const auto read = GetParam().read(fen_of(game));
        ASSERT_TRUE(read) << fen_of(game);
        ASSERT_EQ(*read, game.position());
    });
}

TEST_F(AnyChessPosition, TheSanOfEachMoveReadsBackAsThatMoveAndNoTwoAreAlike) {
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
TEST_P(AnyPosition, ItsMirrorImageHasTheMirroredMoves) {
    const Geometry geometry = starts_.front().board.geometry();
    const auto mirrored = [geometry](Square square) {
        return square.is_none()
                   ? square
                   : geometry.square(geometry.file(square), geometry.ranks - 1 - geometry.rank(square));
    };
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        const Position& position = game.position();
        Position mirror{.board = Board{position.board.geometry()}, .state = {}};
        for (std::size_t i = 0; i < geometry.squares(); ++i) {
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
        ASSERT_EQ(moves.size(), mirrored_moves.size()) << fen_of(game);
        for (const MoveRequest request : moves) {
            ASSERT_TRUE(mirrored_moves.contains(
                {.from = mirrored(request.from), .to = mirrored(request.to), .promotion = request.promotion}))
                << fen_of(game);
        }
    });
}

TEST_F(AnyChessPosition, RandomGamesReachEverySpecialMove) {
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
    EXPECT_GT(en_passants, 2);
    EXPECT_GT(promotions, 200);
}

/// Xiangqi knows no right and left: reflected, a position has the reflected moves.
TEST_F(AnyXiangqiPosition, ReflectedHasTheReflectedMoves) {
    constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;
    const auto reflected = [geometry](Square square) {
        return geometry.square(geometry.files - 1 - geometry.file(square), geometry.rank(square));
    };
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest) {
        const Position& position = game.position();
        Position reflection{.board = Board{geometry}, .state = position.state};
        for (std::size_t i = 0; i < geometry.squares(); ++i) {
            reflection.board.set(reflected(Square::at(i)), position.board.at(Square::at(i)));
        }
        const MoveList moves = legal_moves(rules_, position);
        const MoveList reflected_moves = legal_moves(rules_, reflection);
        ASSERT_EQ(moves.size(), reflected_moves.size()) << test::xiangqi_fen(game);
        for (const MoveRequest request : moves) {
            ASSERT_TRUE(reflected_moves.contains(
                MoveRequest{.from = reflected(request.from), .to = reflected(request.to)}))
                << test::xiangqi_fen(game);
        }
    });
}

TEST_F(AnyXiangqiPosition, RandomGamesReachEveryEndAndChecksByEveryMan) {
    std::set<Kind> checkers;
    std::set<Ending> endings;
    test::play_random_games(rules_, starts_, plies, [&](const Game& game, MoveRequest next) {
        Game changed = game;
        ASSERT_TRUE(changed.play(next));
        const Board& board = changed.position().board;
        const Color us = changed.position().state.side_to_move;
        for (const Square king : board.holding<2>(Piece{us, Kind::King})) {
            for (const Square checker : rules_.attackers_of(board, king, opposite(us))) {
                checkers.insert(board.at(checker).kind());
            }
        }
        if (const auto outcome = changed.status().outcome) {
            endings.insert(outcome->ending);
        }
    });
    EXPECT_EQ(checkers, (std::set<Kind>{Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn}));
    EXPECT_TRUE(endings.contains(Ending::Checkmate));
    EXPECT_TRUE(endings.contains(Ending::Stalemate));
    EXPECT_TRUE(endings.contains(Ending::NoAttackers));
}

}  // namespace
}  // namespace takeback
