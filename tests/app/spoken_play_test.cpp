// The program with --speech, as somebody meets it who listens to it.
#include <gtest/gtest.h>

#include "support/program.hpp"

namespace takeback::test {
namespace {

TEST(SpokenPlay, TellsEveryChangeAndDrawsNoBoard) {
    TerminalSession session{{"play", "--speech"}};
    EXPECT_TRUE(holds(session.wait_for("1. white> "), "White: king e1; queen d1"));
    session.type("e4\r");
    EXPECT_TRUE(holds(session.wait_for("1... black> "), "White pawn e2 to e4. Black to move."));
    session.type("moves b8\r");
    EXPECT_TRUE(holds(session.wait_for("1... black> "), "knight b8: Na6 Nc6"));
    session.type("undo\r");
    EXPECT_TRUE(holds(session.wait_for("1. white> "), "Took back: White pawn e2 to e4."));
    session.type("flip\r");
    EXPECT_TRUE(holds(session.wait_for("1. white> "), "Black is at the bottom now."));
    EXPECT_FALSE(holds(session.screen(), "♜"));
    session.type("show\r");
    EXPECT_TRUE(holds(session.wait_for("1. white> "), "♜")) << "who asks for the board gets it";
}

TEST(SpokenPlay, TellsTheResultOfTheGame) {
    TerminalSession session{{"play", "--speech", "--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"}};
    session.wait_for("1. white> ");
    session.type("Ra8\r");
    const std::string answer = session.wait_for("game over> ");
    EXPECT_TRUE(holds(answer, "White rook a1 to a8, checkmate.")) << answer;
    EXPECT_TRUE(holds(answer, "1-0: checkmate; White wins")) << answer;
}

TEST(SpokenPlay, ShowsThePositionInWords) {
    const std::vector<std::string> show{"show", "--speech", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"};
    EXPECT_EQ(run_program(show, "").out, "White: king e1; pawn e2\nBlack: king e8\nMove 1. White to move.\n");
}

TEST(SpokenPlay, TracesAtTheTerminalToo) {
    TerminalSession session{{"play"}};
    session.wait_for("1. white> ");
    session.type("trace on\r");
    session.wait_for("1. white> ");
    session.type("e4\r");
    const std::string answer = session.wait_for("1... black> ");
    EXPECT_TRUE(holds(answer, "Tried e2e4: e2:P>- e4:->P. Black then attacks no white king. Taken back."));
}

TEST(Material, IsDrawnAsOnTheBoard) {
    const std::vector<std::string> arguments{"run", "--pieces", "figurine"};
    EXPECT_TRUE(
        holds(run_program(arguments, "e4\nd5\nexd5\nmaterial\n").out, "White has taken: pawn (♟\uFE0E)"));
}

}  // namespace
}  // namespace takeback::test
