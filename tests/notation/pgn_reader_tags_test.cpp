// The tags of a PGN as they are read, the start position among them.
#include "takeback/notation/pgn_reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "support/pgn_texts.hpp"
#include "takeback/notation/fen.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::main_line_of;
using test::moves_of;
using test::place_of;
using test::problem_in;
using test::read_game;
using test::read_games;
using test::tag_of;

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

}  // namespace
}  // namespace takeback::notation
