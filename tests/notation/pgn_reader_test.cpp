// PGN as it is read: what is understood, what is reported, and that one fault never spoils the rest.
#include "takeback/notation/pgn_reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

using std::chrono::milliseconds;
using test::codes_of;
using test::main_line_of;
using test::moves_of;
using test::read_game;
using test::read_games;
using test::tag_of;

std::string main_line(std::string_view pgn) {
    return main_line_of(read_game(pgn).game);
}

/// The only problem of the only game.
PgnProblem problem_in(std::string_view pgn) {
    const PgnReading reading = read_game(pgn);
    EXPECT_EQ(reading.problems.size(), 1U) << codes_of(reading);
    return reading.problems.empty() ? PgnProblem{} : reading.problems.front();
}

std::string place_of(const PgnProblem& problem) {
    return std::to_string(problem.place.line) + ':' + std::to_string(problem.place.column);
}

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

// --- Variations ---

TEST(ReadPgn, VariationsNest) {
    constexpr const char* pgn = "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4) 1... e5 2. Nf3 *";
    const PgnReading reading = read_game(pgn);
    EXPECT_EQ(main_line_of(reading.game), "e4 e5 Nf3");
    EXPECT_EQ(moves_of(reading.game), pgn);
    EXPECT_EQ(codes_of(reading), "");
}

TEST(ReadPgn, AVariationMayBeTheSameMove) {
    constexpr const char* pgn = "1. e4 (1. e4 e5) 1... e5 *";
    EXPECT_EQ(moves_of(read_game(pgn).game), pgn);
}

TEST(ReadPgn, AStrayParenthesisIsReported) {
    const PgnReading reading = read_game("1. d4 Kd6 ) d5 *");
    EXPECT_EQ(main_line_of(reading.game), "d4");
    EXPECT_EQ(codes_of(reading), "illegal_move unmatched_parenthesis");
    EXPECT_EQ(main_line("1. d4 ) d5 *"), "d4 d5");
}

TEST(ReadPgn, AVariationThatReplacesNothingIsSkipped) {
    const PgnReading reading = read_game("(1. d4 (1. c4)) 1. e4 ((1. d4) 1. c4) e5 *");
    EXPECT_EQ(moves_of(reading.game), "1. e4 (1. c4) 1... e5 *");
    EXPECT_EQ(codes_of(reading), "variation_without_move variation_without_move");
}

TEST(ReadPgn, AVariationThatIsNotClosedEndsWithTheGame) {
    const auto games = read_games("1. e4 (1. d4 d5 (1... Nf6 1-0 [Event \"B\"] 1. c4 *");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(moves_of(games[0].game), "1. e4 (1. d4 d5 (1... Nf6)) 1-0");
    EXPECT_EQ(codes_of(games[0]), "unclosed_variation");
    EXPECT_EQ(place_of(games[0].problems.front()), "1:17");
    EXPECT_EQ(main_line_of(games[1].game), "c4");
}

TEST(ReadPgn, ASkippedVariationThatIsNotClosedIsReportedWhereItBegan) {
    const PgnReading reading = read_game("1. e4 Ke5 (( 2. d4 *");
    ASSERT_EQ(codes_of(reading), "illegal_move unclosed_variation");
    EXPECT_EQ(place_of(reading.problems.back()), "1:11");
    EXPECT_EQ(codes_of(read_game("1. e4 Ke5 ( 2. d4 *")), "illegal_move unclosed_variation");
}

TEST(ReadPgn, AnEmptyVariationLeavesItsCommentToTheMove) {
    const PgnReading reading = read_game("1. e4 ({best} ) e5 *");
    EXPECT_EQ(moves_of(reading.game), "1. e4 {best} 1... e5 *");
    EXPECT_EQ(codes_of(reading), "empty_variation");
}

TEST(ReadPgn, AResultInsideAVariationDoesNotEndTheGame) {
    const PgnReading reading = read_game("1. e4 (1. d4 1-0) 1... e5 0-1");
    EXPECT_EQ(moves_of(reading.game), "1. e4 (1. d4) 1... e5 0-1");
    EXPECT_EQ(codes_of(reading), "result_in_variation");
    const PgnReading skipped = read_game("(1. d4 1-0) 1. e4 0-1");
    EXPECT_EQ(moves_of(skipped.game), "1. e4 0-1");
    EXPECT_EQ(codes_of(skipped), "variation_without_move result_in_variation");
    EXPECT_EQ(codes_of(read_games("1. e4 1-0 )").front()), "") << "there is none that it could be inside";
}

// --- Comments and annotations ---

TEST(ReadPgn, ACommentBelongsToTheMoveBeforeIt) {
    const PgnReading reading = read_game("{game} 1. e4 {a} {b} ; c\n e5 *");
    const auto line = reading.game.moves.main_line();
    EXPECT_EQ(reading.game.moves.node(root_node).comment_after, "game");
    EXPECT_EQ(reading.game.moves.node(line[0]).comment_after, "a b c");
    EXPECT_EQ(reading.game.moves.node(line[1]).comment_before, "");
}

TEST(ReadPgn, ACommentBehindANumberOrAVariationBelongsToTheNextMove) {
    const PgnReading reading = read_game("1. {a} e4 ({b} 1. d4) {c} 1... e5 2. Nf3 {d} (2. f4) {e} *");
    EXPECT_EQ(moves_of(reading.game), "1. {a} e4 (1. {b} d4) 1... {c} e5 2. Nf3 {d e} (2. f4) *");
}

TEST(ReadPgn, ACommentBehindTheLastNumberBelongsToTheLastMoveOfItsLine) {
    EXPECT_EQ(moves_of(read_game("1. e4 (1. d4 1... {a} ) 1... e5 *").game), "1. e4 (1. d4 {a}) 1... e5 *");
    EXPECT_EQ(moves_of(read_game("1. e4 2. {a} Ke3 * {b}").game), "1. e4 {a b} *");
}

TEST(ReadPgn, ACommentOnAMoveThatIsNoneIsLeftOut) {
    EXPECT_EQ(moves_of(read_game("1. e4 (1. d4 Ke5 {a}) 1... e5 *").game), "1. e4 (1. d4) 1... e5 *");
}

TEST(ReadPgn, AnyCharactersMayStandInAComment) {
    for (const char* comment : {"a~b", "ep", "see\n[Event \"B\"]", "see\nthis:\n[Event \"B\"]",
                                "\n[Event \"B\"]", "a\n\nb", "a\n\n[Site \"B\"]"}) {
        const PgnReading reading = read_game("1. e4 {" + std::string{comment} + "} e5 *");
        std::string in_one_line{trimmed(comment)};
        std::replace(in_one_line.begin(), in_one_line.end(), '\n', ' ');
        EXPECT_EQ(reading.game.moves.node(1).comment_after, in_one_line);
        EXPECT_EQ(codes_of(reading), "") << comment;
    }
    const PgnReading in_line = read_game("1. e4 ;ep\n e5 * ;end");
    EXPECT_EQ(moves_of(in_line.game), "1. e4 {ep} 1... e5 {end} *");
    EXPECT_EQ(codes_of(read_game("1. e4 |x} *")), "not_a_move stray_character") << "nor is that one";
}

TEST(ReadPgn, BracesDoNotNest) {
    const PgnReading reading = read_game("1. e4 {outer {inner} e5 2. Nf3 *");
    EXPECT_EQ(main_line_of(reading.game), "e4 e5 Nf3");
    EXPECT_EQ(reading.game.moves.node(1).comment_after, "outer {inner");
}

TEST(ReadPgn, ACommentBeforeTheTagsIsNoGameOfItsOwn) {
    const auto games =
        read_games("{file note}\n\n[Event \"A\"]\n\n1. e4 *\n{between}\n[Event \"B\"]\n1. d4 *\n{last}");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(moves_of(games[0].game), "{file note} 1. e4 *");
    EXPECT_EQ(moves_of(games[1].game), "{between} 1. d4 {last} *");
}

TEST(ReadPgn, LinesThatBeginWithPercentAreSkipped) {
    EXPECT_EQ(main_line("% note\n1. e4 e5\n% 2. Qh5 escaped } )\n2. Nf3 Nc6 *\n% end"), "e4 e5 Nf3 Nc6");
}

TEST(ReadPgn, AnnotationsInNumbersAndSigns) {
    const PgnReading reading = read_game("1. e4! e5 ? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $14 $255 *");
    EXPECT_EQ(moves_of(reading.game), "1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6 4. Ba4 $14 $255 *");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(ReadPgn, AnnotationsThatAreNoneAreLeftOutAndReported) {
    const PgnReading reading = read_game("$1 1. e4!!! e5$256 2. Nf3 $ $99999999999999999999 Nc6 *");
    EXPECT_EQ(moves_of(reading.game), "1. e4 e5 2. Nf3 Nc6 *");
    EXPECT_EQ(codes_of(reading),
              "annotation_without_move bad_annotation bad_annotation bad_annotation bad_annotation");
}

TEST(ReadPgn, TheClockIsTakenOutOfTheComment) {
    const PgnReading reading = read_game(
        "1. e4 { [%clk 0:05:00] } e5 {good [%clk 1:02:03.5] move} 2. Nf3 {[%eval 0.3] [%clk 5:00]} *");
    const auto line = reading.game.moves.main_line();
    EXPECT_EQ(reading.game.moves.node(line[0]).clock, milliseconds{300'000});
    EXPECT_EQ(reading.game.moves.node(line[0]).comment_after, "");
    EXPECT_EQ(reading.game.moves.node(line[1]).clock, milliseconds{3'723'500});
    EXPECT_EQ(reading.game.moves.node(line[1]).comment_after, "good move");
    EXPECT_EQ(reading.game.moves.node(line[2]).clock, std::nullopt);
    EXPECT_EQ(reading.game.moves.node(line[2]).comment_after, "[%eval 0.3] [%clk 5:00]");
}

TEST(ReadPgn, TheFirstClockOfAMoveHolds) {
    const PgnReading reading = read_game("1. e4 {[%clk 0:05:00]} {[%clk 0:04:00]} *");
    EXPECT_EQ(reading.game.moves.node(1).clock, milliseconds{300'000});
    EXPECT_EQ(reading.game.moves.node(1).comment_after, "[%clk 0:04:00]");
}

TEST(ReadPgn, AnUnterminatedCommentEndsBeforeTheNextGame) {
    const auto games = read_games("[Event \"A\"]\n\n1. e4 {never closed e5 *\n\n[Event \"B\"]\n\n1. d4 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(codes_of(games[0]), "unterminated_comment missing_result");
    EXPECT_EQ(place_of(games[0].problems.front()), "3:7");
    EXPECT_EQ(main_line_of(games[1].game), "d4");
    EXPECT_EQ(codes_of(read_game("1. e4 {to the end")), "unterminated_comment missing_result");
    EXPECT_EQ(read_games("1. e4 {never closed\n\n[Game \"Chinese Chess\"]\n\n1. C2=5 *").size(), 2U);
}

// --- Tags ---

TEST(ReadPgn, TagsInAnySpacing) {
    const PgnReading reading =
        read_game("[ Event\t\"X\" ] [Site \"Y\"][Round\n\"3\"\n]\n[Result \"*\"] 1. e4 e5 *");
    EXPECT_EQ(tag_of(reading.game, "Event"), "X");
    EXPECT_EQ(tag_of(reading.game, "Site"), "Y");
    EXPECT_EQ(tag_of(reading.game, "Round"), "3");
    EXPECT_EQ(main_line_of(reading.game), "e4 e5");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(ReadPgn, ATagInOddSpacingIsTheSameTag) {
    for (const char* tag :
         {"[Site\"x\"]", "[Site  \"x\"]", "[Site \"x\" ]", "[Site \"x\"\t]", "[\tSite \"x\"]"}) {
        const PgnReading reading = read_game(std::string{tag} + " 1. e4 *");
        EXPECT_EQ(tag_of(reading.game, "Site"), "x") << tag;
        EXPECT_EQ(moves_of(reading.game), "1. e4 *") << tag;
        EXPECT_EQ(codes_of(reading), "") << tag;
    }
}

TEST(ReadPgn, TakesNothingForATagThatOnlyLooksLikeOne) {
    for (const char* text : {"[Site!\"x\"]", "[Site \"x\"^", "\\Site \"x\"]", "[!ite \"x\"]"}) {
        const PgnReading reading = read_game(std::string{text} + "\n\n1. e4 *\n");
        EXPECT_FALSE(reading.problems.empty()) << text;
    }
}

TEST(ReadPgn, BracketsInsideQuotesDoNotEndATag) {
    const PgnReading reading = read_game("[Event \"A [b] c\"]\n[Black \"[+1] study [x]\"]\n\n1. e4 *");
    EXPECT_EQ(tag_of(reading.game, "Event"), "A [b] c");
    EXPECT_EQ(tag_of(reading.game, "Black"), "[+1] study [x]");
}

TEST(ReadPgn, EscapesInTagValues) {
    const PgnReading reading = read_game("[Event \"a \\\"b\\\" \\\\ c:\\d\"]\n\n*");
    EXPECT_EQ(tag_of(reading.game, "Event"), "a \"b\" \\ c:\\d");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(ReadPgn, RawQuotesInATagValueAreKeptWithAWarning) {
    const PgnReading reading = read_game("[Event \"The \"Open\" cup\"]\n[Result \"*\"]\n\n1. e4 *\n");
    EXPECT_EQ(tag_of(reading.game, "Event"), "The \"Open\" cup");
    EXPECT_EQ(main_line_of(reading.game), "e4");
    EXPECT_EQ(codes_of(reading), "raw_quote");
    EXPECT_FALSE(reading.has_errors());
}

TEST(ReadPgn, AValueEndsWithAQuoteAndABracketAndWithNothingLess) {
    for (const auto& [value, meant, codes] :
         {std::tuple{"X\"", "X\"", "raw_quote"}, std::tuple{"a\"b]", "a\"b]", "raw_quote"},
          std::tuple{"a\"^", "a\"^", "raw_quote"}, std::tuple{"a\\]b", "a\\]b", ""}}) {
        const PgnReading reading = read_game("[Site \"" + std::string{value} + "\"]\n\n1. e4 *");
        EXPECT_EQ(tag_of(reading.game, "Site"), meant);
        EXPECT_EQ(codes_of(reading), codes) << value;
    }
}

TEST(ReadPgn, TagsThatAreNotClosedEndWithTheirLine) {
    const PgnReading reading = read_game("[Event \"abc]\n[Site \"x\"\n[Round \"2\n\n1. e4 *\n");
    EXPECT_EQ(tag_of(reading.game, "Event"), "abc");
    EXPECT_EQ(tag_of(reading.game, "Site"), "x");
    EXPECT_EQ(tag_of(reading.game, "Round"), "2");
    EXPECT_EQ(main_line_of(reading.game), "e4");
    EXPECT_EQ(codes_of(reading), "unterminated_tag missing_bracket unterminated_tag");
    EXPECT_EQ(codes_of(read_game("[Event \"abc")), "unterminated_tag missing_result") << "or with the text";
    EXPECT_EQ(codes_of(read_game("[Event \"abc\"")), "missing_bracket missing_result");
    EXPECT_EQ(codes_of(read_game("[Event")), "bad_tag missing_result");
}

TEST(ReadPgn, WhatIsNoTagIsReportedAndSkipped) {
    const PgnReading reading = read_game("[Event]\n[%clk 0:05:00]\n[Site x\n[\n] }\n1. e4 *\n");
    EXPECT_EQ(main_line_of(reading.game), "e4");
    EXPECT_EQ(codes_of(reading), "bad_tag bad_tag bad_tag bad_tag stray_character stray_character");
}

TEST(ReadPgn, ATagThatIsNoneIsSkippedUpToItsBracket) {
    for (const char* tag : {"[_A \"x\"]", "[\"x\"]", "[Site!\"x\"]", "[Site xX\"]", "[Site x\"]",
                            "[Site #X\"]", "[Site]", "[ \"x\"]"}) {
        const PgnReading reading = read_game(std::string{tag} + " 1. e4 *");
        EXPECT_EQ(tag_of(reading.game, "Site"), "?") << tag;
        EXPECT_EQ(moves_of(reading.game), "1. e4 *") << tag;
        EXPECT_EQ(codes_of(reading), "bad_tag") << tag;
    }
    for (const char* no_tag : {"(Site \"x\"]", "\\Site \"x\"]"}) {
        EXPECT_EQ(tag_of(read_game(no_tag).game, "Site"), "?") << no_tag;
    }
}

TEST(ReadPgn, ARepeatedTagDoesNotReplaceTheFirst) {
    const PgnReading reading = read_game("[White \"A\"]\n[White \"B\"]\n[FEN \"x\"]\n[FEN \"y\"]\n\n*");
    EXPECT_EQ(tag_of(reading.game, "White"), "A");
    EXPECT_EQ(reading.game.unreadable_fen, "x");
    EXPECT_EQ(codes_of(reading), "repeated_tag repeated_tag bad_fen");
}

TEST(ReadPgn, ControlCharactersInATagBecomeBlanks) {
    const PgnReading reading = read_game("[Event \"a\tb\x1b[2J\"]\n\n*");
    EXPECT_EQ(tag_of(reading.game, "Event"), "a b [2J");
    EXPECT_EQ(codes_of(reading), "control_character");
}

TEST(ReadPgn, Latin1BytesAreKeptAsTheyAre) {
    const PgnReading reading =
        read_game("[White \"Gr\xFCnfeld\"]\n[Result \"*\"]\n\n1. d4 {sch\xF6n} Nf6 *\n");
    EXPECT_EQ(main_line_of(reading.game), "d4 Nf6");
    EXPECT_EQ(tag_of(reading.game, "White"), "Gr\xFCnfeld");
    EXPECT_EQ(reading.game.moves.node(1).comment_after, "sch\xF6n");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(ReadPgn, AVeryLongTagIsKept) {
    const std::string name(5000, 'W');
    const PgnReading reading = read_game("[White \"" + name + "\"]\n[Result \"*\"]\n\n1. e4 e5 *");
    EXPECT_EQ(tag_of(reading.game, "White"), name);
    EXPECT_EQ(main_line_of(reading.game), "e4 e5");
}

// --- Start positions ---

TEST(ReadPgn, AFenTagSetsTheStart) {
    const PgnReading reading =
        read_game("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 17\"]\n\n17. ... Kd7 18. e4 *\n");
    EXPECT_EQ(moves_of(reading.game), "17... Kd7 18. e4 *");
    EXPECT_EQ(write_fen(reading.game.start), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 17");
    EXPECT_EQ(tag_of(reading.game, "FEN"), "none");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(ReadPgn, ABadFenTagLeavesAGameWithoutMoves) {
    const auto games = read_games(
        "[Event \"A\"]\n[SetUp \"1\"]\n[FEN \"not a fen\"]\n\n1. e4 (1. d4) e5 *\n[Event \"B\"]\n1. d4 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(codes_of(games[0]), "bad_fen");
    EXPECT_EQ(place_of(games[0].problems.front()), "3:1");
    EXPECT_EQ(moves_of(games[0].game), "*");
    EXPECT_EQ(games[0].game.unreadable_fen, "not a fen");
    EXPECT_EQ(main_line_of(games[1].game), "d4");
}

TEST(ReadPgn, ALongFenIsNotTriedAtAll) {
    const PgnProblem problem = problem_in("[FEN \"" + std::string(100'000, 'x') + "\"]\n\n1. e4 *");
    EXPECT_EQ(problem.what, PgnProblem::What::BadFen);
    EXPECT_EQ(problem.message, "it has more than 255 bytes");
}

TEST(ReadPgn, AFenThatCanBeRepairedIsRepairedWithAWarning) {
    const PgnReading reading = read_game("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1\"]\n\n1. e4 *");
    EXPECT_EQ(codes_of(reading), "fen_repaired");
    EXPECT_EQ(write_fen(reading.game.start), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(main_line_of(reading.game), "e4");
}

TEST(ReadPgn, AFenOf255BytesIsTried) {
    EXPECT_NE(problem_in("[FEN \"" + std::string(255, 'x') + "\"]\n\n1. e4 *").message,
              problem_in("[FEN \"" + std::string(256, 'x') + "\"]\n\n1. e4 *").message);
}

TEST(ReadPgn, SetUpAndFenThatContradictEachOtherAreReported) {
    EXPECT_EQ(codes_of(read_game("[SetUp \"1\"]\n\n1. e4 *")), "setup_mismatch");
    EXPECT_EQ(codes_of(read_game("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *")),
              "setup_mismatch");
    EXPECT_EQ(codes_of(read_game("[SetUp \"0\"]\n\n1. e4 *")), "");
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
