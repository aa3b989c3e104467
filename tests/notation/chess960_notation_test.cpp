// Chess960 in text: castling rights in X-FEN and Shredder-FEN, and castling as people type it.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/san.hpp"

namespace takeback::notation {
namespace {

using test::at;

Position position(std::string_view fen) {
    return test::position(fen, CastlingRule::Chess960);
}

Game game(std::string_view fen) {
    return Game{test::chess(), position(fen)};
}

std::string first_problem(std::string_view fen, CastlingRule rule = CastlingRule::Chess960) {
    const auto read = read_fen(fen, FenMode::Strict, rule);
    EXPECT_FALSE(read) << fen;
    return read ? "" : describe(read.error().front());
}

std::string what(const Game& game, std::string_view text) {
    const auto read = read_move(text, game);
    EXPECT_FALSE(read) << text;
    return read ? "" : explain(read.error(), game, text).what;
}

TEST(Chess960Fen, TakesKAndQForTheOutermostRooks) {
    const CastlingRights rights = position("1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KQkq - 0 1").state.castling_rights;
    EXPECT_EQ(rights.rook(Color::White, Wing::King), at("g1"));
    EXPECT_EQ(rights.rook(Color::White, Wing::Queen), at("a1"));
    EXPECT_EQ(rights.rook(Color::Black, Wing::King), at("h8"));
    EXPECT_EQ(rights.rook(Color::Black, Wing::Queen), at("b8"));
}

TEST(Chess960Fen, TakesFileLettersForTheRookThereEvenMixedWithOthers) {
    const CastlingRights rights = position("1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KBgq - 0 1").state.castling_rights;
    EXPECT_EQ(rights.rook(Color::White, Wing::King), at("g1"));
    EXPECT_EQ(rights.rook(Color::White, Wing::Queen), at("b1"));
    EXPECT_EQ(rights.rook(Color::Black, Wing::King), at("g8"));
    EXPECT_EQ(rights.rook(Color::Black, Wing::Queen), at("b8"));
}

TEST(Chess960Fen, IsWrittenAsXFenWithAFileOnlyForAnInnerRook) {
    EXPECT_EQ(write_fen(position("1r2k1rr/8/8/8/8/8/8/RR2K1R1 w GBgb - 0 1")),
              "1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KBgq - 0 1");
}

TEST(Chess960Fen, IsWrittenAsShredderFenWhereThatIsAskedFor) {
    EXPECT_EQ(write_fen(position("1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KQkq - 0 1"), CastlingLetters::Shredder),
              "1r2k1rr/8/8/8/8/8/8/RR2K1R1 w GAhb - 0 1");
    EXPECT_EQ(write_fen(test::chess().start_position(), CastlingLetters::Shredder),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(Chess960Fen, IsRefusedWithoutKingAndRookInPlace) {
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1"),
              "field 3 (castling), column 25: White cannot castle: its king on e2 is not on its first rank");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"),
              "field 3 (castling), column 24: White cannot castle on that side: no rook of its own on a1");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4K2R w E - 0 1"),
              "field 3 (castling), column 24: White cannot castle on that side: no rook of its own on e1");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4K2R w Kk - 0 1"),
              "field 3 (castling), column 24: Black cannot castle on that side: no rook of its own on h8");
}

TEST(Chess960Fen, IsRefusedWithTwoRooksForOneSideOrALetterThatMeansNothing) {
    EXPECT_EQ(
        first_problem("4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1"),
        "field 3 (castling), column 26: 'G' is a second rook on one side of the king: only one of them can "
        "castle");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4KRR1 w KG - 0 1"),
              "field 3 (castling), column 26: the right G is there twice");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4KRR1 w I - 0 1"),
              "field 3 (castling), column 25: 'I' is no castling right: use some of KQkq, or -");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4KRR1 w 1 - 0 1"),
              "field 3 (castling), column 25: '1' is no castling right: use some of KQkq, or -");
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4K2R w HE - 0 1"),
              "field 3 (castling), column 24: White cannot castle on that side: no rook of its own on e1")
        << "the king's own file is no second one on the side of the h-file";
}

/// The sides of a king off his first rank are those of one on the e-file.
TEST(Chess960Fen, TellsTwoRooksForOneSideAlsoWhereTheKingIsOffHisRank) {
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/4K3/5RR1 w FG - 0 1"),
              "field 3 (castling), column 27: 'G' is a second rook on one side of the king: only one of them "
              "can castle");
}

TEST(Chess960Fen, WithARookOnTheWrongSideIsFlawedWhereverThePositionCameFrom) {
    Position wrong = position("4k3/8/8/8/8/7R/8/R3K3 w Q - 0 1");
    wrong.state.castling_rights.grant(Color::White, Wing::King, at("a1"));
    ASSERT_EQ(chess::flaws_of(wrong).size(), 1U);
    EXPECT_EQ(describe(chess::flaws_of(wrong).front()),
              "White cannot castle on that side: the rook on a1 is not there, on the first rank");
    wrong.state.castling_rights.grant(Color::White, Wing::King, at("h3"));
    EXPECT_EQ(chess::flaws_of(wrong).front().what, chess::Flaw::What::CastlingRookOffSide);
}

TEST(Chess960Fen, IsRepairedWhenLenient) {
    const auto read = read_fen("4k3/8/8/8/8/8/8/4K2R w KA - 0 1", FenMode::Lenient, CastlingRule::Chess960);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->repairs.size(), 1U);
    EXPECT_EQ(write_fen(read->position), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(StandardFen, StillRefusesOtherRooksByName) {
    EXPECT_EQ(first_problem("4k3/8/8/8/8/8/8/4K2R w H - 0 1", CastlingRule::Standard),
              "field 3 (castling), column 24: 'H' names a rook's file, as in Chess960; in chess use some of "
              "KQkq, or -");
}

/// How the first game of the text castles; `untold` is the rule where no tag says it.
CastlingRule rule_of(std::string_view tags, CastlingRule untold) {
    std::string text{tags};
    text += "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*\n";
    PgnReader reader{bytes_of(text), {.castling = untold}};
    return reader.next()->game.start.state.castling_rule;
}

TEST(Chess960Pgn, IsToldByItsVariantOrElseByTheReader) {
    EXPECT_EQ(rule_of("", CastlingRule::Standard), CastlingRule::Standard);
    EXPECT_EQ(rule_of("", CastlingRule::Chess960), CastlingRule::Chess960);
    EXPECT_EQ(rule_of("[Variant \"Standard\"]\n", CastlingRule::Chess960), CastlingRule::Standard);
    EXPECT_EQ(rule_of("[Variant \"Chess960\"]\n", CastlingRule::Standard), CastlingRule::Chess960);
}

TEST(Chess960Pgn, IsWrittenWithItsVariant) {
    PgnGame pgn;
    pgn.start = position("1r2k1r1/p5pp/8/8/8/8/P5PP/1R2K1R1 w KQkq - 0 1");
    EXPECT_EQ(test::read_game(write_pgn(pgn)).game.start, pgn.start);
    const std::string before = write_pgn(pgn);
    ASSERT_FALSE(pgn.tags.set("Variant", "Chess960"));
    EXPECT_EQ(write_pgn(pgn).size(), before.size()) << "which is written once";
}

TEST(Chess960MoveText, CastlesInEverySpelling) {
    const Game castling = game("4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1");
    for (const char* text : {"O-O", "0-0", "o-o", "OO", "e1h1", "e1-h1", "Ke1h1", "E1H1", "e1g1"}) {
        EXPECT_EQ(test::request(castling, text), (MoveRequest{.from = at("e1"), .to = at("h1")})) << text;
    }
    for (const char* text : {"O-O-O", "0-0-0", "e1b1", "e1c1"}) {
        EXPECT_EQ(test::request(castling, text), (MoveRequest{.from = at("e1"), .to = at("b1")})) << text;
    }
}

TEST(Chess960MoveText, TakesAStepOfTheKingForAStep) {
    const Game stepping = game("4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1");
    EXPECT_EQ(test::request(stepping, "f1g1"), (MoveRequest{.from = at("f1"), .to = at("g1")}));
    EXPECT_EQ(test::request(stepping, "Kg1"), (MoveRequest{.from = at("f1"), .to = at("g1")}));
    EXPECT_EQ(test::request(stepping, "f1h1"), (MoveRequest{.from = at("f1"), .to = at("h1")}));
}

TEST(Chess960MoveText, TakesASquareWithAnOwnRookForThatRook) {
    const Game castling = game("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1");
    EXPECT_EQ(test::request(castling, "e1g1"), (MoveRequest{.from = at("e1"), .to = at("g1")}));
    EXPECT_EQ(write_san(test::chess(), castling.position(), test::request(castling, "e1g1")), "O-O");
}

TEST(Chess960MoveText, SaysWhatStandsAgainstCastling) {
    EXPECT_EQ(what(game("4k3/8/8/8/8/8/8/4KBRR w G - 0 1"), "O-O"),
              "The bishop on f1 stands in the way of king or rook.");
    EXPECT_EQ(what(game("4k3/8/8/8/8/8/8/qR2K2R w KQ - 0 1"), "e1c1"),
              "Your king would pass or reach c1, which the queen on a1 attacks.");
    EXPECT_EQ(what(game("4k3/8/8/8/8/8/8/4K1RR w G - 0 1"), "e1h1"),
              "White has no right to castle with the rook on h1.");
    EXPECT_EQ(what(game("4k3/8/8/8/8/8/8/4K1RR w H - 0 1"), "e1g1"),
              "White has no right to castle with the rook on g1.");
    EXPECT_EQ(what(game("4k3/8/8/8/8/8/8/4K1RR w G - 0 1"), "O-O-O"),
              "White has no right to castle on that side.");
    EXPECT_EQ(what(game("4k3/8/8/8/8/8/8/4K1RR w G - 0 1"), "Kg1"),
              "The king on e1 cannot go to g1: a king goes one square in any direction.");
}

TEST(Chess960MoveText, SaysWhoHasMoved) {
    Game moved = game("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1");
    test::play(moved, "Kf2 Kd8 Ke1 Ke8");
    EXPECT_EQ(what(moved, "O-O"), "White cannot castle any more: the king has moved.");
}

TEST(Chess960MoveText, AdvisesToCastleByTheRookAndTheTextOfCastling) {
    const Game castling = game("4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1");
    const auto read = read_move("Ke3", castling);
    ASSERT_FALSE(read);
    EXPECT_EQ(explain(read.error(), castling, "Ke3").advice, "The king on e1 can go to f1 or h1 (O-O).");
}

TEST(Chess960MoveText, RefusesCastlingWithoutItsRightAsThatOfTheKing) {
    const auto read = read_move("O-O-O", game("4k3/8/8/8/8/8/8/4K1RR w G - 0 1"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().refusal.request.from, at("e1"));
}

TEST(Chess960MoveText, SaysThatTheGameIsOverBeforeAnythingElse) {
    const Game over = game("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(what(over, "O-O").substr(0, 17), "The game is over:");
}

}  // namespace
}  // namespace takeback::notation
