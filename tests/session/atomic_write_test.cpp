#include "takeback/session/atomic_write.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <random>

#include "support/child.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::session {
namespace {

namespace fs = std::filesystem;
using test::content_of;
using test::put;
using test::TemporaryFolder;

std::string problem_of(const std::optional<FileError>& error) {
    return error ? describe(*error) : "no problem";
}

TEST(AtomicWrite, CreatesAFileAndLeavesNothingElse) {
    const TemporaryFolder folder;
    const std::string bytes{"e4\0\xff\n", 5};
    EXPECT_EQ(write_file_atomically(folder.file("new"), bytes, Overwrite::Refuse), std::nullopt);
    EXPECT_EQ(content_of(folder.file("new")), bytes);
    EXPECT_EQ(write_file_atomically(folder.file("empty"), "", Overwrite::Allow), std::nullopt);
    EXPECT_EQ(folder.names(), (std::set<std::string>{"new", "empty"}));
}

TEST(AtomicWrite, TakesANameInTheCurrentFolder) {
    const TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    EXPECT_EQ(write_file_atomically("name with space", "e4", Overwrite::Refuse), std::nullopt);
    fs::current_path(before);
    EXPECT_EQ(content_of(folder.file("name with space")), "e4");
}

TEST(AtomicWrite, NeverReplacesAFileUnasked) {
    const TemporaryFolder folder;
    put(folder.file("game"), "old");
    const auto error = write_file_atomically(folder.file("game"), "new", Overwrite::Refuse);
    EXPECT_EQ(problem_of(error), "cannot write '" + folder.file("game") + "': File exists");
    EXPECT_EQ(error->code, EEXIST);
    EXPECT_EQ(content_of(folder.file("game")), "old");
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(AtomicWrite, ReplacesAFileWhenAsked) {
    const TemporaryFolder folder;
    put(folder.file("game"), "a longer old content");
    EXPECT_EQ(write_file_atomically(folder.file("game"), "new", Overwrite::Allow), std::nullopt);
    EXPECT_EQ(content_of(folder.file("game")), "new");
    EXPECT_EQ(folder.names().size(), 1U);
}

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

TEST(AtomicWrite, LeavesTheOtherNameOfAHardLinkItsOldContent) {
    const TemporaryFolder folder;
    put(folder.file("precious"), "old");
    fs::create_hard_link(folder.file("precious"), folder.file("game"));
    EXPECT_EQ(write_file_atomically(folder.file("game"), "new", Overwrite::Allow), std::nullopt);
    EXPECT_EQ(content_of(folder.file("game")), "new");
    EXPECT_EQ(content_of(folder.file("precious")), "old");
}

TEST(AtomicWrite, EndsOnLinksThatGoInACircle) {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder.file("a"));
    fs::create_symlink("a", folder.file("b"));
    EXPECT_EQ(write_file_atomically(folder.file("a"), "e4", Overwrite::Allow)->code, ELOOP);
    EXPECT_EQ(folder.names().size(), 2U);
}

TEST(AtomicWrite, NamesTheFolderThatIsMissing) {
    EXPECT_EQ(problem_of(write_file_atomically("/nonexist/x.pgn", "e4", Overwrite::Refuse)),
              "cannot create a file in the folder of '/nonexist/x.pgn': No such file or directory");
}

TEST(AtomicWrite, RefusesAFileInThePlaceOfAFolder) {
    const TemporaryFolder folder;
    put(folder.file("file"), "old");
    for (const char* name : {"file/x.pgn", "file/"}) {
        EXPECT_EQ(write_file_atomically(folder.file(name), "e4", Overwrite::Allow)->code, ENOTDIR) << name;
    }
    EXPECT_EQ(content_of(folder.file("file")), "old");
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

// Systems that fail.

template <int code>
int fail_on_file(int /*file*/) {
    errno = code;
    return -1;
}
template <int code>
int fail_on_names(const char* /*from*/, const char* /*to*/) {
    errno = code;
    return -1;
}
/// Takes a part, and then no more.
ssize_t fill_the_disk(int file, const void* bytes, std::size_t size) {
    if (size > 3) {
        return ::write(file, bytes, size - 3);
    }
    errno = ENOSPC;
    return -1;
}
/// One byte at a time, and a signal before each.
ssize_t write_haltingly(int file, const void* bytes, std::size_t /*size*/) {
    static bool interrupt = false;
    interrupt = !interrupt;
    if (interrupt) {
        errno = EINTR;
        return -1;
    }
    return ::write(file, bytes, 1);
}
ssize_t write_nothing(int /*file*/, const void* /*bytes*/, std::size_t /*size*/) {
    return 0;
}
/// Another program creates the file just before this one can.
int link_too_late(const char* from, const char* to) {
    put(to, "the other's");
    return ::link(from, to);
}
int link_on_memory_stick_too_late(const char* /*from*/, const char* to) {
    put(to, "the other's");
    errno = EPERM;
    return -1;
}

struct Failure {
    const char* what = "";
    SystemCalls system{};
    int code = 0;
    Overwrite overwrite{};
};

TEST(AtomicWrite, LeavesEverythingAsItWasWhereTheSystemFails) {
    const std::array failures{
        Failure{"write", {.write = fill_the_disk}, ENOSPC, Overwrite::Allow},
        Failure{"write gives 0", {.write = write_nothing}, EIO, Overwrite::Allow},
        Failure{"fsync", {.fsync = fail_on_file<EIO>}, EIO, Overwrite::Allow},
        Failure{"rename", {.rename = fail_on_names<EXDEV>}, EXDEV, Overwrite::Allow},
        Failure{"write to new", {.write = fill_the_disk}, ENOSPC, Overwrite::Refuse},
        Failure{"fsync of new", {.fsync = fail_on_file<EIO>}, EIO, Overwrite::Refuse},
        Failure{"link", {.link = fail_on_names<EIO>}, EIO, Overwrite::Refuse},
        Failure{"no links, renaming to a free name fails",
                {.link = fail_on_names<EPERM>, .rename_to_free_name = fail_on_names<EIO>},
                EIO,
                Overwrite::Refuse},
        Failure{"no links, no renaming to a free name, no rename",
                {.link = fail_on_names<EPERM>,
                 .rename = fail_on_names<EIO>,
                 .rename_to_free_name = fail_on_names<EINVAL>},
                EIO,
                Overwrite::Refuse},
    };
    for (const Failure& failure : failures) {
        SCOPED_TRACE(failure.what);
        const TemporaryFolder folder;
        const std::string path = folder.file("game");
        const bool existed = failure.overwrite == Overwrite::Allow;
        if (existed) {
            put(path, "old");
        }
        const auto error = write_file_atomically(path, "new content", failure.overwrite, failure.system);
        ASSERT_NE(error, std::nullopt);
        EXPECT_EQ(error->code, failure.code);
        EXPECT_EQ(error->path, path);
        EXPECT_EQ(content_of(path), existed ? "old" : "");
        EXPECT_EQ(folder.names().size(), existed ? 1U : 0U);
    }
}

TEST(AtomicWrite, FindsWhatOnlyClosingReveals) {
    const TemporaryFolder folder;
    put(folder.file("game"), "old");
    const SystemCalls system{.close = [](int file) {
        ::close(file);
        errno = EDQUOT;
        return -1;
    }};
    EXPECT_EQ(write_file_atomically(folder.file("game"), "new", Overwrite::Allow, system)->code, EDQUOT);
    EXPECT_EQ(content_of(folder.file("game")), "old");
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(AtomicWrite, SaysThatTheDiskMayNotKeepTheName) {
    const TemporaryFolder folder;
    const SystemCalls system{.fsync = [](int file) {
        struct stat status {};
        const bool is_folder = fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
        errno = EIO;
        return is_folder ? -1 : 0;
    }};
    EXPECT_EQ(problem_of(write_file_atomically(folder.file("game"), "e4", Overwrite::Refuse, system)),
              "the disk may not keep '" + folder.file("game") + "': Input/output error");
    EXPECT_EQ(content_of(folder.file("game")), "e4");
}

TEST(AtomicWrite, GoesOnAfterShortAndInterruptedWrites) {
    const TemporaryFolder folder;
    const SystemCalls system{.write = write_haltingly};
    EXPECT_EQ(write_file_atomically(folder.file("game"), "1. e4 e5", Overwrite::Refuse, system),
              std::nullopt);
    EXPECT_EQ(content_of(folder.file("game")), "1. e4 e5");
}

TEST(AtomicWrite, TakesAFileSystemThatCannotFlush) {
    const TemporaryFolder folder;
    const SystemCalls system{.fsync = fail_on_file<EINVAL>};
    EXPECT_EQ(write_file_atomically(folder.file("game"), "e4", Overwrite::Refuse, system), std::nullopt);
    EXPECT_EQ(content_of(folder.file("game")), "e4");
}

TEST(AtomicWrite, TakesAFileSystemWithoutHardLinks) {
    for (const auto rename_to_free_name : {rename_to_free_name, fail_on_names<EINVAL>}) {
        const TemporaryFolder folder;
        const SystemCalls system{.link = fail_on_names<EPERM>, .rename_to_free_name = rename_to_free_name};
        EXPECT_EQ(write_file_atomically(folder.file("game"), "e4", Overwrite::Refuse, system), std::nullopt);
        EXPECT_EQ(content_of(folder.file("game")), "e4");
        EXPECT_EQ(folder.names().size(), 1U);
    }
}

TEST(AtomicWrite, DoesNotReplaceAFileThatAppearsAtTheLastMoment) {
    for (const SystemCalls& system :
         {SystemCalls{.link = link_too_late}, SystemCalls{.link = link_on_memory_stick_too_late},
          SystemCalls{.link = link_on_memory_stick_too_late, .rename_to_free_name = fail_on_names<EINVAL>}}) {
        const TemporaryFolder folder;
        EXPECT_EQ(write_file_atomically(folder.file("game"), "mine", Overwrite::Refuse, system)->code,
                  EEXIST);
        EXPECT_EQ(content_of(folder.file("game")), "the other's");
        EXPECT_EQ(folder.names().size(), 1U);
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
