#include "takeback/session/files.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <utility>

#include "support/file_problems.hpp"
#include "support/temporary_folder.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::session {
namespace {

using test::problem_of;
using test::put;
using test::TemporaryFolder;

TEST(ReadFile, GivesAnyBytes) {
    const TemporaryFolder folder;
    const std::string bytes{"a\0\r\n\xff", 5};
    put(folder.file("any"), bytes);
    EXPECT_EQ(*read_file(folder.file("any")), bytes);
    put(folder.file("empty"), "");
    EXPECT_EQ(*read_file(folder.file("empty")), "");
}

TEST(ReadFile, ReadsToTheEndWhateverSizeTheSystemTells) {
    if (!std::filesystem::exists("/proc/self/status")) {
        GTEST_SKIP() << "needs /proc";
    }
    EXPECT_NE(read_file("/proc/self/status")->find("Pid:"), std::string::npos) << "its size is told as 0";
    EXPECT_EQ(read_file("/proc/self/status", 10).error().code, EFBIG);
}

TEST(ReadFile, NamesTheFileAndTheReasonOfTheSystem) {
    EXPECT_EQ(problem_of(read_file("nosuch.pgn")), "cannot open 'nosuch.pgn': No such file or directory");
    EXPECT_EQ(read_file("nosuch.pgn").error().code, ENOENT);
    EXPECT_EQ(problem_of(read_file("/")), "cannot open '/': Is a directory");
    EXPECT_EQ(problem_of(read_file(std::string(5000, 'x'))).substr(300),
              "xxxxxxxxxxxxx...': File name too long");
}

TEST(ReadFile, EscapesAHostileName) {
    EXPECT_EQ(problem_of(read_file("\x1b[2J\xff")), "cannot open '\\x1b[2J\\xff': No such file or directory");
}

TEST(ReadFile, RefusesANameThatTheSystemWouldCutAtNul) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4");
    const std::string name = folder.file("game") + '\0' + ".pgn";
    EXPECT_EQ(in_words(Language::English, read_file(name).error().reason),
              "a file name cannot hold a NUL byte");
    EXPECT_EQ(problem_of(read_file("")), "cannot open '': it is no file name");
}

TEST(ReadFile, TakesTheGreatestSizeAndNoByteMore) {
    const TemporaryFolder folder;
    put(folder.file("ten"), "0123456789");
    EXPECT_EQ(*read_file(folder.file("ten"), 10), "0123456789");
    EXPECT_EQ(in_words(Language::English, read_file(folder.file("ten"), 9).error().reason),
              "it is too large: more than 9 bytes");
}

TEST(OpenFile, IsReadPieceByPiece) {
    const TemporaryFolder folder;
    std::string content;
    for (int i = 0; i < 50'000; ++i) {
        content += std::to_string(i) + ' ';
    }
    put(folder.file("big"), content);
    auto opened = OpenFile::to_read(folder.file("big"));
    ASSERT_TRUE(opened);
    OpenFile file = *std::move(opened);
    std::string read;
    std::array<char, 1000> piece{};
    for (auto size = file.read(piece); size && *size > 0; size = file.read(piece)) {
        read.append(piece.data(), *size);
    }
    EXPECT_EQ(read, content);
    EXPECT_EQ(*file.read(piece), 0U) << "the end stays the end";
}

TEST(OpenFile, IsLockedByOneAtATime) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4");
    auto first = OpenFile::to_append(folder.file("game"));
    auto second = OpenFile::to_append(folder.file("game"));
    OpenFile holder = *std::move(first);
    OpenFile other = *std::move(second);
    EXPECT_EQ(holder.lock(), std::nullopt);
    EXPECT_EQ(other.lock()->code, EWOULDBLOCK);
    EXPECT_EQ(holder.close(), std::nullopt);
    EXPECT_EQ(other.lock(), std::nullopt);
}

TEST(OpenFile, IsNotLockedOnceItIsRemoved) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4");
    auto opened = OpenFile::to_append(folder.file("game"));
    OpenFile file = *std::move(opened);
    std::filesystem::remove(folder.file("game"));
    if (folder.names().contains("game")) {
        GTEST_SKIP() << "Wine removes it only when it is closed";
    }
    EXPECT_EQ(file.lock()->code, ENOENT) << "a command kept there would be lost with the file";
}

TEST(MakeFolders, DoesNotTakeAFileForAFolder) {
    const TemporaryFolder folder;
    put(folder.file("file"), "");
    EXPECT_EQ(describe(*make_folders(folder.file("file/a"))),
              "cannot create the folder '" + folder.file("file/a") + "': Not a directory");
    EXPECT_NE(make_folders(""), std::nullopt);
}

}  // namespace
}  // namespace takeback::session
