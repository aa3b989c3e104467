// What every system promises of names of files.
#include "takeback/platform/file_names.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <set>
#include <string>

#include "support/temporary_folder.hpp"
#include "takeback/platform/paths.hpp"

namespace takeback::platform {
namespace {

using test::content_of;
using test::put;
using test::TemporaryFolder;
using Names = std::set<std::string>;

TEST(FileNames, AFileMayHaveTwoButNotOneThatIsInUse) {
    const TemporaryFolder folder;
    put(folder.file("a"), "mine");
    put(folder.file("b"), "the other's");
    EXPECT_EQ(link_file(folder.file("a").c_str(), folder.file("c").c_str()), 0);
    EXPECT_EQ(content_of(folder.file("c")), "mine");
    errno = 0;
    EXPECT_EQ(link_file(folder.file("a").c_str(), folder.file("b").c_str()), -1);
    EXPECT_EQ(errno, EEXIST);
    EXPECT_EQ(content_of(folder.file("b")), "the other's");
}

TEST(FileNames, RenamingReplacesWhatHadTheNewName) {
    const TemporaryFolder folder;
    put(folder.file("a"), "new");
    put(folder.file("b"), "old");
    EXPECT_EQ(rename_file(folder.file("a").c_str(), folder.file("b").c_str()), 0);
    EXPECT_EQ(content_of(folder.file("b")), "new");
    EXPECT_EQ(folder.names(), Names{"b"});
}

TEST(FileNames, RenamingToAFreeNameReplacesNothing) {
    const TemporaryFolder folder;
    put(folder.file("a"), "new");
    put(folder.file("b"), "old");
    errno = 0;
    if (rename_to_free_name(folder.file("a").c_str(), folder.file("b").c_str()) == -1 &&
        (errno == EINVAL || errno == ENOSYS)) {
        GTEST_SKIP() << "this file system has no such call";
    }
    EXPECT_EQ(errno, EEXIST);
    EXPECT_EQ(content_of(folder.file("b")), "old");
    EXPECT_EQ(rename_to_free_name(folder.file("a").c_str(), folder.file("c").c_str()), 0);
    EXPECT_EQ(folder.names(), (Names{"b", "c"}));
}

TEST(FileNames, AreRemovedOnce) {
    const TemporaryFolder folder;
    put(folder.file("a"), "");
    EXPECT_EQ(remove_file(folder.file("a").c_str()), 0);
    errno = 0;
    EXPECT_EQ(remove_file(folder.file("a").c_str()), -1);
    EXPECT_EQ(errno, ENOENT);
}

TEST(FileNames, TellWhetherTheUserMayWrite) {
    const TemporaryFolder folder;
    put(folder.file("a"), "old");
    EXPECT_EQ(ask_to_write(folder.file("a")), 0);
    EXPECT_EQ(content_of(folder.file("a")), "old") << "asking changes nothing";
    errno = 0;
    EXPECT_EQ(ask_to_write(folder.file("nosuch")), -1);
    EXPECT_EQ(errno, ENOENT);
}

TEST(FileNames, OfFoldersAreTakenOnceAndTrustedByWhoMadeThem) {
    const TemporaryFolder folder;
    EXPECT_EQ(make_private_folder(folder.file("a")), 0);
    EXPECT_EQ(trust_of_folder(folder.file("a")), FolderTrust::Own);
    errno = 0;
    EXPECT_EQ(make_private_folder(folder.file("a")), -1);
    EXPECT_EQ(errno, EEXIST);
    EXPECT_EQ(trust_of_folder(folder.file("nosuch")), FolderTrust::Unknown);
    EXPECT_EQ(errno, ENOENT);
}

TEST(Paths, AreTheSameTextAfterTheirWayThroughThoseOfTheLibrary) {
    for (const char* const name : {"", ".", "a/b.pgn", "/a", "\xE6\xA3\x8B/\xE8\xB0\xB1.pgn", "a b"}) {
        EXPECT_EQ(name_of(path_of(name)), name);
    }
    EXPECT_EQ(name_of(path_of("a/\xE6\xA3\x8B.pgn").parent_path()), "a");
}

}  // namespace
}  // namespace takeback::platform
