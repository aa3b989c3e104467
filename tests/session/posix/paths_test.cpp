#include "takeback/session/paths.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "support/paths_with.hpp"

namespace takeback::session {
namespace {

using test::paths_with;

TEST(Paths, FollowTheXdgVariables) {
    const Paths paths =
        paths_with({{"HOME", "/home/me"}, {"XDG_CONFIG_HOME", "/config"}, {"XDG_STATE_HOME", "/state"}});
    EXPECT_EQ(paths.config_file, "/config/takeback/config.ini");
    EXPECT_EQ(paths.history_file, "/state/takeback/history");
    EXPECT_EQ(paths.journal_folder, "/state/takeback/journal");
}

TEST(Paths, AreUnderHomeWithoutThem) {
    const Paths paths = paths_with({{"HOME", "/home/me"}});
    EXPECT_EQ(paths.config_file, "/home/me/.config/takeback/config.ini");
    EXPECT_EQ(paths.history_file, "/home/me/.local/state/takeback/history");
    EXPECT_EQ(paths.journal_folder, "/home/me/.local/state/takeback/journal");
}

TEST(Paths, IgnoreEmptyAndRelativeValues) {
    for (const char* value : {"", ".", "config", "~/config"}) {
        const Paths paths = paths_with({{"HOME", "/home/me"}, {"XDG_CONFIG_HOME", value}});
        EXPECT_EQ(paths.config_file, "/home/me/.config/takeback/config.ini") << value;
    }
}

TEST(Paths, AreMissingWithoutAHome) {
    for (const auto& environment : {std::map<std::string, std::string>{}, {{"HOME", ""}}, {{"HOME", "me"}}}) {
        const Paths paths = paths_with(environment);
        EXPECT_EQ(paths.config_file, std::nullopt);
        EXPECT_EQ(paths.history_file, std::nullopt);
        EXPECT_EQ(paths.journal_folder, std::nullopt);
    }
}

TEST(Paths, NeedNoHomeWhereTheVariableIsSet) {
    const Paths paths = paths_with({{"XDG_STATE_HOME", "/state"}});
    EXPECT_EQ(paths.journal_folder, "/state/takeback/journal");
    EXPECT_EQ(paths.config_file, std::nullopt);
}

TEST(Paths, ReadTheEnvironmentOfTheProcess) {
    setenv("XDG_STATE_HOME", "/elsewhere", 1);
    EXPECT_EQ(find_paths().history_file, "/elsewhere/takeback/history");
    unsetenv("XDG_STATE_HOME");
    EXPECT_EQ(platform::environment_variable("XDG_STATE_HOME"), std::nullopt);
}

}  // namespace
}  // namespace takeback::session
