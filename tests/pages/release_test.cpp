// What the changelog says of the version, compared with the program.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "support/program.hpp"

using namespace takeback::test;

namespace {

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

TEST(Release, TheChangelogBeginsWithTheVersionOfTheProgram) {
    const std::string version = run_program({"--version"}, "").out;  // "takeback 0.1.0"
    const std::string changelog = read_file(std::filesystem::path{TAKEBACK_TOP} / "CHANGELOG.md");
    const std::size_t section = changelog.find("\n## [") + 5;
    EXPECT_EQ("takeback " + changelog.substr(section, changelog.find(']', section) - section) + '\n',
              version);
}
