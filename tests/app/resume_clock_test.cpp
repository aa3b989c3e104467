// What --resume brings back besides the moves: the clock with its times, and the dates of the games.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>
#include <thread>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

class ResumeClock : public testing::Test {
protected:
    [[nodiscard]] Environment environment() const { return {"XDG_STATE_HOME=" + folder_.path()}; }
    [[nodiscard]] std::string run(std::vector<std::string> arguments, std::string_view input) const {
        arguments.insert(arguments.begin(), {"run", "--test-clock"});
        const Finished finished = run_program(arguments, input, environment());
        EXPECT_EQ(finished.exit_code, 0) << finished.err;
        return finished.out;
    }
    void play(std::string_view script) const { static_cast<void>(run({"--autosave"}, script)); }
    /// What is said behind the line that says what is resumed.
    [[nodiscard]] std::string resume(std::string_view script) const {
        const std::string out = run({"--resume"}, script);
        return out.substr(out.find('\n') + 1);
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

TEST_F(ResumeClock, GivesEachSideTheTimeThatItHadLeft) {
    play("clock 5+3\nsleep 10\ne4\nsleep 20\ne5\nsleep 30\nshow\n");
    EXPECT_EQ(resume("clock\n"), "5+3: White 4:23, Black 4:43; White's time runs.\n")
        << "with the half minute that White has thought about his move";
    EXPECT_EQ(resume("sleep 3\nclock\n"), "5+3: White 4:20, Black 4:43; White's time runs.\n");
}

TEST_F(ResumeClock, GivesEveryTurnItsTimesBack) {
    const std::string game =
        "clock 5+3\nsleep 10\ne4\nsleep 20\ne5\nsleep 30\nNf3\nsleep 5\nNc6\nsleep 1\nundo\n";
    const std::string asked = "clock\nundo\nclock\nundo\nclock\nredo 3\nclock\npgn\nundo 4\nclock\n";
    play(game + "show\n");
    const std::string before = run({}, game + asked);
    EXPECT_EQ(resume(asked), before.substr(before.find("5+3: White", 30)));
}

TEST_F(ResumeClock, CountsNoTimeInWhichNoProgramRan) {
    static_cast<void>(run_program({"run", "--autosave"}, "clock 0:01\ne4\n", environment()));
    std::this_thread::sleep_for(std::chrono::milliseconds{1100});
    EXPECT_EQ(run_program({"run", "--resume"}, "show\n", environment()).out.find("ran out of time"),
              std::string::npos);
}

TEST_F(ResumeClock, KeepsAFlagThatFellAndTheTimesBeforeIt) {
    play("clock 1\nsleep 10\ne4\nsleep 70\nshow\n");
    EXPECT_EQ(resume("clock\nundo\nclock\nredo\n"),
              "1-0: Black ran out of time; White wins\n1+0: White 0:50, Black 0:00; stopped.\n"
              "Took back 'Black's time runs out'.\n1+0: White 0:50, Black 1:00; Black's time runs.\n"
              "Did again 'Black's time runs out'.\n1-0: Black ran out of time; White wins\n");
}

TEST_F(ResumeClock, KnowsThatTheClockWasChangedOrTakenAway) {
    play("e4\nclock 5\ne5\nclock 3+2\nsleep 7\nNf3\n");
    EXPECT_EQ(resume("clock\nclock off\n"),
              "3+2: White 2:55, Black 3:00; Black's time runs.\nThe clock is off.\n");
    EXPECT_EQ(resume("clock\n").substr(0, 19), "There is no clock. ");
}

TEST_F(ResumeClock, ReadsAJournalWithoutTimesAsBefore) {
    play("e4\n");
    EXPECT_EQ(content_of(journal()).substr(content_of(journal()).find('\n')), "\ne4\n");
    put(journal(), content_of(journal()) + "clock 5+3\ne5\n[nonsense] Nf3\n[1:00.000 0:00.000] Nc6\n");
    EXPECT_EQ(resume("clock\nundo\nclock\n"),
              "5+3: White 1:00, Black 0:00; White's time runs.\nTook back Nc6.\n"
              "5+3: White 5:03, Black 5:03; Black's time runs.\n");
}

TEST_F(ResumeClock, LetsNoFlagFallThatTheJournalDoesNotTell) {
    play("clock 5\ne4\n");
    put(journal(), content_of(journal()) + "[5:00.000 0:00.000] e5\n[0:00.000 0:00.000] Nf3\n");
    EXPECT_TRUE(holds(run({"--resume"}, "undo\nhistory\n"), "4 commands replayed."))
        << "and then Black's falls";
}

TEST_F(ResumeClock, PromotesAVariationWithTheTimesOfThePlaceWhereItDeparts) {
    const std::string game =
        "set keep-variations on\nclock 5\nsleep 10\ne4\nsleep 20\ne5\nsleep 30\nNf3\nundo 2\nsleep 40\n"
        "c5\nsleep 50\n";
    play(game + "promote 1\n");
    EXPECT_EQ(resume("history\nclock\nundo 2\nclock\n"),
              "1. e4 e5\n2. Nf3\n5+0: White 4:50, Black 5:00; Black's time runs.\nTook back 2 commands, from "
              "Nf3 to "
              "e5.\n5+0: White 4:50, Black 5:00; Black's time runs.\n");
}

/// Kept at every answer, so no kill gives a side back what it has used up.
TEST_F(ResumeClock, LosesNoTimeThatWasShownHoweverTheProgramIsKilled) {
    std::string script = "clock 5+3\ne4\nclock\n";
    for (const char* move :
         {"e5", "Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8", "Na3", "Na6", "Nb1", "Nb8"}) {
        script += std::string{"sleep 1\nclock\n"} + move + "\nclock\n";
    }
    const auto begin = std::chrono::steady_clock::now();
    const std::string all = run({"--autosave"}, script);
    const std::chrono::duration<double, std::micro> whole = std::chrono::steady_clock::now() - begin;
    std::filesystem::remove_all(folder_.file("takeback"));
    const std::string times = all.substr(all.find("5+3: ", 15));
    std::mt19937 random{4};  // the same in every run; the moments differ with the machine
    std::size_t most_said = 0;
    for (int time = 0; time < 60; ++time) {
        std::string said;
        {
            PipeSession player{{"run", "--autosave", "--test-clock"}, environment()};
            player.say(script);
            // Later and later: the machine may be busier by now than it was for the whole script.
            std::this_thread::sleep_for(whole * std::uniform_real_distribution{}(random) * (1 + time / 15));
            said = player.kill_and_read();
        }
        const std::size_t first = said.find("5+3: ", 15);
        if (first != std::string::npos) {
            said = said.substr(first);
            const std::string resumed = resume("clock\n");
            const std::size_t place = times.find(resumed);
            ASSERT_NE(place, std::string::npos) << resumed;
            ASSERT_GE(place + resumed.size(), said.find_last_of('\n') + 1) << said << resumed;
            most_said = std::max(most_said, said.size());
        }
        std::filesystem::remove_all(folder_.file("takeback"));
    }
    EXPECT_GT(most_said, 300U) << "the moments were all too early to show anything";
}

/// Whatever was done, a resumed game says the same from there on as one that was never left.
TEST_F(ResumeClock, HoldsThroughRandomScripts) {
    const std::vector<std::string> lines{"Nf3",
                                         "Nf6",
                                         "Ng1",
                                         "Ng8",
                                         "Nc3",
                                         "Nc6",
                                         "e4",
                                         "e5",
                                         "draw",
                                         "undo",
                                         "undo",
                                         "redo",
                                         "undo 3",
                                         "redo 2",
                                         "sleep 5",
                                         "sleep 7",
                                         "new",
                                         "resign!",
                                         "Nf3",
                                         "Nf6",
                                         "Ng1",
                                         "Ng8",
                                         "clock 1+1",
                                         "clock off",
                                         "draw decline",
                                         "Nh3",
                                         "Nh6",
                                         "clock",
                                         "clock",
                                         "sleep",
                                         "edit",
                                         "put Qd4",
                                         "done",
                                         "promote 1",
                                         "delete 1",
                                         "clock 2",
                                         "pgn 1. e4 e5 (1... c5) *",
                                         "sleep 50",
                                         "clock flag",
                                         "set keep-variations on"};
    std::string asked = "help quit\nclock\nvariations\n";
    for (const char* line : {"undo\nclock\n", "redo\nclock\n", "undo\nvariations\n"}) {
        for (int i = 0; i < 40; ++i) {
            asked += line;
        }
    }
    std::mt19937 random{12};  // NOLINT(*-msc51-cpp): the same in every run
    for (int round = 0; round < 30; ++round) {
        std::string script = "clock 1\nsleep 3\ne4\n";
        for (int i = 0; i < 80; ++i) {
            script += lines[random() % lines.size()] + '\n';
        }
        script += "cancel\nset keep-variations off\n";
        const auto told = [&](std::vector<std::string> arguments, const std::string& input) {
            arguments.insert(arguments.begin(), {"run", "--test-clock", "--keep-going"});
            return run_program(arguments, input, environment()).out;
        };
        static_cast<void>(told({"--autosave"}, script));
        const std::string never_left = told({}, script + asked);
        const std::string resumed = told({"--resume"}, asked);
        const std::string behind = resumed.substr(resumed.find("quit\n"));
        ASSERT_GT(behind.size(), 500U);
        ASSERT_TRUE(never_left.ends_with(behind)) << script << "\n--- resumed\n"
                                                  << resumed << "\n---\n"
                                                  << never_left;
        std::filesystem::remove_all(folder_.file("takeback"));
    }
}

// The command resume inside the program.

TEST_F(ResumeClock, IsNoCommandOfTheGameThatGoesOn) {
    play("clock 5+3\nsleep 10\ne4\n");
    play("resume\ne5\n");
    EXPECT_EQ(resume("history\nclock\n"), "1. e4 e5\n5+3: White 4:53, Black 5:03; White's time runs.\n");
}

TEST_F(ResumeClock, PassesOverTheCommandInAnOlderJournal) {
    play("e4\n");
    put(journal(), content_of(journal()) + "resume\ne5\n");
    EXPECT_EQ(resume("history\n"), "1. e4 e5\n");
}

TEST_F(ResumeClock, KeepsNoCommandWhoseQuestionTheFlagHasOutrun) {
    for (const char* command : {"resign\r", "d8\r"}) {
        std::filesystem::remove_all(folder_.file("takeback"));
        {
            TerminalSession session{{"play", "--clock", "0:01", "--fen", "7k/3P4/8/8/8/8/7P/K7 w - - 0 1"},
                                    environment()};
            session.wait_for("> ");
            session.type(command);
            session.wait_for("]");  // [y/N], [Q,r,b,n]
            std::this_thread::sleep_for(std::chrono::milliseconds{1100});
            session.type("n\r");
            session.wait_for("game over> ");
            session.type("new\re4\rquit\r");
            ASSERT_EQ(session.wait_for_exit(), 0);
        }
        const Finished resumed = run_program({"run", "--resume"}, "history\n", environment());
        EXPECT_FALSE(holds(resumed.out, "cannot be carried out")) << resumed.out;
        EXPECT_TRUE(holds(resumed.out, "1. e4\n")) << command << resumed.out;
    }
}

TEST_F(ResumeClock, GivesTheOtherGameNoClockOfTheGameThatIsLeft) {
    play("e4\n");
    const std::string said = run({"--autosave"}, "clock 1+0\nd4\nresume\nhistory\nclock\n");
    EXPECT_TRUE(holds(said, "1. e4\nThere is no clock.")) << said;
}

// Dates.

class Dates : public ResumeClock {
protected:
    /// Plays at a terminal, on 1 January 2000.
    void play_there(std::vector<std::string> arguments, std::string_view commands) const {
        arguments.insert(arguments.begin(), {"play", "--test-clock"});
        TerminalSession session{arguments, environment()};
        session.wait_for("> ");
        session.type(commands);
        session.type("quit\r");
        EXPECT_EQ(session.wait_for_exit(), 0);
    }
};

TEST_F(Dates, AreThoseOnWhichAPersonBeganHisGame) {
    play_there({}, "e4\rnew\rd4\r");
    const std::string resumed = resume("pgn\nundo 2\npgn\n");
    EXPECT_TRUE(holds(resumed, "[Date \"2000.01.01\"]\n")) << resumed;
    EXPECT_TRUE(holds(resumed.substr(resumed.find("d4")), "[Date \"2000.01.01\"]\n")) << resumed;
    EXPECT_TRUE(holds(content_of(journal()), "\t2000.01.01\n")) << content_of(journal());
    EXPECT_TRUE(holds(content_of(journal()), "\n[2000.01.01] new\n")) << content_of(journal());
}

TEST_F(Dates, StayWithTheGameThatIsResumed) {
    play("e4\n");
    const std::string text = content_of(journal());
    put(journal(), text.substr(0, text.find('\n')) + "\t1972.07.11\ne4\n");
    play_there({"--resume"}, "e5\rnew\rd4\r");
    const std::string resumed = resume("pgn\nundo 2\npgn\n");
    EXPECT_TRUE(holds(resumed, "[Date \"2000.01.01\"]\n")) << "the game that is new";
    EXPECT_TRUE(holds(resumed, "[Date \"1972.07.11\"]\n")) << "the game that was resumed";
}

TEST_F(Dates, AreUnknownInAScriptWhichDoesTheSameEveryDay) {
    play("e4\nnew\nd4\n");
    EXPECT_FALSE(holds(content_of(journal()), ".01."));
    EXPECT_TRUE(holds(resume("pgn\n"), "[Date \"????.??.??\"]\n"));
}

TEST_F(Dates, OfALoadedGameAreThoseOfItsFile) {
    put(folder_.file("a.pgn"), "[Date \"1972.07.11\"]\n\n1. d4 *\n");
    put(folder_.file("b.pgn"), "[Date \"]\"]\n\n1. d4 *\n");
    play_there({"--load", folder_.file("a.pgn")}, "Nf6\r");
    EXPECT_TRUE(holds(resume("pgn\n"), "[Date \"1972.07.11\"]\n"));
    EXPECT_TRUE(holds(run({}, "load " + folder_.file("b.pgn") + "\npgn\n"), "[Date \"????.??.??\"]\n"));
}

}  // namespace
}  // namespace takeback::test
