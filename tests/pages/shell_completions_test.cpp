// The completions of bash, zsh and fish, in these shells. What is expected stands here as a person sees it.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "support/program.hpp"

using namespace takeback::test;

namespace {

const std::string folder = TAKEBACK_PAGES_FOLDER;

using Words = std::vector<std::string>;

Words words_of(const std::string& text) {
    std::istringstream stream{text};
    return {std::istream_iterator<std::string>{stream}, {}};
}

Words lines_of(const std::string& text) {
    Words lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line.substr(0, line.find('\t')));  // behind the tab is a description
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

bool is_there(const std::string& shell) {
    return run_in_shell("command -v " + shell + " >/dev/null").exit_code == 0;
}

std::string read_page(const std::string& name) {
    std::ifstream file{folder + '/' + name};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// A folder with two files, one of which has a blank in its name.
std::string folder_with_games() {
    std::string games = testing::TempDir() + "/takeback-completion";
    const Finished made = run_in_shell("mkdir -p '" + games + "'; touch '" + games + "/games.pgn' '" + games +
                                       "/my games.pgn'");
    EXPECT_EQ(made.exit_code, 0);
    return games;
}

std::string in_single_quotes(const std::string& text) {
    std::string quoted = "'";
    for (const char byte : text) {
        quoted += byte == '\'' ? "'\\''" : std::string{byte};
    }
    return quoted + '\'';
}

/// What bash offers for the last word of a line. The words are those that bash makes of it: for --game=x it
/// is three.
Words bash_offers(const Words& words) {
    std::string script = ". " + folder + "/takeback.bash; cd '" + folder_with_games() + "'; COMP_WORDS=(";
    for (const std::string& word : words) {
        script += in_single_quotes(word) + ' ';
    }
    script += "); COMP_CWORD=" + std::to_string(words.size() - 1) +
              "; _takeback; [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' \"${COMPREPLY[@]}\"";
    return lines_of(run_in_shell("bash --norc -c " + in_single_quotes(script)).out);
}

Words fish_offers(const std::string& line) {
    const std::string script = "cd '" + folder_with_games() + "'; source " + folder +
                               "/takeback.fish; complete -C " + in_single_quotes(line);
    return lines_of(run_in_shell("fish --no-config -c " + in_single_quotes(script)).out);
}

/// What zsh makes of a line when Tab is pressed at its end, in a terminal of its own.
std::string zsh_completes(const std::string& line) {
    const std::string script =
        "zmodload zsh/zpty; zpty shell zsh -f -i; zpty -w shell 'PS1=; fpath=(" + folder +
        " $fpath); autoload -U compinit; compinit -D -u; bindkey \"^I\" complete-word; cd " +
        folder_with_games() +
        "; show() { print -r -- \"<$BUFFER>\"; }; zle -N show; bindkey \"^T\" show; print re''ady';" +
        "zpty -r shell seen '*ready*'; zpty -w -n shell " + in_single_quotes(line) +
        "$'\\t\\x14'; zpty -r shell seen '*<takeback*>*'; print -r -- $seen; zpty -d shell";
    std::string seen = run_in_shell("timeout 60 zsh -f -c " + in_single_quotes(script)).out;
    const std::size_t begin = seen.rfind("<takeback");
    if (begin == std::string::npos) {
        return "nothing in: " + seen;
    }
    seen = seen.substr(begin + 1);
    return seen.substr(0, seen.find('>'));
}

/// The options that --help lists.
std::set<std::string> options_in(const std::string& help) {
    std::set<std::string> options;
    std::istringstream stream{help};
    for (std::string line; std::getline(stream, line);) {
        const std::size_t name = line.find("--");
        if (line.starts_with("  -") && name != std::string::npos) {
            options.insert(line.substr(name, line.find_first_of(" \n", name) - name));
        }
    }
    return options;
}

std::set<std::string> options_of(const std::string& task) {
    return options_in(run_program(task.empty() ? Words{"--help"} : Words{task, "--help"}, "").out);
}

Words tasks_of_help() {
    const std::string help = run_program({"--help"}, "").out;
    Words tasks;
    std::istringstream stream{help.substr(help.find("Commands:") + 9)};
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with("  ") && line[2] != ' ') {
            tasks.push_back(words_of(line).front());
        }
    }
    return tasks;
}

}  // namespace

TEST(ShellCompletions, HaveEveryTaskAndOptionThatHelpLists) {
    const std::string bash = read_page("takeback.bash");
    const std::string zsh = read_page("_takeback");
    const std::string fish = read_page("takeback.fish");
    const Words tasks = tasks_of_help();
    ASSERT_EQ(tasks.size(), 8U);
    for (const std::string& task : tasks) {
        EXPECT_TRUE(holds(bash, "        " + task + ") options=")) << task;
        EXPECT_TRUE(holds(zsh, "        '" + task + ':')) << task;
        EXPECT_TRUE(holds(fish, " -a " + task + " -d ")) << task;
        const std::set<std::string> options = options_of(task);
        EXPECT_GE(options.size(), 3U) << task;
        for (const std::string& option : options) {
            const bool of_all = option == "--help";
            const std::string condition = of_all ? "" : " -n '__fish_seen_subcommand_from " + task + '\'';
            const std::string in_bash = bash.substr(bash.find("        " + task + ") options="));
            EXPECT_TRUE(holds(in_bash.substr(0, in_bash.find('\n')), option)) << task << ' ' << option;
            const std::string in_zsh = zsh.substr(zsh.find("    " + task + ") _arguments"));
            EXPECT_TRUE(of_all || holds(in_zsh.substr(0, in_zsh.find(";;")), ')' + option))
                << task << ' ' << option;
            EXPECT_TRUE(holds(fish, "complete -c takeback" + condition)) << task << ' ' << option;
            EXPECT_TRUE(holds(fish, " -l " + option.substr(2) + ' ')) << task << ' ' << option;
        }
    }
    for (const std::string& option : options_of("")) {
        EXPECT_TRUE(holds(bash, option)) << option;
        EXPECT_TRUE(holds(zsh, option)) << option;
        EXPECT_TRUE(holds(fish, " -l " + option.substr(2) + ' ')) << option;
    }
}

TEST(ShellCompletions, OfBashOfferTasksOptionsWordsAndFiles) {
    if (!is_there("bash")) {
        GTEST_SKIP() << "bash is not there";
    }
    EXPECT_EQ(bash_offers({"takeback", "pe"}), Words{"perft"});
    EXPECT_EQ(bash_offers({"takeback", ""}),
              (Words{"check", "convert", "moves", "perft", "play", "replay", "run", "show"}));
    EXPECT_EQ(bash_offers({"takeback", "perft", "5", "--di"}), Words{"--divide"});
    EXPECT_EQ(bash_offers({"takeback", "--lang", ""}), (Words{"auto", "en", "zh"}));
    EXPECT_EQ(bash_offers({"takeback", "--lang", "zh", "sh"}), Words{"show"});
    EXPECT_EQ(bash_offers({"takeback", "--lang", "=", "zh", "sh"}), Words{"show"});
    EXPECT_EQ(bash_offers({"takeback", "play", "--game", "=", "x"}), Words{"xiangqi"});
    EXPECT_EQ(bash_offers({"takeback", "play", "--game", "="}), (Words{"chess", "xiangqi"}));
    EXPECT_EQ(bash_offers({"takeback", "convert", "--notation", "t"}), Words{"traditional"});
    EXPECT_EQ(bash_offers({"takeback", "check", ""}), (Words{"games.pgn", "my games.pgn"}));
    EXPECT_EQ(bash_offers({"takeback", "play", "--load", "m"}), Words{"my games.pgn"});
    EXPECT_EQ(bash_offers({"takeback", "play", "g"}), Words{}) << "play reads no file";
    EXPECT_EQ(bash_offers({"takeback", "play", "--white", "g"}), Words{}) << "a name is no file";
}

TEST(ShellCompletions, OfFishOfferTasksOptionsWordsAndFiles) {
    if (!is_there("fish")) {
        GTEST_SKIP() << "fish is not there";
    }
    EXPECT_EQ(fish_offers("takeback pe"), Words{"perft"});
    EXPECT_EQ(fish_offers("takeback "),
              (Words{"check", "convert", "moves", "perft", "play", "replay", "run", "show"}));
    EXPECT_EQ(fish_offers("takeback perft 5 --di"), Words{"--divide"});
    EXPECT_EQ(fish_offers("takeback --lang "), (Words{"auto", "en", "zh"}));
    EXPECT_EQ(fish_offers("takeback --lang zh sh"), Words{"show"});
    EXPECT_EQ(fish_offers("takeback play --game x"), Words{"xiangqi"});
    EXPECT_EQ(fish_offers("takeback convert --notation t"), Words{"traditional"});
    EXPECT_EQ(fish_offers("takeback check "), (Words{"games.pgn", "my games.pgn"}));
    EXPECT_EQ(fish_offers("takeback play --load m"), Words{"my games.pgn"});
    EXPECT_EQ(fish_offers("takeback play g"), Words{}) << "play reads no file";
}

TEST(ShellCompletions, OfZshCompleteTasksOptionsWordsAndFiles) {
    if (!is_there("zsh")) {
        GTEST_SKIP() << "zsh is not there";
    }
    EXPECT_EQ(zsh_completes("takeback pe"), "takeback perft ");
    EXPECT_EQ(zsh_completes("takeback perft 5 --di"), "takeback perft 5 --divide ");
    EXPECT_EQ(zsh_completes("takeback --lang z"), "takeback --lang zh ");
    EXPECT_EQ(zsh_completes("takeback --lang zh sh"), "takeback --lang zh show ");
    EXPECT_EQ(zsh_completes("takeback play --game=x"), "takeback play --game=xiangqi ");
    EXPECT_EQ(zsh_completes("takeback convert --notation t"), "takeback convert --notation traditional ");
    EXPECT_EQ(zsh_completes("takeback check g"), "takeback check games.pgn ");
    EXPECT_EQ(zsh_completes("takeback play g"), "takeback play g") << "play reads no file";
}
