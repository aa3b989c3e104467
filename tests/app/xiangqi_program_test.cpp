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

// Ranks counted from 1.

TEST(XiangqiProgram, NumbersEveryPointAsTheSettingSays) {
    const Finished finished = run_xiangqi(
        "set xiangqi.ranks 1-10\nh3e3\nh10g8\nmoves b1\nhistory\nwhy b1d2\nsay rank 10\nsay e3\nsay last\n"
        "set xiangqi.ranks 0-9\nhistory\nsay e2\n",
        {"-q"});
    EXPECT_EQ(finished.err, "");
    EXPECT_EQ(
        finished.out,
        "xiangqi.ranks is 1-10 now.\n"
        "2 legal moves\n  horse b1: b1a3 b1c3\n"
        "1. h3e3 h10g8\n"
        "Illegal: b1d2. The horse on b1 cannot pass: the elephant on c1 blocks its leg.\n"
        "  The horse on b1 can go to a3 or c3.\n"
        "Rank 10: black rook a10, black horse b10, black elephant c10, black advisor d10, black king e10, "
        "black advisor f10, black elephant g10, black rook i10.\n"
        "red cannon on e3.\n"
        "Black horse h10 to g8.\n"
        "xiangqi.ranks is 0-9 now.\n"
        "1. h2e2 h9g7\n"
        "red cannon on e2.\n");
}

TEST(XiangqiProgram, NumbersThePointsOfJsonAsTheSettingSays) {
    const Finished finished =
        run_xiangqi("set xiangqi.ranks 1-10\nh3e3\nb1c2\n", {"--json", "--keep-going", "--speech"});
    EXPECT_TRUE(holds(finished.out, R"("move":"h3e3","text":"h3e3","fen":"rnbakabnr/)")) << finished.out;
    EXPECT_TRUE(holds(finished.out, R"("speech":"Red cannon h3 to e3. Black to move.")")) << finished.out;
    EXPECT_TRUE(holds(finished.out, R"("from":"b1","to":"c2")")) << finished.out;
}

TEST(XiangqiProgram, TellsOfARepetitionInJsonToo) {
    const std::string twice = "h0g2\nh9g7\ng2h0\ng7h9\n";
    const std::string warned = R"("notice":"The position stands for the second time)";
    EXPECT_TRUE(holds(run_xiangqi(twice, {"--json"}).out, warned));
    EXPECT_FALSE(holds(run_xiangqi(twice, {"--json", "-q"}).out, warned));
    EXPECT_TRUE(holds(run_xiangqi(twice + twice, {"--json"}).out,
                      R"("notice":"The position stands for the third time: neither side)"));
}

TEST(XiangqiProgram, SaysWhichCountOfRanksHolds) {
    const Finished finished =
        run_xiangqi("set xiangqi.ranks 1-10\nh2e2\nh3h4\nhistory\nmoves j1\nmove\n", {"--keep-going"});
    EXPECT_TRUE(holds(finished.err,
                      "Illegal: h2e2. There is no piece on h2. [no_piece]\n"
                      "  The ranks are counted 1-10 here. Did you mean h3e3?\n"))
        << finished.err;
    EXPECT_TRUE(holds(finished.out, "1. h3h4\n")) << "a move in both counts is the one of the count in force";
    EXPECT_TRUE(holds(finished.err, "Write moves h3.\n"));
    EXPECT_TRUE(holds(finished.err, "Write move h3e3.\n"));
}

TEST(XiangqiProgram, LabelsTheBoardAsTheSettingSays) {
    const std::string board = run_xiangqi("set xiangqi.ranks 1-10\nflip\nflip\nshow\n").out;
    EXPECT_TRUE(holds(board, "10  r--n--b--a--k--a--b--n--r \n    |  |  |  | \\|/ |  |  |  |\n 9  +--"));
    EXPECT_TRUE(holds(board, "    |         river         |\n"));
    EXPECT_TRUE(holds(board, " 1  R--N--B--A--K--A--B--N--R \n    a  b  c  d  e  f  g  h  i\n"));
}

TEST(XiangqiProgram, KeepsAGameTheSameWhateverTheRanks) {
    const std::string in_ranks = "set xiangqi.ranks ";
    for (const char* const ranks : {"0-9", "1-10"}) {
        const TemporaryFolder folder;
        const Environment environment{"XDG_STATE_HOME=" + folder.path()};
        ASSERT_EQ(run_program({"run", "--autosave", "--game", "xiangqi"},
                              "set xiangqi.ranks 1-10\nh3h4\nh8h7\nedit\nclear a1\nput R a2\ndone\na2a3\n",
                              environment)
                      .exit_code,
                  0);
        const Finished resumed = run_program({"run", "--resume"}, in_ranks + ranks + "\nfen\n", environment);
        EXPECT_TRUE(holds(resumed.out, "rnbakabnr/9/1c7/p1p1p1pcp/9/9/P1P1P1PCP/RC7/9/1NBAKABNR b - - 1 2"))
            << resumed.out;
    }
}

TEST(XiangqiProgram, CountsThePointsOfADraftAsTheSettingSays) {
    const Finished finished = run_xiangqi(
        "set xiangqi.ranks 1-10\nedit\nclear all\nput K d1\nput k e10\nput A d4\nput C j1\nput C a0\nclear\n"
        "done\nclear d4\ndone\nfen\n",
        {"--keep-going", "-q"});
    EXPECT_TRUE(holds(finished.err, "the red advisor on d4: an advisor stands")) << finished.err;
    EXPECT_TRUE(holds(finished.err, "'a0' is no point. [syntax]\n  Points go from a1 to i10.\n"));
    EXPECT_TRUE(holds(finished.err, "Write clear h3 or clear all.\n"));
    EXPECT_TRUE(holds(finished.out, "\n4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\n"));
}

TEST(XiangqiProgram, NumbersTheRanksOfARefusedFenLikeThoseOfTheBoard) {
    const std::string fen = "fen 4k4/8/9/9/9/9/9/9/9/3K5 w\n";
    EXPECT_TRUE(holds(run_xiangqi(fen).err, "the number of files on rank 8 is 8, not 9"));
    EXPECT_TRUE(holds(run_xiangqi("set xiangqi.ranks 1-10\n" + fen).err,
                      "the number of files on rank 9 is 8, not 9"));
}

TEST(XiangqiProgram, CompletesMovesByTheRanksOfTheSetting) {
    if (!TAKEBACK_HAS_LIBEDIT) {
        GTEST_SKIP() << "built without libedit";
    }
    const TemporaryFolder folder;  // the setting is kept there
    TerminalSession session{{"play", "--game", "xiangqi"}, {"XDG_CONFIG_HOME=" + folder.path()}};
    session.wait_for("1. red> ");
    session.type("set xiangqi.ra\t1\t\r");
    session.wait_for("xiangqi.ranks is 1-10 now.");
    session.wait_for("1. red> ");
    session.type("a1a3\r");
    session.wait_for("1... black> ");
    session.type("e10\t\r");
    session.wait_for("last move 1... e10e9");
}

// What a repetition means is said once.

TEST(XiangqiProgram, SaysOnceWhatARepetitionMeans) {
    const std::string cycle = "a8a9\ne9e8\na9a8\ne8e9\n";
    const std::string warning = "The position stands for the second time";
    const auto count = [](std::string_view text, std::string_view part) {
        int found = 0;
        for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
            ++found;
        }
        return found;
    };
    const std::string once = checks + cycle.substr(0, 5);  // a8a9: the position after a0a9 again
    EXPECT_EQ(count(run_xiangqi(once, {"--fen", rook_and_king}).out, warning), 1);
    EXPECT_EQ(count(run_xiangqi(once + "show\ndraw offer\nshow\n", {"--fen", rook_and_king}).out, warning),
              1);
    EXPECT_EQ(count(run_xiangqi(once + "resign\nundo\n", {"--fen", rook_and_king}).out, warning), 1)
        << "a resignation brings no position about";
    EXPECT_EQ(count(run_xiangqi(once + "undo\nredo\n", {"--fen", rook_and_king}).out, warning), 2)
        << "redo leads to it again";
    EXPECT_EQ(count(run_xiangqi(once + "e9e8\nundo\n", {"--fen", rook_and_king}).out, warning), 3)
        << "e9e8 repeats a position too, and undo leads back to the one before";
}

TEST(XiangqiProgram, SaysOnceWhoHasLostByARepetition) {
    const std::string cycle = "a8a9\ne9e8\na9a8\ne8e9\n";
    const Finished finished =
        run_xiangqi(checks + cycle + "a8a9\nshow\nundo\nredo\n", {"--fen", rook_and_king});
    const std::string verdict = "The position stands for the third time: red gave check";
    const std::size_t first = finished.out.find(verdict);
    ASSERT_NE(first, std::string::npos) << finished.out;
    const std::size_t second = finished.out.find(verdict, first + 1);
    ASSERT_NE(second, std::string::npos) << "redo leads to it again";
    EXPECT_EQ(finished.out.find(verdict, second + 1), std::string::npos);
    EXPECT_GT(second, finished.out.find("Did again"));
}

TEST(XiangqiProgram, DoesNotCastle) {
    const Finished finished = run_xiangqi("O-O\n", {"--chess960"});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_EQ(finished.err, "takeback: --chess960 is a rule of chess, not of xiangqi.\n");
}

TEST(XiangqiProgram, HasRulesThatChessHasNot) {
    const Finished finished = run_program({"run", "-", "--rules", "wxf"}, "e4\n");
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_EQ(finished.err, "takeback: --rules are those of xiangqi: add --game xiangqi.\n");
    EXPECT_EQ(run_program({"run", "--resume", "--rules", "wxf"}, "").exit_code, 2)
        << "a game that goes on has its rules";
}

TEST(XiangqiProgram, IsPlayedByOneRuleOfEachSort) {
    for (const char* const rules : {"check wxf", "100 off", "wxf 100 draw", "100 100"}) {
        EXPECT_EQ(run_xiangqi("", {"--rules", rules}).exit_code, 2) << rules;
        const Finished finished = run_xiangqi("new xiangqi " + std::string{rules} + '\n');
        EXPECT_TRUE(holds(finished.err, "There is no game 'xiangqi " + std::string{rules} + "'."));
    }
    EXPECT_EQ(run_xiangqi("new xiangqi 100 wxf\nnew xiangqi off\n").exit_code, 0);
}

TEST(XiangqiProgram, TurnsTheBoardToRed) {
    EXPECT_TRUE(holds(run_xiangqi("flip black\nflip red\nshow\n").out, "   a  b  c  d  e  f  g  h  i\n"));
    EXPECT_TRUE(holds(run_xiangqi("flip up\n").err, "Write flip, flip red, flip black or flip auto.\n"));
    EXPECT_TRUE(holds(run_program({"run", "-"}, "flip red\n").err, "flip does not know 'red'."));
}

TEST(XiangqiProgram, GivesExamplesThatCanBeTyped) {
    const std::string mark = "for example: ";
    for (const std::string ranks : {"0-9", "1-10"}) {
        for (const std::string command : {"move", "moves", "why", "draw", "new", "fen", "edit", "pgn", "say",
                                          "set", "flip", "put", "clear", "turn"}) {
            const std::string setting = "set xiangqi.ranks " + ranks + '\n';
            std::string input = setting;
            input += "help " + command;
            const std::string help = run_xiangqi(input).out;
            ASSERT_TRUE(holds(help, mark)) << command;
            const bool edits = command == "put" || command == "clear" || command == "turn";
            input = setting;
            input += edits ? "edit\n" : "";
            input += help.substr(help.find(mark) + mark.size());
            const Finished finished = run_xiangqi(input);
            EXPECT_FALSE(holds(finished.err, "error")) << command << ": " << finished.err;
            EXPECT_FALSE(holds(finished.out, "Illegal")) << command << ": " << finished.out;
        }
    }
}

TEST(XiangqiProgram, GreetsWithAMoveOfXiangqi) {
    const TemporaryFolder folder;  // no settings of anybody
    const Environment environment{"XDG_CONFIG_HOME=" + folder.path()};
    TerminalSession session{{"play", "--game", "xiangqi"}, environment};
    session.wait_for(": xiangqi. Type a move such as h2e2 or C2=5; help lists the commands.");
    session.wait_for("1. red> ");
    TerminalSession chess{{"play"}, environment};
    chess.wait_for(": chess. Type a move such as e4 or Nf3; help lists the commands.");
}

TEST(XiangqiProgram, SaysThatAFenIsOfTheOtherGame) {
    const std::string of_chess = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    EXPECT_EQ(run_xiangqi("fen " + of_chess + '\n').err,
              "stdin:1: error: This FEN is no position that can be played. [syntax]\n"
              "  it has eight ranks: that is chess, and xiangqi is played here (new chess, --game chess)\n"
              "  The game is as it was.\n");
    EXPECT_EQ(
        run_program({"show", "--fen", rook_and_king}, "").err,
        "takeback: --fen '4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1' is no position to be played:\n"
        "  it has ten ranks: that is xiangqi, and chess is played here (new xiangqi, --game xiangqi)\n");
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
