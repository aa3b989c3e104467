// DhtmlXQ records: the moves, variations, comments and positions that are read, and what is wrong in them.
#include "takeback/notation/dhtmlxq.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>

#include "support/dhtmlxq_texts.hpp"
#include "support/pgn_texts.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::dhtmlxq::field;
using test::dhtmlxq::moves_of;
using test::dhtmlxq::read_record;
using test::dhtmlxq::record;

/// A binit with those men alone, counted from 0 as the format orders them.
std::string binit_of(const std::map<std::size_t, std::string>& men) {
    std::string digits;
    for (std::size_t man = 0; man < 32; ++man) {
        digits += men.contains(man) ? men.at(man) : "99";
    }
    return field("binit", digits);
}
constexpr std::size_t red_rook = 0;
constexpr std::size_t red_king = 4;
constexpr std::size_t red_pawn = 11;
constexpr std::size_t black_rook = 16;
constexpr std::size_t black_king = 20;
constexpr std::size_t other_red_rook = 8;

std::string message_of(const PgnReading& reading) {
    EXPECT_EQ(reading.problems.size(), 1U);
    return reading.problems.empty() ? "" : reading.problems.front().message;
}

// --- Moves and positions ---

TEST(Dhtmlxq, CountsFilesFromTheLeftAndRanksFromTheTop) {
    const PgnReading reading = read_record(record(field("movelist", "7747 7062 7967 1022")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 h9g7 h0g2 b9c7");
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(reading.game.start, test::xiangqi().start_position());
}

TEST(Dhtmlxq, ReadsTheUsualBinitAsTheStart) {
    const PgnReading reading = read_record(
        record(field("binit", "8979695949392919097717866646260600102030405060708012720323436383") +
               field("movelist", "7747")));
    EXPECT_EQ(reading.game.start, test::xiangqi().start_position());
    const PgnReading mirrored = read_record(
        record(field("binit", "0919293949596979891777062646668600102030405060708012720323436383")));
    EXPECT_EQ(mirrored.game.start, test::xiangqi().start_position());
    EXPECT_EQ(codes_of(mirrored), "");
}

TEST(Dhtmlxq, ReadsAnEndgameInWhichBlackMovesFirst) {
    const std::string men =
        binit_of({{red_king, "49"}, {red_pawn, "32"}, {black_rook, "85"}, {black_king, "30"}});
    const PgnReading reading = read_record(record(men + field("movelist", "85894948")));
    EXPECT_EQ(reading.game.start, test::xiangqi_drawn(R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  P  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  r
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )",
                                                      Color::Black));
    EXPECT_EQ(moves_of(reading.game), "i4i0 e0e1");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(Dhtmlxq, GivesTheTurnToRedWhenNobodyMovesAndToBlackWhenHeIsInCheck) {
    const std::string kings = "39";
    const auto side = [&](const char* rook) {
        const PgnReading reading =
            read_record(record(binit_of({{red_rook, rook}, {red_king, kings}, {black_king, "40"}})));
        EXPECT_EQ(codes_of(reading), "");
        return reading.game.start.state.side_to_move;
    };
    EXPECT_EQ(side("00"), Color::Black);
    EXPECT_EQ(side("01"), Color::White);
}

TEST(Dhtmlxq, ReadsAFenWhereThereIsNoBinit) {
    const std::string fen = "4k4/9/9/9/9/9/9/9/9/R2K5 b - - 0 1";
    EXPECT_EQ(write_xiangqi_fen(read_record(record(field("fen", fen))).game.start), fen);
    const PgnReading both =
        read_record(record(field("fen", fen) + binit_of({{red_king, "49"}, {black_king, "30"}})));
    EXPECT_EQ(write_xiangqi_fen(both.game.start), "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
    const PgnReading wrong = read_record(record(field("fen", "4k4/9 b") + field("movelist", "7747")));
    EXPECT_EQ(codes_of(wrong), "bad_fen");
    EXPECT_EQ(moves_of(wrong.game), "");
}

TEST(Dhtmlxq, AnEmptyPositionIsNone) {
    const PgnReading reading =
        read_record(record(field("binit", "") + field("fen", " \n") + field("movelist", "7747")));
    EXPECT_EQ(moves_of(reading.game), "h2e2");
    EXPECT_EQ(codes_of(reading), "");
}

// --- Variations and comments ---

TEST(Dhtmlxq, ReadsVariationsOfVariations) {
    const PgnReading reading =
        read_record(record(field("movelist", "7747706279671022") + field("move_0_2_1", "102279677062") +
                           field("move_1_3_2", "1927") + field("move_0_1_3", "1747")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 ( b2e2 ) h9g7 ( b9c7 h0g2 ( b0c2 ) h9g7 ) h0g2 b9c7");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(Dhtmlxq, PutsCommentsBehindTheirMovesInEveryLine) {
    const PgnReading reading = read_record(record(
        field("comment0", "中炮||对屏风马") + field("movelist", "774770627967") + field("comment1", "best") +
        field("comment3", " [x] ") + field("move_0_2_1", "10227967") + field("comment1_2", "also") +
        field("comment1_3", "one||two||||three") + field("comment1_1", "or:") + field("comment2", "||")));
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(moves_of(reading.game),
              "{中炮\n对屏风马} h2e2 {best} h9g7 ( {or:} b9c7 {also} h0g2 {one\ntwo\n\nthree} ) h0g2 {[x]}");
}

TEST(Dhtmlxq, KeepsACommentThatBelongsToNoMoveBehindTheLastOne) {
    const PgnReading reading = read_record(record(field("movelist", "7747") + field("comment2", "two") +
                                                  field("comment7_1", "seven") + field("commentx", "x")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 {two\nseven\nx}");
    EXPECT_EQ(codes_of(reading), "annotation_without_move annotation_without_move annotation_without_move");
    EXPECT_FALSE(reading.has_errors());
}

TEST(Dhtmlxq, ReportsAVariationThatReplacesNoMove) {
    const PgnReading reading = read_record(
        record(field("movelist", "77477062") + field("move_0_3_1", "7967") + field("move_9_2_2", "1022") +
               field("move_3_2_3", "1022") + field("move_0_2_4", "1022") + field("move_4_1_5", "1747") +
               field("move_0_0_6", "1747") + field("move_0_2", "1022") + field("move_1_3_7", "1022")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 h9g7 ( b9c7 )");
    EXPECT_EQ(codes_of(reading),
              "variation_without_move variation_without_move variation_without_move variation_without_move "
              "variation_without_move variation_without_move");
}

TEST(Dhtmlxq, LinesThatDepartFromEachOtherAreReported) {
    const PgnReading reading = read_record(
        record(field("movelist", "7747") + field("move_2_1_1", "1747") + field("move_1_1_2", "1747")));
    EXPECT_EQ(codes_of(reading), "variation_without_move variation_without_move");
    EXPECT_EQ(codes_of(read_record(record(field("movelist", "7747") + field("move_1_1_1", "1747")))),
              "variation_without_move");
}

TEST(Dhtmlxq, SaysWhichMoveAVariationCannotReplace) {
    const auto message = [](const char* variation) {
        return message_of(read_record(record(field("movelist", "7747") + field(variation, "1747"))));
    };
    EXPECT_EQ(message("move_3_2_1"), "no line 3 has a move 2 that move_3_2_1 could replace");
    EXPECT_EQ(message("move_0_0_1"), "no line 0 has a move 0 that move_0_0_1 could replace");
}

TEST(Dhtmlxq, OfTwoVariationsOfOneNumberTheFirstHolds) {
    const PgnReading reading =
        read_record(record(field("movelist", "7747") + field("move_0_1_1", "1747") +
                           field("move_0_1_1", "7967") + field("move_00_1_1", "1967")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 ( b2e2 )");
    EXPECT_EQ(codes_of(reading), "repeated_tag repeated_tag");
}

TEST(Dhtmlxq, OfTwoCommentsOfOneMoveTheFirstHolds) {
    const PgnReading reading = read_record(
        record(field("movelist", "7747") + field("comment1", "one") + field("comment1", "other")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 {one}");
    EXPECT_EQ(codes_of(reading), "repeated_tag");
}

TEST(Dhtmlxq, ACommentOfAVariationWithoutMovesGoesBeforeTheGame) {
    const PgnReading reading = read_record(
        record(field("movelist", "77477062") + field("move_0_2_1", " ") + field("comment1_1", "or:")));
    EXPECT_EQ(moves_of(reading.game), "{or:} h2e2 h9g7");
    EXPECT_EQ(codes_of(reading), "empty_variation annotation_without_move");
}

// --- Moves that are none ---

TEST(Dhtmlxq, CountsTheColumnOfAMoveInCharacters) {
    const auto place_behind = [](const std::string& text) {
        return read_record(record(field("movelist", text + "9999"))).problems.at(0).place;
    };
    EXPECT_EQ(place_behind("炮"), place_behind("x"));
}

TEST(Dhtmlxq, AnIllegalMoveEndsItsLineAndTheOthersGoOn) {
    const PgnReading reading =
        read_record(record(field("movelist", "7747706279597022") + field("move_0_2_1", "10227967") +
                           field("move_0_3_2", "1967") + field("move_0_4_3", "1022") +
                           field("comment3", "gone") + field("comment4", "gone")));
    EXPECT_EQ(moves_of(reading.game), "h2e2 h9g7 ( b9c7 h0g2 )");
    ASSERT_EQ(codes_of(reading), "illegal_move");
    const PgnProblem& problem = reading.problems.front();
    EXPECT_EQ(problem.token, "7959");
    EXPECT_EQ(problem.place, (TextPlace{.line = 1, .column = 36}));
    EXPECT_EQ(problem.message,
              "2. h0f0 (7959): Your own advisor stands on f0. Position: "
              "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
}

TEST(Dhtmlxq, WhatBelongsToMovesThatWereLeftOutIsLeftOutSilently) {
    const PgnReading reading =
        read_record(record(field("movelist", "77477959") + field("move_0_3_1", "1022") +
                           field("comment1_3", "gone") + field("move_1_4_2", "7967")));
    EXPECT_EQ(moves_of(reading.game), "h2e2");
    EXPECT_EQ(codes_of(reading), "illegal_move");
    EXPECT_EQ(codes_of(read_record(record(field("movelist", "7747") + field("move_0_1_1", "7959")))),
              "illegal_move")
        << "and no empty variation";
}

TEST(Dhtmlxq, APlaceCountsTheLinesOfTheValue) {
    const PgnReading reading = read_record("[DhtmlXQ_movelist]\n7747\n马 7062[/DhtmlXQ_movelist]");
    ASSERT_EQ(codes_of(reading), "not_a_move");
    EXPECT_EQ(reading.problems.front().place, (TextPlace{.line = 3, .column = 1}));
    const PgnReading behind = read_record("[DhtmlXQ_movelist]\n7747 7959[/DhtmlXQ_movelist]");
    ASSERT_EQ(codes_of(behind), "illegal_move");
    EXPECT_EQ(behind.problems.front().place, (TextPlace{.line = 2, .column = 6}));
}

TEST(Dhtmlxq, QuotesWholeCharactersOfWhatIsNoMove) {
    const PgnReading reading = read_record(record(field("movelist", "77中炮8平5")));
    ASSERT_EQ(codes_of(reading), "not_a_move");
    EXPECT_EQ(reading.problems.front().token, "77中");
}

TEST(Dhtmlxq, ExplainsAnIllegalMoveInChinese) {
    const PgnReading reading = read_record(record(field("movelist", "7759")), Language::Chinese);
    EXPECT_EQ(message_of(reading),
              "1. h2f0 (7759)：f0 "
              "有己方的仕。局面：rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
}

TEST(Dhtmlxq, TellsWhatIsNoMove) {
    for (const char* const moves : {"77", "7747x062", "7747706", "77479062", "77477090", "774770a2",
                                    "77477:62", "77477/62", "7747706:"}) {
        const PgnReading reading = read_record(record(field("movelist", moves)));
        EXPECT_EQ(codes_of(reading), "not_a_move") << moves;
    }
    EXPECT_EQ(message_of(read_record(record(field("movelist", "774\n7 70")))),
              "a move is four digits, x and y of both points, y from the top: '70'");
}

TEST(Dhtmlxq, AMoveAfterMateIsReported) {
    const std::string men =
        binit_of({{red_rook, "01"}, {other_red_rook, "89"}, {red_king, "39"}, {black_king, "40"}});
    const PgnReading reading =
        read_record(record(men + field("movelist", "89804041") + field("result", "红胜")));
    EXPECT_EQ(moves_of(reading.game), "i0i9");
    EXPECT_EQ(codes_of(reading), "game_over");
    EXPECT_EQ(message_of(reading), "1... e9e8 (4041) comes after the end: checkmate; Red wins");
}

TEST(Dhtmlxq, AResultAgainstTheBoardIsReported) {
    const std::string mate =
        binit_of({{red_rook, "01"}, {other_red_rook, "89"}, {red_king, "39"}, {black_king, "40"}}) +
        field("movelist", "8980");
    EXPECT_EQ(codes_of(read_record(record(mate + field("result", "黑胜")))), "board_mismatch");
    EXPECT_EQ(codes_of(read_record(record(mate + field("result", "红胜")))), "");
    EXPECT_EQ(codes_of(read_record(record(mate + field("result", "未知")))), "");
}

// --- Positions that are none ---

TEST(Dhtmlxq, TellsEveryReasonWhyAPositionIsNone) {
    const PgnReading reading = read_record(record(
        binit_of({{red_king, "40"}, {red_pawn, "09"}, {black_king, "41"}}) + field("movelist", "4041")));
    EXPECT_EQ(codes_of(reading), "bad_fen");
    EXPECT_EQ(message_of(reading),
              "the red pawn on a0: a pawn stays on its file, ahead of where it starts, until it has crossed "
              "the river; the red king on e9: a king never leaves its palace");
    EXPECT_EQ(moves_of(reading.game), "");
    EXPECT_EQ(reading.game.unreadable_fen, "4K4/4k4/9/9/9/9/9/9/9/P8 w - - 0 1");
    EXPECT_EQ(reading.game.start, test::xiangqi().start_position());
}

TEST(Dhtmlxq, TellsWhatIsWrongInABinit) {
    EXPECT_EQ(message_of(read_record(record(field("binit", "8979")))),
              "binit has 4 characters, not 64 digits: two for each of the 32 men");
    EXPECT_EQ(message_of(read_record(record(binit_of({{red_king, "4x"}})))),
              "binit has 64 characters, not 64 digits: two for each of the 32 men");
    EXPECT_EQ(message_of(read_record(record(binit_of({{red_king, "94"}})))),
              "man 5 of binit stands on '94': x is 0 to 8, y is 0 to 9, and 99 is off the board");
    EXPECT_EQ(message_of(read_record(record(binit_of({{red_king, "49"}, {red_pawn, "49"}})))),
              "man 12 of binit stands on e0, where another one is");
}

/// A record that is converted says later why it has no moves: its FEN was once written as it stood, a line
/// break and all, into a tag that cannot hold one.
TEST(Dhtmlxq, APositionThatIsNoneIsKeptAsOneLineAsATagHoldsIt) {
    const PgnReading reading = read_record(record(field("fen", "4k4/9\n\x01 no position")));
    EXPECT_EQ(codes_of(reading), "bad_fen control_character");
    EXPECT_EQ(reading.game.unreadable_fen, "4k4/9   no position");
    EXPECT_EQ(read_record(record(field("binit", "12\n34"))).game.unreadable_fen, "12 34");
    EXPECT_EQ(test::read_game(write_pgn(reading.game)).game, reading.game);
}

TEST(Dhtmlxq, AFenHasNoMoreThan255Bytes) {
    const auto with_blanks = [](std::size_t size) {
        const std::string board = "4k4/9/9/9/9/9/9/9/9/R2K5";
        return board + std::string(size - board.size() - 2, ' ') + " b";
    };
    EXPECT_EQ(codes_of(read_record(record(field("fen", with_blanks(255))))), "");
    EXPECT_EQ(message_of(read_record(record(field("fen", with_blanks(256))))), "it has more than 255 bytes");
}

TEST(Dhtmlxq, SaysNoMoreThanAThousandCharactersOfAPosition) {
    std::map<std::size_t, std::string> men;
    for (std::size_t man = 0; man < 16; ++man) {  // pawns on their first rank, the others across the river
        const bool is_pawn = man >= red_pawn;
        const std::string file = std::to_string((is_pawn ? man - red_pawn : man) % 9);
        men[man] = file + (is_pawn ? '9' : man < 9 ? '3' : '4');
        men[black_rook + man] = file + (is_pawn ? '0' : man < 9 ? '6' : '5');
    }
    for (const std::string& position : {binit_of(men), field("fen", std::string(255, 'x'))}) {
        const std::string message = message_of(read_record(record(position)));
        EXPECT_EQ(character_count(message), 1000U + 3U);
        EXPECT_TRUE(message.ends_with("...")) << message;
    }
}

}  // namespace
}  // namespace takeback::notation
