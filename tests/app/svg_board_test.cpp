// The board as a picture: what is in the text of the SVG.
#include "svg_board.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"
#include "svg.hpp"

namespace takeback::app {
namespace {

constexpr const char* corners = R"(stroke="#17506e")";
constexpr const char* dot = R"(r="14" fill="#1b6e4b")";
constexpr const char* ring = R"(r="43" fill="none" stroke="#1b6e4b")";
constexpr const char* check_sign = R"(stroke="#a3160f" stroke-width="4")";

std::string draw(const Position& position, const Marks& marks = {}, Color bottom = Color::White) {
    return draw_svg_board(position, bottom, Ranks::FromZero, marks, "a board");
}

int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) {
        ++found;
    }
    return found;
}

/// What is wrong with it as XML: a tag that closes nothing, a quote that is left open, a sign that should be
/// written otherwise. Empty where nothing is.
std::string fault_of_xml(const std::string& text) {
    std::vector<std::string> open;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = text.find('<', at);
        const std::string between = text.substr(at, start - at);
        if (between.find('>') != std::string::npos) {
            return "a > in '" + between + "'";
        }
        if (start == std::string::npos) {
            break;
        }
        const std::size_t end = text.find('>', start);
        if (end == std::string::npos) {
            return "a tag is not closed";
        }
        const std::string tag = text.substr(start + 1, end - start - 1);
        if (tag.find('<') != std::string::npos || count(tag, "\"") % 2 != 0) {
            return "a < or a quote in '" + tag + "'";
        }
        if (tag[0] == '/') {
            if (open.empty() || open.back() != tag.substr(1)) {
                return "</" + tag.substr(1) + "> closes nothing";
            }
            open.pop_back();
        } else if (tag.back() != '/') {
            open.push_back(tag.substr(0, tag.find(' ')));
        }
        at = end + 1;
    }
    const int entities =
        count(text, "&amp;") + count(text, "&lt;") + count(text, "&gt;") + count(text, "&quot;");
    return !open.empty()                  ? "<" + open.back() + "> is left open"
           : count(text, "&") != entities ? "a bare &"
                                          : "";
}

TEST(SvgBoard, IsWellFormedInBothGames) {
    const Marks marks{.last_move = {test::at("e2"), test::at("e4")}, .targets = {test::at("e7")}};
    EXPECT_EQ(fault_of_xml(draw(test::chess().start_position(), marks)), "");
    EXPECT_EQ(fault_of_xml(draw(test::xiangqi().start_position())), "");
    EXPECT_EQ(fault_of_xml("<a><b></a>"), "</a> closes nothing");
    EXPECT_EQ(fault_of_xml("<a b=\"c></a>"), "a < or a quote in 'a b=\"c'");
    EXPECT_EQ(fault_of_xml("<a>"), "<a> is left open");
    EXPECT_EQ(fault_of_xml("<a>&</a>"), "a bare &");
}

TEST(SvgBoard, TakesNothingFromElsewhere) {
    for (const Position& position : {test::chess().start_position(), test::xiangqi().start_position()}) {
        const std::string picture = draw(position);
        EXPECT_EQ(count(picture, "http"), 1);  // the name of SVG itself
        EXPECT_EQ(count(picture, "script"), 0);
        EXPECT_EQ(count(picture, "url("), 0);
        EXPECT_EQ(count(picture, "href=\""), count(picture, "href=\"#"));
    }
}

TEST(SvgBoard, SaysItsTitleWhateverStandsInIt) {
    const std::string picture = draw_svg_board(test::chess().start_position(), Color::White, Ranks::FromZero,
                                               {}, "<Tom> & \"Jerry\" \x01\xff");
    EXPECT_NE(picture.find("<title>&lt;Tom&gt; &amp; &quot;Jerry&quot; \\x01\\xff</title>"),
              std::string::npos);
    EXPECT_EQ(fault_of_xml(picture), "");
}

TEST(SvgBoard, HasEveryManOnHisSquare) {
    const std::string picture = draw(test::chess().start_position());
    EXPECT_EQ(count(picture, "<use "), 32);
    EXPECT_EQ(count(picture, "<use href=\"#white-pawn\""), 8);
    EXPECT_EQ(count(picture, "<g id="), 12);
    EXPECT_NE(picture.find(R"(<use href="#white-king" x="456" y="755"/>)"), std::string::npos);  // e1
    EXPECT_NE(picture.find(R"(<use href="#black-queen" x="356" y="55"/>)"), std::string::npos);  // d8
}

TEST(SvgBoard, ShapesAManOnlyWhereOneStands) {
    EXPECT_EQ(count(draw(test::position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), "<g id="), 2);
}

TEST(SvgBoard, IsTurnedForBlackWithItsLabels) {
    const std::string picture = draw(test::chess().start_position(), {}, Color::Black);
    EXPECT_NE(picture.find(R"(<use href="#white-king" x="356" y="55"/>)"), std::string::npos);
    EXPECT_LT(picture.find(">1</text>"), picture.find(">8</text>"));
    EXPECT_LT(picture.find(">h</text>"), picture.find(">a</text>"));
}

TEST(SvgBoard, PutsCornersAroundBothSquaresOfTheLastMove) {
    const Position position = test::position("4k3/8/8/8/4q3/8/6P1/4K2R w - - 0 1");
    EXPECT_EQ(count(draw(position), corners), 0);
    EXPECT_EQ(count(draw(position, {.last_move = {test::at("h4"), test::at("e4")}}), corners), 2);
}

TEST(SvgBoard, TellsATargetThatIsEmptyFromAManWhoCanBeTaken) {
    const Position position = test::position("4k3/8/8/8/4q3/8/6P1/4K2R w - - 0 1");
    const std::string picture = draw(position, {.targets = {test::at("g3"), test::at("g4"), test::at("e4")}});
    EXPECT_EQ(count(picture, dot), 4);  // drawn twice, for a rim
    EXPECT_EQ(count(picture, ring), 1);
}

TEST(SvgBoard, ShowsAManWhoMovedLastAndCanBeTakenAsBoth) {
    const Position position = test::position("4k3/8/8/8/4q3/8/6P1/4K2R w - - 0 1");
    const std::string picture = draw(position, {.last_move = {test::at("e4")}, .targets = {test::at("e4")}});
    EXPECT_EQ(count(picture, ring), 1);
    EXPECT_EQ(count(picture, corners), 1);
}

TEST(SvgBoard, PutsASignBesideAKingInCheck) {
    const Position position = test::position("4k3/8/8/8/4q3/8/6P1/4K2R w - - 0 1");
    EXPECT_EQ(count(draw(position), check_sign), 0);
    EXPECT_EQ(count(draw(position, {.checks = {test::at("e1")}}), check_sign), 1);
}

TEST(SvgBoard, OfXiangqiHasTheCharactersOfBothSidesAndTheRiver) {
    const std::string picture = draw(test::xiangqi().start_position());
    for (const auto& [character, men] :
         {std::pair{"帥", 1}, {"將", 1}, {"兵", 5}, {"卒", 5}, {"炮", 2}, {"河", 1}}) {
        EXPECT_EQ(count(picture, std::string{'>'} + character + "</text>"), men) << character;
    }
    EXPECT_EQ(count(picture, "<circle "), 2 * 32);
}

TEST(SvgBoard, OfXiangqiCountsRanksAsItIsAskedTo) {
    const Position position = test::xiangqi().start_position();
    EXPECT_EQ(count(draw(position), ">10</text>"), 0);
    EXPECT_EQ(count(draw_svg_board(position, Color::White, Ranks::FromOne, {}, ""), ">10</text>"), 1);
}

TEST(SvgBoard, OfXiangqiHasTheSameMarks) {
    const Position position = test::xiangqi().start_position();
    const Geometry points = position.board.geometry();
    const std::string picture = draw(position, {.last_move = {points.square(7, 2), points.square(4, 2)},
                                                .targets = {points.square(4, 6), points.square(4, 4)},
                                                .checks = {points.square(4, 9)}});
    EXPECT_EQ(count(picture, corners), 2);
    EXPECT_EQ(count(picture, R"(fill="#1b6e4b")"), 2);
    EXPECT_EQ(count(picture, R"(fill="none" stroke="#1b6e4b")"), 1);
    EXPECT_EQ(count(picture, check_sign), 1);
}

}  // namespace
}  // namespace takeback::app
