// Autosave and resume: what was answered is there again, whatever ended the program.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <random>
#include <sstream>
#include <thread>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

class Resume : public testing::Test {
protected:
    [[nodiscard]] Environment environment() const { return {"XDG_STATE_HOME=" + folder_.path()}; }
    [[nodiscard]] Finished run(const std::vector<std::string>& arguments, std::string_view input) const {
        return run_program(arguments, input, environment());
    }
    /// The one journal that there is.
    [[nodiscard]] std::string journal() const {
        for (const auto& entry : std::filesystem::directory_iterator{folder_.file("takeback/journal")}) {
            return entry.path().string();
        }
        return {};
    }

    TemporaryFolder folder_;
};

TEST_F(Resume, BringsBackTheGameAndItsStack) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\ne5\nNf3\nundo\n").exit_code, 0);
    const Finished resumed = run({"run", "--resume"}, "history\nredo\nundo 3\nfen\n");
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_TRUE(holds(resumed.out, "1. e4 e5\n"));
    EXPECT_TRUE(holds(resumed.out, "Did again Nf3."));
    EXPECT_TRUE(holds(resumed.out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"));
}

TEST_F(Resume, BringsBackAResignationThatCanStillBeTakenBack) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\nresign\n").exit_code, 0);
    const Finished resumed = run({"run", "--resume"}, "undo\ne5\n");
    EXPECT_EQ(resumed.exit_code, 0);
    EXPECT_TRUE(holds(resumed.out, "1-0: Black resigned"));
    EXPECT_TRUE(holds(resumed.out, "Took back 'Black resigns'."));
}

TEST_F(Resume, GoesOnInTheSameJournal) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    ASSERT_EQ(run({"run", "--resume"}, "e5\n").exit_code, 0);
    EXPECT_TRUE(holds(run({"run", "--resume"}, "history\n").out, "1. e4 e5\n"));
}

TEST_F(Resume, KeepsPositionsDrawsAndPlayersToo) {
    ASSERT_EQ(run({"play", "--white", "Ann", "--black", "Bo"},
                  "fen 7k/P7/8/8/8/8/7P/K7 w - - 0 1\na8=N\nKg8\ndraw\ndraw accept\n")
                  .exit_code,
              0);
    const Finished resumed = run({"run", "--resume"}, "show\nundo 2\nfen\n");
    EXPECT_TRUE(holds(resumed.out, "Ann v Bo, 1/2-1/2: draw by agreement"));
    EXPECT_TRUE(holds(resumed.out, "N5k1/8/8/8/8/8/7P/K7 w - - 1 2\n"));
}

TEST_F(Resume, KeepsAGameOfChess960) {
    ASSERT_EQ(run({"run", "--autosave", "--chess960"}, "e4\nnew chess960 0\nf4\n").exit_code, 0);
    const Finished resumed = run({"run", "--resume"}, "fen\n");
    EXPECT_TRUE(holds(resumed.out, "bbqnnrkr/pppppppp/8/8/5P2/8/PPPPP1PP/BBQNNRKR b KQkq - 0 1\n"))
        << resumed.err;
}

TEST_F(Resume, DropsATornLastLineAndSaysSo) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\ne5\n").exit_code, 0);
    put(journal(), content_of(journal()) + "Nf");
    const Finished resumed = run({"play", "--resume", "--no-input"}, "");
    EXPECT_EQ(resumed.exit_code, 0);
    EXPECT_TRUE(holds(resumed.out, "1 incomplete line"));
    EXPECT_TRUE(holds(run({"run", "--resume"}, "Nf3\nhistory\n").out, "1. e4 e5\n2. Nf3"));
}

TEST_F(Resume, StopsAtALineThatDoesNotReplayAndKeepsTheOldJournal) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    const std::string damaged = content_of(journal()) + "Ke4\ne5\n";
    const std::string path = journal();
    put(path, damaged);
    const Finished resumed = run({"run", "--resume"}, "d5\n");
    EXPECT_EQ(resumed.exit_code, 0);
    EXPECT_TRUE(holds(resumed.out, "Line 3 cannot be carried out any more: 'Ke4'."));
    EXPECT_EQ(content_of(path), damaged);
    EXPECT_TRUE(holds(run({"run", "--resume"}, "history\n").out, "1. e4 d5\n"));
}

TEST_F(Resume, PassesOverWhatIsNoJournalAndSaysSo) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    const std::string pipe = folder_.file("takeback/journal/z.journal");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    put(folder_.file("takeback/journal/y.journal"), "my diary\n");
    const auto later = std::filesystem::file_time_type::clock::now() + std::chrono::hours{1};
    std::filesystem::last_write_time(pipe, later);
    std::filesystem::last_write_time(folder_.file("takeback/journal/y.journal"), later);
    const Finished resumed = run({"run", "--resume"}, "history\n");
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_TRUE(holds(resumed.out, "1. e4\n")) << resumed.out;
    EXPECT_TRUE(holds(resumed.out, "Passed over: cannot open '" + pipe + "': it is a pipe, not a file."));
    EXPECT_TRUE(holds(resumed.out, "y.journal': it is no journal of Takeback."));
}

TEST_F(Resume, TakesNothingThatTheGameHasAlready) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    using Arguments = std::vector<std::string>;
    for (const Arguments& more : {Arguments{"--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"},
                                  {"--white", "Ann"},
                                  {"--black", "Bo"},
                                  {"--chess960"},
                                  {"--game", "chess"},
                                  {"--load", "x"}}) {
        Arguments arguments{"play", "--resume"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        EXPECT_EQ(run(arguments, "").exit_code, 2) << more.front();
    }
    EXPECT_EQ(run({"run", "--resume", "--chess960"}, "").exit_code, 2);
    EXPECT_EQ(run({"play", "--resume", "--clock", "5+3"}, "").exit_code, 0) << "a game may get a clock";
}

/// The program is killed as soon as it has answered everything.
TEST_F(Resume, GoesOnInTheEditModeWithItsDraft) {
    {
        PipeSession player{{"run", "--autosave"}, environment()};
        player.say("edit\nclear all\nput wK a1\nput bK h8\nput wQ d3\nput wR e4\nundo\nturn w\n");
        while (!std::filesystem::exists(folder_.file("takeback/journal")) ||
               !holds(content_of(journal()), "turn w\n")) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        static_cast<void>(player.kill_and_read());
    }
    const Finished resumed = run({"run", "--resume"}, "fen\nundo\nundo\nfen\nredo 2\ndone\nundo\nfen\n");
    EXPECT_TRUE(holds(resumed.out, "The edit mode goes on. done ends it")) << resumed.out;
    EXPECT_TRUE(holds(resumed.out, "7k/8/8/8/8/3Q4/8/K7 w - - 0 1\n")) << resumed.out;
    EXPECT_TRUE(holds(resumed.out, "7k/8/8/8/8/8/8/K7 w - - 0 1\n")) << resumed.out;
    EXPECT_TRUE(holds(resumed.out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"));
    EXPECT_TRUE(holds(run({"run", "--resume"}, "redo\nfen\n").out, "7k/8/8/8/8/3Q4/8/K7 w - - 0 1\n"));
}

TEST_F(Resume, KnowsThatTheDraftWasDropped) {
    for (const char* end : {"cancel\n", "quit\n", ""}) {
        ASSERT_EQ(run({"run", "--autosave"}, std::string{"e4\nedit\nclear e4\n"} + end).exit_code, 0);
        const Finished resumed = run({"run", "--resume"}, "history\n");
        EXPECT_FALSE(holds(resumed.out, "edit mode")) << end << resumed.out;
        EXPECT_TRUE(holds(resumed.out, "1. e4\n")) << end << resumed.err;
        std::filesystem::remove_all(folder_.file("takeback"));
    }
}

TEST_F(Resume, KnowsAClockThatWasSetBeforeTheFirstMove) {
    ASSERT_EQ(run({"run", "--autosave", "--test-clock"}, "clock 5+3\n").exit_code, 0);
    EXPECT_TRUE(
        holds(run({"run", "--resume", "--test-clock"}, "clock\n").out, "5+3: White 5:00, Black 5:00"));
}

TEST_F(Resume, CarriesOutNothingThatCannotChangeTheGame) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    const std::string precious = folder_.file("precious.pgn");
    put(precious, "precious");
    put(journal(), content_of(journal()) + "save -f " + precious + "\nSAVE -f " + precious + "\nquit\ne5\n");
    EXPECT_TRUE(holds(run({"run", "--resume"}, "history\n").out, "1. e4 e5\n"));
    EXPECT_EQ(content_of(precious), "precious");
}

TEST_F(Resume, WithoutAGameIsRefused) {
    const Finished finished = run({"run", "--resume"}, "fen\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out, "");
    EXPECT_TRUE(holds(finished.err, "There is no game to resume."));
}

TEST_F(Resume, LosesNoGameThatIsNotKept) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    const Finished finished = run({"run"}, "d4\nresume\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(holds(finished.err, "resume would lose it"));
}

TEST_F(Resume, TakesNoGameThatIsBeingPlayed) {
    PipeSession player{{"run", "--autosave"}, environment()};
    player.say("e4\n");
    while (!std::filesystem::exists(folder_.file("takeback/journal")) ||
           !holds(content_of(journal()), "e4")) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    EXPECT_EQ(run({"run", "--resume"}, "").exit_code, 1);
}

TEST_F(Resume, WithoutAFolderTheGameIsPlayedAfterOneWarning) {
    put(folder_.file("takeback"), "a file where the folder should be");
    const Finished finished = run({"run", "--autosave"}, "e4\ne5\nfen\n");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_TRUE(holds(finished.err, "The game is not autosaved: "));
    EXPECT_EQ(finished.err.find('\n'), finished.err.size() - 1) << "one line";
    EXPECT_TRUE(holds(finished.out, " w KQkq - 0 2\n"));
}

/// Kasparov - Topalov, Wijk aan Zee 1999.
constexpr std::string_view long_game =
    "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O "
    "Nb3 exd4 "
    "Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 "
    "b4+ Ka4 "
    "Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 "
    "Qxh8";

TEST_F(Resume, LosesNothingThatWasAnsweredHoweverTheProgramIsKilled) {
    std::mt19937 random{9};  // the same in every run; the moments differ with the machine
    std::vector<std::string> moves;
    std::string script;
    std::istringstream words{std::string{long_game}};
    for (std::string move; words >> move;) {
        moves.push_back(move);
        script +=
            move + "\nwhy " + (moves.size() % 2 == 0 ? "a1a1" : "h8h8") + '\n';  // each answered with a line
    }
    const auto begin = std::chrono::steady_clock::now();
    static_cast<void>(run({"run", "--autosave", "--keep-going"}, script));
    const std::chrono::duration<double, std::micro> whole = std::chrono::steady_clock::now() - begin;
    std::filesystem::remove_all(folder_.file("takeback"));

    std::size_t most_answered = 0;
    for (int time = 0; time < 200; ++time) {
        std::string said;
        {
            PipeSession player{{"run", "--autosave", "--keep-going"}, environment()};
            player.say(script);
            // Later and later: the machine may be busier by now than it was for the whole script.
            std::this_thread::sleep_for(whole * std::uniform_real_distribution{}(random) * (1 + time / 50));
            said = player.kill_and_read();
        }
        std::size_t answered = 0;
        for (std::size_t at = said.find("a1a1"); at != std::string::npos; at = said.find("a1a1", at + 1)) {
            answered += 2;
        }
        most_answered = std::max(most_answered, answered);
        const Finished resumed = run({"run", "--resume", "--json", "--keep-going"}, "history\n");
        std::size_t kept = 0;
        for (std::size_t at = 0; kept < moves.size(); ++kept) {
            at = resumed.out.find(moves[kept], at);
            if (at == std::string::npos) {
                break;
            }
            at += moves[kept].size();
        }
        ASSERT_GE(kept, answered) << resumed.out << resumed.err;
        std::filesystem::remove_all(folder_.file("takeback"));
    }
    EXPECT_GT(most_answered, 20U) << "the moments were all too early to show anything";
}

}  // namespace
}  // namespace takeback::test
