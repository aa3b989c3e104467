// set and config.ini: what is chosen holds at once, and the next time.
#include <gtest/gtest.h>

#include <filesystem>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

class Set : public testing::Test {
protected:
    [[nodiscard]] Environment environment() const { return {"XDG_CONFIG_HOME=" + folder_.path()}; }
    [[nodiscard]] std::string config() const { return folder_.file("takeback/config.ini"); }
    [[nodiscard]] Finished run(std::string_view input) const {
        return run_program({"run", "--keep-going", "--config", config()}, input);
    }

    TemporaryFolder folder_;
};

TEST_F(Set, HoldsAtOnceAndTheNextTime) {
    const Finished first = run("set view black\nset pieces figurine\nshow\n");
    EXPECT_EQ(first.err, "");
    EXPECT_TRUE(holds(first.out, "view is black now.\n"));
    EXPECT_TRUE(holds(first.out, "  h g f e d c b a\n")) << first.out;
    EXPECT_TRUE(holds(first.out, "♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖")) << first.out;
    EXPECT_EQ(content_of(config()), "view = black\npieces = figurine\n");
    EXPECT_TRUE(holds(run("show\n").out, "♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖"));
}

TEST_F(Set, ShowsWhatFlipAndTraceHaveChanged) {
    const Finished finished = run("flip\ntrace on\nset\n");
    EXPECT_TRUE(holds(finished.out, "view = black ")) << finished.out;
    EXPECT_TRUE(holds(finished.out, "trace = on ")) << finished.out;
    EXPECT_FALSE(std::filesystem::exists(config())) << "they are for the session";
}

TEST_F(Set, ChangesNothingWhenItIsRefused) {
    const Finished finished = run("set view up\nset colour never\nset view\nset view black now\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(holds(finished.err, "view cannot be 'up', only white, black or auto. [syntax]"));
    EXPECT_TRUE(holds(finished.err, "There is no setting 'colour'. [syntax]"));
    EXPECT_TRUE(holds(finished.err, "stdin:3: error: set needs a key and a value."));
    EXPECT_TRUE(holds(finished.err, "stdin:4: error: set needs a key and a value."));
    EXPECT_FALSE(std::filesystem::exists(config()));
}

TEST_F(Set, HoldsForTheSessionWhereTheFileCannotBeWritten) {
    const Finished finished =
        run_program({"run", "--config", "/dev/null/config.ini"}, "set trace on\ntrace\n");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_TRUE(holds(finished.err, "The settings are left out: cannot open '/dev/null/config.ini'"));
    EXPECT_TRUE(holds(finished.out, "For this session only: ")) << finished.out;
    EXPECT_TRUE(holds(finished.out, "Trace is on")) << finished.out;
}

TEST_F(Set, WarnsOfALineThatIsNotUnderstoodAndGoesOn) {
    put(folder_.file("mine.ini"), "view = up\ntrace = on\n");
    const Finished finished = run_program({"run", "--config", folder_.file("mine.ini")}, "trace\n");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.err,
              folder_.file("mine.ini") + ":1:8: warning: view cannot be 'up', only white, black or auto.\n");
    EXPECT_TRUE(holds(finished.out, "Trace is on"));
}

TEST_F(Set, IsBeatenByTheCommandLine) {
    put(folder_.file("mine.ini"), "pieces = figurine\ncolor = always\n");
    const Finished finished = run_program(
        {"run", "--config", folder_.file("mine.ini"), "--pieces", "letters", "--color", "auto"}, "show\n");
    EXPECT_TRUE(holds(finished.out, "R N B Q K B N R")) << finished.out;
    EXPECT_FALSE(holds(finished.out, "\x1b")) << finished.out;
}

TEST_F(Set, ReachesNoScriptThatDoesNotAskForIt) {
    std::filesystem::create_directory(folder_.file("takeback"));
    put(config(), "view = black\n");
    for (const char* task : {"run", "play"}) {
        const Finished finished = run_program({task}, "set view auto\nset\n", environment());
        EXPECT_TRUE(holds(finished.out, "For this session only: no file of settings is read.\n")) << task;
        EXPECT_TRUE(holds(run_program({task}, "set\n", environment()).out, "view = white ")) << task;
        EXPECT_EQ(content_of(config()), "view = black\n") << task;
    }
}

TEST_F(Set, IsReadAndKeptWhereAPersonPlays) {
    std::filesystem::create_directory(folder_.file("takeback"));
    put(config(), "pieces = letters ; mine\n");
    TerminalSession player{{"play"}, environment()};
    EXPECT_FALSE(holds(player.wait_for("1. white> "), "♖"));
    player.type("set pieces figurine\r");
    EXPECT_TRUE(holds(player.wait_for("pieces is figurine now."), "♖"));
    player.wait_for("1. white> ");
    EXPECT_EQ(content_of(config()), "pieces = figurine ; mine\n");
}

TEST_F(Set, IsCompletedByTab) {
    if (!TAKEBACK_HAS_LIBEDIT) {
        GTEST_SKIP() << "built without libedit";
    }
    TerminalSession session{{"play"}, environment()};
    session.wait_for("1. white> ");
    session.type("set pie\t fig\t\r");
    session.wait_for("pieces is figurine now.");
}

}  // namespace
}  // namespace takeback::test
