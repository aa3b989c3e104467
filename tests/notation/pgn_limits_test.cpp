// The limits of the reader: what is beyond them is reported, and reading goes on.
#include "takeback/notation/pgn_limits.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "support/pgn_texts.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::main_line_of;
using test::moves_of;
using test::read_game;
using test::read_games;
using test::tag_of;

TEST(PgnLimits, ATextThatIsTooLongIsCutAndReported) {
    const std::string longer(pgn_limits::longest_text + 1, 'x');
    const PgnReading comment = read_game("1. e4 {" + longer + "} e5 *");
    EXPECT_EQ(main_line_of(comment.game), "e4 e5");
    EXPECT_EQ(comment.game.moves.node(1).comment_after.size(), pgn_limits::longest_text);
    EXPECT_EQ(codes_of(comment), "too_long");

    const PgnReading tag = read_game("[White \"" + longer + "\"]\n\n1. e4 *");
    EXPECT_EQ(tag_of(tag.game, "White").size(), pgn_limits::longest_text);
    EXPECT_EQ(codes_of(tag), "too_long");

    const PgnReading word = read_game("1. e4 " + longer + " e5 *");
    EXPECT_EQ(main_line_of(word.game), "e4");
    EXPECT_EQ(codes_of(word), "too_long not_a_move");
}

TEST(PgnLimits, AWordOf255BytesIsTheLongest) {
    const auto with = [](std::string_view before, char c, std::size_t bytes, std::string_view behind) {
        std::string pgn{before};
        pgn += std::string(bytes, c);
        return codes_of(read_game(pgn += behind));
    };
    EXPECT_EQ(with("1. e4 ", 'x', 255, " *"), "not_a_move");
    EXPECT_EQ(with("1. e4 ", 'x', 256, " *"), "too_long not_a_move");
    EXPECT_EQ(with("", '1', 254, ". e4 *"), "");
    EXPECT_EQ(with("", '1', 255, ". e4 *"), "too_long");
    EXPECT_EQ(with("[", 'x', 255, " \"y\"]\n*"), "");
    EXPECT_EQ(with("[", 'x', 256, " \"y\"]\n*"), "too_long");
    EXPECT_EQ(with("1. e4 $", '0', 255, " *"), "");
    EXPECT_EQ(with("1. e4 $", '0', 256, " *"), "too_long");
}

TEST(PgnLimits, ManyLongCommentsAreLeftOutBeyondTheLimitOfAGame) {
    std::string pgn = "1. e4 {" + std::string(pgn_limits::longest_text - 1, 'x') + "} ";
    for (int i = 0; i < 15; ++i) {
        pgn += '{' + std::string(pgn_limits::longest_text, 'x') + "} ";
    }
    const PgnReading reading = read_game(pgn + "$1 $2 {x} e5 * {x}");  // $1 is the last byte that fits
    EXPECT_EQ(main_line_of(reading.game), "e4 e5");
    EXPECT_EQ(codes_of(reading), "too_much_text too_much_text too_much_text");
    EXPECT_EQ(reading.game.moves.node(1).nags, std::vector<std::uint8_t>{1});
    EXPECT_LE(reading.game.moves.node(1).comment_after.size(), pgn_limits::most_text + 18);
}

TEST(PgnLimits, TagsBeyondTheLimitAreLeftOut) {
    std::string pgn;
    for (std::size_t i = 0; i < pgn_limits::most_tags; ++i) {
        pgn += "[T" + std::to_string(i) + " \"x\"]\n";
    }
    const PgnReading reading = read_game(pgn + "\n1. e4 *");
    EXPECT_EQ(reading.game.tags.all().size(), pgn_limits::most_tags);
    EXPECT_EQ(codes_of(reading),
              "too_many_tags too_many_tags too_many_tags too_many_tags too_many_tags "
              "too_many_tags too_many_tags");
}

TEST(PgnLimits, MovesBeyondTheLimitAreLeftOutAndTheNextGameIsRead) {
    std::string pgn;
    for (std::size_t i = 0; i < pgn_limits::most_moves / 4 + 1; ++i) {
        pgn += "Nf3 Nf6 Ng1 Ng8\n";
    }
    const auto games = read_games(pgn + "*\n1. d4 *");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].game.moves.main_line().size(), pgn_limits::most_moves);
    EXPECT_EQ(codes_of(games[0]), "too_many_moves");
    EXPECT_EQ(main_line_of(games[1].game), "d4");
}

TEST(PgnLimits, ProblemsBeyondTheLimitAreCountedAsOne) {
    std::string pgn = "1. e4 ";
    for (std::size_t i = 0; i < 2 * pgn_limits::most_problems; ++i) {
        pgn += ") ";
    }
    const PgnReading reading = read_game(pgn + "e5 *");
    EXPECT_EQ(main_line_of(reading.game), "e4 e5");
    ASSERT_EQ(reading.problems.size(), pgn_limits::most_problems + 1);
    EXPECT_EQ(reading.problems.back().what, PgnProblem::What::TooManyProblems);
    EXPECT_EQ(reading.problems.back().message, "there are more problems in this game");
    std::string exactly = "1. e4 ";
    for (std::size_t i = 0; i < pgn_limits::most_problems; ++i) {
        exactly += ") ";
    }
    EXPECT_EQ(read_game(exactly + "Ke5 *").problems.back().message, "there are more problems in this game");
}

TEST(PgnLimits, VariationsMayNestAsDeepAsThereAreMoves) {
    constexpr std::array moves{"(Nf3 Na6 ", "(Nf6 Na3 ", "(Ng1 Na6 ", "(Ng8 Na3 "};
    constexpr std::size_t depth = 20'000;
    std::string pgn = "Na3 ";
    for (std::size_t i = 0; i < depth; ++i) {
        pgn += moves[i % moves.size()];
    }
    pgn += std::string(depth, ')') + " d5 *";
    const PgnReading reading = read_game(pgn);
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(main_line_of(reading.game), "Na3 d5");
    EXPECT_EQ(read_game(moves_of(reading.game)).game, reading.game);
}

TEST(PgnLimits, ParenthesesWithoutMovesAreOnlyCounted) {
    const std::string open(1'000'000, '(');
    const std::string close(1'000'000, ')');
    EXPECT_EQ(codes_of(read_game("1. e4 " + open + close + " e5 *")),
              "variation_without_move empty_variation");
}

}  // namespace
}  // namespace takeback::notation
