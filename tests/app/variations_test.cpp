// variations, promote, delete: kept across the end of the program too.
#include <gtest/gtest.h>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

class VariationCommands : public testing::Test {
protected:
    [[nodiscard]] Finished run(std::vector<std::string> arguments, std::string_view input) const {
        arguments.insert(arguments.begin(), "run");
        return run_program(arguments, input, {"XDG_STATE_HOME=" + folder_.path()});
    }

    TemporaryFolder folder_;
};

TEST_F(VariationCommands, KeepNothingUnlessAsked) {
    const Finished finished = run({}, "e4\ne5\nundo\nc5\nvariations\n");
    EXPECT_TRUE(holds(finished.out, "1 command that had been taken back can no longer be redone.\n"));
    EXPECT_TRUE(holds(finished.out, "No variation is kept.\n"));
}

TEST_F(VariationCommands, AnswerInJson) {
    const Finished finished =
        run({"--json"}, "set keep-variations on\ne4\ne5\nNf3\nundo\nf4\nundo 2\nc5\nvariations\n");
    EXPECT_TRUE(holds(finished.out, R"("variations":["1... e5 2. Nf3","  2. f4"])")) << finished.out;
    EXPECT_TRUE(holds(finished.out, R"("lost_redo":2)")) << finished.out;
}

TEST_F(VariationCommands, RefuseANumberThatIsNone) {
    for (const char* number : {"", " 0", " 2", " -1", " 1x", " one", " 99999999999999999999"}) {
        const Finished finished =
            run({}, "set keep-variations on\ne4\nundo\nd4\npromote" + std::string{number} + "\n");
        EXPECT_EQ(finished.exit_code, 1) << number;
        EXPECT_TRUE(holds(finished.err, "[no_variation]")) << number;
    }
    EXPECT_TRUE(holds(run({}, "delete 1\n").err, "None is kept. set keep-variations on keeps"));
}

TEST_F(VariationCommands, AreKeptInTheJournal) {
    ASSERT_EQ(run({"--autosave"},
                  "e4\ne5\nundo\nset keep-variations on\nc5\nundo\nd5\nundo\nd6\ndelete 2\npromote 1\n")
                  .exit_code,
              0);
    const Finished resumed = run({"--resume"}, "history\nvariations\n");
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_TRUE(holds(resumed.out, "\n1. e4 e5\n1  1... d5\n2  1... d6\n")) << resumed.out;
}

TEST_F(VariationCommands, KeepOnAfterAResumeWhatTheSettingSays) {
    ASSERT_EQ(run({"--autosave"}, "set keep-variations on\ne4\ne5\nundo\nc5\n").exit_code, 0);
    EXPECT_TRUE(holds(run({"--resume"}, "undo\nd5\nvariations\n").out, "1  1... e5\n2  1... c5\n"))
        << "what is kept stays, c5 too: it was played while variations were kept";
    EXPECT_TRUE(holds(run({"--resume"}, "undo\nd6\nvariations\n").out, "1  1... e5\n2  1... c5\n"))
        << "d5 was not";
    put(folder_.file("mine.ini"), "keep-variations = on\n");
    ASSERT_EQ(run({"--resume", "--config", folder_.file("mine.ini")}, "undo\nf5\n").exit_code, 0);
    EXPECT_TRUE(holds(run({"--resume"}, "variations\n").out, "1  1... e5\n2  1... c5\n3  1... d6\n"));
}

TEST_F(VariationCommands, ChangeNoSettingWhenTheyAreReplayed) {
    put(folder_.file("mine.ini"), "trace = on\n");
    ASSERT_EQ(run({"--autosave"}, "set keep-variations on\ne4\n").exit_code, 0);
    const Finished resumed = run({"--resume", "--config", folder_.file("mine.ini")}, "set\n");
    EXPECT_TRUE(holds(resumed.out, "keep-variations = off ")) << resumed.out;
    EXPECT_TRUE(holds(resumed.out, "trace = on ")) << resumed.out;
    EXPECT_EQ(content_of(folder_.file("mine.ini")), "trace = on\n");
}

}  // namespace
}  // namespace takeback::test
