// FEN of xiangqi: what is read, what is written, and every fault told.
#include "takeback/notation/xiangqi_fen.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/xiangqi_drawing.hpp"

namespace takeback::notation {
namespace {

std::string start_men() {
    return "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
}
std::string start() {
    return start_men() + " w - - 0 1";
}

std::vector<std::string> problems_of(std::string_view fen) {
    std::vector<std::string> texts;
    const auto read = read_xiangqi_fen(fen);
    if (!read) {
        for (const XiangqiFenProblem& problem : read.error()) {
            texts.push_back(describe(problem));
        }
    }
    return texts;
}

std::string problem_of(std::string_view fen) {
    const auto problems = problems_of(fen);
    EXPECT_EQ(problems.size(), 1U) << fen;
    return problems.empty() ? "" : problems.front();
}

std::string fen_after(std::string_view fen, std::string_view moves) {
    return test::xiangqi_fen(test::xiangqi_game(fen, moves));
}

TEST(XiangqiFen, NumbersTheRanksOfItsFaultsAsItIsTold) {
    const auto told = [](std::string_view fen, Ranks ranks) {
        return describe(read_xiangqi_fen(fen).error().front(), {Language::English, Terms::Xiangqi, ranks});
    };
    const std::string narrow = "rnbakabn/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    EXPECT_NE(told(narrow, Ranks::FromZero).find("rank 9 is 8"), std::string::npos) << told(narrow, {});
    EXPECT_NE(told(narrow, Ranks::FromOne).find("rank 10 is 8"), std::string::npos);
    const std::string no_side = start_men() + " x - - 0 1";
    EXPECT_EQ(told(no_side, Ranks::FromOne), told(no_side, Ranks::FromZero)) << "which names no rank";
}

TEST(XiangqiFen, OfTheStartIsWrittenAsItIsRead) {
    EXPECT_EQ(write_xiangqi_fen(test::xiangqi().start_position()), start());
    EXPECT_EQ(test::xiangqi_position(start()), test::xiangqi().start_position());
}

TEST(XiangqiFen, IsReadWithTwoFourFiveOrSixFields) {
    for (const char* const fields : {" w", " w - -", " w - - 0", " w - - 0 1"}) {
        EXPECT_EQ(test::xiangqi_position(start_men() + fields), test::xiangqi().start_position()) << fields;
    }
    EXPECT_EQ(problem_of(start_men()),
              "field 2 (side to move), column 60: the number of fields is 1: write 2, 4, 5 or 6 of them");
    EXPECT_EQ(problem_of(start_men() + " w -"),
              "field 4, column 64: the number of fields is 3: write 2, 4, 5 or 6 of them");
    EXPECT_EQ(problem_of(start() + " extra"),
              "after field 6, column 71: 'extra' is too much: a FEN has six fields");
}

TEST(XiangqiFen, ReadsTheLettersOfWxfAndWritesItsOwn) {
    const std::string wxf = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1";
    EXPECT_EQ(write_xiangqi_fen(test::xiangqi_position(wxf)), start());
}

TEST(XiangqiFen, KnowsRedAsWOrR) {
    EXPECT_EQ(test::xiangqi_position(start_men() + " r - - 0 1"), test::xiangqi().start_position());
    for (const char* const side : {"W", "B", "R", "red", "-"}) {
        EXPECT_EQ(problem_of(start_men() + ' ' + side + " - - 0 1"),
                  "field 2 (side to move), column 61: '" + std::string{side} +
                      "' is no side: use w (or r) for red, b for black");
    }
}

TEST(XiangqiFen, HasNoUseForFieldsThreeAndFour) {
    EXPECT_EQ(problem_of(start_men() + " w KQkq - 0 1"),
              "field 3, column 63: 'KQkq' means nothing in xiangqi: write -");
    EXPECT_EQ(problem_of(start_men() + " w - e3 0 1"),
              "field 4, column 65: 'e3' means nothing in xiangqi: write -");
}

TEST(XiangqiFen, CountsRanksFilesAndDigits) {
    EXPECT_EQ(problem_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR/9 w - - 0 1"),
              "field 1 (pieces), column 1: the number of ranks is 11, not 10");
    EXPECT_EQ(problem_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR/8 w - - 0 1"),
              "field 1 (pieces), column 1: the number of ranks is 11, not 10")
        << "a rank that is not there has no files to be counted";
    EXPECT_EQ(problem_of("rnbakabnr/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
              "field 1 (pieces), column 1: the number of ranks is 9, not 10");
    EXPECT_EQ(problems_of("rnbakabnr/9/1c05c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1").front(),
              "field 1 (pieces), column 15: 0 is no number of empty points: use 1 to 9");
    EXPECT_EQ(problem_of("rnbakabnr/45/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
              "field 1 (pieces), column 12: two numbers side by side: write their sum");
    EXPECT_EQ(problem_of("rnbakabnr/8/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
              "field 1 (pieces), column 11: the number of files on rank 8 is 8, not 9");
    EXPECT_EQ(
        problem_of("rnbqkabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
        "field 1 (pieces), column 4: 'q' is no man: use K A B N R C P for red, k a b n r c p for black");
}

TEST(XiangqiFen, WantsOneKingASideInHisPalace) {
    EXPECT_EQ(problem_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBKKABNR w - - 0 1"),
              "field 1 (pieces), column 1: red has 2 kings, not one king");
    EXPECT_EQ(problem_of("rnba1abnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
              "field 1 (pieces), column 1: black has 0 kings, not one king");
    EXPECT_EQ(problem_of("rnba1abnr/9/1c5c1/p1p1k1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
              "field 1 (pieces), column 23: the black king on e6: a king never leaves its palace");
}

TEST(XiangqiFen, WantsEachManWhereHeCanBe) {
    EXPECT_EQ(problem_of("3k5/9/9/9/2B6/9/9/9/9/4K4 w - - 0 1"),
              "field 1 (pieces), column 12: the red elephant on c5: an elephant has seven points, all on its "
              "own side of the river");
    EXPECT_EQ(problem_of("3k5/9/9/9/9/9/4B4/9/9/4K4 w - - 0 1"),
              "field 1 (pieces), column 16: the red elephant on e3: an elephant has seven points, all on its "
              "own side of the river");
    EXPECT_EQ(problem_of("3k5/9/9/9/9/9/1P7/9/9/4K4 w - - 0 1"),
              "field 1 (pieces), column 16: the red pawn on b3: a pawn stays on its file, ahead of where it "
              "starts, until it has crossed the river");
    EXPECT_EQ(problem_of("5k3/9/PPPPP4/P8/9/9/9/9/9/4K4 w - - 0 1"),
              "field 1 (pieces), column 1: red has 6 pawns, more than 5");
}

TEST(XiangqiFen, WantsNoKingThatCouldBeCaptured) {
    EXPECT_EQ(problem_of("3k5/3R5/9/9/9/9/9/9/9/4K4 w - - 0 1"),
              "field 1 (pieces), column 2: the black king on d9 is in check, but it is not black's turn");
    EXPECT_EQ(problem_of("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
              "field 1 (pieces), column 22: the kings face each other along an open file");
}

TEST(XiangqiFen, TellsEveryFaultAtOnce) {
    const std::string on_c5 =
        "field 1 (pieces), column 12: the red elephant on c5: an elephant has seven points, all on its own "
        "side of the river";
    EXPECT_EQ(problems_of("4k4/9/9/9/2B6/9/9/9/9/4K4 x q - 1.5 0"),
              (std::vector<std::string>{
                  "field 2 (side to move), column 27: 'x' is no side: use w (or r) for red, b for black",
                  "field 3, column 29: 'q' means nothing in xiangqi: write -",
                  "field 5 (plies since a capture), column 33: '1.5' is no whole number in digits",
                  "field 6 (move number), column 37: moves are counted from 1, not from 0", on_c5,
                  "field 1 (pieces), column 24: the kings face each other along an open file"}));
}

TEST(XiangqiFen, CountsPliesWithoutACaptureAndNotPawnMoves) {
    EXPECT_EQ(fen_after(start(), "h2e2"),
              "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
    EXPECT_EQ(fen_after(start_men() + " w - - 5 3", "c3c4"),
              "rnbakabnr/9/1c5c1/p1p1p1p1p/9/2P6/P3P1P1P/1C5C1/9/RNBAKABNR b - - 6 3");
    EXPECT_EQ(fen_after(start_men() + " w - - 5 3", "b2b9 a9b9"),
              "1rbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR w - - 0 4");
    EXPECT_EQ(fen_after("3k5/9/9/9/9/2P6/9/9/9/4K4 w - - 5 3", "c4c5"),
              "3k5/9/9/9/2P6/9/9/9/9/4K4 b - - 6 3");
}

/// Another program stops the clock after ten checks of a side; here every ply counts.
TEST(XiangqiFen, CountsPliesThatGiveCheck) {
    const XiangqiRules rules{{.repetition = xiangqi::RepetitionRule::PerpetualCheck}};
    Position position = test::xiangqi_position("4k4/9/9/9/9/9/9/9/5R3/3K5 w - - 0 1");
    for (int i = 0; i < 6; ++i) {
        for (const char* const move : {"f1e1", "e9f9", "e1f1", "f9e9"}) {
            rules.build(position, test::xiangqi_request(move)).apply(position);
        }
    }
    EXPECT_EQ(write_xiangqi_fen(position), "4k4/9/9/9/9/9/9/9/5R3/3K5 w - - 24 13");
}

TEST(XiangqiFen, SurvivesAnyText) {
    std::mt19937 random{9};  // the same in every run
    constexpr std::string_view bits = "rnbakcpRNBAKCPheHE/019 wrb-\t\xEF\xBB\xBF\xFF\x01";
    int readable = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = start();
        for (std::size_t changes = random() % 4 + 1; changes > 0; --changes) {
            text[random() % text.size()] = bits[random() % bits.size()];
        }
        const auto read = read_xiangqi_fen(text);
        if (read) {
            ++readable;
            ASSERT_EQ(write_xiangqi_fen(*read_xiangqi_fen(write_xiangqi_fen(*read))),
                      write_xiangqi_fen(*read));
        } else {
            ASSERT_FALSE(read.error().empty());
            ASSERT_FALSE(describe(read.error().front()).empty());
        }
    }
    EXPECT_GT(readable, 100);
}

TEST(XiangqiFen, OfNothingOrOfTooMuchIsToldInTwentyLines) {
    EXPECT_EQ(problem_of(""), "field 1 (pieces), column 1: the FEN is empty");
    EXPECT_EQ(problem_of("\xEF\xBB\xBF" + start()),
              "field 1 (pieces), column 1: it begins with a byte-order mark (BOM); leave that out");
    const auto problems = problems_of(std::string(100'000, '?'));
    EXPECT_EQ(problems.size(), 21U);
    EXPECT_EQ(
        problem_of(start_men() + " w - - 4294967296 1"),
        "field 5 (plies since a capture), column 67: 4294967296 is beyond the largest number, 4294967295");
}

}  // namespace
}  // namespace takeback::notation
