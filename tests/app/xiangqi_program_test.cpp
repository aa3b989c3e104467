// Xiangqi through the real program: the same commands as in chess.
#include <gtest/gtest.h>

#include <string>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

constexpr const char* start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n";
constexpr const char* after_two = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2\n";

Finished run_xiangqi(const std::string& input, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"run", "-", "--game", "xiangqi"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments, input);
}

TEST(XiangqiProgram, ReadsAMoveInEveryNotation) {
    for (const char* const moves : {"h2e2\nh9g7\n", "H2-E2\nH9-G7\n", "C2=5\nh8+7\n", "C2.5\nH8+7\n",
                                    "炮二平五\n马8进7\n", "炮二平五\n馬８進７\n"}) {
        EXPECT_EQ(run_xiangqi(moves + std::string{"fen\n"}).out, after_two) << moves;
    }
}

TEST(XiangqiProgram, WritesMovesAsTheSettingSays) {
    EXPECT_EQ(run_xiangqi("set xiangqi.notation chinese\nh2e2\nh9g7\nhistory\n"
                          "set xiangqi.notation wxf\nhistory\n",
                          {"-q"})
                  .out,
              "xiangqi.notation is chinese now.\n1. 炮二平五 马８进７\n"
              "xiangqi.notation is wxf now.\n1. C2=5 H8+7\n");
}

TEST(XiangqiProgram, TakesANewGameBackLikeAnyCommand) {
    const Finished finished =
        run_program({"run", "-", "-q"}, "e4\nnew xiangqi\nfen\nundo\nfen\nredo\nh2e2\nh9g7\nfen\n");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_TRUE(holds(finished.out, start));
    EXPECT_TRUE(holds(finished.out, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"));
    EXPECT_TRUE(holds(finished.out, after_two));
}

TEST(XiangqiProgram, GoesOnWithAGameByTheRulesItWasBegunBy) {
    const TemporaryFolder folder;
    const Environment environment{"XDG_STATE_HOME=" + folder.path()};
    const auto run = [&](const std::string& input, const std::vector<std::string>& arguments) {
        return run_program(arguments, input, environment);
    };
    ASSERT_EQ(run("h2e2\nh9g7\n", {"run", "--autosave", "--game", "xiangqi", "--rules", "wxf 100"}).exit_code,
              0);
    const Finished resumed = run("fen\nnew\nundo\nhistory --commands\n", {"run", "--resume"});
    EXPECT_TRUE(holds(resumed.out, after_two));
    EXPECT_TRUE(holds(resumed.out, "set up rnbakabnr/"));
    ASSERT_EQ(run("e4\nnew xiangqi\nc3c4\n", {"run", "--autosave"}).exit_code, 0);
    EXPECT_TRUE(holds(run("fen\nundo 2\nfen\n", {"run", "--resume"}).out,
                      "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"));
}

TEST(XiangqiProgram, SaysHowItCountsItsRanks) {
    const Finished finished = run_xiangqi("h3e3\n");
    EXPECT_EQ(finished.err,
              "stdin:1: error: Illegal: h3e3. There is no piece on h3. [no_piece]\n"
              "  The ranks are counted 0-9 here. Did you mean h2e2?\n");
}

TEST(XiangqiProgram, CallsTheSidesByTheirNames) {
    const Finished finished = run_xiangqi("h9g7\nresign\n", {"--keep-going"});
    EXPECT_TRUE(holds(finished.err, "The horse on h9 belongs to Black, and it is Red's move."));
    EXPECT_EQ(finished.out, "0-1: Red resigned; Black wins\n");
}

constexpr const char* checks = "a0a9\ne9e8\na9a8\ne8e9\n";
constexpr const char* rook_and_king = "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1";

TEST(XiangqiProgram, WarnsBeforeAPerpetualCheckIsLost) {
    const std::string cycle = "a8a9\ne9e8\na9a8\ne8e9\n";
    const Finished finished = run_xiangqi(checks + cycle + cycle, {"--fen", rook_and_king});
    EXPECT_TRUE(holds(finished.out, "The position stands for the second time: red gave check"));
    EXPECT_TRUE(holds(finished.out, "If it comes again so, red loses."));
    EXPECT_TRUE(holds(finished.out, "0-1: perpetual check; Black wins"));
    const Finished by_draw = run_xiangqi(checks + cycle + cycle, {"--fen", rook_and_king, "--rules", "draw"});
    EXPECT_TRUE(holds(by_draw.out, "1/2-1/2: draw by threefold repetition"));
}

TEST(XiangqiProgram, CallsARankAsItsPointsAreCalled) {
    EXPECT_EQ(run_xiangqi("say rank 3\n").out,
              "Rank 3: red pawn a3, red pawn c3, red pawn e3, red pawn g3, red pawn i3.\n");
}

TEST(XiangqiProgram, SaysWhatItDoesNotDoYet) {
    const Finished finished = run_xiangqi("edit\nfen\n", {"--keep-going"});
    EXPECT_TRUE(
        holds(finished.err, "stdin:1: error: A position of xiangqi cannot be edited man by man yet."));
    EXPECT_EQ(finished.out, start);
}

TEST(XiangqiProgram, DoesNotCastle) {
    const Finished finished = run_xiangqi("O-O\n", {"--chess960"});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_EQ(finished.err, "takeback: --chess960 is a rule of chess, not of xiangqi.\n");
}

TEST(XiangqiProgram, ListsEveryFlawOfAPosition) {
    const Finished finished = run_xiangqi("", {"--fen", "4k4/9/9/9/9/9/9/9/4P4/2A1K1A2 w - - 0 1"});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_TRUE(holds(finished.err, "advisor on c0"));
    EXPECT_TRUE(holds(finished.err, "advisor on g0"));
    EXPECT_TRUE(holds(finished.err, "pawn on e1"));
}

TEST(XiangqiProgram, CountsLinesOfPlay) {
    EXPECT_EQ(run_program({"perft", "3", "--game", "xiangqi"}, "").out, "79666\n");
    EXPECT_TRUE(holds(run_program({"perft", "1", "--divide", "--game", "xiangqi"}, "").out, "h2e2: 1\n"));
}

TEST(XiangqiProgram, DrawsALatticeInTheCharactersOfBothSides) {
    const std::string board = run_program({"show", "--game", "xiangqi", "--pieces", "cjk"}, "").out;
    EXPECT_TRUE(holds(board, "9  車─馬─象─士─將─士─象─馬─車\n   │  │  │  │ ╲│╱ │  │  │  │\n"));
    EXPECT_TRUE(holds(board, "   │    楚河       漢界    │\n"));
    EXPECT_TRUE(holds(board, "0  俥─傌─相─仕─帥─仕─相─傌─俥\n   a  b  c  d  e  f  g  h  i\n"));
    const std::string letters = run_program({"show", "--game", "xiangqi"}, "").out;
    EXPECT_TRUE(holds(letters, "0  R--N--B--A--K--A--B--N--R \n"));
}

}  // namespace
}  // namespace takeback::test
