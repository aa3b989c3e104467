// The file of settings where there are links and pipes.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "support/temporary_folder.hpp"
#include "takeback/session/settings_file.hpp"

namespace takeback::session {
namespace {

using test::content_of;
using test::put;
using test::TemporaryFolder;

const SettingInfo& info_of(std::string_view key) {
    return *find_setting(key);
}

TEST(SettingsFile, MayBeALinkToAnother) {
    const TemporaryFolder folder;
    put(folder.file("dotfile"), "# kept elsewhere\n");
    std::filesystem::create_symlink("dotfile", folder.file("config.ini"));
    EXPECT_EQ(store_setting(folder.file("config.ini"), info_of("trace"), "on"), std::nullopt);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("config.ini")));
    EXPECT_EQ(content_of(folder.file("dotfile")), "# kept elsewhere\ntrace = on\n");
}

TEST(SettingsFile, MayNotBeAPipe) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo(folder.file("fifo").c_str(), 0600), 0);
    EXPECT_EQ(in_words(Language::English, load_settings(folder.file("fifo")).error().reason),
              "it is a pipe, not a file");
}

}  // namespace
}  // namespace takeback::session
