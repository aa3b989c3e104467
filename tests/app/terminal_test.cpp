// The program as a person at a terminal meets it: prompts, questions, keys, colours, the clock.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <fstream>
#include <string>
#include <thread>
#include <utility>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

TEST(Terminal, ShowsTheBoardAndAPrompt) {
    TerminalSession session{{"play", "--white", "Anna", "--black", "Ben"}};
    const std::string greeting = session.wait_for("1. white> ");
    EXPECT_NE(greeting.find("♜"), std::string::npos);
    EXPECT_NE(greeting.find("Anna v Ben, move 1, White to move"), std::string::npos);
    session.type("e4\r");
    const std::string answer = session.wait_for("1... black> ");
    EXPECT_NE(answer.find("[♙]"), std::string::npos) << answer;
    EXPECT_NE(answer.find("last move 1. e4"), std::string::npos) << answer;
    session.type("quit\r");
    EXPECT_EQ(session.wait_for_exit(), 0);
}

TEST(Terminal, SaysThatAMoveIsMissing) {
    const Finished finished = run_program({"run"}, "move\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.err, "stdin:1: error: move needs a move. [syntax]\n  Write move e4.\n");
}

TEST(Terminal, DrawsNoBoardAfterARefusal) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("e5\r");
    const std::string answer = session.wait_for("white> ");
    EXPECT_NE(answer.find("Illegal: e5."), std::string::npos);
    EXPECT_EQ(answer.find("♜"), std::string::npos);
}

TEST(Terminal, AsksForThePromotionAndTakesEnterForAQueen) {
    for (const auto& [answer, fen] : {std::pair{"\r", "Q6k/8/8/8/8/8/7P/K7 b - - 0 1"},
                                      std::pair{"n\r", "N6k/8/8/8/8/8/7P/K7 b - - 0 1"}}) {
        TerminalSession session{{"play", "--fen", "7k/P7/8/8/8/8/7P/K7 w - - 0 1"}};
        session.wait_for("white> ");
        session.type("a8\r");
        session.wait_for("Promote to");
        session.type(answer);
        session.wait_for("black> ");
        session.type("fen\r");
        session.wait_for(fen);
    }
}

TEST(Terminal, AsksAgainWhenThePromotionIsNone) {
    TerminalSession session{{"play", "--fen", "7k/P7/8/8/8/8/7P/K7 w - - 0 1"}};
    session.wait_for("white> ");
    session.type("a8\r");
    session.wait_for("Promote to");
    session.type("k\r");
    session.wait_for("Promote to");
    session.type("\x03");
    session.wait_for("white> ");
    session.type("fen\r");
    session.wait_for("7k/P7/8/8/8/8/7P/K7 w - - 0 1");
}

TEST(Terminal, TakesThePromotionByItsName) {
    TerminalSession session{{"play", "--fen", "7k/P7/8/8/8/8/7P/K7 w - - 0 1"}};
    session.wait_for("white> ");
    session.type("a8\r");
    session.wait_for("Promote to");
    session.type("Knight\r");
    session.wait_for("black> ");
    session.type("fen\r");
    session.wait_for("N6k/8/8/8/8/8/7P/K7 b - - 0 1");
}

TEST(Terminal, DropsNoByteThatWouldMakeItAnotherMove) {
    for (const char* locale : {"LC_ALL=C", "LC_ALL=C.UTF-8"}) {
        TerminalSession session{{"play"}, {locale}};
        session.wait_for("white> ");
        session.type(
            "e\xff"
            "4\r");
        session.wait_for("neither a command nor a move");
        session.wait_for("1. white> ");
        session.type("♘f3\r");
        session.wait_for("black> ");
        session.type("fen\r");
        session.wait_for("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    }
}

TEST(Terminal, LosesNoInterruptHoweverEarlyItComes) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    for (int time = 0; time < 200; ++time) {
        session.type("\x03");
        session.wait_for("white> ");
    }
}

TEST(Terminal, AsksBeforeAResignation) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("resign\r");
    session.wait_for("[y/N]");
    session.type("n\r");
    session.wait_for("white> ");
    session.type("resign\r");
    session.wait_for("[y/N]");
    session.type("y\r");
    session.wait_for("0-1: White resigned; Black wins");
    session.wait_for("game over> ");
    session.type("undo\r");
    session.wait_for("1. white> ");
}

TEST(Terminal, ResignsAtOnceWithAnExclamationMark) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("resign!\r");
    session.wait_for("0-1");
}

TEST(Terminal, CtrlCDropsTheLineAndSaysHowToLeave) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("abc\x03");
    EXPECT_EQ(session.wait_for("white> ").find("quit"), std::string::npos);
    session.type("\x03");
    session.wait_for("quit");
    session.type("e4\r");
    session.wait_for("black> ");
}

TEST(Terminal, CtrlDLeavesOnAnEmptyLineOnly) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type(
        "e\x04"
        "4\r");
    session.wait_for("black> ");
    session.type("\x04");
    EXPECT_EQ(session.wait_for_exit(), 0);
}

TEST(Terminal, MarksTheTargetsOfMovesOnTheBoard) {
    TerminalSession session{{"play", "--pieces", "letters"}};
    session.wait_for("white> ");
    session.type("moves g1\r");
    const std::string answer = session.wait_for("white> ");
    EXPECT_NE(answer.find('*'), std::string::npos) << answer;
    EXPECT_NE(answer.find("Nf3"), std::string::npos) << answer;
}

TEST(Terminal, HasNoColourWithNoColor) {
    TerminalSession session{{"play"}, {"NO_COLOR=1"}};
    session.wait_for("white> ");
    session.type("quit\r");
    session.wait_for_exit();
    EXPECT_EQ(session.screen().find("\x1b[38;5"), std::string::npos);
}

TEST(Terminal, TakesAnEmptyNoColorForNone) {
    TerminalSession session{{"play"}, {"NO_COLOR="}};
    session.wait_for("white> ");
    EXPECT_NE(session.screen().find("\x1b[38;5"), std::string::npos);
}

TEST(Terminal, ColourOptionBeatsTheEnvironment) {
    TerminalSession session{{"play", "--color", "always"}, {"NO_COLOR=1"}};
    session.wait_for("white> ");
    EXPECT_NE(session.screen().find("\x1b[38;5"), std::string::npos);
}

TEST(Terminal, ThatIsDumbGetsNoEscapeCodeAtAll) {
    TerminalSession session{{"play"}, {"TERM=dumb"}};
    session.wait_for("white> ");
    session.type("e4\r");
    session.wait_for("black> ");
    session.type("quit\r");
    EXPECT_EQ(session.wait_for_exit(), 0);
    EXPECT_EQ(session.screen().find('\x1b'), std::string::npos);
    for (const char c : session.screen()) {
        ASSERT_LT(static_cast<unsigned char>(c), 0x80);
    }
}

TEST(Terminal, ThatIsDumbTakesCtrlCToo) {
    TerminalSession session{{"play"}, {"TERM=dumb"}};
    session.wait_for("white> ");
    session.type("\x03");
    session.wait_for("quit");
    session.type("e4\r");
    session.wait_for("black> ");
}

TEST(Terminal, WithoutUtf8GetsLetters) {
    TerminalSession session{{"play"}, {"LC_ALL=C"}};
    const std::string greeting = session.wait_for("white> ");
    EXPECT_NE(greeting.find(" r  n  b  q  k  b  n  r "), std::string::npos) << greeting;
}

TEST(Terminal, ThatIsNarrowGetsASmallBoardOrAFen) {
    TerminalSession small{{"play"}, {}, 20};
    small.wait_for("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜");
    TerminalSession tiny{{"play", "-q"}, {}, 17};
    tiny.wait_for("rnbqkbnr/pppppppp");
}

/// The session that the README shows: what is typed behind each prompt, and what is said to it.
TEST(Readme, ShowsWhatTheProgramSays) {
    std::ifstream readme{TAKEBACK_TEST_DATA "/../README.md"};
    std::string line;
    while (std::getline(readme, line) && line != "```text") {
    }
    TerminalSession session{{"play"}, {}, 200};
    int lines = 0;
    for (; std::getline(readme, line) && line != "```"; ++lines) {
        const std::size_t prompt = line.find("> ");
        if (prompt == std::string::npos) {
            session.wait_for(line);
            continue;
        }
        session.wait_for(line.substr(0, prompt + 2));
        session.type(line.substr(prompt + 2) + '\r');
    }
    EXPECT_GT(lines, 10);
}

// The clock.

TEST(Terminal, ShowsTheMoversTimeInThePromptAndBothInTheStatusLine) {
    TerminalSession session{{"play", "--test-clock", "--clock", "5+3"}};
    session.wait_for("1. white 5:00> ");
    session.type("sleep 28\r");
    session.wait_for("1. white 4:32> ");
    session.type("e4\r");
    session.wait_for("clock: White 4:35, Black 5:00");
    session.wait_for("1... black 5:00> ");
    session.type("clock off\r");
    session.wait_for("1... black> ");
}

TEST(Terminal, TellsOfAFallenFlagBeforeThePrompt) {
    TerminalSession session{{"play", "--test-clock"}};
    session.wait_for("white> ");
    session.type("clock 0:01\r");
    session.wait_for("1. white 0:01> ");
    session.type("sleep 1\r");
    session.wait_for("0-1: White ran out of time; Black wins");
    session.wait_for("game over> ");
    session.type("undo\r");
    session.wait_for("1. white 0:01> ");
}

/// With the clock of the machine, since nobody can sleep while a question waits.
TEST(Terminal, TheClockRunsWhileAQuestionWaits) {
    TerminalSession session{{"play", "--clock", "0:06", "--fen", "7k/P6r/8/8/8/8/8/1K6 w - - 0 1"}};
    session.wait_for("white 0:0");
    session.type("a8\r");
    session.wait_for("Promote to");
    std::this_thread::sleep_for(std::chrono::milliseconds{6100});
    session.type("q\r");
    session.wait_for("0-1: White ran out of time; Black wins");
    session.wait_for("The game is over: White ran out of time");
    session.wait_for("game over> ");
}

TEST(Terminal, AResignationThatIsAskedForTooLateIsALossOnTime) {
    TerminalSession session{{"play", "--clock", "0:06"}};
    session.wait_for("white 0:0");
    session.type("resign\r");
    session.wait_for("[y/N]");
    std::this_thread::sleep_for(std::chrono::milliseconds{6100});
    session.type("n\r");
    session.wait_for("0-1: White ran out of time; Black wins");
    session.wait_for("The game is over: White ran out of time");
    session.wait_for("game over> ");
}

// Line editing.

class LineEditing : public testing::Test {
protected:
    void SetUp() override {
        if (!TAKEBACK_HAS_LIBEDIT) {
            GTEST_SKIP() << "built without libedit";
        }
    }
};

TEST_F(LineEditing, TabCompletesCommandsAndMoves) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("un\t\r");
    session.wait_for("Nothing to undo");
    session.wait_for("white> ");
    session.type("Nf\t\r");
    session.wait_for("last move 1. Nf3");
    session.wait_for("black> ");
    session.type("h\t");
    session.wait_for("history");
}

TEST_F(LineEditing, TabOffersMovesOnlyWhereAMoveMayStand) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("save Nf\t/x\r");
    session.wait_for("'Nf/x'");
    session.type("undo Nf\t\r");
    session.wait_for("'Nf' is no count for undo.");
    session.type("why Nf\t\r");
    session.wait_for("Nf3 is legal.");
    session.type("flip bl\t\r");
    session.type("set\r");
    session.wait_for("view = black");
    session.type("draw off\t\r");
    session.wait_for("draw accept or draw decline");
}

TEST_F(LineEditing, ArrowsBringBackEarlierLines) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("e4\r");
    session.wait_for("black> ");
    session.type("undo\r");
    session.wait_for("white> ");
    session.type("\x1b[A\x1b[A\r");
    session.wait_for("last move 1. e4");
}

TEST_F(LineEditing, ArrowsBringBackTheLinesOfAnEarlierSession) {
    const TemporaryFolder home;
    const Environment environment{"XDG_STATE_HOME=" + home.path()};
    for (const bool first : {true, false}) {
        TerminalSession session{{"play"}, environment};
        session.wait_for("white> ");
        session.type(first ? "d4\r" : "\x1b[A\x1b[A\r");
        session.wait_for("last move 1. d4");
        session.wait_for("black> ");
        session.type("quit\r");
        EXPECT_EQ(session.wait_for_exit(), 0);
    }
    EXPECT_EQ(content_of(home.file("takeback/history")), "d4\nquit\nd4\nquit\n");
}

}  // namespace
}  // namespace takeback::test
