#include "takeback/session/atomic_write.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <filesystem>

#include "support/file_problems.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::session {
namespace {

namespace fs = std::filesystem;
using test::content_of;
using test::problem_of;
using test::put;
using test::TemporaryFolder;

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

TEST(AtomicWrite, LeavesTheOtherNameOfAHardLinkItsOldContent) {
    const TemporaryFolder folder;
    put(folder.file("precious"), "old");
    fs::create_hard_link(folder.file("precious"), folder.file("game"));
    EXPECT_EQ(write_file_atomically(folder.file("game"), "new", Overwrite::Allow), std::nullopt);
    EXPECT_EQ(content_of(folder.file("game")), "new");
    EXPECT_EQ(content_of(folder.file("precious")), "old");
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
std::ptrdiff_t fill_the_disk(int file, const void* bytes, std::size_t size) {
    if (size > 3) {
        return platform::write_some(file, bytes, size - 3);
    }
    errno = ENOSPC;
    return -1;
}
/// One byte at a time, and a signal before each.
std::ptrdiff_t write_haltingly(int file, const void* bytes, std::size_t /*size*/) {
    static bool interrupt = false;
    interrupt = !interrupt;
    if (interrupt) {
        errno = EINTR;
        return -1;
    }
    return platform::write_some(file, bytes, 1);
}
std::ptrdiff_t write_nothing(int /*file*/, const void* /*bytes*/, std::size_t /*size*/) {
    return 0;
}
/// Another program creates the file just before this one can.
int link_too_late(const char* from, const char* to) {
    put(to, "the other's");
    return platform::link_file(from, to);
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
        platform::close_file(file);
        errno = ENOSPC;
        return -1;
    }};
    EXPECT_EQ(write_file_atomically(folder.file("game"), "new", Overwrite::Allow, system)->code, ENOSPC);
    EXPECT_EQ(content_of(folder.file("game")), "old");
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(AtomicWrite, SaysThatTheDiskMayNotKeepTheName) {
    const TemporaryFolder folder;
    const SystemCalls system{.fsync = [](int file) {
        const auto status = platform::status_of(file);
        const bool is_folder = status && status->kind == platform::FileStatus::Kind::Folder;
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
    for (const auto rename_to_free_name : {platform::rename_to_free_name, fail_on_names<EINVAL>}) {
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

}  // namespace
}  // namespace takeback::session
