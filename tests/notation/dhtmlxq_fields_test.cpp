// DhtmlXQ records: how their fields become tags, how fields and records are told from the text between them,
// and such a file from a PGN.
#include "takeback/notation/dhtmlxq.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>

#include "support/dhtmlxq_texts.hpp"
#include "support/pgn_texts.hpp"

namespace takeback::notation {
namespace {

using test::codes_of;
using test::tag_of;
using test::dhtmlxq::field;
using test::dhtmlxq::moves_of;
using test::dhtmlxq::read_record;
using test::dhtmlxq::read_records;
using test::dhtmlxq::record;

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
