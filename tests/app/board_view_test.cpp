// The board in characters.
#include "board_view.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "support/drawing.hpp"

namespace takeback::app {
namespace {

constexpr int wide = 80;

std::string draw(const Position& position, const Marks& marks = {}, Color bottom = Color::White,
                 int width = wide, const BoardStyle& style = {}) {
    return '\n' + draw_board(position, bottom, style, marks, width);
}

TEST(BoardView, ShowsLettersWithTheirFilesAndRanks) {
    EXPECT_EQ(draw(test::chess().start_position()), R"(
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
)");
}

TEST(BoardView, TurnsBoardAndLabelsForBlack) {
    EXPECT_EQ(draw(test::game_after_start("e4").position(), {}, Color::Black), R"(
1 R N B K Q B N R
2 P P P . P P P P
3 . . . . . . . .
4 . . . P . . . .
5 . . . . . . . .
6 . . . . . . . .
7 p p p p p p p p
8 r n b k q b n r
  h g f e d c b a
)");
}

TEST(BoardView, MarksLastMoveCheckAndTargetsBySigns) {
    const Position position = test::position("4k3/8/8/8/4q3/8/6P1/4K2R w - - 0 1");
    EXPECT_EQ(draw(position, {.last_move = {test::at("h4"), test::at("e4")},
                              .targets = {test::at("g3"), test::at("g4")},
                              .checks = {test::at("e1")}}),
              R"(
8 . . . . k . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . .[q]. *[.]
3 . . . . . . * .
2 . . . . . . P .
1 . . . .!K!. . R
  a b c d e f g h
)");
}

TEST(BoardView, PutsOneSignBetweenNeighboursThatBothHaveOne) {
    const Position position = test::position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    const std::string board = draw(position, {.last_move = {test::at("d1"), test::at("e1")}});
    EXPECT_NE(board.find("1 . . .[Q|K]. . ."), std::string::npos) << board;
}

TEST(BoardView, MarksCapturesAroundTheMan) {
    const std::string board =
        draw(test::position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), {.targets = {test::at("d5")}});
    EXPECT_NE(board.find("5 . . .(p). . . ."), std::string::npos) << board;
}

TEST(BoardView, ShowsFigurinesOfDifferentShapesForTheTwoSides) {
    const std::string board = draw(test::position("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"), {}, Color::White,
                                   wide, {.figurines = true});
    EXPECT_NE(board.find("8 . . . . ♚"), std::string::npos);
    EXPECT_NE(board.find("1 . . . . ♔"), std::string::npos);
    EXPECT_NE(board.find("♟\uFE0E"), std::string::npos) << "the black pawn must not turn into an emoji";
}

TEST(BoardView, EndsEveryColouredLineUncoloured) {
    const std::string board =
        draw(test::chess().start_position(), {}, Color::White, wide, {.colors = Colors::Palette});
    EXPECT_NE(board.find("\x1b[38;5;231;48;5;94m R "), std::string::npos);
    std::size_t lines = 0;
    for (std::size_t at = board.find("\x1b[0m\n"); at != std::string::npos;
         at = board.find("\x1b[0m\n", at + 1)) {
        ++lines;
    }
    EXPECT_EQ(lines, 8U);
}

TEST(BoardView, UsesOnlySixteenColoursWhereThereAreNoMore) {
    const std::string board =
        draw(test::chess().start_position(), {}, Color::White, wide, {.colors = Colors::Sixteen});
    EXPECT_EQ(board.find("38;"), std::string::npos);
    EXPECT_NE(board.find("\x1b[97;104m R "), std::string::npos);
}

TEST(BoardView, GrowsCompactAndThenAFenOnNarrowTerminals) {
    const Position start = test::chess().start_position();
    const BoardStyle colored{.colors = Colors::Palette};
    EXPECT_EQ(draw(start, {}, Color::White, 26, colored).find('\x1b'), 1U + 2U);
    EXPECT_EQ(draw(start, {}, Color::White, 25, colored), draw(start));
    EXPECT_EQ(draw(start, {}, Color::White, 18, colored), draw(start));
    EXPECT_EQ(draw(start, {}, Color::White, 17, colored),
              "\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
}

/// Relative luminance of an xterm palette colour from the 6x6x6 cube, as WCAG 2 defines it.
double luminance(int color) {
    const auto channel = [](int step) {
        const double value = (step == 0 ? 0 : 55 + 40 * step) / 255.0;
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const int cube = color - 16;
    return 0.2126 * channel(cube / 36) + 0.7152 * channel(cube / 6 % 6) + 0.0722 * channel(cube % 6);
}

TEST(Palette, EveryPieceStandsOutOnEverySquare) {
    for (const int square :
         {Palette::light_square, Palette::dark_square, Palette::light_marked, Palette::dark_marked}) {
        for (const int piece : {Palette::white_piece, Palette::black_piece}) {
            const double lighter = std::max(luminance(square), luminance(piece));
            const double darker = std::min(luminance(square), luminance(piece));
            EXPECT_GE((lighter + 0.05) / (darker + 0.05), 3.0) << piece << " on " << square;
        }
    }
}

}  // namespace
}  // namespace takeback::app
