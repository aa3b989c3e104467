// What Takeback does with input that means harm: docs/reference/security.md lists the threats, and names
// these tests.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::test {
namespace {

namespace fs = std::filesystem;

/// What a terminal obeys, or what makes text look like another. Those that a linter would take for a trick
/// are put together from their bytes.
const std::array<std::string, 13> hostile{
    "\x1b[2J",                         // clears the screen
    "\x1b]0;title\x07",                // OSC: the title of the window
    "\x1bP+q\x1b\\",                   // DCS
    std::string{"\xC2\x9B"} + "2J",    // CSI as a C1 character
    "\xC2\x9D",                        // OSC as one
    "\x7f",                            // DEL
    "\x08",                            // backspace
    std::string{"\xE2\x80"} + "\xAE",  // right-to-left override
    std::string{"\xE2\x81"} + "\xA6",  // isolate
    std::string{"\xE2\x80"} + "\x8B",  // zero width space
    std::string{"\xE2\x80"} + "\xA8",  // line separator
    "\xC2\xAD",                        // soft hyphen
    "\xff\xfe",                        // no UTF-8
};

/// With `value` in the place of each $.
std::string filled(std::string text, std::string_view value) {
    for (std::size_t at = text.find('$'); at != std::string::npos; at = text.find('$', at + value.size())) {
        text.replace(at, 1, value);
    }
    return text;
}

class Security : public testing::Test {
protected:
    [[nodiscard]] Finished run(const std::vector<std::string>& arguments, std::string_view input = "") const {
        return run_program(arguments, input, environment());
    }
    [[nodiscard]] Environment environment() const {
        return {"XDG_STATE_HOME=" + folder_.path(), "XDG_CONFIG_HOME=" + folder_.path(),
                "HOME=" + folder_.path()};
    }
    [[nodiscard]] std::string file(std::string_view name) const { return folder_.file(name); }

    /// Whether the program has said something, and that is not in it.
    static void expect_escaped(const Finished& finished, const std::string& trick) {
        const std::string said = finished.out + finished.err;
        EXPECT_FALSE(said.empty());
        EXPECT_FALSE(holds(said, trick)) << said;
        EXPECT_EQ(std::find_if(said.begin(), said.end(),
                               [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == 127; }),
                  said.end());
    }

    TemporaryFolder folder_;
};

// Terminal injection.

TEST_F(Security, WhatIsTypedOrNamedIsEchoedEscaped) {
    for (const std::string& trick : hostile) {
        const std::string word = "a" + trick + "b";
        SCOPED_TRACE(testing::PrintToString(trick));
        expect_escaped(run({"run", "--white", word}, "show\ne4\nsay\n"), trick);
        expect_escaped(run({"run", word}), trick);
        expect_escaped(run({"play", "--load", word}), trick);
        expect_escaped(run({"show", "--fen", word}), trick);
        expect_escaped(run({"show", "--moves", word}), trick);
        expect_escaped(run({"check", word}), trick);
        expect_escaped(run({"convert", word, "-"}), trick);
        expect_escaped(run({"--" + word}), trick);
        expect_escaped(run({"perft", word}), trick);
        const std::string script = filled(
            "$\ne4$\nundo2$\nload $\nsave /nonexist/$\nsave -$\nfen $\nset $\nset view $\nclock $\nmoves $\n"
            "why $\nnew $\nhelp $\npgn $\nundo $\ndraw claim $\nhistory --$\nedit\nput $\ncancel\n",
            word);
        expect_escaped(run({"run", "--keep-going"}, script), trick);
        expect_escaped(run({"run", "--keep-going", "--json"}, script), trick);
    }
}

TEST_F(Security, WhatFilesTellIsShownEscaped) {
    for (const std::string& trick : hostile) {
        SCOPED_TRACE(testing::PrintToString(trick));
        put(file("good.pgn"),
            filled("[White \"$\"]\n[Event \"$\"]\n\n1. e4 {$} e5 (1... c5 {$}) *\n", trick));
        put(file("bad.pgn"), filled("[White \"$\"]\n[X$ \"y\"]\n\n1. e4 Z$ *\n", trick));
        put(file("config.ini"), filled("view = $\n$ = 1\n$\n", trick));
        for (const char* const form : {"--keep-going", "--json"}) {
            expect_escaped(run({"run", form}, "load " + file("good.pgn") + "\nshow\nvariations\nhistory\n"),
                           trick);
            expect_escaped(run({"run", form}, "load " + file("bad.pgn") + '\n'), trick);
        }
        expect_escaped(run({"check", file("bad.pgn")}), trick);
        expect_escaped(run({"replay", file("bad.pgn")}), trick);
        expect_escaped(run({"replay", "--json", file("bad.pgn")}), trick);
        expect_escaped(run({"run", "--config", file("config.ini")}, "set\n"), trick);
        fs::create_directories(file("takeback/journal"));
        put(file("takeback/journal/1.journal"),
            filled(
                "takeback journal 1\tchess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t$\tB\n"
                "[$] e4\n$\n",
                trick));
        expect_escaped(run({"run", "--resume"}, "show\n"), trick);
    }
}

/// Through a pipe, `pgn` and `convert` give the bytes of the game; at a terminal, nothing that it obeys.
TEST_F(Security, AGameIsPrintedEscapedAtATerminalOnly) {
    const std::string& trick = hostile[3];
    put(file("a.pgn"), "[White \"" + trick + "\"]\n\n1. e4 {" + trick + "} *\n");
    EXPECT_TRUE(holds(run({"convert", file("a.pgn"), "-"}).out, trick));
    TerminalSession session{{"convert", file("a.pgn"), "-"}, environment()};
    EXPECT_EQ(session.wait_for_exit(), 0);
    EXPECT_TRUE(holds(session.screen(), R"(\xc2\x9b2J)"));
    EXPECT_FALSE(holds(session.screen(), trick));
}

TEST_F(Security, NoTextEndsAnElementOfAPicture) {
    const Finished finished =
        run({"show", "--svg", "--moves", "1. e4 {</title><script>alert(1)</script>} e5"});
    EXPECT_FALSE(holds(finished.out, "<script")) << finished.out;
}

// Nothing is ever executed from input.

TEST_F(Security, NamesAreNoCommandsOfAShell) {
    const std::string mark = file("executed");
    for (const std::string& name : {"|touch " + mark, "!touch " + mark, "$(touch " + mark + ")",
                                    "`touch " + mark + '`', "; touch " + mark, "& touch " + mark}) {
        static_cast<void>(run({"run", "--keep-going"}, filled("$\nload $\nsave $\n", name)));
        static_cast<void>(run({"play", "--load", name}));
        static_cast<void>(run({"check", name}));
        static_cast<void>(run({"convert", name, name}));
        EXPECT_FALSE(fs::exists(mark)) << name;
    }
}

/// libedit has an editor command that starts vi, and a command line of its own, behind Alt-x, to bind it.
TEST_F(Security, NoKeyStartsAnEditor) {
    put(file("vi"), "#!/bin/sh\ntouch '" + file("executed") + "'\n");
    fs::permissions(file("vi"), fs::perms{0755});
    Environment with_vi = environment();
    with_vi.push_back("PATH=" + folder_.path() + ":/usr/bin:/bin");
    TerminalSession session{{"play"}, with_vi};
    session.wait_for("white> ");
    session.type("\x1bx");
    session.type("bind ^Y vi-histedit\r");
    std::this_thread::sleep_for(std::chrono::milliseconds{200});
    session.type("\x19\r");
    session.type("e4\r");
    session.wait_for("black> ");
    EXPECT_FALSE(fs::exists(file("executed")));
}

TEST_F(Security, AJournalRunsNothingAndWritesNoFile) {
    fs::create_directories(file("takeback/journal"));
    put(file("takeback/journal/1.journal"),
        "takeback journal 1\tchess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 "
        "1\tA\tB\ne4\nsave " +
            file("written.pgn") + "\nset view black\nquit\ne5\n");
    EXPECT_TRUE(holds(run({"run", "--resume"}, "history\n").out, "1. e4 e5\n"));
    EXPECT_FALSE(fs::exists(file("written.pgn")));
    EXPECT_FALSE(fs::exists(file("takeback/config.ini")));
}

// Paths.

TEST_F(Security, PathsAreTakenAsTheyStand) {
    fs::create_directory(file("a"));
    const std::string script =
        "e4\nsave " + file("a/../up.pgn") + "\nsave ~/home.pgn\nsave $HOME/home.pgn\nsave -x.pgn\n";
    const Finished finished = run({"run", "--keep-going"}, script);
    EXPECT_TRUE(fs::exists(file("up.pgn"))) << "a script may do what its user may";
    EXPECT_FALSE(fs::exists(file("home.pgn"))) << "nothing is put in for ~ or a variable";
    EXPECT_TRUE(holds(finished.err, "'-x.pgn' is no option of save"));
    EXPECT_TRUE(holds(run({"run"}, "save " + std::string(300, 'x') + '\n').err, "File name too long"));
    const std::string with_nul{"load a\0b\n", 9};
    EXPECT_TRUE(holds(run({"run"}, with_nul).err, "NUL byte"));
}

TEST_F(Security, OnlyFilesAreLoadedAndNothingWaitsForAPipe) {
    ASSERT_EQ(mkfifo(file("pipe").c_str(), 0600), 0);
    for (const std::string& name :
         {file("pipe"), folder_.path(), std::string{"/dev/zero"}, std::string{"/dev/tty"}}) {
        EXPECT_TRUE(holds(run({"run"}, "load " + name + '\n').err, "[file_failed]")) << name;
        EXPECT_TRUE(holds(run({"run", "--config", name}, "").err, "The settings are left out")) << name;
    }
    for (const std::string& name : {file("pipe"), folder_.path()}) {
        EXPECT_TRUE(holds(run({"run"}, "save -f " + name + '\n').err, "[file_failed]")) << name;
    }
}

TEST_F(Security, AJournalThatIsALinkIsPassedOver) {
    fs::create_directories(file("takeback/journal"));
    const std::string precious =
        "takeback journal 1\tchess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\tA\tB\ne4\ntorn";
    put(file("precious"), precious);
    fs::create_symlink(file("precious"), file("takeback/journal/1.journal"));
    const Finished finished = run({"run", "--resume"}, "e5\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(holds(finished.err, "it is a symbolic link, not a file")) << finished.err;
    EXPECT_EQ(content_of(file("precious")), precious);
}

TEST_F(Security, AGameIsNotKeptWhereEverybodyMayWrite) {
    fs::create_directories(file("takeback/journal"));
    fs::permissions(file("takeback/journal"), fs::perms{0777});
    const Finished finished = run({"run", "--autosave"}, "e4\nfen\n");
    EXPECT_EQ(finished.exit_code, 0) << "the game is played all the same";
    EXPECT_TRUE(holds(finished.err, "The game is not autosaved: cannot trust the folder")) << finished.err;
    EXPECT_TRUE(fs::is_empty(file("takeback/journal")));
}

TEST_F(Security, WhatIsKeptIsForTheUserAlone) {
    ASSERT_EQ(run({"run", "--autosave"}, "e4\n").exit_code, 0);
    for (const char* const name : {"takeback", "takeback/journal"}) {
        EXPECT_EQ(fs::status(file(name)).permissions(), fs::perms{0700}) << name;
    }
    for (const auto& entry : fs::directory_iterator{file("takeback/journal")}) {
        EXPECT_EQ(entry.status().permissions(), fs::perms{0600});
    }
}

// Settings and environment.

TEST_F(Security, AHostileFileOfSettingsIsReportedInFewLinesAndTheGameIsPlayed) {
    std::string lines;
    for (int i = 0; i < 3000; ++i) {
        lines += "view = [[[[\n";
    }
    put(file("many.ini"), lines);
    put(file("binary.ini"), std::string("\0\x01\xff=\x1b\n", 6));
    put(file("huge.ini"), std::string(1U << 20U, 'x'));
    put(file("repeated.ini"), "view = black\nview = white\nview = black\n");
    for (const char* const name : {"many.ini", "binary.ini", "huge.ini", "repeated.ini"}) {
        const Finished finished = run({"run", "--config", file(name)}, "e4\nset\n");
        EXPECT_EQ(finished.exit_code, 0) << name;
        EXPECT_LE(std::count(finished.err.begin(), finished.err.end(), '\n'), 20) << name;
    }
    EXPECT_TRUE(holds(run({"run", "--config", file("repeated.ini")}, "set\n").out, "view = black"));
}

TEST_F(Security, NoVariableOfTheEnvironmentBreaksAnything) {
    const std::string long_value(100'000, 'x');
    for (const char* const name : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "TERM", "LANG", "LC_ALL",
                                   "COLUMNS", "COLORTERM", "NO_COLOR", "EDITOR", "TAKEBACK"}) {
        for (const std::string& value :
             {std::string{}, std::string{"-1"}, std::string{"../../x"}, std::string{"\x1b[2J"}, long_value}) {
            Environment hostile_environment = environment();
            hostile_environment.push_back(std::string{name} + '=' + value);
            const Finished finished = run_program({"run", "--autosave"}, "e4\nfen\n", hostile_environment);
            EXPECT_EQ(finished.exit_code, 0) << name << ' ' << finished.err;
            EXPECT_FALSE(holds(finished.out + finished.err, "\x1b")) << name;
        }
    }
}

}  // namespace
}  // namespace takeback::test
