// Games of xiangqi in files, beside those of chess: save, load, pgn, the journal, check, convert and replay,
// through the real binary.
#include <gtest/gtest.h>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

constexpr const char* after_two = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2\n";
constexpr const char* after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n";
constexpr const char* chinese_game =
    "[Game \"Chinese Chess\"]\r\n[Event \"杯赛\"]\r\n[Red \"许银川\"]\r\n[Black \"吕钦\"]\r\n"
    "[Result \"1-0\"]\r\n\r\n1. 炮二平五 马８进７ 1-0\r\n";
constexpr const char* mate =
    "[Game \"Chinese Chess\"]\n[Red \"R\"]\n[Black \"B\"]\n"
    "[FEN \"4k4/9/9/4P4/9/9/9/9/9/R2K4R r\"]\n[Format \"WXF\"]\n\n1. R9+9 K5+1 2. R1+8 1-0\n";

class XiangqiFiles : public testing::Test {
protected:
    [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }
    /// The name of a file with that content.
    [[nodiscard]] std::string file_of(const std::string& name, const std::string& content) const {
        put(file(name), content);
        return file(name);
    }
    [[nodiscard]] static Finished run(const std::string& script, const std::vector<std::string>& more = {}) {
        std::vector<std::string> arguments{"run", "--keep-going"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_program(arguments, script);
    }
    [[nodiscard]] static Finished run_xiangqi(const std::string& script) {
        return run(script, {"--game", "xiangqi"});
    }
    [[nodiscard]] Finished run_with_journal(const std::string& script,
                                            const std::vector<std::string>& more) const {
        std::vector<std::string> arguments{"run", "--autosave"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_program(arguments, script, {"XDG_STATE_HOME=" + folder_.path()});
    }

    TemporaryFolder folder_;
};

TEST_F(XiangqiFiles, AGameIsPrintedInTheNotationInForce) {
    const Finished finished =
        run_xiangqi("h2e2\nh9g7\npgn\nset xiangqi.notation wxf\nsave -\nset xiangqi.notation chinese\npgn\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, "[Game \"Chinese Chess\"]\n[Event \"?\"]\n"));
    EXPECT_TRUE(holds(finished.out, "[Red \"Red\"]\n[Black \"Black\"]\n"));
    EXPECT_TRUE(holds(finished.out, "[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 *\n"));
    EXPECT_TRUE(holds(finished.out, "[Format \"WXF\"]\n\n1. C2=5 H8+7 *\n"));
    EXPECT_TRUE(holds(finished.out, "[Format \"Chinese\"]\n\n1. 炮二平五 马８进７ *\n"));
}

TEST_F(XiangqiFiles, AGameIsSavedAndLoaded) {
    const Finished finished = run_xiangqi("set xiangqi.notation chinese\nh2e2\nh9g7\nsave " + file("a.pgn") +
                                          "\nnew\nload " + file("a.pgn") + "\nfen\nundo\nhistory\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "1. 炮二平五 马８进７ *"));
    EXPECT_TRUE(holds(finished.out, after_two));
    EXPECT_TRUE(holds(finished.out, "1. 炮二平五\n"));
}

TEST_F(XiangqiFiles, AGameOfADatabaseIsLoadedWithItsPlayers) {
    const Finished finished =
        run_xiangqi("load " + file_of("a.pgn", chinese_game) + "\nshow\npgn\nset lang zh\nshow\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, "The game of"));
    EXPECT_TRUE(holds(finished.out, "许银川 v 吕钦, move 2, Red to move"));
    EXPECT_TRUE(holds(finished.out, "[Event \"杯赛\"]"));
    EXPECT_TRUE(holds(finished.out, "[Red \"许银川\"]\n[Black \"吕钦\"]\n[Result \"1-0\"]\n"));
}

TEST_F(XiangqiFiles, ANamelessRedStaysNamelessInAFile) {
    const Finished finished =
        run_xiangqi("save " + file("a.pgn") + "\nload " + file("a.pgn") + "\nset lang zh\nshow\n");
    EXPECT_TRUE(holds(content_of(file("a.pgn")), "[Red \"Red\"]"));
    EXPECT_TRUE(holds(finished.out, "红方 对 黑方")) << finished.out;
}

TEST_F(XiangqiFiles, EitherGameIsLoadedBesideTheOther) {
    const std::string xiangqi = file_of("x.pgn", chinese_game);
    const std::string chess = file_of("c.pgn", "1. e4 *\n");
    const Finished from_chess = run("d4\nload " + xiangqi + "\nfen\nundo 3\nfen\n");
    EXPECT_EQ(from_chess.exit_code, 0) << from_chess.err;
    EXPECT_TRUE(holds(from_chess.out, after_two));
    EXPECT_TRUE(holds(from_chess.out, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n"));
    const Finished from_xiangqi = run_xiangqi("h2e2\nh9g7\nload " + chess + "\nfen\nundo 2\nfen\n");
    EXPECT_EQ(from_xiangqi.exit_code, 0) << from_xiangqi.err;
    EXPECT_TRUE(holds(from_xiangqi.out, after_e4));
    EXPECT_TRUE(holds(from_xiangqi.out, after_two));
}

TEST_F(XiangqiFiles, AGameWithoutTagsIsWhatItsMovesAre) {
    EXPECT_TRUE(holds(run("pgn 1. h2e2 h9g7 *\nfen\n").out, after_two));
    EXPECT_TRUE(holds(run_xiangqi("pgn 1. e4 *\nfen\n").out, after_e4));
    EXPECT_TRUE(holds(run_xiangqi("pgn 1. 炮二平五 炮三平四 *\n").err, "1... 炮三平四"));
}

TEST_F(XiangqiFiles, AScriptMayLoadFromStandardInput) {
    const Finished finished =
        run_program({"run", file_of("script", "load -\nfen\n"), "--game", "xiangqi"}, chinese_game);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, after_two));
}

TEST_F(XiangqiFiles, ALoadedGameKeepsTheRulesOfTheBoard) {
    // A natural limit of 100 plies, of which 98 have passed.
    const std::string late = "pgn [FEN \"3k5/9/9/9/9/9/9/9/9/4K3R w - - 98 80\"] 1. i0i1 d9d8 *\n";
    EXPECT_TRUE(holds(run(late, {"--game", "xiangqi", "--rules", "wxf 100"}).out, "1/2-1/2"));
    EXPECT_FALSE(holds(run(late, {"--game", "xiangqi"}).out, "1/2-1/2"));
    EXPECT_FALSE(holds(run(late).out, "1/2-1/2"));
}

TEST_F(XiangqiFiles, AGameThatPassesTheNaturalLimitIsLoadedWithoutOne) {
    const std::string late = "pgn [FEN \"3k5/9/9/9/9/9/9/9/9/4K3R w - - 119 80\"] 1. i0i1 d9d8 2. i1i2 *\n";
    const Finished refused = run(late, {"--game", "xiangqi", "--rules", "wxf"});
    EXPECT_TRUE(holds(refused.err,
                      "\n  80... d9d8 comes after the end: draw by natural limit\n"
                      "  new xiangqi wxf off begins a game without the natural limit: load this one then.\n"
                      "  The game is as it was.\n"))
        << refused.err;
    EXPECT_EQ(run("new xiangqi wxf off\n" + late, {"--game", "xiangqi"}).exit_code, 0);
}

TEST_F(XiangqiFiles, OfAGameThatPassesARepetitionIsToldWhereAndWhoTakesIt) {
    std::string thrice;
    for (int i = 0; i < 3; ++i) {
        thrice += "h0g2 h9g7 g2h0 g7h9 ";
    }
    const Finished refused = run_xiangqi("set xiangqi.ranks 1-10\npgn " + thrice + "*\n");
    EXPECT_TRUE(holds(refused.err,
                      "\n  5. h1g3 comes after the end: draw by threefold repetition\n"
                      "  The rules of the board end the game there: takeback check, convert and replay read "
                      "all of it.\n"))
        << refused.err;
    EXPECT_EQ(
        run_program({"check", file_of("a.pgn", "[Game \"Xiangqi\"]\n\n" + thrice + "*\n")}, "").exit_code, 0);
}

TEST_F(XiangqiFiles, AFenInWhateverCaseSaysWhereTheGameStarts) {
    const std::string game = "pgn [Game \"Chinese Chess\"] [Fen \"3k5/9/9/9/9/9/9/9/9/4K3R r\"] 1. i0i1 *\n";
    const Finished finished = run(game + "fen\npgn\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, "3k5/9/9/9/9/9/9/9/8R/4K4 b - - 1 1\n"));
    EXPECT_TRUE(holds(finished.out, "[FEN \"3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1\"]"));
    EXPECT_FALSE(holds(finished.out, "\n[Fen"));
}

TEST_F(XiangqiFiles, ALoadedGameComesBackWithResume) {
    const std::string xiangqi = file_of("x.pgn", chinese_game);
    const std::string chess = file_of("c.pgn", "[Event \"Cup\"]\n\n1. e4 *\n");
    const std::string nothing = file_of("n.pgn",
                                        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq "
                                        "- 0 1\"]\n\n*\n");
    const auto resumed = [this] { return run_with_journal("fen\npgn\n", {"--resume"}).out; };
    ASSERT_EQ(run_with_journal("load " + xiangqi + "\n", {"--game", "xiangqi"}).exit_code, 0);
    EXPECT_TRUE(holds(resumed(), after_two));
    EXPECT_TRUE(holds(resumed(), "[Red \"许银川\"]"));
    ASSERT_EQ(run_with_journal("load " + xiangqi + "\n", {}).exit_code, 0);
    EXPECT_TRUE(holds(resumed(), after_two));
    ASSERT_EQ(run_with_journal("load " + chess + "\n", {"--game", "xiangqi"}).exit_code, 0);
    EXPECT_TRUE(holds(resumed(), after_e4));
    EXPECT_TRUE(holds(resumed(), "[Event \"Cup\"]"));
    ASSERT_EQ(run_with_journal("load " + nothing + "\n", {"--game", "xiangqi"}).exit_code, 0);
    EXPECT_TRUE(holds(resumed(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"));
}

TEST_F(XiangqiFiles, PlayBeginsWithALoadedGame) {
    TerminalSession session{{"play", "--load", file_of("a.pgn", chinese_game)}, {"HOME=" + folder_.path()}};
    session.wait_for("move 2, Red to move");
}

TEST_F(XiangqiFiles, BothGamesAreCheckedAndReplayedInOneFile) {
    const std::string mixed =
        file_of("m.pgn", std::string{"1. f3 e5 2. g4 Qh4# 0-1\n\n"} + mate + '\n' + chinese_game);
    EXPECT_EQ(run_program({"check", mixed}, "").out, "3 games, 0 with errors, 0 warnings\n");
    const Finished replayed = run_program({"replay", mixed}, "");
    EXPECT_EQ(replayed.exit_code, 0) << replayed.err;
    EXPECT_TRUE(holds(replayed.out, "3 games, 9 plies, 3 checks, 2 mates\n")) << replayed.out;
    const std::string faulty =
        file_of("f.pgn", std::string{mate} + "\n[Game \"xiangqi\"]\n\n1. 马二进四 *\n");
    const Finished checked = run_program({"check", faulty}, "");
    EXPECT_EQ(checked.exit_code, 1);
    EXPECT_TRUE(holds(checked.err, "f.pgn:11:4: error: game 2: 1. 马二进四: ")) << checked.err;
    EXPECT_TRUE(holds(checked.err, "[illegal_move]"));
}

TEST_F(XiangqiFiles, ReplayNamesRedAndBlack) {
    const Finished replayed = run_program({"replay", file_of("a.pgn", chinese_game), "--json"}, "");
    EXPECT_TRUE(holds(replayed.out, R"("longest_players":"许银川 - 吕钦")")) << replayed.out;
}

TEST_F(XiangqiFiles, OfAGameThatNoTagTellsTheCommandLineTells) {
    const std::string untold = file_of("u.pgn", "1. 炮二平五 马８进７ *\n");
    for (const char* const task : {"check", "replay"}) {
        EXPECT_EQ(run_program({task, untold}, "").exit_code, 1) << task;
        EXPECT_EQ(run_program({task, untold, "--game", "xiangqi"}, "").exit_code, 0) << task;
    }
    EXPECT_TRUE(
        holds(run_program({"convert", "--game", "xiangqi", untold, "-"}, "").out, "1. 炮二平五 马８进７ *"));
}

TEST_F(XiangqiFiles, ConvertWritesTheNotationThatIsAskedForOrThatOfTheGame) {
    const std::string chinese = file_of("c.pgn", chinese_game);
    const auto converted = [](const std::vector<std::string>& arguments) {
        std::vector<std::string> all{"convert"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        return run_program(all, "").out;
    };
    EXPECT_TRUE(holds(converted({chinese, "-"}), "1. 炮二平五 马８进７ 1-0\n"));
    EXPECT_TRUE(holds(converted({file_of("w.pgn", mate), "-"}), "1. R9+9 K5+1 2. R1+8 1-0\n"));
    EXPECT_TRUE(holds(converted({"--notation", "wxf", chinese, "-"}), "1. C2=5 H8+7 1-0\n"));
    EXPECT_TRUE(holds(converted({"--notation", "iccs", chinese, "-"}), "1. H2-E2 H9-G7 1-0\n"));
    EXPECT_TRUE(holds(converted({"--notation", "traditional", chinese, "-"}), "1. 炮二平五 馬８進７ 1-0\n"));
    EXPECT_EQ(run_program({"convert", "--notation", "san", chinese, "-"}, "").exit_code, 2);
}

TEST_F(XiangqiFiles, ConvertWritesTheFensOfBothGames) {
    const std::string mixed = file_of("m.pgn", std::string{"1. e4 *\n\n"} + chinese_game);
    ASSERT_EQ(run_program({"convert", mixed, file("m.fen")}, "").exit_code, 0);
    EXPECT_EQ(content_of(file("m.fen")), std::string{after_e4} + after_two);
    EXPECT_EQ(run_program({"check", file("m.fen")}, "").out, "2 positions, 0 with problems\n");
}

TEST_F(XiangqiFiles, CheckTellsAFenOfXiangqiByItsTenRanks) {
    const std::string fens = file_of("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k4/9/9/9/9/9/9/9/9/4K4 w\n");
    const Finished checked = run_program({"check", fens}, "");
    EXPECT_EQ(checked.exit_code, 1);
    EXPECT_EQ(checked.out, "2 positions, 1 with problems\n");
    EXPECT_TRUE(holds(checked.err, "a.fen:2:")) << checked.err;
}

TEST_F(XiangqiFiles, AGameThatTheRulesOfTheBoardHaveEndedIsNotLoadedAndSaysSo) {
    const std::string repeated =
        "pgn [Game \"xiangqi\"] 1. h0g2 h9g7 2. g2h0 g7h9 3. h0g2 h9g7 4. g2h0 g7h9 5. h2e2 *\n";
    const Finished finished = run_xiangqi("h2e2\nh9g7\n" + repeated + "fen\n");
    EXPECT_EQ(finished.out, after_two);
    EXPECT_TRUE(holds(finished.err, "5. h2e2 comes after the end: draw by threefold repetition\n"))
        << finished.err;
}

TEST_F(XiangqiFiles, AGameThatCannotBeLoadedLeavesTheBoardAsItWas) {
    const Finished finished = run_xiangqi(
        "h2e2\nh9g7\nload " + file_of("bad.pgn", "[Game \"象棋\"]\n\n1. 帅五进二 *\n") + "\nfen\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(holds(finished.out, after_two));
    EXPECT_TRUE(holds(finished.err, "bad.pgn' cannot be loaded as a whole"));
}

// --- Chinese files ---

// 炮二平五 马８进７, as Chinese programs write it.
constexpr const char* game_in_gb18030 =
    "[Game \"Chinese Chess\"]\r\n[Red \"\xD0\xED\xD2\xF8\xB4\xA8\"]\r\n[Black \"B\"]\r\n[Result "
    "\"1-0\"]\r\n\r\n"
    "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED\xA3\xB8\xBD\xF8\xA3\xB7 1-0\r\n";
constexpr const char* record =
    "[DhtmlXQ]\n[DhtmlXQ_title]杯赛[/DhtmlXQ_title]\n[DhtmlXQ_red]许银川[/DhtmlXQ_red]\n"
    "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[DhtmlXQ_comment1]架中炮[/DhtmlXQ_comment1]\n"
    "[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n[/DhtmlXQ]\n";

TEST_F(XiangqiFiles, AGameInGb18030IsLoadedAsAnyOther) {
    const Finished finished = run_xiangqi("load " + file_of("a.pgn", game_in_gb18030) + "\nfen\npgn\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, after_two));
    EXPECT_TRUE(holds(finished.out, "[Red \"许银川\"]"));
}

TEST_F(XiangqiFiles, ADhtmlxqRecordIsLoadedAlsoBesideAGameOfChess) {
    const Finished finished = run("load " + file_of("a.ubb", record) + "\nfen\npgn\nundo 3\nfen\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_TRUE(holds(finished.out, after_two));
    EXPECT_TRUE(holds(finished.out, "[Red \"许银川\"]"));
    EXPECT_TRUE(holds(finished.out, "{架中炮}"));
    EXPECT_TRUE(holds(finished.out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"));
}

TEST_F(XiangqiFiles, ChineseFilesAreCheckedReplayedAndConverted) {
    const std::string pgn = file_of("a.pgn", game_in_gb18030);
    const std::string ubb = file_of("b.ubb", record);
    EXPECT_EQ(run_program({"check", pgn, ubb}, "").out, "2 games, 0 with errors, 0 warnings\n");
    EXPECT_TRUE(
        holds(run_program({"replay", pgn, ubb}, "").out, "2 games, 4 plies, 0 checks, 0 mates\n0 errors"));
    const Finished converted = run_program({"convert", ubb, file("c.pgn"), "--notation", "wxf"}, "");
    EXPECT_EQ(converted.exit_code, 0) << converted.err;
    EXPECT_TRUE(holds(content_of(file("c.pgn")), "[Event \"杯赛\"]"));
    EXPECT_TRUE(holds(content_of(file("c.pgn")), "1. C2=5 {架中炮} 1... H8+7 1-0"));
}

TEST_F(XiangqiFiles, AnIllegalMoveOfARecordIsTold) {
    const std::string ubb = file_of("b.ubb", "[DhtmlXQ][DhtmlXQ_movelist]1946[/DhtmlXQ_movelist][/DhtmlXQ]");
    const Finished finished = run_program({"check", ubb}, "");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(holds(finished.err, "b.ubb:1:"));
    EXPECT_TRUE(holds(finished.err, "[illegal_move]"));
    EXPECT_TRUE(holds(run("load " + ubb + "\n").err, "cannot be loaded as a whole"));
}

}  // namespace
}  // namespace takeback::test
