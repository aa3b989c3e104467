// PGN as it is read: moves, results, where games begin and end, and that one fault never spoils the rest.
#include "takeback/notation/pgn_reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::main_line;
using test::main_line_of;
using test::moves_of;
using test::place_of;
using test::problem_in;
using test::read_game;
using test::read_games;
using test::tag_of;

// --- Moves ---

TEST(ReadPgn, MovesWithTheirNumbersAndResult) {
    const PgnReading reading = read_game("[Event \"T\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n");
    EXPECT_EQ(main_line_of(reading.game), "e4 e5 Nf3");
    EXPECT_EQ(reading.game.marker, PgnResult::WhiteWins);
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(reading.number, 1U);
}

TEST(ReadPgn, MoveNumbersMayBeMissingOddOrSpaced) {
    EXPECT_EQ(main_line("7. e4 e5 1. Nf3 12... Nc6 *"), "e4 e5 Nf3 Nc6");
    EXPECT_EQ(main_line("e4 e5 Nf3 *"), "e4 e5 Nf3");
    EXPECT_EQ(main_line("1.e4 e5 2.Nf3 2...Nc6 *"), "e4 e5 Nf3 Nc6");
    EXPECT_EQ(main_line("1 e4 1 ... e5 2 . Nf3 ...Nc6 *"), "e4 e5 Nf3 Nc6");
}

TEST(ReadPgn, MoveNumber90IsNoCastling) {
    EXPECT_EQ(main_line("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 90\"]\n[Result \"*\"]\n\n"
                        "90. O-O-O Ke7 91. Rd7+ *\n"),
              "O-O-O Ke7 Rd7+");
}

TEST(ReadPgn, CastlingWithZerosDashesOrWithoutHyphens) {
    const std::string before = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. ";
    for (const char* castling : {"O-O", "0-0", "O–O", "0–0", "OO", "00", "o-o", "O-O+", "4.0-0", "e1g1"}) {
        EXPECT_EQ(main_line(before + castling + " O-O *"), "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O") << castling;
    }
}

TEST(ReadPgn, ZerosWithoutHyphensAreCastlingAndNoNumber) {
    EXPECT_EQ(main_line("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. 000 Ke7 *"), "O-O-O Ke7");
}

TEST(ReadPgn, WhatStandsBeforeAMoveIsItsNumber) {
    for (const char* numbered :
         {"2024 e4", "12.. e4", "1 .e4", "１ e4", "９ e4", "１．e4", "1.\ve4", "1.\fe4"}) {
        EXPECT_EQ(main_line(std::string{numbered} + " *"), "e4") << numbered;
    }
    EXPECT_EQ(read_game("1. e4 e5 16.1-0").game.marker, PgnResult::WhiteWins) << "or before the result";
}

TEST(ReadPgn, WhatIsNoMoveIsNamedWithoutItsNumber) {
    for (const auto& [text, token] :
         {std::pair{"1e4", "1e4"}, std::pair{"10.0-0", "0-0"}, std::pair{".5.6", "5.6"},
          std::pair{"1..5", "5"}, std::pair{"か", "か"}}) {
        EXPECT_EQ(problem_in(std::string{text} + " *").token, token);
    }
}

TEST(ReadPgn, OnlyDigitsAreNumbers) {
    for (const char* word : {"！", "：", "Ａ", "♔", "%", "\xEF\xBB\xBF"}) {
        EXPECT_EQ(codes_of(read_game("1. e4 " + std::string{word} + " *")), "not_a_move") << word;
    }
}

TEST(ReadPgn, EnPassantMarksSayNothing) {
    for (const char* capture : {"exd6 e.p.", "exd6e.p.", "exd6 ep", "exd6 e.p", "exd6"}) {
        EXPECT_EQ(main_line("1. e4 a6 2. e5 d5 3. " + std::string{capture} + " Qxd6 *"),
                  "e4 a6 e5 d5 exd6 Qxd6")
            << capture;
    }
}

TEST(ReadPgn, FigurinesAreReadAsPieces) {
    EXPECT_EQ(main_line("1. ♘f3 ♞f6 2. g3 *"), "Nf3 Nf6 g3");
}

TEST(ReadPgn, ForeignPieceLettersAreReportedAndNeverReadAsPawns) {
    const PgnReading reading = read_game("1. Sf3 Sf6 *");
    EXPECT_EQ(main_line_of(reading.game), "");
    EXPECT_EQ(codes_of(reading), "not_a_move");
    EXPECT_EQ(reading.problems.front().token, "Sf3");
    EXPECT_NE(reading.problems.front().message.find("'S' is no piece letter"), std::string::npos);
}

TEST(ReadPgn, NullMovesPassTheTurn) {
    const PgnReading reading = read_game("1. e4 -- 2. d4 Z0 3. c4 *");
    EXPECT_EQ(main_line_of(reading.game), "e4 -- d4 -- c4");
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(write_fen(position_after(reading.game, reading.game.moves.main_line()[1])),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
}

TEST(ReadPgn, NobodyPassesInCheck) {
    const PgnProblem problem = problem_in("1. e4 f6 2. Qh5+ -- 3. d4 *");
    EXPECT_EQ(problem.what, PgnProblem::What::NullMoveInCheck);
    EXPECT_EQ(place_of(problem), "1:18");
}

TEST(ReadPgn, AMarkOfCheckOrMateMayBeLeftOutButMustNotBeWrong) {
    EXPECT_EQ(codes_of(read_game("1. f3 e5 2. g4 Qh4 0-1")), "");
    EXPECT_EQ(codes_of(read_game("1. f3 e5 2. g4 Qh4# 0-1")), "");
    EXPECT_EQ(codes_of(read_game("1. e4+ f6 2. Qh5# g6 *")), "wrong_mark wrong_mark");
}

TEST(ReadPgn, AMarkOfMateOnAStalemateIsWrong) {
    EXPECT_EQ(codes_of(read_game("[FEN \"7k/8/8/6Q1/8/8/8/K7 w - - 0 1\"]\n\n1. Qg6# 1/2-1/2")),
              "wrong_mark");
}

/// "plies checks mate" of the main line, as it is counted while it is read and afterwards.
std::string totals_of(std::string_view pgn) {
    const PgnReading reading = read_game(pgn);
    EXPECT_EQ(totals_of_main_line(reading.game), reading.main_line) << pgn;
    const LineTotals& totals = reading.main_line;
    return std::to_string(totals.plies) + ' ' + std::to_string(totals.checks) +
           (totals.is_mate ? " mate" : "");
}

TEST(ReadPgn, ThePliesAndChecksOfTheMainLineAreCounted) {
    EXPECT_EQ(totals_of("1. e4 e5 *"), "2 0");
    EXPECT_EQ(totals_of("1. e4 f6 (1... d5 2. Bb5+) 2. Qh5+ *"), "3 1") << "not those of a variation";
    EXPECT_EQ(totals_of("1. f3 e5 2. g4 Qh4# 0-1"), "4 1 mate");
    EXPECT_EQ(totals_of("[FEN \"7k/8/8/6Q1/8/8/8/K7 w - - 0 1\"]\n\n1. Qg6 1/2-1/2"), "1 0");
}

TEST(ReadPgn, WhoKeepsNoMovesReadsAllThatIsSaidAboutThem) {
    constexpr std::string_view pgn = "{a} 1. e4 $1 {b} (1. d4 {c} d5) 1... {d} e5 2. {e} Ke3 {f} * {g}";
    PgnReader reader{bytes_of(pgn), {}, Language::English, PgnKeep::Totals};
    const auto counted = reader.next();
    ASSERT_TRUE(counted);
    EXPECT_EQ(codes_of(*counted), codes_of(read_game(pgn)));
    EXPECT_EQ(counted->main_line, read_game(pgn).main_line);
    EXPECT_TRUE(counted->game.moves.main_line().empty());
    EXPECT_FALSE(reader.next());
}

// --- Moves that are none ---

TEST(ReadPgn, AnIllegalMoveEndsTheLineAndIsExplained) {
    const auto games =
        read_games("[Event \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 *\n\n[Event \"B\"]\n\n1. d4 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(main_line_of(games[0].game), "e4 e5");
    EXPECT_EQ(main_line_of(games[1].game), "d4");
    EXPECT_EQ(codes_of(games[0]), "illegal_move");
    EXPECT_TRUE(games[0].has_errors());
    EXPECT_FALSE(games[1].has_errors());
    EXPECT_EQ(describe(games[0].problems.front()),
              "3:13: error: game 1: 2. Ke3: The king on e1 cannot go to e3: a king goes one square in any "
              "direction. Position: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 "
              "[illegal_move]");
    EXPECT_EQ(games[0].problems.front().token, "Ke3");
}

TEST(ReadPgn, AnIllegalMoveInAVariationLeavesTheMainLineAlone) {
    const PgnReading reading = read_game("1. e4 e5 (1... Ke5 2. d4 (2. c4) d5) 2. Nf3 *");
    EXPECT_EQ(moves_of(reading.game), "1. e4 e5 2. Nf3 *");
    EXPECT_EQ(codes_of(reading), "illegal_move");
}

TEST(ReadPgn, ALineKeepsWhatComesBeforeItsIllegalMove) {
    EXPECT_EQ(moves_of(read_game("1. e4 e5 (1... c5 2. Nf3 Kd6 3. d4) (1... e6) 2. Nf3 *").game),
              "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *");
}

TEST(ReadPgn, WhyCastlingIsNotPossibleIsKnownFromTheMoves) {
    const PgnProblem problem = problem_in("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ke2 d6 5. Ke1 a6 6. O-O *");
    EXPECT_NE(problem.message.find("the king has moved"), std::string::npos) << problem.message;
}

TEST(ReadPgn, HowARightWasLostIsKnownAlsoBehindANullMove) {
    const PgnProblem problem = problem_in("1. e4 e5 2. Ke2 -- 3. Ke1 -- 4. Nf3 -- 5. Bc4 -- 6. O-O *");
    EXPECT_NE(problem.message.find("the king has moved"), std::string::npos) << problem.message;
}

TEST(ReadPgn, AnEnPassantCaptureThatExposesTheKingIsNoLateOne) {
    const PgnProblem problem = problem_in("[FEN \"4k3/2p5/8/K2P3q/8/8/8/8 b - - 0 1\"]\n\n1... c5 2. dxc6 *");
    EXPECT_NE(problem.message.find("takes both pawns away"), std::string::npos) << problem.message;
}

TEST(ReadPgn, AnAmbiguousMoveIsNeverGuessed) {
    const PgnProblem problem = problem_in("1. Nf3 a6 2. d3 b6 3. Nd2 *");
    EXPECT_EQ(problem.what, PgnProblem::What::IllegalMove);
    EXPECT_NE(problem.message.find("more than one move"), std::string::npos) << problem.message;
}

TEST(ReadPgn, MovesAfterMateAreReportedAsSuch) {
    test::proves_rule("FIDE 5.1.1");
    const PgnReading reading = read_game("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1");
    EXPECT_EQ(main_line_of(reading.game), "f3 e5 g4 Qh4#");
    ASSERT_EQ(codes_of(reading), "game_over");
    EXPECT_EQ(reading.problems.front().message, "3. a3 comes after the end: checkmate; Black wins");
    EXPECT_EQ(place_of(reading.problems.front()), "3:24");
}

TEST(ReadPgn, NullMovesAfterStalemateAreReportedToo) {
    EXPECT_EQ(codes_of(read_game("[FEN \"7k/8/6Q1/8/8/8/8/K7 b - - 0 1\"]\n\n1... -- 1/2-1/2")), "game_over");
}

TEST(ReadPgn, WhatAProblemSaysIsWhatStandsThereOrIsMissing) {
    EXPECT_EQ(problem_in("1. e4 ) e5 *").message, "a ) without its (: ')'");
    EXPECT_EQ(problem_in("1. e4").message, "the game does not end with a result: 1-0, 0-1, 1/2-1/2 or *");
    EXPECT_EQ(problem_in("( 1. e4) *").token, "(");
}

// --- Where games begin and end ---

TEST(ReadPgn, GamesWithoutASeparator) {
    const auto games = read_games(
        "[Event \"1\"]\n[Result \"1-0\"]\n1. e4 1-0\n[Event \"2\"]\n[Result \"0-1\"]\n1. d4 0-1\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(moves_of(games[0].game), "1. e4 1-0");
    EXPECT_EQ(moves_of(games[1].game), "1. d4 0-1");
    EXPECT_EQ(games[1].number, 2U);
    EXPECT_EQ(games[1].place.line, 4U);
}

TEST(ReadPgn, GamesOnOneLine) {
    const auto games = read_games("1. e4 e5 1-0 1. d4 d5 0-1\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(moves_of(games[0].game), "1. e4 e5 1-0");
    EXPECT_EQ(moves_of(games[1].game), "1. d4 d5 0-1");
}

TEST(ReadPgn, BlankLinesDoNotEndAGame) {
    EXPECT_EQ(main_line("[Event \"X\"]\n[Result \"*\"]\n\n\n1. e4\n\n\n e5 *\n"), "e4 e5");
}

TEST(ReadPgn, TagsEndAGameWithoutAResult) {
    const auto games =
        read_games("[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4\n\n[Event \"B\"]\n[Event \"C\"]\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(moves_of(games[0].game), "1. e4 1-0");
    EXPECT_EQ(codes_of(games[0]), "missing_result");
    EXPECT_EQ(tag_of(games[1].game, "Event"), "B");
    EXPECT_EQ(tag_of(games[2].game, "Event"), "C");
    EXPECT_EQ(read_games("[Event \"A\"]\n[Site \"x\"]\n[Event \"B\"]\n").size(), 2U);
    EXPECT_EQ(read_games("1. e4\n\n[White \"B\"]\n1. d4 *").size(), 2U) << "any tag behind a move does";
}

TEST(ReadPgn, AnEmptyTextHasNoGames) {
    EXPECT_TRUE(read_games("").empty());
    EXPECT_TRUE(read_games("\xEF\xBB\xBF \r\n\t\n% nothing\n").empty());
}

TEST(ReadPgn, LineEndsAndByteOrderMarksOfAnySystem) {
    for (const char* line_end : {"\n", "\r\n", "\r"}) {
        std::string pgn = "\xEF\xBB\xBF[Event \"X\"]\n\n1. e4\n% skip\ne5 {a\nb} 2. Ke3 *\n";
        const std::size_t step = std::string_view{line_end}.size();
        for (std::size_t i = pgn.find('\n'); i != std::string::npos; i = pgn.find('\n', i + step)) {
            pgn.replace(i, 1, line_end);
        }
        const PgnReading reading = read_game(pgn);
        EXPECT_EQ(moves_of(reading.game), "1. e4 e5 {a b} *");
        ASSERT_EQ(codes_of(reading), "illegal_move");
        EXPECT_EQ(place_of(reading.problems.front()), "6:7");
    }
}

TEST(ReadPgn, ColumnsCountCharactersNotBytes) {
    EXPECT_EQ(place_of(problem_in("1. e4 {ñ ♔} Sf6 *")), "1:13");
}

// --- Results ---

TEST(ReadPgn, ResultsThatDifferAreBothKeptWithAWarning) {
    const PgnReading reading = read_game("[Result \"1-0\"]\n\n1. e4 e5 0-1\n");
    EXPECT_EQ(tag_of(reading.game, "Result"), "1-0");
    EXPECT_EQ(reading.game.marker, PgnResult::BlackWins);
    EXPECT_EQ(codes_of(reading), "result_mismatch");
    EXPECT_FALSE(reading.has_errors());
}

TEST(ReadPgn, AResultThatContradictsTheBoardIsReported) {
    const PgnReading reading = read_game("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
    EXPECT_EQ(main_line_of(reading.game), "f3 e5 g4 Qh4#");
    EXPECT_EQ(codes_of(reading), "board_mismatch");
    EXPECT_EQ(reading.problems.front().message,
              "the result is 1-0, but on the board it is checkmate; Black wins");
}

TEST(ReadPgn, AResultIsThatOfItsOwnGame) {
    const auto games = read_games("1. e4 1-0\n\n1. d4 *\n\n1. c4 1/2-1/2\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].game.marker, PgnResult::WhiteWins);
    EXPECT_EQ(games[1].game.marker, PgnResult::Unknown);
    EXPECT_EQ(games[2].game.marker, PgnResult::Draw);
}

TEST(ReadPgn, ResultsInOtherSpellings) {
    for (const char* marker : {"1/2-1/2", "1/2–1/2", "½-½", "1/2"}) {
        EXPECT_EQ(read_game("1. e4 " + std::string{marker}).game.marker, PgnResult::Draw) << marker;
    }
}

}  // namespace
}  // namespace takeback::notation
