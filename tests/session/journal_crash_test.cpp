// Programs that are killed while they write a journal, and programs that want the same one.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <random>
#include <string>
#include <utility>

#include "support/child.hpp"
#include "support/temporary_folder.hpp"
#include "takeback/session/journal.hpp"

namespace takeback::session {
namespace {

using test::TemporaryFolder;

/// A child process that keeps the commands 1, 2, 3, ... and answers each with its number.
class Writer {
public:
    explicit Writer(const std::string& folder) {
        EXPECT_EQ(pipe(ends_.data()), 0);
        child_ = test::start_child([&] { answer_for_ever(folder); });
        close(ends_[1]);
    }
    ~Writer() { close(ends_[0]); }

    /// The next answer; 0 when there will be none.
    [[nodiscard]] std::uint32_t next_answer() const {
        std::uint32_t number = 0;
        return read(ends_[0], &number, sizeof number) == sizeof number ? number : 0;
    }
    void kill() const { test::kill_child(child_); }

private:
    void answer_for_ever(const std::string& folder) const {
        auto started = Journal::start(folder, {.game = "chess"});
        Journal journal = *std::move(started);
        for (std::uint32_t number = 1;; ++number) {
            if (journal.append(std::to_string(number)) ||
                write(ends_[1], &number, sizeof number) != sizeof number) {
                _exit(1);
            }
        }
    }

    std::array<int, 2> ends_{};
    pid_t child_ = -1;
};

TEST(JournalCrash, LosesNothingThatWasAnswered) {
    std::mt19937 random{41};
    for (int round = 0; round < 200; ++round) {
        const TemporaryFolder folder;
        const Writer writer{folder.path()};
        std::uint32_t answered = writer.next_answer();
        usleep(static_cast<useconds_t>(random() % 3000));
        writer.kill();
        while (const std::uint32_t answer = writer.next_answer()) {
            answered = answer;
        }
        ASSERT_GT(answered, 0U);

        const auto resumed = Journal::resume_newest(folder.path());
        ASSERT_TRUE(resumed) << describe(resumed.error());
        const auto& lines = resumed->content.lines;
        EXPECT_GE(lines.size(), answered);
        EXPECT_LE(lines.size(), answered + 1U) << "one command may be kept and not answered";
        for (std::size_t i = 0; i < lines.size(); ++i) {
            ASSERT_EQ(lines[i].command, std::to_string(i + 1));
        }
    }
}

TEST(JournalCrash, FreesTheLockWithTheProgram) {
    const TemporaryFolder folder;
    const Writer writer{folder.path()};
    ASSERT_EQ(writer.next_answer(), 1U);
    EXPECT_EQ(Journal::resume_newest(folder.path()).error().code, EWOULDBLOCK) << "while it lives";
    writer.kill();
    EXPECT_TRUE(Journal::resume_newest(folder.path()));
}

TEST(JournalCrash, GivesManyProgramsJournalsOfTheirOwn) {
    const TemporaryFolder folder;
    constexpr int programs = 6;
    constexpr int commands = 200;
    std::array<pid_t, programs> children{};
    for (int program = 0; program < programs; ++program) {
        children[static_cast<std::size_t>(program)] = test::start_child([&] {
            // Half of them look for a game to resume first, and so disturb the others.
            static_cast<void>(program % 2 == 0 || Journal::resume_newest(folder.path()));
            auto started = Journal::start(folder.path(), {.game = std::to_string(program)});
            Journal journal = *std::move(started);
            for (int i = 0; i < commands; ++i) {
                static_cast<void>(journal.append(std::to_string(program)));
            }
        });
    }
    for (const pid_t child : children) {
        waitpid(child, nullptr, 0);
    }
    int complete = 0;
    for (const std::string& path : list_journals(folder.path())) {
        const auto resumed = Journal::resume(path);
        if (!resumed) {
            continue;  // created while another program looked into it, and left
        }
        EXPECT_EQ(resumed->content.lines.size(), commands);
        for (const JournalLine& line : resumed->content.lines) {
            ASSERT_EQ(line.command, resumed->content.header.game);
        }
        ++complete;
    }
    EXPECT_EQ(complete, programs);
}

}  // namespace
}  // namespace takeback::session
