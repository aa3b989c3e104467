// Journals where there are links and permissions as POSIX has them.
#include "takeback/session/journal.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "support/temporary_folder.hpp"

namespace takeback::session {
namespace {

namespace fs = std::filesystem;
using test::content_of;
using test::put;
using test::TemporaryFolder;

JournalHeader chess_game() {
    return {.game = "chess", .white = "Ann Lee", .black = "Bob"};
}

TEST(Journal, ThatIsALinkIsNotFollowed) {
    const TemporaryFolder elsewhere;
    const TemporaryFolder folder;
    const std::string text = write_journal_header(chess_game()) + "e4\ntorn";
    put(elsewhere.file("x"), text);
    std::filesystem::create_symlink(elsewhere.file("x"), folder.file("x.journal"));
    const auto resumed = Journal::resume(folder.file("x.journal"));
    ASSERT_FALSE(resumed);
    EXPECT_EQ(describe(resumed.error()),
              "cannot open '" + folder.file("x.journal") + "': it is a symbolic link, not a file");
    EXPECT_FALSE(Journal::resume_newest(folder.path()));
    EXPECT_EQ(content_of(elsewhere.file("x")), text) << "nothing was cut off";
}

TEST(Journal, IsNotKeptWhereEverybodyMayWrite) {
    const TemporaryFolder folder;
    put(folder.file("x.journal"), write_journal_header(chess_game()) + "e4\n");
    std::filesystem::permissions(folder.path(), std::filesystem::perms{01777});
    const std::string problem = "cannot trust the folder '" + folder.path() + "': everybody may write in it";
    EXPECT_EQ(describe(Journal::start(folder.path(), chess_game()).error()), problem);
    EXPECT_EQ(describe(Journal::resume_newest(folder.path()).error()), problem);
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(Journal, CreatesItsFolder) {
    const TemporaryFolder folder;
    const auto journal = Journal::start(folder.file("state/takeback/journal"), chess_game());
    ASSERT_TRUE(journal);
    EXPECT_EQ(fs::status(journal->path()).permissions(), fs::perms{0600}) << "the game is the player's";
}

}  // namespace
}  // namespace takeback::session
