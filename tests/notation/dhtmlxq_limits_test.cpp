// The limits of the reader of DhtmlXQ records: what is beyond them is reported, and reading goes on.
#include "takeback/notation/dhtmlxq.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "support/dhtmlxq_texts.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/pgn_limits.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::dhtmlxq::field;
using test::dhtmlxq::moves_of;
using test::dhtmlxq::read_record;
using test::dhtmlxq::read_records;
using test::dhtmlxq::record;

TEST(DhtmlxqLimits, AFieldAsLongAsTheLimitIsReadWhole) {
    const std::string longest(pgn_limits::longest_text, 'x');
    const PgnReading reading = read_record(record(field("comment0", longest)));
    EXPECT_TRUE(reading.game.moves.node(root_node).comment_after == longest);
    EXPECT_EQ(codes_of(reading), "");
}

TEST(DhtmlxqLimits, AMarkThatIsTooLongIsText) {
    const auto comment = [](std::size_t size) {
        const std::string name =
            "comment" + std::string(size - std::string_view{"[DhtmlXQ_comment1"}.size(), '0') + '1';
        const std::string commented = "[DhtmlXQ_" + name + "]best[/DhtmlXQ_x]";
        return moves_of(read_record(record(field("movelist", "7747") + commented)).game);
    };
    EXPECT_EQ(comment(pgn_limits::longest_word), "h2e2 {best}");
    EXPECT_EQ(comment(pgn_limits::longest_word + 1), "h2e2");
}

TEST(DhtmlxqLimits, FieldsThatAreNotClosedAreReportedUpToTheLimit) {
    std::string text = "[DhtmlXQ]";
    for (std::size_t i = 0; i <= pgn_limits::most_problems; ++i) {
        text += "[DhtmlXQ_x" + std::to_string(i) + ']';
    }
    const PgnReading reading = read_record(text + "[/DhtmlXQ]");
    ASSERT_EQ(reading.problems.size(), pgn_limits::most_problems + 1);
    EXPECT_EQ(reading.problems.back().what, PgnProblem::What::TooManyProblems);
}

TEST(DhtmlxqLimits, AFieldThatIsTooLongIsCut) {
    const PgnReading reading =
        read_record(record(field("comment0", std::string(pgn_limits::longest_text + 1, 'x'))));
    EXPECT_EQ(reading.game.moves.node(root_node).comment_after.size(), pgn_limits::longest_text);
    EXPECT_EQ(codes_of(reading), "too_long");
}

TEST(DhtmlxqLimits, FieldsBeyondTheTextOfAGameAreLeftOutAndTheNextRecordIsRead) {
    std::string text = "[DhtmlXQ]";
    for (int i = 0; i < 18; ++i) {
        text += field("x" + std::to_string(i), std::string(pgn_limits::longest_text - 1, 'x'));
    }
    text += field("movelist", "7747") + "[/DhtmlXQ]" + record(field("movelist", "7747"));
    const auto games = read_records(text);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(codes_of(games[0]), "too_much_text");
    EXPECT_EQ(moves_of(games[1].game), "h2e2");
}

TEST(DhtmlxqLimits, MovesBeyondTheLimitAreLeftOut) {
    std::string moves;
    for (std::size_t i = 0; i < pgn_limits::most_moves / 4 + 1; ++i) {
        moves += "7967706267796270";
    }
    const PgnReading reading = read_record(record(field("movelist", moves) + field("move_0_1_1", "7747")));
    EXPECT_EQ(reading.game.moves.main_line().size(), pgn_limits::most_moves);
    EXPECT_EQ(codes_of(reading), "too_many_moves too_many_moves");
}

TEST(DhtmlxqLimits, ProblemsBeyondTheLimitAreCountedAsOne) {
    std::string fields = field("movelist", "7747");
    for (std::size_t i = 0; i < 2 * pgn_limits::most_problems; ++i) {
        fields += field("move_9_9_" + std::to_string(i + 10), "7747");
    }
    const PgnReading reading = read_record(record(fields));
    ASSERT_EQ(reading.problems.size(), pgn_limits::most_problems + 1);
    EXPECT_EQ(reading.problems.back().what, PgnProblem::What::TooManyProblems);
}

/// No line is played twice: a hundred thousand moves in variations far from the start take no longer.
TEST(DhtmlxqLimits, ManyVariationsFarFromTheStartAreReadInTime) {
    std::string moves;
    for (int i = 0; i < 10'000; ++i) {
        moves += "7967706267796270";
    }
    std::string fields = field("movelist", moves);
    for (std::size_t i = 1; i <= 40'000; ++i) {
        fields +=
            field("move_0_" + std::to_string(i % 2 == 0 ? 39'997 - i % 999 * 4 : 1) + '_' + std::to_string(i),
                  "7747");
    }
    EXPECT_EQ(codes_of(read_record(record(fields))), "");
}

TEST(DhtmlxqLimits, AChainOfVariationsAsDeepAsTheLimitIsRead) {
    std::string fields = field("movelist", "7967");
    constexpr std::size_t depth = 40'000;
    for (std::size_t i = 1; i <= depth; ++i) {
        fields += field("move_" + std::to_string(i - 1) + "_1_" + std::to_string(i), "7747");
    }
    const PgnReading reading = read_record(record(fields));
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_NE(reading.game.moves.next_sibling(depth), no_node);
}

}  // namespace
}  // namespace takeback::notation
