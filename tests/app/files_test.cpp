// save, load, check, convert and replay: files in and out, through the real binary.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

class Files : public testing::Test {
protected:
    [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }
    [[nodiscard]] static Finished run(const std::string& script) {
        return run_program({"run", "--keep-going"}, script);
    }
    /// What is refused, and that the game is as it was.
    static std::string refusal_of(const std::string& command) {
        const Finished finished = run("e4\n" + command + "\nfen\n");
        EXPECT_EQ(finished.exit_code, 1) << command;
        EXPECT_EQ(finished.out, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n") << command;
        return finished.err;
    }

    TemporaryFolder folder_;
};

TEST_F(Files, AGameIsSavedAndLoaded) {
    const Finished finished = run("e4\ne5\nNf3\nresign\nsave " + file("a.pgn") + "\nnew\nload " +
                                  file("a.pgn") + "\nfen\nundo\nfen\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "1. e4 e5 2. Nf3 1-0"));
    EXPECT_TRUE(holds(finished.out, "It ended 1-0, though not on the board: it can be played on."));
    EXPECT_TRUE(holds(finished.out, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"));
    EXPECT_TRUE(holds(finished.out, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"));
}

TEST_F(Files, APositionIsSavedAndLoaded) {
    const Finished finished = run("d4\nsave " + file("p.fen") + "\nnew\nload " + file("p.fen") + "\nfen\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n"));
}

TEST_F(Files, TheResultOnTheBoardIsWritten) {
    const std::string out = run("f3\ne5\ng4\nQh4\npgn\n").out;
    EXPECT_TRUE(holds(out, "[Result \"0-1\"]"));
    EXPECT_TRUE(holds(out, "2. g4 Qh4# 0-1\n"));
}

TEST_F(Files, NothingIsOverwrittenWithoutForce) {
    put(file("a.pgn"), "precious");
    EXPECT_TRUE(holds(refusal_of("save " + file("a.pgn")), "File exists"));
    EXPECT_EQ(content_of(file("a.pgn")), "precious");
    EXPECT_EQ(run("e4\nsave -f " + file("a.pgn") + "\n").exit_code, 0);
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "1. e4 *"));
}

TEST_F(Files, NamesMayHoldBlanks) {
    EXPECT_EQ(run("e4\nsave \"" + file("name with space.pgn") + "\"\n").exit_code, 0);
    EXPECT_TRUE(std::filesystem::exists(file("name with space.pgn")));
    EXPECT_TRUE(holds(refusal_of("save"), "file name"));
}

TEST_F(Files, ThatCannotBeReadLeaveTheGameAsItWas) {
    ASSERT_EQ(mkfifo(file("fifo").c_str(), 0600), 0);
    put(file("huge.pgn"), "");
    std::filesystem::resize_file(file("huge.pgn"), std::uintmax_t{4} << 30U);
    put(file("binary.pgn"), std::string(300, '\0') + "\xff\xfe");
    put(file("bad.pgn"), "1. e4 e5 2. Ke3 *\n");
    put(file("bad.fen"), "8/8/8/8/8/8/8/8 w - - 0 1\n");
    put(file("pass.pgn"), "1. e4 -- 2. d4 *\n");
    put(file("empty.pgn"), "");
    EXPECT_TRUE(holds(refusal_of("load " + file("nosuch.pgn")), "No such file"));
    EXPECT_TRUE(holds(refusal_of("load " + folder_.path()), "directory"));
    EXPECT_TRUE(holds(refusal_of("load " + file("fifo")), "fifo"));
    EXPECT_TRUE(holds(refusal_of("load " + file("huge.pgn")), "too large"));
    refusal_of("load " + file("binary.pgn"));
    EXPECT_TRUE(holds(refusal_of("load " + file("bad.pgn")), "2. Ke3"));
    EXPECT_TRUE(holds(refusal_of("load " + file("bad.fen")), "White has 0 kings"));
    EXPECT_TRUE(holds(refusal_of("load " + file("pass.pgn")), "null move"));
    EXPECT_TRUE(holds(refusal_of("load " + file("empty.pgn")), "0 games"));
    EXPECT_TRUE(holds(refusal_of("load " + file("bad.pgn") + " 7"), "1 game."));
}

TEST_F(Files, ThatCannotBeWrittenLeaveTheGameAsItWas) {
    EXPECT_TRUE(holds(refusal_of("save /nonexistent/x.pgn"), "/nonexistent/x.pgn"));
    EXPECT_TRUE(holds(refusal_of("save " + folder_.path()), "directory"));
    if (std::filesystem::exists("/dev/full")) {
        EXPECT_TRUE(holds(refusal_of("save /dev/full"), "No space left"));
    }
}

TEST_F(Files, AGameOfMoreIsLoadedByItsNumber) {
    put(file("two.pgn"), "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 *\n");
    const Finished finished = run("load " + file("two.pgn") + " 2\nshow\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, "It is number 2 of 2"));
    EXPECT_TRUE(holds(finished.out, "B v Black, move 2, White to move, last move 1... d5"));
}

TEST_F(Files, ALoadedGameIsKeptInTheJournal) {
    const Environment environment{"XDG_STATE_HOME=" + folder_.path()};
    put(file("a.pgn"), "1. e4 e5 *\n");
    ASSERT_EQ(
        run_program({"run", "--autosave"}, "d4\nload " + file("a.pgn") + "\nNf3\n", environment).exit_code,
        0);
    std::filesystem::remove(file("a.pgn"));
    EXPECT_TRUE(holds(run_program({"run", "--resume"}, "history\n", environment).out, "1. e4 e5\n2. Nf3\n"));
}

TEST_F(Files, ALoadedGameIsKeptInTheJournalWithAllThatItsFileTellsOfIt) {
    const Environment environment{"XDG_STATE_HOME=" + folder_.path()};
    put(file("a.pgn"),
        "[White \"J\xF6rg\"]\n[Black \"B \\\"b\\\" ]\"]\n\n{Start\n%;}1. e4 $1 {[%clk 0:05:00] J\xF6rg } "
        "e5 (1... c5 {old} (1... e6 2. -- d5) 2. Nf3 (2. c3)) 2. Nf3 1-0\n");
    const std::string load = "load " + file("a.pgn") + "\nset keep-variations on\nundo\nf4\n";
    ASSERT_EQ(run_program({"run", "--autosave"}, load, environment).exit_code, 0);
    std::filesystem::remove(file("a.pgn"));
    const Finished resumed = run_program({"run", "--resume"}, "variations\npgn\n", environment);
    EXPECT_TRUE(holds(resumed.out, "1  1... c5 2. Nf3\n2    2. c3\n3  1... e6 2. -- d5\n4  2. Nf3\n"));
    EXPECT_TRUE(holds(resumed.out, "[White \"J\xC3\xB6rg\"]\n[Black \"B \\\"b\\\" ]\"]\n"));
    EXPECT_TRUE(
        holds(resumed.out,
              "\n{Start %;} 1. e4 $1 {[%clk 0:05:00] J\xC3\xB6rg} 1... e5 (1... c5 {old} 2. Nf3 (2. c3))\n"
              "(1... e6 2. -- d5) 2. f4 (2. Nf3) *\n"))
        << resumed.out;
}

TEST_F(Files, TextsOfTwoAlphabetsAreTheSameInAResumedGame) {
    const Environment environment{"XDG_STATE_HOME=" + folder_.path()};
    put(file("a.pgn"), "[White \"M\xFCller\"]\n[Black \"J\xC3\xB6rg\"]\n\n1. e4 {\xE9} e5 {\xC3\xA9} *\n");
    const std::string load = "load " + file("a.pgn") + "\npgn\nshow\n";
    const Finished loaded = run_program({"run", "--autosave"}, load, environment);
    for (const Finished& game : {loaded, run_program({"run", "--resume"}, "pgn\nshow\n", environment)}) {
        EXPECT_TRUE(holds(game.out, "[White \"M\xC3\xBCller\"]\n[Black \"J\xC3\xB6rg\"]\n")) << game.out;
        EXPECT_TRUE(holds(game.out, "1. e4 {\xC3\xA9} 1... e5 {\xC3\xA9} *")) << game.out;
        EXPECT_TRUE(holds(game.out, "M\xC3\xBCller v J\xC3\xB6rg")) << game.out;
    }
}

TEST_F(Files, OnlyMovesMadeUnderTheClockGetItsTimes) {
    put(file("a.pgn"), "1. e4 {[%clk 0:01:40]} e5 {[%clk 0:01:35]} *\n");
    const auto said = [](const std::string& script) {
        return run_program({"run", "--test-clock"}, script).out;
    };
    const std::string load = "load " + file("a.pgn") + "\n";
    const std::string as_read = "1. e4 {[%clk 0:01:40]} 1... e5 {[%clk 0:01:35]}";
    EXPECT_TRUE(holds(said(load + "clock 5+3\npgn\n"), as_read + " *"));
    const std::string under_clock = said("clock 5+3\n" + load + "clock\nsleep 10\nNf3\npgn\n");
    EXPECT_TRUE(holds(under_clock, "5+3: White 5:00, Black 5:00; White's time runs.")) << under_clock;
    EXPECT_TRUE(holds(under_clock, as_read + " 2. Nf3 {[%clk 0:04:53]} *")) << under_clock;
    EXPECT_TRUE(holds(said("d4\nd5\nclock 5+3\nsleep 1\nc4\npgn\n"), "1. d4 d5 2. c4 {[%clk 0:05:02]} *"));
}

TEST_F(Files, WithoutATagVariantCastlingIsThatOfTheGame) {
    put(file("a.pgn"), "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1\"]\n\n1. O-O *\n");
    const Finished game =
        run_program({"run", "--chess960", "--keep-going"}, "load " + file("a.pgn") + "\nhistory\n");
    EXPECT_TRUE(holds(game.out, "1. O-O\n")) << game.err;
}

TEST_F(Files, ALoadedGameKeepsItsTagsAndItsPlayersWhileItIsOnTheStack) {
    const Environment environment{"XDG_STATE_HOME=" + folder_.path()};
    const std::string tags =
        "[Event \"Cup\"]\n[Site \"Bern\"]\n[Date \"????.??.??\"]\n[Round \"3\"]\n[White \"Ann\"]\n"
        "[Black \"Bo\"]\n";
    put(file("a.pgn"), tags + "[Result \"1-0\"]\n[ECO \"C20\"]\n[Termination \"time\"]\n\n1. e4 e5 1-0\n");
    const std::string load = "d4\nload " + file("a.pgn") + "\n";
    ASSERT_EQ(run_program({"run", "--autosave"}, load, environment).exit_code, 0);
    const auto said = [&](const std::string& script) {
        return run_program({"run"}, load + script, environment).out;
    };
    EXPECT_TRUE(holds(run_program({"run", "--resume"}, "pgn\n", environment).out, content_of(file("a.pgn"))));
    EXPECT_TRUE(holds(said("pgn\n"), content_of(file("a.pgn"))));
    EXPECT_TRUE(holds(said("Nf3\npgn\n"), tags + "[Result \"*\"]\n[ECO \"C20\"]\n\n1. e4 e5 2. Nf3 *\n"));
    EXPECT_TRUE(holds(said("undo\npgn\n"), tags + "[Result \"*\"]\n[ECO \"C20\"]\n\n1. e4 *\n"));
    EXPECT_TRUE(
        holds(said("undo\nc5\npgn\n"), tags + "[Result \"*\"]\n[ECO \"C20\"]\n\n1. e4 c5 (1... e5) *\n"));
    for (const char* other : {"undo 3\n", "new\n", "undo 3\nnew\n"}) {
        const std::string out = said(other + std::string{"pgn\nshow\n"});
        EXPECT_TRUE(holds(out, "[Event \"?\"]")) << out;
        EXPECT_FALSE(holds(out, "ECO")) << out;
        EXPECT_TRUE(holds(out, "White v Black")) << out;
    }
    EXPECT_TRUE(holds(said("undo 3\nredo 3\nshow\npgn\n"), content_of(file("a.pgn"))));
    EXPECT_TRUE(holds(said("undo 3\nredo 3\nshow\n"), "Ann v Bo"));
}

TEST_F(Files, APositionOfMoreIsLoadedByItsNumberAndCommentsAreNone) {
    put(file("p.fen"),
        "# endings\n\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\r\n#\n4k3/4p3/8/8/8/8/8/4K3 b - - 0 1\n");
    const std::string load = "load " + file("p.fen");
    EXPECT_TRUE(holds(run(load + "\nfen\n").out, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"));
    EXPECT_TRUE(holds(run(load + " 2\nfen\n").out, "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1\n"));
    EXPECT_TRUE(holds(refusal_of(load + " 3"), "holds 2 positions."));
    put(file("empty.fen"), "# nothing\n");
    EXPECT_TRUE(holds(refusal_of("load " + file("empty.fen")), "holds 0 positions."));
}

// Standard input.

TEST_F(Files, AScriptFromAFileLoadsWhatComesThroughStandardInput) {
    put(file("script"), "d4\nload -\nfen\nundo 3\nhistory\n");
    const Finished game = run_program({"run", file("script")}, "1. e4 c5 {a\nb} *\n");
    EXPECT_EQ(game.exit_code, 0) << game.err;
    EXPECT_TRUE(holds(game.out,
                      "The game of '-' is loaded: 2 half-moves.\n"
                      "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\nTook back 3 commands"));
    EXPECT_TRUE(holds(game.out, "\n1. d4\n"));
    put(file("third"), "load - 3\nhistory\n");
    EXPECT_TRUE(holds(run_program({"run", file("third")}, "1. e4 *\n1. d4 *\n1. c4 *\n").out, "1. c4\n"));
}

TEST_F(Files, ThePositionThatComesThroughStandardInputIsKnownByItsSlashes) {
    put(file("script"), "load -\nfen\n");
    const std::string fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n";
    EXPECT_EQ(run_program({"run", file("script")}, "\r\n" + fen).out,
              "The position of '-' is set up.\n" + fen);
    EXPECT_TRUE(holds(run_program({"run", file("script")}, "4k3/8/8/8/8/8/4P3 w - - 0 1\n").err, "rank"));
    EXPECT_TRUE(holds(run_program({"run", file("script")}, "1/2-1/2\n").out, "0 half-moves"));
    EXPECT_TRUE(holds(run_program({"run", file("script")}, "").err, "holds 0 games"));
    EXPECT_TRUE(
        holds(run_program({"run", file("script")}, "/{/\x01/*\xff").err, "column 4: '\\x01' is no piece"));
    EXPECT_TRUE(holds(run_program({"run", file("script")}, std::string(std::size_t{17} << 20U, ' ')).err,
                      "too large"));
}

TEST_F(Files, StandardInputThatHoldsTheScriptIsNotLoaded) {
    for (const char* command : {"load -", "load - 2", "load \"-\""}) {
        EXPECT_TRUE(holds(refusal_of(command), "the commands come from there. [syntax]")) << command;
    }
    EXPECT_EQ(run_program({"play", "--load", "-"}, "1. e4 *\n").exit_code, 1);
    TerminalSession session{{"play"}};
    session.wait_for("white> ");
    session.type("load -\r");
    session.wait_for("the commands come from there.");
}

TEST_F(Files, WhatCameThroughStandardInputIsKeptInTheJournal) {
    const Environment environment{"XDG_STATE_HOME=" + folder_.path()};
    put(file("script"), "load -\nNf3\n");
    ASSERT_EQ(
        run_program({"run", "--autosave", file("script")}, "1. e4 e5 (1... c5) *", environment).exit_code, 0);
    EXPECT_TRUE(holds(run_program({"run", "--resume"}, "history\nvariations\n", environment).out,
                      "1. e4 e5\n2. Nf3\n1  1... c5\n"));
}

TEST_F(Files, AGameIsSavedToStandardOutput) {
    EXPECT_EQ(run("e4\nsave -\n").out, run("e4\npgn\n").out);
    EXPECT_TRUE(holds(run("e4\nsave -\n").out, "\n1. e4 *\n"));
}

TEST_F(Files, AGameInTheLineIsLoaded) {
    const Finished finished = run("pgn 1. e4 (1. c4) e5 *\nhistory\nvariations\n");
    EXPECT_TRUE(holds(finished.out, "The game of '1. e4 (1. c4) e5 *' is loaded: 2 half-moves.\n"));
    EXPECT_TRUE(holds(finished.out, "1. e4 e5\n1  1. c4\n"));
    EXPECT_TRUE(holds(refusal_of("pgn 1. e4 * 1. d4 *"), "there are 2. [syntax]"));
    EXPECT_TRUE(holds(refusal_of("pgn 1. e5 *"), "cannot be loaded as a whole"));
}

TEST_F(Files, AGameOfChess960IsSavedAndLoaded) {
    const Finished finished =
        run("new chess960 518\nfen 1r2k1r1/p5pp/8/8/8/8/P5PP/1R2K1R1 w KQkq - 0 1\nO-O\nsave " +
            file("a.pgn") + "\nnew\nload " + file("a.pgn") + "\nfen\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "[Variant \"Chess960\"]"));
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "1. O-O *"));
    EXPECT_TRUE(holds(finished.out, "\n1r2k1r1/p5pp/8/8/8/8/P5PP/1R3RK1 b kq - 1 1\n")) << finished.out;
}

TEST_F(Files, AGameWithAClockIsSavedWithItsTimes) {
    const Finished finished =
        run_program({"run", "--test-clock"},
                    "clock 5+3\nsleep 2\ne4\nsleep 10\ne5\nundo\nsleep 1\nc5\nsave " + file("a.pgn") + "\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "1. e4 {[%clk 0:05:01]} 1... c5 {[%clk 0:05:02]} *"))
        << content_of(file("a.pgn"));
}

TEST_F(Files, VariationsAndCommentsComeThroughLoadAndSave) {
    put(file("a.pgn"), "1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 *\n");
    const Finished finished =
        run("load " + file("a.pgn") + "\nNc6\nvariations\nsave " + file("b.pgn") + "\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(content_of(file("b.pgn")), "1. e4 {best} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"))
        << content_of(file("b.pgn"));
}

TEST_F(Files, PlayBeginsWithAFile) {
    put(file("a.pgn"), "1. e4 e5 *\n");
    EXPECT_TRUE(holds(run_program({"play", "--load", file("a.pgn")}, "history\n").out, "1. e4 e5\n"));
    EXPECT_EQ(run_program({"play", "--load", file("nosuch.pgn")}, "history\n").exit_code, 3);
}

TEST_F(Files, CheckReportsEveryProblemWithItsPlace) {
    put(file("a.pgn"), "1. e4 e5 2. Ke3 *\n\n1. d4+ *\n");
    const Finished finished = run_program({"check", file("a.pgn")}, "");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out, "2 games, 1 with errors, 1 warning\n");
    EXPECT_TRUE(holds(finished.err, file("a.pgn") + ":1:13: error: game 1: 2. Ke3: "));
    EXPECT_TRUE(holds(finished.err, file("a.pgn") + ":3:4: warning: game 2: "));
}

TEST_F(Files, ConvertWritesGamesInTheFormOfTheStandard) {
    put(file("in.pgn"), "1.e4(1.d4)e5{best}*");
    EXPECT_EQ(run_program({"convert", file("in.pgn"), file("out.pgn")}, "").exit_code, 0);
    EXPECT_TRUE(holds(content_of(file("out.pgn")), "1. e4 (1. d4) 1... e5 {best} *\n"));
    EXPECT_EQ(run_program({"convert", file("in.pgn"), file("out.pgn")}, "").exit_code, 3) << "it is there";
    EXPECT_EQ(run_program({"convert", "-f", file("in.pgn"), file("out.pgn")}, "").exit_code, 0);
    EXPECT_EQ(run_program({"convert", "-", file("out.fen")}, "1. e4 * 1. d4 *").exit_code, 0);
    EXPECT_EQ(content_of(file("out.fen")),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
              "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n");
}

constexpr const char* wrong_fen = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Kd2 *\n";

TEST_F(Files, ConvertInventsNoPositionForAGameWhoseFenIsWrong) {
    put(file("in.pgn"), std::string{"1. e4 *\n\n"} + wrong_fen);
    const Finished finished = run_program({"convert", file("in.pgn"), file("out.fen")}, "");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(holds(finished.err, "error: game 2: "));
    EXPECT_EQ(content_of(file("out.fen")), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
}

TEST_F(Files, ConvertReplacesNoFileByWhatItDidNotUnderstandOfIt) {
    for (const std::string& content : {std::string{wrong_fen}, std::string{"1. e4 e5 2. Ke3 Nf6 *\n"}}) {
        put(file("a.pgn"), content);
        std::filesystem::remove(file("link.pgn"));
        std::filesystem::create_symlink(file("a.pgn"), file("link.pgn"));
        for (const char* const output : {"a.pgn", "link.pgn"}) {
            const Finished finished = run_program({"convert", "--force", file("a.pgn"), file(output)}, "");
            EXPECT_EQ(finished.exit_code, 1);
            EXPECT_TRUE(holds(finished.err,
                              "takeback: cannot write '" + file(output) +
                                  "': it was read with errors, and what they cost would be lost in it\n"))
                << finished.err;
            EXPECT_EQ(content_of(file("a.pgn")), content);
        }
    }
    put(file("a.pgn"), "1.e4(1.d4)*");
    EXPECT_EQ(run_program({"convert", "--force", file("a.pgn"), file("a.pgn")}, "").exit_code, 0);
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "1. e4 (1. d4) *\n"));
}

TEST_F(Files, ThatCannotBeLoadedAtTheStartEndTheProgramAsAFailedFile) {
    EXPECT_EQ(run_program({"play", "--load", file("nosuch.pgn")}, "").exit_code, 3);
    TerminalSession session{{"play", "--load", file("nosuch.pgn")}};
    session.wait_for("No such file");
    EXPECT_EQ(session.wait_for_exit(), 3);
}

TEST_F(Files, ASlipIsNoFileName) {
    for (const char* const slip : {"-F x.pgn", "--force x.pgn", "-f -F x.pgn", "\"-x.pgn\""}) {
        EXPECT_TRUE(holds(refusal_of(std::string{"save "} + slip), "is no option of save.")) << slip;
    }
    EXPECT_EQ(run("e4\nsave " + folder_.path() + "/./-F.pgn\n").exit_code, 0);
}

TEST_F(Files, ATrainingSetUpIsLoadedAsItWasSaved) {
    const std::string fen = "4k3/8/8/8/8/8/8/K2K4 w - - 0 1 training";
    const Finished finished = run("edit --training " + fen + "\nsave " + file("t.fen") + "\nnew\nload " +
                                  file("t.fen") + "\nfen\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, "The training set-up stands"));
    EXPECT_TRUE(holds(finished.out, fen + '\n'));
}

TEST_F(Files, ALoadedTrainingSetUpIsThereAfterAResume) {
    const Environment environment{"XDG_STATE_HOME=" + folder_.path()};
    const std::string fen = "4k3/8/8/8/8/8/8/K2K4 w - - 0 1 training";
    put(file("t.fen"), fen + "\n");
    EXPECT_EQ(run_program({"run", "--autosave"}, "load " + file("t.fen") + '\n', environment).exit_code, 0);
    EXPECT_TRUE(holds(run_program({"run", "--resume"}, "fen\n", environment).out, fen + '\n'));
}

TEST_F(Files, AreByteTrueButSafeToShowAtATerminal) {
    const std::string text =
        "[White \"M\xC2\x9B"
        "31m\"]\n\n1. e4 {\xE2\x80\x8B"
        "abc} *\n";
    put(file("a.pgn"), text);
    EXPECT_EQ(run("load " + file("a.pgn") + "\nsave " + file("b.pgn") + '\n').exit_code, 0);
    EXPECT_TRUE(holds(content_of(file("b.pgn")),
                      "M\xC2\x9B"
                      "31m"));
    EXPECT_TRUE(holds(run("load " + file("a.pgn") + "\npgn\n").out,
                      "{\xE2\x80\x8B"
                      "abc}"))
        << "to a pipe";
    TerminalSession session{{"play", "--load", file("a.pgn")}};
    session.wait_for("black> ");
    session.type("pgn\r");
    session.wait_for(R"({\xe2\x80\x8babc})");
    session.wait_for("black> ");
    TerminalSession converted{{"convert", file("a.pgn"), "-"}};
    converted.wait_for(R"({\xe2\x80\x8babc})");
    converted.wait_for_exit();
    for (const std::string& screen : {session.screen(), converted.screen()}) {
        EXPECT_FALSE(holds(screen, "\xC2\x9B"));
        EXPECT_FALSE(holds(screen, "\xE2\x80\x8B"));
    }
}

TEST_F(Files, ReplayCountsWhatHappened) {
    const Finished finished =
        run_program({"replay", "-", "--json"}, "1. f3 e5 2. g4 Qh4# 0-1\n1. e4 f6 2. Qh5+ *\n");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_TRUE(holds(finished.out, R"({"games":2,"plies":7,"checks":2,"mates":1,"errors":0,"warnings":0,)"));
    EXPECT_TRUE(holds(finished.out, R"("results":{"1-0":0,"0-1":1,"1/2-1/2":0,"*":1},"longest":4)"));
    EXPECT_EQ(run_program({"replay", "-"}, "1. e5 *").exit_code, 1);
    EXPECT_EQ(run_program({"replay", file("nosuch.pgn")}, "").exit_code, 3);
}

}  // namespace
}  // namespace takeback::test
