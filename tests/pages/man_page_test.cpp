// The manual page, as it is installed.
#include <gtest/gtest.h>

#include <string>

#include "support/program.hpp"

using namespace takeback::test;

namespace {

const std::string page = TAKEBACK_PAGES_FOLDER "/takeback.1";

bool is_there(const std::string& program) {
    return run_in_shell("command -v " + program + " >/dev/null").exit_code == 0;
}

/// As it is read, in lines of any length, so that no word is divided.
std::string shown() {
    return run_in_shell("mandoc -T ascii -O width=300 " + page + " | sed 's/.\\x08//g'").out;
}

}  // namespace

TEST(ManPage, HasNothingThatMandocWarnsOf) {
    if (!is_there("mandoc")) {
        GTEST_SKIP() << "mandoc is not there";
    }
    const Finished lint = run_in_shell("mandoc -T lint -W warning " + page + " 2>&1");
    EXPECT_EQ(lint.out, "");
    EXPECT_EQ(lint.exit_code, 0);
}

TEST(ManPage, TellsOfEveryTaskOptionAndCommandOfAGame) {
    if (!is_there("mandoc")) {
        GTEST_SKIP() << "mandoc is not there";
    }
    const std::string text = shown();
    EXPECT_TRUE(holds(text, "takeback - Chess in which every move can be taken back\n"));
    // The first word of each line: of --help, and of help in a game.
    const Finished help = run_in_shell(
        "{ \"$T\" --help; for task in play run show moves check convert replay perft; do \"$T\" $task "
        "--help; done; } |"
        "sed -n 's/^  \\(-[^ ]*\\) .*/\\1/p' | sed 's/.*,//' | sort -u;"
        "echo help | \"$T\" | sed -n 's/^  \\([a-z!]*\\) .*/\\1/p' | sort -u");
    std::size_t terms = 0;
    for (std::size_t begin = 0, end = 0; (end = help.out.find('\n', begin)) != std::string::npos;
         begin = end + 1) {
        const std::string term = help.out.substr(begin, end - begin);
        ++terms;
        EXPECT_TRUE(holds(text, "  " + term + ' ') || holds(text, "  " + term + '\n') ||
                    holds(text, ", " + term))
            << term;
    }
    EXPECT_GT(terms, 60U);
}

TEST(ManPage, HasTheHelpTextsWordForWord) {
    if (!is_there("mandoc")) {
        GTEST_SKIP() << "mandoc is not there";
    }
    const std::string text = shown();
    EXPECT_TRUE(holds(text, "Remember what was counted in a table of that many megabytes."));
    EXPECT_TRUE(holds(text, "take back the last command, or the last N."));
    EXPECT_TRUE(holds(text, "whose side of the board is at the bottom; auto: that of the side to move."));
    EXPECT_TRUE(holds(text, "'check|wxf|draw 120|100|off'")) << "what is typed has no typographic signs";
}

TEST(ManPage, ItsExamplesWork) {
    if (!is_there("mandoc")) {
        GTEST_SKIP() << "mandoc is not there";
    }
    // The first is a game at the terminal; here nothing stands in its pipe.
    const Finished commands = run_in_shell(
        "takeback() { \"$T\" \"$@\"; }; cd \"$(mktemp -d)\" && mandoc -T ascii -O width=300 " + page +
        " | sed 's/.\\x08//g' | sed -n '/^EXAMPLES/,/^SEE/s/^           *\\(.*takeback.*\\)/\\1/p' > "
        "examples;"
        "wc -l < examples; while IFS= read -r line; do eval \"$line\" < /dev/null > out 2>&1 || echo "
        "\"$line\"; done < examples");
    EXPECT_EQ(commands.out, "6\n") << "those that failed stand below the number of the examples";
}
