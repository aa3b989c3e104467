// Memory runs out in the real program: an allocation fails, and then all is well again, or nothing more is to
// be had. It says so and ends; what it had answered, and no more than one command besides, is in the journal.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <string>

#include "faults/faulty_run.hpp"
#include "support/temporary_folder.hpp"

namespace takeback {
namespace {

using test::content_of;
using test::FaultyRun;
using test::holds;

constexpr std::string_view script =
    "e4\ne5\nundo\nd5\nexd5\nfen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\ne4\nresign\npgn\n";
constexpr std::string_view kept = "e4\ne5\nundo\nd5\nexd5\nfen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\ne4\nresign\n";

std::size_t lines_in(std::string_view text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// The commands of the one journal that there is.
std::string commands_in(const test::TemporaryFolder& home) {
    std::string commands;
    if (std::filesystem::exists(home.file("takeback/journal"))) {
        for (const auto& entry : std::filesystem::directory_iterator{home.file("takeback/journal")}) {
            const std::string journal = content_of(entry.path().string());
            commands = journal.substr(std::min(journal.find('\n') + 1, journal.size()));
        }
    }
    return commands;
}

void expect_orderly_end(const FaultyRun& run, const test::TemporaryFolder& home) {
    const std::size_t answered = std::min(lines_in(run.finished.out), lines_in(kept));
    const std::string commands = commands_in(home);
    if (answered == 0 && commands.empty() && run.finished.exit_code < 0) {
        return;  // in CLI11, whose own set-up does without exceptions, before there is a game
    }
    EXPECT_EQ(run.finished.exit_code, 4);
    EXPECT_TRUE(holds(run.finished.err, "Out of memory: ")) << run.finished.err;
    EXPECT_TRUE(kept.starts_with(commands)) << commands;
    EXPECT_TRUE(lines_in(commands) == answered || lines_in(commands) == answered + 1)
        << answered << " answered, but kept are\n"
        << commands;
}

/// Each fifth allocation, or each fiftieth where the program starts slowly: all of them, for as long as it
/// takes, showed nothing else.
std::size_t fail_each_fifth(bool lasts) {
    std::size_t failures = 0;
    for (std::size_t at = 1; !testing::Test::HasFailure(); at += TAKEBACK_STARTS_SLOWLY ? 50 : 5) {
        const test::TemporaryFolder home;
        const FaultyRun run = test::run_with_fault(home.path(), {"run", "--autosave", "--json"}, script,
                                                   {.folder = "memory", .at = at, .lasts = lasts});
        if (run.failed_call.empty()) {
            EXPECT_EQ(run.finished.exit_code, 0) << run.finished.err;
            EXPECT_EQ(commands_in(home), kept);
            break;
        }
        SCOPED_TRACE("allocation " + std::to_string(at));
        expect_orderly_end(run, home);
        ++failures;
    }
    return failures;
}

TEST(ProgramMemory, ThatRunsOutOnceEndsTheProgramWithEverythingAnsweredKept) {
    const std::size_t failures = fail_each_fifth(false);
    EXPECT_GT(failures, 20U);
    std::cout << "| the whole program, once | operator new | " << failures << " |\n";
}

TEST(ProgramMemory, ThatIsGoneEndsTheProgramWithEverythingAnsweredKept) {
    const std::size_t failures = fail_each_fifth(true);
    EXPECT_GT(failures, 20U);
    std::cout << "| the whole program, from then on | operator new | " << failures << " |\n";
}

}  // namespace
}  // namespace takeback
