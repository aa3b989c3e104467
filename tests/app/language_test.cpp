// Which language the program speaks, and that it speaks it wherever it says something.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

constexpr const char* english = "There is no piece on e5.";
constexpr const char* chinese = "e5 没有棋子。";

Finished refused_move(const std::vector<std::string>& more_arguments, const Environment& environment = {}) {
    std::vector<std::string> arguments{"run", "-"};
    arguments.insert(arguments.end(), more_arguments.begin(), more_arguments.end());
    return run_program(arguments, "e5e6\n", environment);
}

TEST(Language, IsEnglishWhereNothingAsksForAnother) {
    EXPECT_TRUE(holds(refused_move({}).err, english));
}

TEST(Language, IsThatOfTheLocale) {
    EXPECT_TRUE(holds(refused_move({}, {"LC_ALL=zh_CN.UTF-8"}).err, chinese));
    EXPECT_TRUE(
        holds(refused_move({}, {"LC_ALL=", "LC_MESSAGES=zh_TW.utf8", "LANG=en_GB.UTF-8"}).err, chinese));
    EXPECT_TRUE(holds(refused_move({}, {"LC_ALL=", "LC_MESSAGES=", "LANG=zh_CN.UTF-8"}).err, chinese));
    EXPECT_TRUE(holds(refused_move({}, {"LC_ALL=de_DE.UTF-8", "LANG=zh_CN.UTF-8"}).err, english));
}

TEST(Language, IsEnglishWhereTheLocaleWantsBytesThatAreNotWritten) {
    EXPECT_TRUE(holds(refused_move({}, {"LC_ALL=zh_CN.GB18030"}).err, english));
    EXPECT_TRUE(holds(refused_move({}, {"LC_ALL=zh_CN"}).err, english));
}

TEST(Language, OfTheCommandLineBeatsTheLocale) {
    EXPECT_TRUE(holds(refused_move({"--lang", "en"}, {"LC_ALL=zh_CN.UTF-8"}).err, english));
    EXPECT_TRUE(holds(refused_move({"--lang=zh"}).err, chinese));
    EXPECT_TRUE(holds(refused_move({"--lang", "auto"}, {"LC_ALL=zh_CN.UTF-8"}).err, chinese));
}

TEST(Language, OfTheSettingsFileBeatsTheLocaleAndIsBeatenByTheCommandLine) {
    const TemporaryFolder folder;
    std::ofstream{folder.file("config.ini")} << "lang = zh\n";
    EXPECT_TRUE(holds(refused_move({"--config", folder.file("config.ini")}).err, chinese));
    EXPECT_TRUE(holds(refused_move({"--config", folder.file("config.ini"), "--lang", "en"}).err, english));
}

TEST(Language, CanBeChangedInTheMiddleOfAGame) {
    const Finished finished = run_program({"run", "-", "-q"}, "e4\nset lang zh\nundo\nset lang en\nredo\n");
    EXPECT_EQ(finished.out, "lang 现在是 zh。\n收回了 e4。\nlang is en now.\nDid again e4.\n");
}

TEST(Language, IsSpokenByTheHelpOfTheCommandLine) {
    const Finished help = run_program({"perft", "--help", "--lang", "zh"}, "");
    EXPECT_TRUE(holds(help.out, "计算给定长度的着法路线数"));
    EXPECT_TRUE(holds(help.out, "用法: takeback perft [选项]"));
    EXPECT_FALSE(holds(help.out, "Options"));
}

TEST(Language, OfTheHelpHasAWordForTheKindOfGame) {
    const Finished help = run_program({"play", "--help", "--lang", "zh"}, "");
    EXPECT_TRUE(holds(help.out, "棋种"));
    EXPECT_FALSE(holds(help.out, "Excludes"));
}

TEST(Language, PutsItsOwnColonBehindAMan) {
    EXPECT_TRUE(holds(run_program({"run", "--lang", "zh"}, "moves g1\n").out, "马 g1：Na3 Nf3") ||
                holds(run_program({"run", "--lang", "zh"}, "moves g1\n").out, "马 g1：Nf3 Nh3"));
}

TEST(Language, IsSpokenByWhatIsAskedAtTheTerminal) {
    TerminalSession session{{"play", "--lang", "zh"}};
    session.wait_for("国际象棋");
    session.wait_for("1. 白方> ");
    session.type("resign\n");
    session.wait_for("白方认输吗？[y/N] ");
    session.type("是\n");
    session.wait_for("0-1：白方认输，黑方胜");
    session.wait_for("棋局结束> ");
    session.type("quit\n");
    EXPECT_EQ(session.wait_for_exit(), 0);
}

TEST(Language, IsSpokenOfTheProblemsOfAFile) {
    const TemporaryFolder folder;
    std::ofstream{folder.file("a.pgn")} << "[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n";
    const Finished pgn = run_program({"check", "--lang", "zh", folder.file("a.pgn")}, "");
    EXPECT_TRUE(
        holds(pgn.err, ":3:13: 错误：第 1 局：2. Ke3：e1 的王不能走到 e3：王横、竖、斜各走一格。局面："));
    EXPECT_EQ(pgn.out, "1 局，1 局有错误，0 个警告\n");

    std::ofstream{folder.file("b.fen")} << "8/8/8/8/8/8/8/K7 w - - 0 1\n";
    const Finished fen = run_program({"check", "--lang", "zh", folder.file("b.fen")}, "");
    EXPECT_TRUE(holds(fen.err, ":1:1: 错误：第 1 项（棋子），第 1 列：黑方有 0 个王，应有一个王"));
}

TEST(Language, IsSpokenOfAFileThatFails) {
    EXPECT_EQ(run_program({"--lang", "zh", "run", "/nonexistent"}, "").err,
              "takeback: 无法打开 '/nonexistent'：没有这个文件或文件夹\n");
    EXPECT_EQ(run_program({"--lang", "zh", "run", "-"}, "load /\n").err,
              "stdin:1: 错误：无法打开 '/'：这是文件夹。 [file_failed]\n");
}

TEST(Language, LeavesJsonItsNames) {
    const Finished finished = run_program({"run", "-", "--json", "--lang", "zh"}, "f3\ne5\ng4\nQh4\n");
    EXPECT_TRUE(holds(finished.out, R"("move":"d8h4","san":"Qh4#")"));
    EXPECT_TRUE(holds(finished.out, R"("result":"0-1")"));
}

}  // namespace
}  // namespace takeback::test
