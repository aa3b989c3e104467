// Which folder may include which, and that only the platform calls the system; read off the sources.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace takeback {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path top = fs::path{TAKEBACK_TEST_DATA}.parent_path();

std::string read_file(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// The sources below a folder of the project, by their names from its top.
Names sources_below(const char* folder) {
    Names found;
    for (const auto& entry : fs::recursive_directory_iterator{top / folder}) {
        const std::string extension = entry.path().extension().string();
        if (extension == ".cpp" || extension == ".hpp") {
            found.insert(entry.path().lexically_relative(top).generic_string());
        }
    }
    return found;
}

Names file_names_in(const char* folder) {
    Names found;
    for (const std::string& path : sources_below(folder)) {
        found.insert(fs::path{path}.filename().string());
    }
    return found;
}

/// Whether it includes what the standard library does not have, or a part of it that only POSIX fills.
bool calls_the_system(const std::string& text) {
    constexpr std::array headers{"<unistd.h>",  "<fcntl.h>",    "<sys/",     "<poll.h>",     "<termios.h>",
                                 "<csignal>",   "<signal.h>",   "<iconv.h>", "<histedit.h>", "<langinfo.h>",
                                 "<pthread.h>", "<pwd.h>",      "<dlfcn.h>", "<windows.h>",  "<io.h>",
                                 "<aclapi.h>",  "<shellapi.h>", "<sddl.h>"};
    return std::any_of(headers.begin(), headers.end(), [&](std::string_view header) {
        return text.find("#include " + std::string{header}) != std::string::npos;
    });
}

Names files_that_call_the_system() {
    Names found;
    for (const char* const folder : {"include", "src"}) {
        for (const std::string& path : sources_below(folder)) {
            if (calls_the_system(read_file(top / path))) {
                found.insert(path);
            }
        }
    }
    return found;
}

/// The folders of include/takeback that a source includes from.
Names folders_included_by(const std::string& text) {
    constexpr std::string_view begin = "#include \"takeback/";
    Names folders;
    for (std::size_t at = text.find(begin); at != std::string::npos; at = text.find(begin, at + 1)) {
        const std::size_t name = at + begin.size();
        const std::size_t end = text.find_first_of("/\"", name);
        if (text[end] == '/') {
            folders.insert(text.substr(name, end - name));
        }
    }
    return folders;
}

/// The first column of a table, as far as it names sources.
Names files_of_table(const std::string& page) {
    Names named;
    for (std::size_t at = page.find("\n| `"); at != std::string::npos; at = page.find("\n| `", at + 1)) {
        const std::size_t begin = at + 4;
        named.insert(page.substr(begin, page.find('`', begin) - begin));
    }
    return named;
}

TEST(Layers, IncludeOnlyWhatStandsBelowThem) {
    const std::map<std::string, Names> below{
        {"core", {}},
        {"chess", {"core"}},
        {"xiangqi", {"core"}},
        {"language", {}},
        {"platform", {}},
        {"notation", {"core", "chess", "xiangqi", "language", "platform"}},
        {"session", {"core", "chess", "xiangqi", "language", "platform", "notation"}},
    };
    int files = 0;
    for (const auto& [layer, others] : below) {
        for (const std::string& folder : {"include/takeback/" + layer, "src/" + layer}) {
            for (const std::string& path :
                 fs::exists(top / folder) ? sources_below(folder.c_str()) : Names{}) {
                Names included = folders_included_by(read_file(top / path));
                included.erase(layer);
                EXPECT_TRUE(std::includes(others.begin(), others.end(), included.begin(), included.end()))
                    << path << " includes " << testing::PrintToString(included);
                ++files;
            }
        }
    }
    EXPECT_GT(files, 200);
}

TEST(Platform, IsTheOnlyPlaceThatCallsTheSystemButForTheLineEditor) {
    const Names calling = files_that_call_the_system();
    EXPECT_GT(calling.size(), 10U);
    for (const std::string& path : calling) {
        EXPECT_TRUE(path.starts_with("src/platform/") || path == "src/app/line_editor.cpp") << path;
    }
}

TEST(Platform, HasEachFileForEachSystem) {
    const Names headers = file_names_in("include/takeback/platform");
    const Names windows = file_names_in("src/platform/windows");
    for (const std::string& name : file_names_in("src/platform/posix")) {
        EXPECT_TRUE(windows.contains(name)) << name;
        EXPECT_TRUE(headers.contains(fs::path{name}.replace_extension(".hpp").string())) << name;
    }
}

TEST(Platform, ThePageNamesEveryFileThatCallsTheSystem) {
    Names files = file_names_in("src/platform/posix");
    files.insert("src/app/line_editor.cpp");
    EXPECT_EQ(files_of_table(read_file(top / "docs/reference/platforms.md")), files);
}

}  // namespace
}  // namespace takeback
