// perft through the real program: threads, the table, the line that tells how far it has come, and Ctrl-C.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "support/program.hpp"

namespace takeback::test {
namespace {

/// The rook mates on a8, which is counted at once; to count what follows from any other move takes years.
constexpr const char* mate_in_one = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
constexpr const char* for_years = "40";

TEST(PerftProgram, CountsTheSameWithThreadsAndATable) {
    for (const std::vector<std::string>& how : {std::vector<std::string>{},
                                                {"--threads", "1"},
                                                {"--threads", "2"},
                                                {"--hash", "1"},
                                                {"--threads", "5", "--hash", "8"},
                                                {"--hash", "0"}}) {
        std::vector<std::string> chess{"perft", "5"};
        chess.insert(chess.end(), how.begin(), how.end());
        EXPECT_EQ(run_program(chess, "").out, "4865609\n");
        std::vector<std::string> xiangqi{"perft", "3", "--game", "xiangqi"};
        xiangqi.insert(xiangqi.end(), how.begin(), how.end());
        EXPECT_EQ(run_program(xiangqi, "").out, "79666\n");
    }
}

TEST(PerftProgram, CountsChess960WithThreadsAndATable) {
    constexpr const char* inner_rooks = "1rk2r2/8/8/8/8/8/8/1RK2R2 w FBfb - 0 1";
    const Finished plain = run_program({"perft", "4", "--chess960", "--fen", inner_rooks}, "");
    EXPECT_EQ(plain.exit_code, 0);
    EXPECT_EQ(
        run_program({"perft", "4", "--chess960", "--fen", inner_rooks, "--threads", "3", "--hash", "1"}, "")
            .out,
        plain.out);
}

TEST(PerftProgram, IsDividedInTheSameOrderWhateverTheThreads) {
    const std::string plain = run_program({"perft", "4", "--divide"}, "").out;
    EXPECT_TRUE(holds(plain, "a2a3: 8457\na2a4: 9329\n")) << plain;
    EXPECT_TRUE(holds(plain, "\n\n197281\n")) << plain;
    for (const char* const threads : {"2", "3", "8"}) {
        EXPECT_EQ(run_program({"perft", "4", "--divide", "--threads", threads, "--hash", "4"}, "").out,
                  plain);
    }
    EXPECT_EQ(run_program({"perft", "4", "--divide", "--json", "--threads", "3"}, "").out,
              run_program({"perft", "4", "--divide", "--json"}, "").out);
}

TEST(PerftProgram, RefusesThreadsAndTablesThatAreNoSensibleNumber) {
    for (const char* const threads : {"0", "-1", "257", "many", "1.5", "99999999999999999999"}) {
        const Finished finished = run_program({"perft", "1", "--threads", threads}, "");
        EXPECT_EQ(finished.exit_code, 2) << threads;
        EXPECT_EQ(finished.out, "") << threads;
        EXPECT_TRUE(holds(finished.err, "--threads")) << finished.err;
    }
    for (const char* const megabytes : {"-1", "1048577", "big", "99999999999999999999"}) {
        const Finished finished = run_program({"perft", "1", "--hash", megabytes}, "");
        EXPECT_EQ(finished.exit_code, 2) << megabytes;
        EXPECT_TRUE(holds(finished.err, "--hash")) << finished.err;
    }
}

#if !defined(__SANITIZE_ADDRESS__)  // which takes more address space than it may then have
TEST(PerftProgram, SaysWhenThereIsNoMemoryForTheTable) {
    const Finished finished = run_in_shell("(ulimit -v 500000; $T perft 1 --hash 1000 2>&1)");
    EXPECT_EQ(finished.out, "takeback: --hash 1000: there is not that much memory.\n");
    EXPECT_EQ(finished.exit_code, 2);
}

TEST(PerftProgram, SaysWhenTheSystemDoesNotStartTheThreads) {
    const Finished finished = run_in_shell("(ulimit -v 500000; $T perft 3 --threads 256 2>&1)");
    EXPECT_EQ(finished.out, "takeback: --threads 256: the system does not start that many.\n");
    EXPECT_EQ(finished.exit_code, 2);
}
#endif

TEST(PerftProgram, ShowsAtATerminalHowFarItHasCome) {
    TerminalSession session{{"perft", for_years, "--fen", mate_in_one, "--threads", "2"}};
    session.wait_for("1 of 16 first moves, ");
    const std::string line = session.wait_for(" million a second");
    EXPECT_TRUE(holds(line, " leaves, ")) << line;
    session.wait_for(" million a second");  // and again
    session.type("\x03");
    session.wait_for("Stopped: 1 of 16 first moves finished, ");
    session.wait_for(" leaves counted.\n");
    EXPECT_EQ(session.wait_for_exit(), 130);
    const std::size_t last_line = session.screen().rfind("million a second");
    EXPECT_EQ(session.screen().find("\r\x1b[KStopped", last_line),
              session.screen().find("\r\x1b[K", last_line))
        << "the line is wiped";
}

TEST(PerftProgram, SpeaksChineseOfHowFarItHasCome) {
    TerminalSession session{{"perft", for_years, "--lang", "zh", "--hash", "1"}, {}, 200};
    session.wait_for("第一步 0/20，");
    session.wait_for("百万条");
    session.type("\x03");
    session.wait_for("已停止：第一步完成 0/20，");
    EXPECT_EQ(session.wait_for_exit(), 130);
}

TEST(PerftProgram, CutsTheLineToANarrowTerminal) {
    TerminalSession session{{"perft", for_years}, {}, 20};
    session.wait_for("0 of 20 first moves");
    session.type("\x03");
    session.wait_for("Stopped: ");
    EXPECT_EQ(session.wait_for_exit(), 130);
    EXPECT_FALSE(holds(session.screen(), "million"));
}

TEST(PerftProgram, InterruptedGivesTheFirstMovesThatAreFinished) {
    const std::string perft = std::string{"$T perft "} + for_years + " --fen '" + mate_in_one + "'";
    for (const char* const how : {"", " --threads 2", " --threads 3 --hash 1"}) {
        const Finished finished =
            run_in_shell("timeout --preserve-status -s INT 1.5 " + perft + " --divide" + how + " 2>&1");
        EXPECT_EQ(finished.exit_code, 130);
        EXPECT_TRUE(finished.out.starts_with("a1a8: 0\n\nStopped: 1 of 16 first moves finished, "))
            << finished.out;
        EXPECT_TRUE(finished.out.ends_with(" leaves counted.\n")) << finished.out;
        EXPECT_FALSE(holds(finished.out, ", 0 leaves")) << finished.out;
    }
}

TEST(PerftProgram, InterruptedSaysSoInJson) {
    const Finished finished =
        run_in_shell("timeout --preserve-status -s INT 1.5 $T perft 40 --divide --json 2>&1 --fen '" +
                     std::string{mate_in_one} + "'");
    EXPECT_EQ(finished.exit_code, 130);
    EXPECT_TRUE(finished.out.starts_with(R"({"depth":40,"divide":{"a1a8":0},"leaves":)")) << finished.out;
    EXPECT_TRUE(finished.out.ends_with("\"stopped\":true,\"first_moves\":16,\"finished_first_moves\":1}\n"))
        << finished.out;
}

TEST(PerftProgram, ShowsNothingWhereNobodyLooks) {
    EXPECT_EQ(run_in_shell("timeout --preserve-status -s INT 3.5 $T perft 40 2>&1 >/dev/null").out, "");
    for (const char* const option : {"--quiet", "--json"}) {
        TerminalSession session{{"perft", for_years, option}};
        std::this_thread::sleep_for(std::chrono::milliseconds{2500});
        session.type("\x03");
        session.wait_for("topped");
        EXPECT_EQ(session.wait_for_exit(), 130);
        EXPECT_FALSE(holds(session.screen(), "million")) << option;
    }
}

}  // namespace
}  // namespace takeback::test
