// What every system promises of a file that is open.
#include "takeback/platform/open_files.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>

#include "support/pipe.hpp"
#include "support/temporary_folder.hpp"
#include "takeback/platform/file_names.hpp"

namespace takeback::platform {
namespace {

using test::content_of;
using test::put;
using test::TemporaryFolder;

/// A file that closes itself.
class File {
public:
    File(const std::string& path, Opening how) : number_{open_file(path, how)} {
        EXPECT_NE(number_, -1) << path;
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() { close_file(number_); }
    [[nodiscard]] int number() const noexcept { return number_; }
    void write(std::string_view bytes) const {
        EXPECT_EQ(write_some(number_, bytes.data(), bytes.size()), static_cast<std::ptrdiff_t>(bytes.size()));
    }
    [[nodiscard]] std::string read() const {
        std::array<char, 100> bytes{};
        const std::ptrdiff_t size = read_some(number_, bytes.data(), bytes.size());
        EXPECT_GE(size, 0);
        return {bytes.data(), static_cast<std::size_t>(size)};
    }

private:
    int number_;
};

TEST(OpenFiles, CarryEveryByteAsItIs) {
    const TemporaryFolder folder;
    const std::string bytes{"1. e4\n\r\n\x1a\0\xff", 11};
    File{folder.file("game"), Opening::New}.write(bytes);
    EXPECT_EQ(content_of(folder.file("game")), bytes);
    EXPECT_EQ((File{folder.file("game"), Opening::ToRead}.read()), bytes);
    EXPECT_EQ((File{folder.file("game"), Opening::Stream}.read()), bytes);
}

TEST(OpenFiles, HaveNamesInChinese) {
    const TemporaryFolder folder;
    File{folder.file("\xE6\xA3\x8B\xE8\xB0\xB1.pgn"), Opening::New}.write("1. e4");
    EXPECT_EQ(folder.names(), std::set<std::string>{"\xE6\xA3\x8B\xE8\xB0\xB1.pgn"});
    EXPECT_EQ((File{folder.file("\xE6\xA3\x8B\xE8\xB0\xB1.pgn"), Opening::ToRead}.read()), "1. e4");
}

TEST(OpenFiles, AreNotCreatedOverOthers) {
    const TemporaryFolder folder;
    put(folder.file("game"), "old");
    for (const Opening how : {Opening::New, Opening::NewForOwner}) {
        errno = 0;
        EXPECT_EQ(open_file(folder.file("game"), how), -1);
        EXPECT_EQ(errno, EEXIST);
    }
    EXPECT_EQ(content_of(folder.file("game")), "old");
}

TEST(OpenFiles, SayThatThereIsNoSuchFile) {
    const TemporaryFolder folder;
    for (const Opening how : {Opening::ToRead, Opening::Stream, Opening::ToAppend, Opening::Folder}) {
        for (const char* const name : {"nosuch", "nosuch/game", "\x1b[2J\xff"}) {
            errno = 0;
            EXPECT_EQ(open_file(folder.file(name), how), -1);
            EXPECT_EQ(errno, ENOENT) << name;
        }
    }
}

TEST(OpenFiles, ToAppendAreReadFromTheBeginningAndWrittenAtTheEnd) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4\ntorn");
    {
        const File file{folder.file("game"), Opening::ToAppend};
        EXPECT_EQ(file.read(), "e4\ntorn");
        EXPECT_EQ(cut_file(file.number(), 3), 0);
        file.write("e5\n");
    }
    EXPECT_EQ(content_of(folder.file("game")), "e4\ne5\n");
}

TEST(OpenFiles, AreLockedByOneAndReadByAll) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4");
    const File holder{folder.file("game"), Opening::ToAppend};
    const File other{folder.file("game"), Opening::ToAppend};
    EXPECT_EQ(lock_file(holder.number()), 0);
    errno = 0;
    EXPECT_EQ(lock_file(other.number()), -1);
    EXPECT_EQ(errno, EWOULDBLOCK);
    EXPECT_EQ(other.read(), "e4");
    EXPECT_EQ(content_of(folder.file("game")), "e4");
}

TEST(OpenFiles, SayWhatTheyAre) {
    const TemporaryFolder folder;
    put(folder.file("game"), "12345");
    const File file{folder.file("game"), Opening::ToRead};
    EXPECT_EQ(status_of(file.number()), (FileStatus{.kind = FileStatus::Kind::Regular, .size = 5}));
    const File itself{folder.path(), Opening::Folder};
    EXPECT_EQ(status_of(itself.number())->kind, FileStatus::Kind::Folder);
    const test::Pipe pipe;
    EXPECT_EQ(status_of(pipe.reading_end())->kind, FileStatus::Kind::Pipe);
    EXPECT_EQ(status_of(-1), std::nullopt);
    EXPECT_EQ(errno, EBADF);
}

TEST(OpenFiles, KnowThatTheirNameWasRemoved) {
    const TemporaryFolder folder;
    put(folder.file("game"), "e4");
    const File file{folder.file("game"), Opening::ToAppend};
    EXPECT_TRUE(status_of(file.number())->has_name);
    EXPECT_EQ(remove_file(folder.file("game").c_str()), 0);
    // Wine removes it only when it is closed.
    EXPECT_EQ(status_of(file.number())->has_name, folder.names().contains("game"));
}

TEST(OpenFiles, AreFlushedAndSoAreTheirFoldersWhereThatIsPossible) {
    const TemporaryFolder folder;
    const File file{folder.file("game"), Opening::New};
    file.write("e4");
    EXPECT_EQ(flush_file(file.number()), 0);
    const File itself{folder.path(), Opening::Folder};
    errno = 0;
    EXPECT_TRUE(flush_file(itself.number()) == 0 || errno == EINVAL) << errno;
}

TEST(OpenFiles, StayOpenWhenTheirSecondNumberIsClosed) {
    const test::Pipe pipe;
    const int again = open_again(pipe.reading_end());
    ASSERT_NE(again, -1);
    EXPECT_EQ(close_file(again), 0);
    pipe.write("e4");
    std::array<char, 10> bytes{};
    EXPECT_EQ(read_some(pipe.reading_end(), bytes.data(), bytes.size()), 2);
}

TEST(OpenFiles, TakeOverPermissionsOnlyFromAFileThatIsThere) {
    const TemporaryFolder folder;
    put(folder.file("model"), "");
    const File file{folder.file("game"), Opening::NewForOwner};
    EXPECT_EQ(imitate_permissions(file.number(), folder.file("model")), Imitation::Done);
    EXPECT_EQ(imitate_permissions(file.number(), folder.file("nosuch")), Imitation::ModelIsNotSeen);
    EXPECT_EQ(errno, ENOENT);
}

}  // namespace
}  // namespace takeback::platform
