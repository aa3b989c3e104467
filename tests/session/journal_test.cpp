#include "takeback/session/journal.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include "support/temporary_folder.hpp"

namespace takeback::session {
namespace {

namespace fs = std::filesystem;
using test::content_of;
using test::put;
using test::TemporaryFolder;

JournalHeader chess_game() {
    return {.game = "chess",
            .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            .white = "Ann Lee",
            .black = "Ødegård\\"};
}

Journal start(const TemporaryFolder& folder) {
    auto started = Journal::start(folder.path(), chess_game());
    EXPECT_TRUE(started);
    return *std::move(started);
}

/// A journal with one command, closed; its path.
std::string play_a_game(const TemporaryFolder& folder, std::string_view command) {
    Journal journal = start(folder);
    EXPECT_EQ(journal.append(command), std::nullopt);
    return journal.path();
}

std::vector<std::string> commands_of(const JournalContent& content) {
    std::vector<std::string> commands;
    for (const JournalLine& line : content.lines) {
        commands.push_back(line.command);
    }
    return commands;
}

using Commands = std::vector<std::string>;

TEST(JournalText, IsALineForTheGameAndOneForEachCommand) {
    EXPECT_EQ(write_journal_header({.game = "chess", .start_fen = "8/8 w", .white = "A", .black = "B"}),
              "takeback journal 1\tchess\t8/8 w\tA\tB\n");
    EXPECT_EQ(write_journal_line("Nf3", ""), "Nf3\n");
    EXPECT_EQ(write_journal_line("Nf3", "4:58.3 5:00.0"), "[4:58.3 5:00.0] Nf3\n");
    EXPECT_EQ(write_journal_line("[x] y", ""), "[] [x] y\n");
}

TEST(JournalText, ReadsWhatItWrote) {
    const std::vector<JournalLine> lines{
        {"e4", "", 2}, {"Nf3", "1:00 2:00", 3},  {"[x] y", "", 4}, {"[", "", 5}, {"a\tb\r\\n\xff", "", 6},
        {"", "", 7},   {" two  blanks ", "0", 8}};
    std::string text = write_journal_header(chess_game());
    for (const JournalLine& line : lines) {
        text += write_journal_line(line.command, line.note);
    }
    const auto read = read_journal(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->header, chess_game());
    EXPECT_EQ(read->lines, lines);
    EXPECT_FALSE(read->torn);
    EXPECT_EQ(read->complete_size, text.size());
}

TEST(JournalText, TakesALineThatOnlyBeginsLikeANoteForACommand) {
    const auto read = read_journal("takeback journal 1\tchess\n[1:00 e4\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->lines, (std::vector<JournalLine>{{"[1:00 e4", "", 2}}));
    EXPECT_EQ(read->header, (JournalHeader{.game = "chess"})) << "fields that are missing are empty";
}

TEST(JournalText, KeepsANameOnItsLine) {
    JournalHeader header = chess_game();
    header.white = "A\tB\nresign";
    EXPECT_EQ(read_journal(write_journal_header(header))->header.white, "A B resign");
}

TEST(JournalText, SaysWhenTheGameWasBegunWhereThatIsKnown) {
    JournalHeader header = chess_game();
    header.date = "2026.01.31";
    const std::string text = write_journal_header(header);
    EXPECT_EQ(text.substr(text.size() - 12), "\t2026.01.31\n");
    EXPECT_EQ(read_journal(text)->header, header);
}

TEST(JournalText, RefusesOtherFiles) {
    EXPECT_EQ(read_journal("").error(), JournalFault::NotBegun);
    EXPECT_EQ(read_journal("takeback journal 1\tchess").error(), JournalFault::NotBegun);
    EXPECT_EQ(read_journal("[Event \"x\"]\n").error(), JournalFault::NoJournal);
    EXPECT_EQ(read_journal("\n").error(), JournalFault::NoJournal);
    EXPECT_EQ(read_journal("takeback journal 2\tchess\n").error(), JournalFault::OtherVersion);
    EXPECT_EQ(read_journal("takeback journal 10\tchess\n").error(), JournalFault::OtherVersion);
}

TEST(Journal, GivesBackWhatItWasGiven) {
    const TemporaryFolder folder;
    std::string path;
    {
        Journal journal = start(folder);
        path = journal.path();
        EXPECT_EQ(journal.append("e4"), std::nullopt);
        EXPECT_EQ(journal.append("e5", "4:59.1 5:00.0"), std::nullopt);
    }
    const auto resumed = Journal::resume(path);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(resumed->content.header, chess_game());
    EXPECT_EQ(resumed->content.lines, (std::vector<JournalLine>{{"e4", "", 2}, {"e5", "4:59.1 5:00.0", 3}}));
    EXPECT_FALSE(resumed->content.torn);
}

TEST(Journal, HasACommandInTheFileWhenAppendReturns) {
    const TemporaryFolder folder;
    Journal journal = start(folder);
    EXPECT_EQ(content_of(journal.path()), write_journal_header(chess_game()));
    EXPECT_EQ(journal.append("e4"), std::nullopt);
    EXPECT_EQ(content_of(journal.path()), write_journal_header(chess_game()) + "e4\n");
}

TEST(Journal, MayHoldTheGameOfTheLargestFile) {
    const TemporaryFolder folder;
    const std::string path = play_a_game(folder, "pgn {" + std::string(largest_file, 'x') + "} 1. e4 *");
    const auto resumed = Journal::resume(path);
    ASSERT_TRUE(resumed) << describe(resumed.error());
    EXPECT_EQ(resumed->content.lines.size(), 1U);
}

TEST(Journal, GoesOnInTheSameFile) {
    const TemporaryFolder folder;
    const std::string path = play_a_game(folder, "e4");
    {
        auto resumed = Journal::resume(path);
        ASSERT_TRUE(resumed);
        ResumedJournal game = *std::move(resumed);
        EXPECT_EQ(game.journal.append("e5"), std::nullopt);
    }
    EXPECT_EQ(commands_of(Journal::resume(path)->content), (Commands{"e4", "e5"}));
}

TEST(Journal, DropsATornLineWhereverItIsTorn) {
    const std::string complete = write_journal_header(chess_game()) + "e4\n";
    const std::string last = write_journal_line("Ng1-f3", "4:59.1 5:00.0");
    for (std::size_t length = 0; length <= last.size(); ++length) {
        SCOPED_TRACE(length);
        const TemporaryFolder folder;
        const std::string path = folder.file("game.journal");
        put(path, complete + last.substr(0, length));
        {
            auto resumed = Journal::resume(path);
            ASSERT_TRUE(resumed);
            ResumedJournal game = *std::move(resumed);
            const bool whole = length == last.size();
            EXPECT_EQ(game.content.torn, length > 0 && !whole);
            EXPECT_EQ(commands_of(game.content), whole ? (Commands{"e4", "Ng1-f3"}) : Commands{"e4"});
            EXPECT_EQ(game.journal.append("d4"), std::nullopt);
        }
        EXPECT_EQ(content_of(path), complete + (length == last.size() ? last : "") + "d4\n");
    }
}

TEST(Journal, HoldsNoGameWhereTheFirstLineIsTorn) {
    const std::string header = write_journal_header(chess_game());
    for (std::size_t length = 0; length < header.size(); ++length) {
        SCOPED_TRACE(length);
        const TemporaryFolder folder;
        put(folder.file("game.journal"), header.substr(0, length));
        EXPECT_EQ(in_words(Language::English, Journal::resume(folder.file("game.journal")).error().reason),
                  "nothing was kept in it");
        EXPECT_EQ(Journal::resume_newest(folder.path()).error().code, ENOENT);
    }
}

TEST(Journal, IsNeverOpenTwice) {
    const TemporaryFolder folder;
    Journal journal = start(folder);
    EXPECT_EQ(journal.append("e4"), std::nullopt);
    const auto second = Journal::resume(journal.path());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, EWOULDBLOCK);
    EXPECT_EQ(describe(second.error()), "cannot lock '" + journal.path() + "': another program is using it");
    EXPECT_EQ(in_words(Language::English, Journal::resume_newest(folder.path()).error().reason),
              "its games are open in other programs");
}

TEST(Journal, GivesItsLockAwayWithTheObject) {
    const TemporaryFolder folder;
    Journal journal = start(folder);
    EXPECT_EQ(journal.append("e4"), std::nullopt);
    const std::string first = journal.path();
    Journal other = start(folder);
    EXPECT_EQ(other.append("d4"), std::nullopt);
    const std::string second = other.path();
    journal = std::move(other);
    EXPECT_EQ(journal.path(), second);
    EXPECT_TRUE(Journal::resume(first));
    EXPECT_FALSE(Journal::resume(second));
}

TEST(Journal, GetsANameOfItsOwn) {
    const TemporaryFolder folder;
    const Journal first = start(folder);
    const Journal second = start(folder);
    const Journal third = start(folder);
    EXPECT_EQ(folder.names().size(), 3U);
}

TEST(Journal, IsRemovedWhereNothingWasPlayed) {
    const TemporaryFolder folder;
    {
        const Journal journal = start(folder);
        EXPECT_EQ(folder.names().size(), 1U);
    }
    EXPECT_TRUE(folder.names().empty());
    {
        Journal journal = start(folder);
        EXPECT_EQ(journal.append("e4"), std::nullopt);
        Journal unused = start(folder);
        unused = std::move(journal);
        EXPECT_EQ(folder.names().size(), 1U);
    }
    EXPECT_EQ(folder.names().size(), 1U) << "the one that was played";
}

TEST(Journal, ResumesTheGameThatWasPlayedLast) {
    const TemporaryFolder folder;
    play_a_game(folder, "a3");
    const std::string b3 = play_a_game(folder, "b3");
    play_a_game(folder, "c3");
    fs::last_write_time(b3, fs::file_time_type::clock::now() + std::chrono::hours{1});
    EXPECT_EQ(commands_of(Journal::resume_newest(folder.path())->content), Commands{"b3"});
}

TEST(Journal, PassesByWhatIsOpenOrEmptyOrNoJournal) {
    const TemporaryFolder folder;
    const auto later = fs::file_time_type::clock::now() + std::chrono::hours{1};
    play_a_game(folder, "a3");
    Journal open = start(folder);
    EXPECT_EQ(open.append("b3"), std::nullopt);
    put(folder.file("empty.journal"), write_journal_header(chess_game()));
    put(folder.file("notes.txt"), "x");
    fs::last_write_time(open.path(), later);
    fs::last_write_time(folder.file("empty.journal"), later);
    fs::last_write_time(folder.file("notes.txt"), later);
    EXPECT_EQ(commands_of(Journal::resume_newest(folder.path())->content), Commands{"a3"});
}

TEST(Journal, ThatCannotBeReadDoesNotStandBeforeTheOthersButIsNamed) {
    const TemporaryFolder folder;
    const std::string game = play_a_game(folder, "a3");
    fs::last_write_time(game, fs::file_time_type::clock::now() - std::chrono::hours{1});
    put(folder.file("x.journal"), "takeback journal 2\n");
    fs::create_directory(folder.file("y.journal"));
    put(folder.file("z.journal"), "");
    fs::resize_file(folder.file("z.journal"), largest_journal + 1);
    const auto resumed = Journal::resume_newest(folder.path());
    ASSERT_TRUE(resumed) << describe(resumed.error());
    EXPECT_EQ(commands_of(resumed->content), Commands{"a3"});
    ASSERT_EQ(resumed->passed_over.size(), 3U);
    EXPECT_EQ(describe(resumed->passed_over[2]),
              "cannot resume '" + folder.file("x.journal") + "': another version of Takeback has written it");
}

TEST(Journal, ThatCannotBeReadIsTheErrorWhereThereIsNoOther) {
    const TemporaryFolder folder;
    put(folder.file("x.journal"), "takeback journal 2\n");
    EXPECT_EQ(describe(Journal::resume_newest(folder.path()).error()),
              "cannot resume '" + folder.file("x.journal") + "': another version of Takeback has written it");
}

TEST(Journal, EndsBeforeItIsTooLargeToBeResumed) {
    const TemporaryFolder folder;
    Journal journal = start(folder);
    const std::string path = journal.path();
    const std::string command = "pgn {" + std::string(largest_file - 1000, 'x') + "} *";
    for (int game = 1; game <= 4; ++game) {
        EXPECT_EQ(journal.append(command), std::nullopt) << game;
    }
    const auto error = journal.append(command);
    ASSERT_TRUE(error);
    EXPECT_EQ(describe(*error),
              "cannot write '" + path + "': it would be too large: more than 67108864 bytes");
    EXPECT_FALSE(journal.is_open()) << "a game with a gap could not be replayed";
    const auto resumed = Journal::resume(path);
    ASSERT_TRUE(resumed) << describe(resumed.error());
    EXPECT_EQ(resumed->content.lines.size(), 4U);
}

TEST(Journal, SaysThatThereIsNoGameToResume) {
    const TemporaryFolder folder;
    for (const std::string& place : {folder.path(), folder.file("nosuch")}) {
        EXPECT_EQ(describe(Journal::resume_newest(place).error()),
                  "cannot resume from '" + place + "': there is no game that could be resumed");
    }
    EXPECT_EQ(Journal::resume(folder.file("nosuch.journal")).error().code, ENOENT);
}

TEST(Journal, SaysThatItsFolderCannotBeWritten) {
    const TemporaryFolder folder;
    put(folder.file("file"), "");
    EXPECT_EQ(describe(Journal::start(folder.file("file/journal"), chess_game()).error()),
              "cannot create the folder '" + folder.file("file/journal") + "': Not a directory");
    EXPECT_FALSE(Journal::start(folder.file("file"), chess_game()));
}

TEST(Journal, GoesOnElsewhereFromTheLinesThatReplayed) {
    const TemporaryFolder folder;
    put(folder.file("old.journal"), write_journal_header(chess_game()) + "e4\n[1:00] e5\nKe5\nd4\n");
    auto resumed = Journal::resume(folder.file("old.journal"));
    ASSERT_TRUE(resumed);
    const std::span<const JournalLine> replayed{resumed->content.lines.data(), 2};
    auto started = Journal::start(folder.path(), resumed->content.header, replayed);
    ASSERT_TRUE(started);
    Journal journal = *std::move(started);
    EXPECT_EQ(journal.append("Nf3"), std::nullopt);
    EXPECT_EQ(content_of(journal.path()), write_journal_header(chess_game()) + "e4\n[1:00] e5\nNf3\n");
    EXPECT_EQ(content_of(folder.file("old.journal")),
              write_journal_header(chess_game()) + "e4\n[1:00] e5\nKe5\nd4\n");
}

// A disk that is full.

bool& disk_is_full() {
    static bool full = false;
    return full;
}

std::ptrdiff_t write_to_small_disk(int file, const void* bytes, std::size_t size) {
    if (!disk_is_full()) {
        return platform::write_some(file, bytes, size);
    }
    if (size > 1) {
        return platform::write_some(file, bytes, size / 2);
    }
    errno = ENOSPC;
    return -1;
}

TEST(Journal, EndsCompleteWhereTheDiskIsFull) {
    const TemporaryFolder folder;
    disk_is_full() = false;
    auto started = Journal::start(folder.path(), chess_game(), {}, {.write = write_to_small_disk});
    ASSERT_TRUE(started);
    Journal journal = *std::move(started);
    const std::string path = journal.path();
    EXPECT_EQ(journal.append("e4"), std::nullopt);
    disk_is_full() = true;
    EXPECT_EQ(describe(*journal.append("e5")), "cannot write '" + path + "': No space left on device");
    EXPECT_FALSE(journal.is_open());
    disk_is_full() = false;
    EXPECT_EQ(journal.append("Nf3"), std::nullopt) << "told once; and nothing is kept behind a gap";
    EXPECT_EQ(content_of(path), write_journal_header(chess_game()) + "e4\n");
}

TEST(Journal, LeavesNothingWhereTheDiskWasFullFromTheStart) {
    const TemporaryFolder folder;
    disk_is_full() = true;
    EXPECT_EQ(Journal::start(folder.path(), chess_game(), {}, {.write = write_to_small_disk}).error().code,
              ENOSPC);
    EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace takeback::session
