// The edit mode as a person at a terminal meets it.
#include <gtest/gtest.h>

#include "support/program.hpp"

namespace takeback::test {
namespace {

TEST(EditMode, HasAPromptAndAStatusOfItsOwnAndShowsTheDraft) {
    TerminalSession session{{"play", "--pieces", "letters"}};
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
    TerminalSession session{{"play", "--pieces", "letters"}};
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
