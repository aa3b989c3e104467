// replay through the real program: threads, pipes, the line that tells how far it has come, and Ctrl-C.
#include <gtest/gtest.h>

#include <array>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

class Replay : public testing::Test {
protected:
    [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }

    TemporaryFolder folder_;
};

/// A megabyte and more of games, so that a file has several pieces; each tenth has an error, and each has its
/// own length.
std::string many_games(int count = 6000) {
    constexpr std::array shuffle{"Nf6 ", "Nf3 ", "Ng8 ", "Ng1 "};
    std::string text;
    for (int game = 1; game <= count; ++game) {
        text += "[Event \"" + std::to_string(game) + "\"]\n[White \"White " + std::to_string(game) +
                "\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 0:01:00] a; comment}\n";
        for (std::size_t ply = 0; ply < static_cast<std::size_t>(game % 50); ++ply) {
            text += shuffle[ply % shuffle.size()];
        }
        text += game % 10 == 0 ? "Qxh8 1-0\n\n" : "1-0\n\n";
    }
    return text;
}

/// Without the line that tells the speed.
std::string without_speed(const std::string& out) {
    return out.substr(0, out.rfind('\n', out.size() - 2) + 1);
}

TEST_F(Replay, TellsTheSameWhateverTheThreads) {
    put(file("a.pgn"), many_games());
    put(file("b.pgn"), "[Event \"b\"]\n\n1. e4 e9 *\n");
    const Finished one = run_program({"replay", file("a.pgn"), file("b.pgn"), file("a.pgn")}, "");
    EXPECT_EQ(one.exit_code, 1);
    EXPECT_TRUE(holds(one.out, "12001 games, ")) << one.out;
    EXPECT_TRUE(holds(one.err, "error: game 6000: ")) << "numbers are those in the file";
    for (const char* const threads : {"2", "3", "8"}) {
        const Finished several =
            run_program({"replay", file("a.pgn"), file("b.pgn"), file("a.pgn"), "--threads", threads}, "");
        EXPECT_EQ(several.exit_code, 1);
        EXPECT_EQ(without_speed(several.out), without_speed(one.out));
        EXPECT_TRUE(several.err == one.err) << "problems in the order of the files, with " << threads;
    }
}

TEST_F(Replay, ReadsAPipeWithThreads) {
    const std::string games = many_games();
    const Finished one = run_program({"replay", "-"}, games);
    const Finished two = run_program({"replay", "-", "--threads", "2"}, games);
    EXPECT_EQ(without_speed(two.out), without_speed(one.out));
    EXPECT_TRUE(two.err == one.err);
    EXPECT_TRUE(one.err.starts_with("stdin:")) << one.err.substr(0, 100);
}

TEST_F(Replay, TellsOfProblemsWithoutEndInTheirOrder) {
    std::string text = "1. e4 ";
    for (int i = 0; i < 3000; ++i) {
        text += "} *\n[Event \"x\"]\n";
    }
    const Finished one = run_program({"replay", "-"}, text);
    const Finished four = run_program({"replay", "-", "--threads", "4"}, text);
    EXPECT_TRUE(four.err == one.err);
    EXPECT_EQ(without_speed(four.out), without_speed(one.out));
}

TEST_F(Replay, SaysWhichFileCannotBeReadBehindWhatWasReadBefore) {
    put(file("a.pgn"), many_games(100));
    for (const char* const threads : {"1", "3"}) {
        const Finished finished = run_program(
            {"replay", file("a.pgn"), file("nosuch.pgn"), file("a.pgn"), "--threads", threads}, "");
        EXPECT_EQ(finished.exit_code, 3);
        EXPECT_EQ(finished.out, "");
        EXPECT_TRUE(holds(finished.err, "error: game 100: ")) << finished.err;
        EXPECT_TRUE(holds(finished.err, "nosuch.pgn': No such file or directory")) << finished.err;
        EXPECT_EQ(finished.err.find("game 100: "), finished.err.rfind("game 100: "))
            << "and nothing behind it";
    }
}

TEST_F(Replay, RefusesThreadsThatAreNoSensibleNumber) {
    for (const char* const threads : {"0", "-1", "257", "many"}) {
        EXPECT_EQ(run_program({"replay", "-", "--threads", threads}, "1. e4 *").exit_code, 2) << threads;
    }
}

#if !defined(__SANITIZE_ADDRESS__)  // which takes more address space than it may then have
TEST_F(Replay, SaysWhenTheSystemDoesNotStartTheThreads) {
    const Finished finished =
        run_in_shell("(ulimit -v 500000; echo '1. e4 *' | $T replay - --threads 256 2>&1)");
    EXPECT_EQ(finished.out, "takeback: --threads 256: the system does not start that many.\n");
    EXPECT_EQ(finished.exit_code, 2);
}
#endif

TEST_F(Replay, InterruptedAtASilentPipeTellsWhatItReadUntilThen) {
    put(file("a.pgn"), many_games());
    for (const char* const threads : {"1", "2"}) {
        const Finished finished =
            run_in_shell("(cat " + file("a.pgn") +
                         "; sleep 5) | timeout --preserve-status -s INT 3 $T replay - --threads " + threads +
                         " 2>/dev/null");
        EXPECT_EQ(finished.exit_code, 130) << finished.out;
        EXPECT_TRUE(holds(finished.out, " games, ")) << finished.out;
        EXPECT_FALSE(finished.out.starts_with("0 games")) << finished.out;
        EXPECT_TRUE(finished.out.ends_with("\nStopped: there was more to read.\n")) << finished.out;
    }
}

TEST_F(Replay, InterruptedSaysSoInJson) {
    const Finished finished = run_in_shell(
        "(echo '1. e4 *'; sleep 5) | "
        "timeout --preserve-status -s INT 3 $T replay - --json 2>/dev/null");
    EXPECT_EQ(finished.exit_code, 130);
    EXPECT_TRUE(finished.out.ends_with(",\"stopped\":true}\n")) << finished.out;
}

/// Waits at the terminal for more, as a pipe that its writer has not closed would.
TEST_F(Replay, ShowsAtATerminalHowFarItHasCome) {
    TerminalSession session{{"replay", "-", "--threads", "2"}};
    session.wait_for("0 games, 0 a second");
    session.type("\x03");
    session.wait_for("Stopped: there was more to read.");
    EXPECT_EQ(session.wait_for_exit(), 130);
}

TEST_F(Replay, ShowsOfFilesHowMuchOfThemIsRead) {
    const std::string games = many_games(2000);
    std::string text;
    for (int i = 0; i < 100; ++i) {
        text += games;
    }
    put(file("large.pgn"), text);
    TerminalSession session{{"replay", file("large.pgn"), "--threads", "2"}};
    session.wait_for(" a second, ");
    const std::string behind = session.wait_for(" left");
    EXPECT_TRUE(holds(behind, " %, ")) << behind;
    session.type("\x03");
    session.wait_for("Stopped: there was more to read.");
    EXPECT_EQ(session.wait_for_exit(), 130);
}

}  // namespace
}  // namespace takeback::test
