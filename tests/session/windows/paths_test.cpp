#include "takeback/session/paths.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "support/paths_with.hpp"

namespace takeback::session {
namespace {

using test::paths_with;

TEST(Paths, AreWhereWindowsKeepsThemForAUser) {
    const Paths paths = paths_with({{"APPDATA", "C:\\me\\Roaming"}, {"LOCALAPPDATA", "C:\\me\\Local"}});
    EXPECT_EQ(paths.config_file, "C:\\me\\Roaming/takeback/config.ini");
    EXPECT_EQ(paths.history_file, "C:\\me\\Local/takeback/history");
    EXPECT_EQ(paths.journal_folder, "C:\\me\\Local/takeback/journal");
}

TEST(Paths, FollowTheXdgVariables) {
    const Paths paths = paths_with({{"APPDATA", "C:\\me"}, {"XDG_CONFIG_HOME", "D:/config"}});
    EXPECT_EQ(paths.config_file, "D:/config/takeback/config.ini");
    EXPECT_EQ(paths.journal_folder, std::nullopt);
}

TEST(Paths, IgnoreWhatIsNotAbsolute) {
    for (const char* const value : {"", "me", "\\me", "C:me"}) {
        EXPECT_EQ(paths_with({{"APPDATA", value}}).config_file, std::nullopt) << value;
    }
}

}  // namespace
}  // namespace takeback::session
