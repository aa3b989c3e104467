// The program as the shell and a person at a terminal meet it: exit codes, streams, signals, colours,
// questions, keys.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

constexpr const char* start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// Exit codes and streams.

TEST(Program, WithoutACommandRunsWhatComesThroughAPipe) {
    const Finished finished = run_program({}, "e4\nfen\n");
    EXPECT_EQ(finished.out, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
    EXPECT_EQ(finished.exit_code, 0);
}

TEST(Program, PlayWithAPipeIsAScriptToo) {
    EXPECT_EQ(run_program({"play"}, "e4\nfen\n").out,
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
}

TEST(Program, EndsWithZeroWhateverTheResultOfTheGame) {
    EXPECT_EQ(run_program({"run"}, "").exit_code, 0);
    EXPECT_EQ(run_program({"run"}, "e4\nquit\n").exit_code, 0);
    EXPECT_EQ(run_program({"run"}, "f3\ne5\ng4\nQh4\n").exit_code, 0);
}

TEST(Program, EndsWithOneWhenALineOfAScriptIsRefused) {
    const Finished stopped = run_program({"run"}, "e4\nNc4\nfen\n");
    EXPECT_EQ(stopped.exit_code, 1);
    EXPECT_EQ(stopped.out, "") << "nothing is carried out behind it";
    const Finished went_on = run_program({"run", "--keep-going"}, "e4\nNc4\nfen\n");
    EXPECT_EQ(went_on.exit_code, 1);
    EXPECT_EQ(went_on.out, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
}

TEST(Program, EndsWithTwoWhenItIsUsedWrongly) {
    for (const std::vector<std::string>& wrong :
         std::vector<std::vector<std::string>>{{"--nope"},
                                               {"nope"},
                                               {"perft"},
                                               {"perft", "x"},
                                               {"perft", "-1"},
                                               {"play", "--game", "go"},
                                               {"check"},
                                               {"show", "--fen", "nonsense"},
                                               {"show", "--color", "red"},
                                               {"show", "--moves", "e4 e4"},
                                               {"show", "--targets", "e7"},
                                               {"show", "--targets", "z9"},
                                               {"show", "--svg", "--json"},
                                               {"show", "--targets", "e2", "--json"},
                                               {"play", "--no-input"},
                                               {"play", "--clock", "0+0"},
                                               {"play", "--clock", "soon"}}) {
        const Finished finished = run_program(wrong, "");
        EXPECT_EQ(finished.exit_code, 2) << wrong.back();
        EXPECT_EQ(finished.out, "") << wrong.back();
        EXPECT_NE(finished.err, "") << wrong.back();
    }
}

TEST(Program, ShowsABoardAsAPictureWithWhatTheStatusLineSays) {
    const Finished finished =
        run_program({"show", "--svg", "--moves", "1. e4 e5 2.Nf3", "--targets", "b8"}, "");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.out.rfind("<svg xmlns=", 0), 0u);
    EXPECT_NE(finished.out.find("<title>White v Black, move 2, Black to move, last move 2. Nf3</title>"),
              std::string::npos);
    EXPECT_EQ(finished.out.substr(finished.out.size() - 7), "</svg>\n");
    const Finished xiangqi = run_program({"show", "--svg", "--game", "xiangqi", "--lang", "zh"}, "");
    EXPECT_NE(xiangqi.out.find(">帥</text>"), std::string::npos);
}

TEST(Program, SaysWhichOfTheMovesBeforeAPictureCannotBePlayed) {
    const Finished finished = run_program({"show", "--svg", "--moves", "e4 e5 Ke3"}, "");
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err.rfind("takeback: --moves: Illegal: Ke3.", 0), 0u) << finished.err;
}

TEST(Program, EndsWithThreeWhenAFileCannotBeRead) {
    for (const std::vector<std::string>& unreadable : std::vector<std::vector<std::string>>{
             {"run", "no such file"}, {"check", "no such file"}, {"run", "/"}, {"check", "/"}}) {
        const Finished finished = run_program(unreadable, "");
        EXPECT_EQ(finished.exit_code, 3);
        EXPECT_NE(finished.err.find(unreadable.back()), std::string::npos) << finished.err;
    }
    EXPECT_NE(run_program({"run", "no such file"}, "").err.find("No such file or directory"),
              std::string::npos);
}

/// Runs a command line of the shell, in which $T is the program.
int shell(const std::string& command_line) {
    const int status =
        std::system(("T='" TAKEBACK_PROGRAM "'; " + command_line).c_str());  // NOLINT(*-env33-c)
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Program, EndsWithThreeWhenItsAnswerCannotBeWritten) {
    if (!std::filesystem::exists("/dev/full")) {
        GTEST_SKIP() << "this system has no /dev/full";
    }
    EXPECT_EQ(shell("$T show >/dev/full 2>/dev/null"), 3);
    EXPECT_EQ(shell("echo fen | $T run >/dev/full 2>/dev/null"), 3);
    EXPECT_EQ(shell("$T --help >/dev/full 2>/dev/null"), 3);
    EXPECT_EQ(shell("$T perft 1 >/dev/full 2>/dev/null"), 3);
}

TEST(Program, SurvivesClosedStandardStreams) {
    EXPECT_EQ(shell("$T show >&- 2>/dev/null"), 3);
    EXPECT_EQ(shell("$T play <&- >/dev/null 2>&1"), 0);
    EXPECT_EQ(shell("echo nonsense | $T run 2>&-"), 1);
}

TEST(Program, IsEndedByAReaderThatClosesThePipe) {
    constexpr int broken_pipe = 128 + 13;
    EXPECT_EQ(shell("yes show | head -3000 | { $T run; echo $? >c$$; } | head -1 >/dev/null; "
                    "c=$(cat c$$); rm c$$; exit $c"),
              broken_pipe);
}

TEST(Program, AnInterruptOfAScriptEndsWith130) {
    EXPECT_EQ(shell("mkfifo f$$; $T run f$$ & exec 3>f$$; echo e4 >&3; sleep 0.3; kill -INT $!; wait $!; "
                    "c=$?; rm f$$; "
                    "exit $c"),
              130);
}

TEST(Program, TellsItsVersion) {
    EXPECT_EQ(run_program({"--version"}, "").out.substr(0, 9), "takeback ");
}

TEST(Program, ReadsAScriptFromAFile) {
    const std::string path = testing::TempDir() + "/takeback_script";
    std::ofstream{path} << "# a script\n\ne4\nNc4\n";
    const Finished finished = run_program({"run", path}, "");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.err.substr(0, path.size() + 9), path + ":4: error");
    std::filesystem::remove(path);
}

TEST(Program, ChecksFensInAFile) {
    const std::string path = testing::TempDir() + "/takeback_fens";
    std::ofstream{path} << "# positions\n" << start_fen << "\n8/8/8/8/8/8/8/8 w - - 0 1\n";
    const Finished finished = run_program({"check", path}, "");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out, "2 positions, 1 with problems\n");
    std::ofstream{path} << start_fen << '\n';
    EXPECT_EQ(run_program({"check", path}, "").out, "1 position, 0 with problems\n");
    EXPECT_NE(finished.err.find(path + ":3:1: error: field 1 (pieces), column 1: White has 0 kings"),
              std::string::npos);
    std::filesystem::remove(path);
}

// Hostile input.

TEST(HostileInput, AVeryLongLineIsRefusedAndTheNextOneIsRead) {
    const Finished finished =
        run_program({"run", "--keep-going"}, std::string(1'000'000, 'a') + "\ne4\nfen\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
    EXPECT_NE(finished.err.find("too long"), std::string::npos);
    EXPECT_LT(finished.err.size(), 300U);
}

TEST(HostileInput, ABadCommentIsRefusedAloud) {
    for (const std::string& bad : {std::string{"# caf\xe9"}, "#" + std::string(5000, '-')}) {
        const Finished finished = run_program({"run"}, bad + "\nfen\n");
        EXPECT_EQ(finished.exit_code, 1);
        EXPECT_EQ(finished.out, "");
        EXPECT_EQ(finished.err.substr(0, 15), "stdin:1: error:");
    }
}

TEST(HostileInput, NamesAndArgumentsAreShownEscaped) {
    const std::string evil = "\x1b[31mX";
    EXPECT_EQ(run_program({"play", "--white", evil}, "show\n").out.find('\x1b'), std::string::npos);
    for (const std::vector<std::string>& wrong :
         std::vector<std::vector<std::string>>{{evil}, {"show", "--game", evil}, {"show", "--color", evil}}) {
        EXPECT_EQ(run_program(wrong, "").err.find('\x1b'), std::string::npos) << wrong.back();
    }
}

TEST(Program, ACommandThatDoesNotExistIsNotTakenForAMove) {
    for (const char* line : {"sing e4\n", "jump my9.pgn\n", "zap wQ d4\n", "undo2\n", "moves3\n"}) {
        const Finished finished = run_program({"run"}, line);
        EXPECT_NE(finished.err.find("[unknown_command]"), std::string::npos) << line << finished.err;
    }
    EXPECT_NE(run_program({"run"}, "undo2\n").err.find("Did you mean undo 2?"), std::string::npos);
}

TEST(Program, TalksToNobodyWhenOnlyItsInputIsATerminal) {
    EXPECT_EQ(shell("echo 'e4\nresign\nfen' | script -qec \"$T play | cat >o$$\" /dev/null >/dev/null; "
                    "grep -c -e 'Takeback' -e '>' -e '?' o$$; c=$?; rm o$$; exit $c"),
              1)
        << "grep finds no banner, prompt or question";
}

TEST(Program, NoTurnIsPassed) {
    constexpr const char* there_and_back = "Nf3\nNf6\nNg1\nNg8\n";
    for (const char* pass : {"pass\n", "--\n", "Z0\n"}) {
        EXPECT_EQ(run_program({"run"}, pass).exit_code, 1) << pass;
        const Finished went_on =
            run_program({"run", "--keep-going"},
                        pass + std::string{"undo\n"} + there_and_back + there_and_back + "draw claim\n");
        EXPECT_EQ(went_on.out, "1/2-1/2: draw by threefold repetition\n")
            << pass << "a turn that was not passed leaves no trace in the count of positions";
    }
}

TEST(HostileInput, AByteOrderMarkBeforeAScriptIsNoPartOfItsFirstLine) {
    EXPECT_EQ(run_program({"run", "-"},
                          "\xEF\xBB\xBF"
                          "e4\nfen\n")
                  .exit_code,
              0);
}

TEST(Program, ANewCommandSaysWhatCanNoLongerBeRedone) {
    for (const char* command : {"e4", "new", "resign", "draw", "fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}) {
        const std::string out = run_program({"run"}, std::string{"d4\nundo\n"} + command + '\n').out;
        EXPECT_NE(out.find("1 command that had been taken back can no longer be redone."), std::string::npos)
            << command;
    }
}

TEST(Program, FlipTurnsTheBoardThatFollowsTheTurn) {
    const std::string out = run_program({"run"}, "flip auto\ne4\nflip\nshow\n").out;
    EXPECT_NE(out.find("  a b c d e f g h"), std::string::npos)
        << "from Black's side, where it was, to White's";
}

TEST(Program, APositionThatIsRefusedLeavesTheGameAsItWas) {
    const std::string bad = "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNx w KQkq - 0 1\n";
    const Finished finished =
        run_program({"run", "--keep-going", "-"}, "e4\ne5\nundo\n" + bad + "redo\nfen\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out,
              "Took back e5.\nDid again e5.\nrnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n")
        << "what could be redone is there too";
}

TEST(HostileInput, NulBytesAndBadUtf8AreRefusedAndShownEscaped) {
    const std::string input = std::string{"e"} + '\0' + "4\n\xff\xfe\n\x1b[2J\n";
    const Finished finished = run_program({"run", "--keep-going"}, input);
    EXPECT_EQ(finished.err,
              "stdin:1: error: The line holds a NUL byte: 'e\\x004'. [syntax]\n"
              "stdin:2: error: The line is not UTF-8: '\\xff\\xfe'. [syntax]\n"
              "stdin:3: error: '\\x1b[2J' is neither a command nor a move. [unknown_command]\n"
              "  help lists the commands.\n");
}

// At a terminal.

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
