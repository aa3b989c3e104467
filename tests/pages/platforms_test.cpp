// What is said of the sources and of the version, compared with them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "support/program.hpp"

using namespace takeback::test;

namespace {

const std::filesystem::path top = TAKEBACK_TOP;

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// Whether it includes what the standard library does not have, or a part of it that only POSIX fills.
bool calls_the_system(const std::string& text) {
    constexpr std::array headers{"<unistd.h>",   "<fcntl.h>",   "<sys/",     "<poll.h>",
                                 "<termios.h>",  "<csignal>",   "<iconv.h>", "<histedit.h>",
                                 "<langinfo.h>", "<pthread.h>", "<pwd.h>",   "<dlfcn.h>"};
    return std::any_of(headers.begin(), headers.end(), [&](std::string_view header) {
        return holds(text, "#include " + std::string{header});
    });
}

std::set<std::string> files_that_call_the_system() {
    std::set<std::string> found;
    for (const char* const folder : {"include", "src"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator{top / folder}) {
            if (entry.is_regular_file() && calls_the_system(read_file(entry.path()))) {
                found.insert(std::filesystem::relative(entry.path(), top).generic_string());
            }
        }
    }
    return found;
}

/// The files that the first column of a table names.
std::set<std::string> files_of_table(const std::string& page) {
    std::set<std::string> named;
    for (std::size_t at = page.find("\n| `"); at != std::string::npos; at = page.find("\n| `", at + 1)) {
        const std::size_t begin = at + 4;
        named.insert(page.substr(begin, page.find('`', begin) - begin));
    }
    return named;
}

}  // namespace

TEST(Platforms, ThePageNamesEveryFileThatCallsTheSystem) {
    const std::set<std::string> calling = files_that_call_the_system();
    EXPECT_GT(calling.size(), 5U);
    EXPECT_EQ(files_of_table(read_file(top / "docs/reference/platforms.md")), calling);
}

TEST(Release, TheChangelogBeginsWithTheVersionOfTheProgram) {
    const std::string version = run_program({"--version"}, "").out;  // "takeback 0.1.0"
    const std::string changelog = read_file(top / "CHANGELOG.md");
    const std::size_t section = changelog.find("\n## [") + 5;
    EXPECT_EQ("takeback " + changelog.substr(section, changelog.find(']', section) - section) + '\n',
              version);
}
