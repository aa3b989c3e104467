// The program as the shell meets it: exit codes, streams and signals, and scripts that it answers or refuses.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/program.hpp"

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

TEST(Program, TalksToNobodyWhenOnlyItsInputIsATerminal) {
    EXPECT_EQ(shell("echo 'e4\nresign\nfen' | script -qec \"$T play | cat >o$$\" /dev/null >/dev/null; "
                    "grep -c -e 'Takeback' -e '>' -e '?' o$$; c=$?; rm o$$; exit $c"),
              1)
        << "grep finds no banner, prompt or question";
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

// Commands.

TEST(Program, ACommandThatDoesNotExistIsNotTakenForAMove) {
    for (const char* line : {"sing e4\n", "jump my9.pgn\n", "zap wQ d4\n", "undo2\n", "moves3\n"}) {
        const Finished finished = run_program({"run"}, line);
        EXPECT_NE(finished.err.find("[unknown_command]"), std::string::npos) << line << finished.err;
    }
    EXPECT_NE(run_program({"run"}, "undo2\n").err.find("Did you mean undo 2?"), std::string::npos);
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

TEST(HostileInput, AByteOrderMarkBeforeAScriptIsNoPartOfItsFirstLine) {
    EXPECT_EQ(run_program({"run", "-"},
                          "\xEF\xBB\xBF"
                          "e4\nfen\n")
                  .exit_code,
              0);
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

}  // namespace
}  // namespace takeback::test
