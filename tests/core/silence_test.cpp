// The core and the rule books never print, read no clock and touch no file: that is for whoever uses them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>

#include "support/drawing.hpp"

namespace takeback {
namespace {

TEST(Core, WritesNothingWhileAGameIsPlayed) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    Game game = test::game_after_start("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    EXPECT_TRUE(game.status().outcome);
    game.undo();
    game.redo();
    game.undo();
    EXPECT_FALSE(game.play({.from = test::at("e1"), .to = test::at("e3")}));
    test::play(game, "Qxe5+ Be7");
    EXPECT_TRUE(game.offer_draw(Color::White));
    EXPECT_TRUE(game.decline_draw());
    EXPECT_TRUE(game.resign(Color::Black));
    game.set_position(test::chess().start_position());
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

bool includes_the_world(const std::string& line) {
    constexpr std::array headers{"iostream", "ostream", "istream", "sstream", "fstream",
                                 "cstdio",   "print",   "chrono",  "ctime",   "filesystem",
                                 "unistd.h", "stdio.h", "time.h"};
    return std::any_of(headers.begin(), headers.end(), [&line](const std::string& header) {
        return line.starts_with("#include <" + header + ">");
    });
}

TEST(Core, IncludesNoTerminalNoFileAndNoClock) {
    int files = 0;
    for (const char* const part : {"include/takeback/core", "include/takeback/chess",
                                   "include/takeback/xiangqi", "src/core", "src/chess", "src/xiangqi"}) {
        const auto folder = std::filesystem::path{TAKEBACK_TEST_DATA}.parent_path() / part;
        for (const auto& entry : std::filesystem::directory_iterator{folder}) {
            std::ifstream file{entry.path()};
            for (std::string line; std::getline(file, line);) {
                EXPECT_FALSE(includes_the_world(line)) << entry.path() << ": " << line;
            }
            ++files;
        }
    }
    EXPECT_GT(files, 60);
}

}  // namespace
}  // namespace takeback
