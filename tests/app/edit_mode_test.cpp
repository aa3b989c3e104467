// The edit mode as a person at a terminal meets it.
#include <gtest/gtest.h>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

TEST(EditMode, HasAPromptAndAStatusOfItsOwnAndShowsTheDraft) {
    TerminalSession session{{"play", "--pieces", "letters", "--color", "never"}};
    session.wait_for("white> ");
    session.type("edit\r");
    const std::string entered = session.wait_for("edit> ");
    EXPECT_NE(entered.find("Edit mode, White to move, castling KQkq, en passant -"), std::string::npos);
    EXPECT_NE(entered.find("done ends the edit, cancel drops it."), std::string::npos);
    session.type("clear e1\r");
    const std::string cleared = session.wait_for("edit> ");
    EXPECT_NE(cleared.find("1 R N B Q . B N R"), std::string::npos) << cleared;
    session.type("cancel\r");
    EXPECT_NE(session.wait_for("white> ").find("1 R N B Q K B N R"), std::string::npos);
}

TEST(EditMode, MarksEveryKingInCheckOfATrainingSetUp) {
    TerminalSession session{{"play", "--pieces", "letters", "--color", "never"}};
    session.wait_for("white> ");
    session.type("edit --training\r");
    session.wait_for("edit> ");
    session.type("fen k3k3/2N5/8/8/8/8/r7/4K3 b - - 0 1 training\r");
    session.wait_for("edit> ");
    session.type("done\r");
    EXPECT_NE(session.wait_for("game over> ").find("8!k!. . .!k!. . ."), std::string::npos);
}

TEST(EditMode, SaysThatTheDraftIsDroppedWhenThePlayerLeaves) {
    for (const char* leave : {"quit\r", "\x04"}) {
        TerminalSession session{{"play"}};
        session.wait_for("white> ");
        session.type("edit\r");
        session.wait_for("edit> ");
        session.type(leave);
        session.wait_for("The edit was not ended with done: its draft is dropped.");
        EXPECT_EQ(session.wait_for_exit(), 0);
    }
}

TEST(EditMode, KeepsEveryEditInTheJournalAndOneCommandInTheGame) {
    const TemporaryFolder folder;
    const Environment environment{"XDG_STATE_HOME=" + folder.path()};
    const char* const edit =
        "e4\nedit\nclear all\nput wK e1\nput bK e8\nput wR a1\ndone\nRa8\n"
        "edit --training\nput bK a7\ndone\n";
    ASSERT_EQ(run_program({"run", "--autosave"}, edit, environment).exit_code, 0);
    const Finished resumed = run_program({"run", "--resume"}, "history\n", environment);
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_NE(resumed.out.find("11 commands replayed"), std::string::npos) << resumed.out;
    EXPECT_NE(resumed.out.find("{set up 4k3/8/8/8/8/8/8/R3K3 w - - 0 1}\n1. Ra8+\n"
                               "{set up R3k3/k7/8/8/8/8/8/4K3 b - - 0 1 training}\n"),
              std::string::npos)
        << resumed.out;
}

TEST(EditMode, CompletesItsCommandsAndNoMoves) {
    if (!TAKEBACK_HAS_LIBEDIT) {
        GTEST_SKIP() << "built without libedit";
    }
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("edit\r");
    session.wait_for("edit> ");
    session.type("cas\t-\r");
    session.wait_for("castling -, en passant -");
    session.wait_for("edit> ");
    session.type("d\t\r");
    session.wait_for("The position is set up.");
}

}  // namespace
}  // namespace takeback::test
