// What stands around the moves of a PGN: variations, comments, annotations and clocks, as they are read.
#include "takeback/notation/pgn_reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>

#include "support/pgn_texts.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

using std::chrono::milliseconds;
using test::codes_of;
using test::main_line;
using test::main_line_of;
using test::moves_of;
using test::place_of;
using test::read_game;
using test::read_games;

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

}  // namespace
}  // namespace takeback::notation
