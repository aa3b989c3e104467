// Files that are written where there are links, devices and permissions as POSIX has them; and by programs
// that are killed, or want the same file.
#include "takeback/session/atomic_write.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <random>

#include "support/child.hpp"
#include "support/file_problems.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::session {
namespace {

namespace fs = std::filesystem;
using test::content_of;
using test::problem_of;
using test::put;
using test::TemporaryFolder;

TEST(AtomicWrite, GivesANewFileThePermissionsOfTheUmask) {
    const TemporaryFolder folder;
    const mode_t before = umask(027);
    EXPECT_EQ(write_file_atomically(folder.file("game"), "e4", Overwrite::Refuse), std::nullopt);
    umask(before);
    EXPECT_EQ(fs::status(folder.file("game")).permissions(), fs::perms{0640});
}

TEST(AtomicWrite, KeepsPermissionsAndOwner) {
    const TemporaryFolder folder;
    put(folder.file("game"), "old");
    fs::permissions(folder.file("game"), fs::perms{0666});
    const bool given_away = chown(folder.file("game").c_str(), 65534, 65534) == 0;
    EXPECT_EQ(write_file_atomically(folder.file("game"), "new", Overwrite::Allow), std::nullopt);
    EXPECT_EQ(fs::status(folder.file("game")).permissions(), fs::perms{0666});
    struct stat status {};
    ASSERT_EQ(stat(folder.file("game").c_str(), &status), 0);
    EXPECT_EQ(status.st_uid, given_away ? 65534 : geteuid());
}

TEST(AtomicWrite, DoesNotReplaceAFileThatTheUserMayNotWrite) {
    const TemporaryFolder folder;
    fs::permissions(folder.path(), fs::perms{0777});
    put(folder.file("game"), "old");
    fs::permissions(folder.file("game"), fs::perms{0444});
    EXPECT_TRUE(test::holds_for_a_user(
        [&] { return write_file_atomically(folder.file("game"), "new", Overwrite::Allow)->code == EACCES; }));
    EXPECT_EQ(content_of(folder.file("game")), "old");
}

TEST(AtomicWrite, WritesWhatALinkPointsTo) {
    const TemporaryFolder folder;
    fs::create_directory(folder.file("other"));
    put(folder.file("other/game"), "old");
    fs::create_symlink("game", folder.file("other/link"));
    fs::create_symlink("other/link", folder.file("link"));
    EXPECT_EQ(write_file_atomically(folder.file("link"), "x", Overwrite::Refuse)->code, EEXIST);
    EXPECT_EQ(write_file_atomically(folder.file("link"), "new", Overwrite::Allow), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
    EXPECT_TRUE(fs::is_symlink(folder.file("other/link")));
    EXPECT_EQ(content_of(folder.file("other/game")), "new");
}

TEST(AtomicWrite, CreatesWhatALinkPointsToWhereThatIsMissing) {
    const TemporaryFolder folder;
    fs::create_symlink(folder.file("game"), folder.file("link"));
    EXPECT_EQ(write_file_atomically(folder.file("link"), "e4", Overwrite::Refuse), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
    EXPECT_EQ(content_of(folder.file("game")), "e4");
}

TEST(AtomicWrite, FollowsNoLinkInThePlaceOfItsTemporaryFile) {
    const TemporaryFolder folder;
    put(folder.file("precious"), "old");
    fs::create_symlink("precious", folder.file(".takeback-1.tmp"));
    fs::create_symlink("nosuch", folder.file(".takeback-2.tmp"));
    fs::create_hard_link(folder.file("precious"), folder.file(".takeback-3.tmp"));
    EXPECT_EQ(write_file_atomically(folder.file("game"), "e4", Overwrite::Refuse), std::nullopt);
    EXPECT_EQ(content_of(folder.file("game")), "e4");
    EXPECT_EQ(content_of(folder.file("precious")), "old");
    EXPECT_FALSE(fs::exists(folder.file("nosuch")));
}

TEST(AtomicWrite, EndsOnLinksThatGoInACircle) {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder.file("a"));
    fs::create_symlink("a", folder.file("b"));
    EXPECT_EQ(write_file_atomically(folder.file("a"), "e4", Overwrite::Allow)->code, ELOOP);
    EXPECT_EQ(folder.names().size(), 2U);
}

TEST(AtomicWrite, RefusesADirectoryAPipeAndNoName) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo(folder.file("fifo").c_str(), 0600), 0);
    EXPECT_EQ(problem_of(write_file_atomically("/", "e4", Overwrite::Allow)),
              "cannot write '/': Is a directory");
    EXPECT_EQ(in_words(Language::English,
                       write_file_atomically(folder.file("fifo"), "e4", Overwrite::Allow)->reason),
              "it is a pipe, not a file");
    EXPECT_EQ(problem_of(write_file_atomically("", "e4", Overwrite::Allow)),
              "cannot write '': it is no file name");
    EXPECT_EQ(write_file_atomically(folder.file("no/"), "e4", Overwrite::Allow)->code, ENOENT);
    EXPECT_EQ(write_file_atomically(folder.file("a") + '\0' + "b", "e4", Overwrite::Allow)->code, EINVAL);
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(AtomicWrite, SaysThatTheFolderIsReadOnly) {
    const TemporaryFolder folder;
    put(folder.file("game"), "old");
    fs::permissions(folder.file("game"), fs::perms{0666});
    fs::permissions(folder.path(), fs::perms{0555});
    EXPECT_TRUE(test::holds_for_a_user([&] {
        return write_file_atomically(folder.file("new"), "e4", Overwrite::Refuse)->code == EACCES &&
               write_file_atomically(folder.file("game"), "e4", Overwrite::Allow)->code == EACCES;
    }));
    fs::permissions(folder.path(), fs::perms{0755});
}

TEST(AtomicWrite, WritesToADeviceItself) {
    EXPECT_EQ(write_file_atomically("/dev/null", "e4", Overwrite::Refuse), std::nullopt);
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST(AtomicWrite, SaysThatADeviceIsFull) {
    if (!fs::exists("/dev/full")) {
        GTEST_SKIP() << "needs /dev/full";
    }
    for (const Overwrite overwrite : {Overwrite::Refuse, Overwrite::Allow}) {
        EXPECT_EQ(problem_of(write_file_atomically("/dev/full", "e4", overwrite)),
                  "cannot write '/dev/full': No space left on device");
    }
}

TEST(AtomicWrite, IsWholeWheneverTheProgramIsKilled) {
    const TemporaryFolder folder;
    const std::string path = folder.file("game");
    const std::array contents{std::string(300'000, 'a'), std::string(200'000, 'b')};
    put(path, contents[0]);
    std::mt19937 random{8};
    for (int round = 0; round < 40; ++round) {
        const pid_t child = test::start_child([&] {
            for (std::size_t i = 0;; ++i) {
                static_cast<void>(write_file_atomically(path, contents[i % 2], Overwrite::Allow));
            }
        });
        usleep(static_cast<useconds_t>(random() % 10'000));
        test::kill_child(child);
        const std::string content = content_of(path);
        ASSERT_TRUE(std::find(contents.begin(), contents.end(), content) != contents.end()) << content.size();
    }
}

TEST(AtomicWrite, LetsOnlyOneOfManyProgramsCreateAFile) {
    const TemporaryFolder folder;
    for (int round = 0; round < 20; ++round) {
        const std::string path = folder.file("game" + std::to_string(round));
        std::array<pid_t, 4> children{};
        std::generate(children.begin(), children.end(), [&] {
            return test::start_child([&] {
                _exit(write_file_atomically(path, std::to_string(getpid()), Overwrite::Refuse) ? 1 : 0);
            });
        });
        int created = 0;
        std::string winner;
        for (const pid_t child : children) {
            int status = 0;
            waitpid(child, &status, 0);
            created += status == 0 ? 1 : 0;
            winner = status == 0 ? std::to_string(child) : winner;
        }
        EXPECT_EQ(created, 1);
        EXPECT_EQ(content_of(path), winner);
    }
    EXPECT_EQ(folder.names().size(), 20U);
}

}  // namespace
}  // namespace takeback::session
