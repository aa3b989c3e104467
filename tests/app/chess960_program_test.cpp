// Chess960 through the real program: the option, and the start position that a person need not name.
#include <gtest/gtest.h>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

constexpr const char* inner_rooks = "1r2k1rr/8/8/8/8/8/8/R1R1KR1R w CFbg - 0 1";

TEST(Chess960Program, ReadsItsFenInEveryTask) {
    EXPECT_EQ(run_program({"perft", "2", "--chess960", "--fen", inner_rooks}, "").out, "969\n");
    EXPECT_EQ(run_program({"moves", "--chess960", "--fen", inner_rooks}, "").out.substr(0, 14),
              "38 legal moves");
    EXPECT_EQ(run_program({"show", "--chess960", "--fen", inner_rooks}, "").exit_code, 0);
    EXPECT_EQ(run_program({"run", "--chess960", "--fen", inner_rooks}, "fen\n").out,
              "1r2k1rr/8/8/8/8/8/8/R1R1KR1R w FCgq - 0 1\n");
    EXPECT_EQ(run_program({"play", "--chess960", "--fen", inner_rooks}, "fen --shredder\n").out,
              "1r2k1rr/8/8/8/8/8/8/R1R1KR1R w FCgb - 0 1\n");
}

TEST(Chess960Program, ReadsItsFensAndGamesInFilesToo) {
    constexpr const char* rooks_on_b_and_g = "1r2k1r1/p5pp/8/8/8/8/P5PP/1R2K1R1 w GBgb - 0 1";
    const TemporaryFolder folder;
    const std::string fens = folder.file("a.fen");
    const std::string games = folder.file("a.pgn");
    put(fens, std::string{rooks_on_b_and_g} + '\n');
    put(games, std::string{"[SetUp \"1\"]\n[FEN \""} + rooks_on_b_and_g + "\"]\n\n1. O-O O-O-O *\n");
    for (const std::vector<std::string>& task : std::vector<std::vector<std::string>>{
             {"check", fens}, {"check", games}, {"replay", games}, {"convert", games, "-"}}) {
        EXPECT_EQ(run_program(task, "").exit_code, 1) << task[0] << task[1];
        std::vector<std::string> with_option = task;
        with_option.emplace_back("--chess960");
        const Finished finished = run_program(with_option, "");
        EXPECT_EQ(finished.exit_code, 0) << task[0] << task[1] << finished.err;
    }
    EXPECT_EQ(run_program({"convert", "--chess960", games, folder.file("b.pgn")}, "").exit_code, 0);
    EXPECT_EQ(run_program({"check", folder.file("b.pgn")}, "").out, "1 game, 0 with errors, 0 warnings\n")
        << "the PGN that was written says itself how it castles";
}

TEST(Chess960Program, RefusesSuchAFenWithoutTheOption) {
    const Finished finished = run_program({"show", "--fen", inner_rooks}, "");
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_NE(finished.err.find("as in Chess960; in chess use some of KQkq"), std::string::npos)
        << finished.err;
}

TEST(Chess960Program, StartsFromTheStartOfChessAndCastlesOntoTheRook) {
    EXPECT_EQ(run_program({"run", "--chess960"}, "Nf3\nNf6\ng3\ng6\nBg2\nBg7\ne1h1\nfen\n").out,
              "rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQ1RK1 b kq - 3 4\n");
}

TEST(Chess960Program, SetsUpAFenByTheRuleOfTheGameThatIsPlayed) {
    const std::string set_up = std::string{"fen "} + inner_rooks + "\nfen\n";
    EXPECT_EQ(run_program({"run"}, set_up).exit_code, 1);
    EXPECT_EQ(run_program({"run"}, "new chess960 0\n" + set_up).exit_code, 0);
    EXPECT_EQ(run_program({"run"}, "new chess960 0\nnew\n" + set_up).exit_code, 1) << "new is chess again";
    EXPECT_EQ(run_program({"run"}, "new chess960 0\nundo\n" + set_up).exit_code, 1) << "so is undo";
}

TEST(Chess960Program, SaysInJsonWhichMoveCastles) {
    const Finished finished =
        run_program({"run", "--json", "--chess960", "--fen", "k7/8/8/8/8/8/8/4KR2 w K - 0 1"}, "O-O\n");
    EXPECT_NE(finished.out.find(R"("move":"e1f1","san":"O-O")"), std::string::npos) << finished.out;
}

TEST(Chess960Program, ChoosesAStartForAPersonAndSaysWhich) {
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("new chess960\r");
    session.wait_for("A new game of Chess960, from start position ");
    session.wait_for("white> ");
    session.type("new chess960 960\r");
    session.wait_for("They go from 0 to 959");
}

TEST(Chess960Program, ChoosesNoneWhereNobodyMayBeAsked) {
    for (const char* wrong : {"new chess960", "new chess960 -1", "new chess960 960", "new chess960 1x",
                              "new chess960 99999999999", "new chess960 1 2", "new chess961"}) {
        const Finished finished = run_program({"run"}, std::string{wrong} + '\n');
        EXPECT_EQ(finished.exit_code, 1) << wrong;
        EXPECT_NE(finished.err.find("[syntax]"), std::string::npos) << finished.err;
    }
}

}  // namespace
}  // namespace takeback::test
