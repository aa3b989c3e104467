// The edit mode in xiangqi, through the real program.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

Finished edit_xiangqi(const std::string& input, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"run", "-", "--game", "xiangqi", "--keep-going"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments, "edit\nclear all\n" + input);
}

TEST(XiangqiEdit, ReadsAManInEveryWriting) {
    for (const char* const cannon :
         {"C", "rC", "rc", "wC", "RC", "炮", "r炮", "r砲", "红炮", "紅包", "w包"}) {
        const Finished finished = edit_xiangqi("put " + std::string{cannon} + " h2\nfen\n");
        EXPECT_EQ(finished.out, "9/9/9/9/9/9/9/7C1/9/9 w - - 0 1\n") << cannon << finished.err;
    }
    for (const char* const horse : {"h", "n", "bh", "bN", "馬", "b马", "黑馬", "b傌"}) {
        const Finished finished = edit_xiangqi("put " + std::string{horse} + " e5\nfen\n");
        EXPECT_EQ(finished.out, "9/9/9/9/4n4/9/9/9/9/9 w - - 0 1\n") << horse << finished.err;
    }
}

TEST(XiangqiEdit, AsksWhoseManItIsWhenBothSidesHaveTheCharacter) {
    const Finished finished = edit_xiangqi("put 车 a0\nfen\n");
    EXPECT_TRUE(
        holds(finished.err, "stdin:3: error: Both sides have a man 车. [ambiguous]\n  Write r车 or b车.\n"));
    EXPECT_EQ(finished.out, "9/9/9/9/9/9/9/9/9/9 w - - 0 1\n");
}

TEST(XiangqiEdit, TakesNoManOfChessAndNoSquareOffTheBoard) {
    for (const char* const wrong : {"put Q d4", "put wq d4", "put rCC d4", "put r d", "put x炮 d4",
                                    "put 五 d4", "put C j2", "put C a10", "put C"}) {
        const Finished finished = edit_xiangqi(std::string{wrong} + "\nfen\n");
        EXPECT_TRUE(holds(finished.err, "[syntax]")) << wrong;
        EXPECT_EQ(finished.out, "9/9/9/9/9/9/9/9/9/9 w - - 0 1\n") << wrong;
    }
}

TEST(XiangqiEdit, CallsTheSidesByTheirNames) {
    for (const char* const red : {"r", "w", "red", "White", "红", "红方"}) {
        EXPECT_EQ(edit_xiangqi("turn b\nturn " + std::string{red} + "\nfen\n").out,
                  "9/9/9/9/9/9/9/9/9/9 w - - 0 1\n")
            << red;
    }
    EXPECT_EQ(edit_xiangqi("turn 黑\nfen\n").out, "9/9/9/9/9/9/9/9/9/9 b - - 0 1\n");
    EXPECT_TRUE(holds(run_program({"run", "-"}, "edit\nturn r\n").err, "Write turn w or turn b."))
        << "chess has no red side";
}

TEST(XiangqiEdit, IsOneCommandOfTheGameByItsRules) {
    const std::string edit = "put rK d0\nput bk e9\nput C h2\ndone\nh2h9\n";
    const Finished finished = edit_xiangqi(edit + "fen\nundo 2\nfen\nnew\nfen\n", {"--rules", "wxf 100"});
    EXPECT_TRUE(holds(finished.out, "The position is set up.\n4k2C1/9/9/9/9/9/9/9/9/3K5 b - - 1 1\n"));
    EXPECT_TRUE(
        holds(finished.out, "\nrnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n"));
}

TEST(XiangqiEdit, IsKeptInTheJournalManByMan) {
    const TemporaryFolder folder;
    const Environment environment{"XDG_STATE_HOME=" + folder.path()};
    ASSERT_EQ(
        run_program({"run", "--autosave", "--game", "xiangqi"},
                    "h2e2\nedit\nclear all\nput 红炮 h2\nput bk e9\nput K d0\nput C a0\nclear a0\nturn 黑\n"
                    "done\ne9e8\n",
                    environment)
            .exit_code,
        0);
    const Finished resumed = run_program({"run", "--resume"}, "history\nundo 2\nfen\n", environment);
    EXPECT_TRUE(holds(resumed.out, "11 commands replayed")) << resumed.out;
    EXPECT_TRUE(holds(resumed.out, "1. h2e2\n{set up 4k4/9/9/9/9/9/9/7C1/9/3K5 b - - 0 1}\n1... e9e8\n"))
        << resumed.out;
}

TEST(XiangqiEdit, GoesOnWithItsDraftWhenThePlayerHasLeft) {
    const TemporaryFolder folder;
    const Environment environment{"XDG_STATE_HOME=" + folder.path()};
    {
        TerminalSession session{{"play", "--game", "xiangqi", "--pieces", "letters"}, environment};
        session.wait_for("1. red> ");
        session.type("edit\r");
        session.wait_for("edit> ");
        session.type("clear a0\r");
        session.wait_for("0  +--N--B--A--K");
    }  // the window is closed
    const Finished resumed = run_program({"run", "--resume"}, "fen\nundo\nfen\ncancel\nfen\n", environment);
    EXPECT_TRUE(holds(resumed.out, "The edit mode goes on.")) << resumed.out << resumed.err;
    EXPECT_TRUE(holds(resumed.out, "/1NBAKABNR w - - 0 1\nTook back 1 edit.\n")) << resumed.out;
}

TEST(XiangqiEdit, SaysInJsonWhatTheDraftIs) {
    const Finished finished = edit_xiangqi("put bk e9\nput K e0\ndone\n", {"--json"});
    EXPECT_TRUE(holds(finished.out, R"("input":"put bk e9","draft":"4k4/9/9/9/9/9/9/9/9/9 w - - 0 1"})"));
    EXPECT_TRUE(holds(finished.out, R"("error":{"code":"invalid_position")"));
    EXPECT_TRUE(holds(finished.out, R"("problems":["the kings face each other along an open file"])"));
}

TEST(XiangqiEdit, TellsTheListenerWhatStandsWhere) {
    const Finished finished =
        edit_xiangqi("put C h2\nput bh e5\nclear h2\nput k e9\nput K d0\ndone\n", {"--speech"});
    EXPECT_EQ(finished.out,
              "red cannon on h2.\nblack horse on e5.\nh2 is empty.\nblack king on e9.\nred king on d0.\n"
              "The position is set up.\nRed to move.\n");
    EXPECT_TRUE(
        holds(run_program({"run", "-", "--speech"}, "edit\nput wQ d4\n").out, "white queen on d4.\n"));
}

TEST(XiangqiEdit, ShowsTheDraftAndCompletesTheCommandsThatXiangqiHas) {
    if (!TAKEBACK_HAS_LIBEDIT) {
        GTEST_SKIP() << "built without libedit";
    }
    TerminalSession session{{"play", "--game", "xiangqi", "--pieces", "letters", "--color", "never"}};
    session.wait_for("1. red> ");
    session.type("edit\r");
    EXPECT_TRUE(holds(session.wait_for("edit> "), "put, clear and turn change the position"));
    session.type("put rC e5\r");
    EXPECT_TRUE(holds(session.wait_for("edit> "), "5  +--+--+--+--C--+"));
    session.type("tu\tb\r");
    EXPECT_TRUE(holds(session.wait_for("edit> "), "Edit mode, Black to move"));
    session.type("ca\t\r");  // of cancel and castling, xiangqi has the first
    session.wait_for("1. red> ");
}

}  // namespace
}  // namespace takeback::test
