// DhtmlXQ records: what is read, how fields become tags, and what is wrong in them.
#include "takeback/notation/dhtmlxq.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "support/pgn_texts.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::tag_of;

std::vector<PgnReading> read_records(std::string_view text, Language language = Language::English) {
    std::vector<PgnReading> games;
    DhtmlxqReader reader{bytes_of(text), language};
    while (auto reading = reader.next()) {
        games.push_back(*std::move(reading));
    }
    return games;
}

PgnReading read_record(std::string_view text, Language language = Language::English) {
    auto games = read_records(text, language);
    EXPECT_EQ(games.size(), 1U) << shown(text, 1000);
    return games.empty() ? PgnReading{} : std::move(games.front());
}

std::string field(const std::string& name, const std::string& value) {
    return "[DhtmlXQ_" + name + ']' + value + "[/DhtmlXQ_" + name + ']';
}
std::string record(const std::string& fields) {
    return "[DhtmlXQ]" + fields + "[/DhtmlXQ]";
}

void write_from(const VariationTree& moves, NodeId above, std::string& text) {
    const auto write = [&](NodeId id) {
        const MoveNode& node = moves.node(id);
        text += node.comment_before.empty() ? "" : '{' + node.comment_before + "} ";
        text += iccs(node.request) + ' ';
        text += node.comment_after.empty() ? "" : '{' + node.comment_after + "} ";
    };
    const NodeId first = moves.first_child(above);
    if (first == no_node) {
        return;
    }
    write(first);
    for (NodeId id = moves.next_sibling(first); id != no_node; id = moves.next_sibling(id)) {
        text += "( ";
        write(id);
        write_from(moves, id, text);
        text += ") ";
    }
    write_from(moves, first, text);
}

/// "h2e2 ( b2e2 ) h9g7 {comment}", with the comment on the game in front.
std::string moves_of(const PgnGame& game) {
    const std::string& comment = game.moves.node(root_node).comment_after;
    std::string text = comment.empty() ? "" : '{' + comment + "} ";
    write_from(game.moves, root_node, text);
    return std::string{trimmed(text)};
}

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

// --- Fields and tags ---

TEST(Dhtmlxq, MakesTagsOfFields) {
    const PgnGame game =
        read_record(record(field("title", "湖北 洪智 胜 江苏 徐天红") + field("event", "冠军赛") +
                           field("place", "顺德") + field("round", "第01轮") + field("date", "2021-12-05") +
                           field("red", "湖北 洪智") + field("redteam", "湖北") + field("redname", "洪智") +
                           field("blackname", "徐天红") + field("blackteam", "江苏") +
                           field("open", "仙人指路") + field("remark", "某人") + field("result", "红胜") +
                           field("hits", "4141")))
            .game;
    const std::map<std::string, std::string> expected{
        {"Event", "冠军赛"},     {"Site", "顺德"},
        {"Date", "2021.12.05"},  {"Round", "第01轮"},
        {"White", "湖北 洪智"},  {"Black", "徐天红"},
        {"Result", "1-0"},       {"RedTeam", "湖北"},
        {"BlackTeam", "江苏"},   {"Title", "湖北 洪智 胜 江苏 徐天红"},
        {"Opening", "仙人指路"}, {"Annotator", "某人"}};
    std::map<std::string, std::string> tags;
    for (const PgnTag& tag : game.tags.all()) {
        tags[tag.name] = tag.value;
    }
    EXPECT_EQ(tags, expected);
    EXPECT_EQ(game.marker, PgnResult::WhiteWins);
}

TEST(Dhtmlxq, TheTitleIsTheEventWhereThereIsNone) {
    const PgnGame game = read_record(record(field("event", " ") + field("title", "梅花谱"))).game;
    EXPECT_EQ(tag_of(game, "Event"), "梅花谱");
    EXPECT_EQ(tag_of(game, "Title"), "none");
}

TEST(Dhtmlxq, ReadsDates) {
    const auto date = [](const char* text) {
        return tag_of(read_record(record(field("date", text))).game, "Date");
    };
    EXPECT_EQ(date("2021/12/5"), "2021.12.05");
    EXPECT_EQ(date("2021年3月15日"), "2021.03.15");
    EXPECT_EQ(date("2021-12-06 15:53:45"), "2021.12.06");
    EXPECT_EQ(date("2021"), "2021.??.??");
    EXPECT_EQ(date("1999-00-00"), "1999.??.??");
    EXPECT_EQ(date("0000-00-00"), "????.??.??");
    EXPECT_EQ(date("2021-13-01"), "2021-13-01");
    EXPECT_EQ(date("20211205"), "20211205");
    EXPECT_EQ(date("2021年"), "2021.??.??");
    EXPECT_EQ(date("2021年12月"), "2021.12.??");
    EXPECT_EQ(date("2021-01-31"), "2021.01.31");
    for (const char* const other : {"民国", "2021-01-32", "21-12-05", "2021-012-05", "2021-12-005"}) {
        EXPECT_EQ(date(other), other);
    }
}

TEST(Dhtmlxq, ReadsResults) {
    const auto result = [](const char* text) {
        const PgnReading reading = read_record(record(field("result", text)));
        EXPECT_EQ(codes_of(reading), "") << text;
        EXPECT_EQ(tag_of(reading.game, "Result"), result_token(reading.game.marker)) << text;
        return reading.game.marker;
    };
    for (const char* const text : {"红胜", "紅勝", "黑负", "先胜", "1-0"}) {
        EXPECT_EQ(result(text), PgnResult::WhiteWins) << text;
    }
    for (const char* const text : {"黑胜", "红负", "先负", "0-1"}) {
        EXPECT_EQ(result(text), PgnResult::BlackWins) << text;
    }
    for (const char* const text : {"和棋", "和局", "先和", "和", "1/2-1/2"}) {
        EXPECT_EQ(result(text), PgnResult::Draw) << text;
    }
    for (const char* const text : {"未知", "", " ", "*"}) {
        EXPECT_EQ(result(text), PgnResult::Unknown) << text;
    }
}

TEST(Dhtmlxq, KeepsAResultThatItDoesNotKnowAndWarns) {
    const PgnReading reading = read_record(record(field("result", "红优")));
    EXPECT_EQ(tag_of(reading.game, "Result"), "红优");
    EXPECT_EQ(reading.game.marker, PgnResult::Unknown);
    EXPECT_EQ(codes_of(reading), "result_mismatch");
}

TEST(Dhtmlxq, ReadsFieldsInAnyOrderInSmallOrCapitalLettersWithTextBetween) {
    const PgnReading reading = read_record(
        "<html>\n[dhtmlxq]\n\n [DHTMLXQ_MOVELIST]\r\n7747\r\n7062 \n[/dhtmlxq_movelist]<br>[x] "
        "[dhtmlxq_Red]\n甲\n[/DHTMLxq_red] [/DHTMLXQ] </html>");
    EXPECT_EQ(moves_of(reading.game), "h2e2 h9g7");
    EXPECT_EQ(tag_of(reading.game, "White"), "甲");
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(reading.place, (TextPlace{.line = 2, .column = 1}));
}

TEST(Dhtmlxq, ReadsARecordWithoutItsMarks) {
    const PgnReading reading = read_record("x " + field("red", "甲") + field("movelist", "7747"));
    EXPECT_EQ(moves_of(reading.game), "h2e2");
    EXPECT_EQ(codes_of(reading), "");
    EXPECT_EQ(reading.place, (TextPlace{.line = 1, .column = 3}));
}

TEST(Dhtmlxq, AFieldEndsAtAnyClosingMark) {
    const PgnReading reading =
        read_record(record("[DhtmlXQ_blacktime][/DhtmlXQ_time]" + field("movelist", "7747")));
    EXPECT_EQ(moves_of(reading.game), "h2e2");
    EXPECT_EQ(codes_of(reading), "");
}

TEST(Dhtmlxq, AFieldThatIsNotClosedIsKeptWithAWarning) {
    const PgnReading reading = read_record("[DhtmlXQ]\n[DhtmlXQ_red]甲\n[DhtmlXQ_movelist]7747\n[/DhtmlXQ]");
    EXPECT_EQ(moves_of(reading.game), "h2e2");
    EXPECT_EQ(tag_of(reading.game, "White"), "甲");
    EXPECT_EQ(codes_of(reading), "missing_bracket missing_bracket");
    EXPECT_EQ(reading.problems.front().message, "the field red is not closed");
    EXPECT_EQ(reading.problems.front().place, (TextPlace{.line = 2, .column = 1}));
    EXPECT_EQ(reading.problems.back().message, "the field movelist is not closed");
    EXPECT_FALSE(reading.has_errors());
}

TEST(Dhtmlxq, ARecordThatIsNotClosedEndsWhereTheNextBegins) {
    const auto games = read_records("[DhtmlXQ]\n[DhtmlXQ_red]甲[/DhtmlXQ_red]\n [DhtmlXQ]\n" +
                                    field("red", "乙") + '\n' + "[DhtmlXQ_black]x");
    ASSERT_EQ(games.size(), 2U);
    ASSERT_EQ(codes_of(games[0]), "missing_bracket");
    EXPECT_EQ(games[0].problems.front().message, "the record does not end with [/DhtmlXQ]");
    EXPECT_EQ(games[0].problems.front().place, (TextPlace{.line = 3, .column = 2}));
    EXPECT_EQ(games[1].place, (TextPlace{.line = 3, .column = 2}));
    ASSERT_EQ(codes_of(games[1]), "missing_bracket missing_bracket");
    EXPECT_EQ(games[1].problems.front().message, "the field black is not closed");
    EXPECT_EQ(games[1].problems.back().place, (TextPlace{.line = 5, .column = 17})) << "the end of the text";
}

TEST(Dhtmlxq, ReadsSeveralRecordsAndABadOneDoesNotSpoilTheNext) {
    const std::string good = record(field("movelist", "7747"));
    const auto games = read_records(good + "[DhtmlXQ][/DhtmlXQ]" + record(field("binit", "x")) + "[DhtmlXQ]" +
                                    field("red", "甲") + "[DhtmlXQ_movelist]x" + good + "text" + good);
    ASSERT_EQ(games.size(), 5U);
    EXPECT_EQ(codes_of(games[1]), "bad_fen");
    EXPECT_EQ(codes_of(games[2]), "missing_bracket missing_bracket not_a_move");
    for (const std::size_t i : {0U, 3U, 4U}) {
        EXPECT_EQ(moves_of(games[i].game), "h2e2");
        EXPECT_EQ(codes_of(games[i]), "");
        EXPECT_EQ(games[i].number, i + 1);
    }
}

TEST(Dhtmlxq, ReadsNothingInATextWithoutRecords) {
    EXPECT_TRUE(read_records("").empty());
    EXPECT_TRUE(read_records("[Event \"x\"]\n\n1. e4 *").empty());
    EXPECT_TRUE(read_records("[DhtmlXQ] [/DhtmlXQ] [DhtmlXQ").empty());
}

TEST(Dhtmlxq, ControlCharactersInATagAreBlanks) {
    const PgnReading reading = read_record(record(field("red", "a\nb")));
    EXPECT_EQ(tag_of(reading.game, "White"), "a b");
    EXPECT_EQ(codes_of(reading), "control_character");
}

// --- Limits ---

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

// --- What a file is ---

TEST(Dhtmlxq, IsToldFromAPgn) {
    EXPECT_TRUE(is_dhtmlxq("[DhtmlXQ]"));
    EXPECT_TRUE(is_dhtmlxq("\xEF\xBB\xBF <html> [dhtmlxq_title]x"));
    EXPECT_TRUE(is_dhtmlxq("[DhtmlXQ_comment0][Event \"x\"]"));
    EXPECT_FALSE(is_dhtmlxq("[Event \"x\"] {[DhtmlXQ] is a format}"));
    EXPECT_FALSE(is_dhtmlxq("[Event \"x\"]"));
    EXPECT_FALSE(is_dhtmlxq(""));
}

}  // namespace
}  // namespace takeback::notation
