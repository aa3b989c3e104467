// Files where there are links, pipes, devices and permissions as POSIX has them.
#include "takeback/session/files.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <string_view>
#include <utility>

#include "support/child.hpp"
#include "support/file_problems.hpp"
#include "support/temporary_folder.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::session {
namespace {

using test::problem_of;
using test::put;
using test::TemporaryFolder;

TEST(ReadFile, FollowsALink) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4");
    std::filesystem::create_symlink("game", folder.file("link"));
    EXPECT_EQ(*read_file(folder.file("link")), "e4");
}

TEST(ReadFile, RefusesAPipeWithoutWaitingForAWriter) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo(folder.file("fifo").c_str(), 0600), 0);
    EXPECT_EQ(in_words(Language::English, read_file(folder.file("fifo")).error().reason),
              "it is a pipe, not a file");
}

TEST(ReadFile, RefusesADevice) {
    EXPECT_EQ(problem_of(read_file("/dev/zero")), "cannot open '/dev/zero': it is no regular file");
}

TEST(ReadFile, RefusesWhatTheUserMayNotRead) {
    const TemporaryFolder folder;
    std::filesystem::permissions(folder.path(), std::filesystem::perms{0777});
    put(folder.file("secret"), "e4");
    std::filesystem::permissions(folder.file("secret"), std::filesystem::perms{0});
    EXPECT_TRUE(
        test::holds_for_a_user([&] { return read_file(folder.file("secret")).error().code == EACCES; }));
}

TEST(ReadFile, RefusesAHugeFileWithoutTakingItsMemory) {
    const TemporaryFolder folder;
    put(folder.file("huge"), "");
    std::filesystem::resize_file(folder.file("huge"), std::uintmax_t{4} << 30U);
    EXPECT_EQ(problem_of(read_file(folder.file("huge"))),
              "cannot read '" + folder.file("huge") + "': it is too large: more than 16777216 bytes");
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    EXPECT_LT(usage.ru_maxrss, 1'000'000) << "KiB";  // NOLINT(*-union-access): as glibc has it
}

TEST(OpenFile, IsReadOnlyWhereItIsAFile) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo(folder.file("fifo").c_str(), 0600), 0);
    EXPECT_EQ(in_words(Language::English, OpenFile::to_read(folder.file("fifo")).error().reason),
              "it is a pipe, not a file");
    EXPECT_EQ(OpenFile::to_read(folder.path()).error().code, EISDIR);
    EXPECT_EQ(OpenFile::to_read(folder.file("nosuch")).error().code, ENOENT);
}

TEST(OpenFile, ReadsStandardInputFromAPipe) {
    EXPECT_TRUE(test::holds_for_a_user([] {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0 || dup2(ends[0], STDIN_FILENO) == -1 || write(ends[1], "e4\n", 3) != 3) {
            return false;
        }
        close(ends[1]);
        auto opened = OpenFile::standard_input();
        OpenFile input = *std::move(opened);
        std::array<char, 10> bytes{};
        return *input.read(bytes) == 3 && std::string_view{bytes.data(), 3} == "e4\n" &&
               *input.read(bytes) == 0;
    }));
}

TEST(FolderOfOthers, IsOneThatEverybodyMayWriteInOrThatBelongsToAnotherUser) {
    const TemporaryFolder folder;
    EXPECT_EQ(refuse_folder_of_others(folder.path()), std::nullopt);
    EXPECT_EQ(refuse_folder_of_others(folder.file("nosuch")), std::nullopt);
    EXPECT_EQ(refuse_folder_of_others("/"), std::nullopt) << "root's";
    std::filesystem::permissions(folder.path(), std::filesystem::perms{0777});
    EXPECT_NE(refuse_folder_of_others(folder.path()), std::nullopt);
    std::filesystem::permissions(folder.path(), std::filesystem::perms{0755});
    constexpr unsigned somebody = 54321;
    if (chown(folder.path().c_str(), somebody, somebody) == 0) {  // only root can give it away
        EXPECT_TRUE(
            test::holds_for_a_user([&] { return refuse_folder_of_others(folder.path()).has_value(); }));
        EXPECT_EQ(refuse_folder_of_others(folder.path()), std::nullopt) << "root trusts any owner";
    }
}

TEST(MakeFolders, CreatesThemForTheUserAlone) {
    const TemporaryFolder folder;
    const std::string deep = folder.file("a/b/c");
    EXPECT_EQ(make_folders(deep), std::nullopt);
    EXPECT_EQ(std::filesystem::status(folder.file("a")).permissions(), std::filesystem::perms{0700});
    EXPECT_EQ(std::filesystem::status(deep).permissions(), std::filesystem::perms{0700});
    EXPECT_EQ(make_folders(deep), std::nullopt) << "again";
}

}  // namespace
}  // namespace takeback::session
