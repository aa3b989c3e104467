// Streams that are no terminal, waiting for them, and what the system says of its user.
#include "takeback/platform/streams.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <ctime>

#include "support/pipe.hpp"
#include "support/temporary_folder.hpp"
#include "takeback/platform/interrupts.hpp"
#include "takeback/platform/surroundings.hpp"

namespace takeback::platform {
namespace {

using namespace std::chrono_literals;

TEST(Streams, APipeIsNoTerminalAndHasNoColumns) {
    const test::Pipe pipe;
    EXPECT_FALSE(is_terminal(pipe.reading_end()));
    EXPECT_EQ(terminal_columns(pipe.reading_end()), std::nullopt);
    EXPECT_FALSE(is_terminal(-1));
}

TEST(Waiting, EndsWhenThereIsSomethingToRead) {
    test::Pipe pipe;
    EXPECT_FALSE(has_input_within(pipe.reading_end(), 0ms));
    EXPECT_FALSE(has_input_within(pipe.reading_end(), 30ms));
    pipe.write("e4");
    EXPECT_TRUE(has_input_within(pipe.reading_end(), 10'000ms));
    EXPECT_TRUE(wait_for_input(pipe.reading_end()));
}

TEST(Waiting, EndsAtTheEndWhichReadingThenFinds) {
    test::Pipe pipe;
    pipe.end_writing();
    EXPECT_TRUE(has_input_within(pipe.reading_end(), 10'000ms));
    EXPECT_TRUE(wait_for_input(pipe.reading_end()));
}

TEST(Waiting, IsNotNeededForAFile) {
    const test::TemporaryFolder folder;
    test::put(folder.file("game"), "");
    const int file = open_file(folder.file("game"), Opening::ToRead);
    EXPECT_TRUE(has_input_within(file, 10'000ms));
    close_file(file);
}

TEST(Surroundings, KnowNoVariableThatNobodyHasSet) {
    EXPECT_EQ(environment_variable("TAKEBACK_NO_SUCH_VARIABLE"), std::nullopt);
    EXPECT_NE(environment_variable("PATH"), std::nullopt);
}

TEST(Surroundings, KnowAWholePathFromAPartOfOne) {
    const test::TemporaryFolder folder;
    EXPECT_TRUE(is_absolute(folder.path()));
    for (const char* const part : {"", ".", "games", "~/games"}) {
        EXPECT_FALSE(is_absolute(part)) << part;
    }
}

TEST(Surroundings, TellTheTimeOfTheUser) {
    const std::time_t noon = 1'769'860'800;  // 2026-01-31, 12 hours in Greenwich
    const auto parts = local_time(noon);
    ASSERT_TRUE(parts);
    std::tm told = *parts;
    EXPECT_EQ(std::mktime(&told), noon);
    EXPECT_EQ(parts->tm_year, 126);
}

}  // namespace
}  // namespace takeback::platform
