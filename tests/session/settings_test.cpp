#include <gtest/gtest.h>

#include <cerrno>

#include "support/temporary_folder.hpp"
#include "takeback/session/settings_file.hpp"

namespace takeback::session {
namespace {

using test::content_of;
using test::put;
using test::TemporaryFolder;

const SettingInfo& info_of(std::string_view key) {
    const SettingInfo* const info = find_setting(key);
    EXPECT_NE(info, nullptr) << key;
    return *info;
}

TEST(SettingsTable, IsCompleteAndItsDefaultsAreAllowed) {
    for (const SettingInfo& info : all_settings()) {
        SCOPED_TRACE(info.key);
        EXPECT_EQ(allowed_value(info, info.default_value), info.default_value);
        EXPECT_EQ(Settings{}.value(info.setting), info.default_value);
        EXPECT_EQ(find_setting(info.key), &info);
        EXPECT_FALSE(template_of(Language::English, info.help).empty());
    }
}

TEST(SettingsTable, SaysWhatIsAllowed) {
    EXPECT_EQ(describe_allowed(info_of("color")), "auto, always or never");
    EXPECT_EQ(describe_allowed(info_of("trace")), "on or off");
    EXPECT_EQ(allowed_choices(info_of("pieces")),
              (std::vector<std::string>{"auto", "letters", "figurine", "cjk"}));
    EXPECT_EQ(find_setting("colour"), nullptr);
    EXPECT_EQ(find_setting(""), nullptr);
}

TEST(Settings, TakeAllowedValuesInSmallAndCapitalLetters) {
    Settings settings;
    EXPECT_FALSE(settings.is_on(Setting::Trace));
    EXPECT_EQ(settings.set("trace", "on"), std::nullopt);
    EXPECT_TRUE(settings.is_on(Setting::Trace));
    EXPECT_EQ(settings.set("Color", "NEVER"), std::nullopt);
    EXPECT_EQ(settings.value(Setting::Color), "never");
}

TEST(Settings, RefuseOthersAndChangeNothing) {
    Settings settings;
    EXPECT_EQ(settings.set("colour", "never"), "There is no setting 'colour'.");
    EXPECT_EQ(settings.set("color", "blue"), "color cannot be 'blue', only auto, always or never.");
    EXPECT_EQ(settings.set("trace", ""), "trace cannot be '', only on or off.");
    EXPECT_EQ(settings, Settings{});
}

TEST(SettingsFile, HoldsKeysValuesAndComments) {
    const SettingsReading reading = read_settings(
        "# mine\n"
        "\n"
        "color=never   ; for the beamer\r\n"
        "  ; trace = off\n"
        "\tTRACE =\ton # always\n"
        "view = black");
    EXPECT_TRUE(reading.problems.empty());
    Settings expected;
    EXPECT_EQ(expected.set("color", "never"), std::nullopt);
    EXPECT_EQ(expected.set("trace", "on"), std::nullopt);
    EXPECT_EQ(expected.set("view", "black"), std::nullopt);
    EXPECT_EQ(reading.settings, expected);
}

TEST(SettingsFile, TakesTheLastOfTwoLines) {
    EXPECT_EQ(read_settings("view = black\nview = auto\n").settings.value(Setting::View), "auto");
}

TEST(SettingsFile, MayBeginWithAByteOrderMark) {
    const SettingsReading reading = read_settings("\xEF\xBB\xBFview = black\n");
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_EQ(reading.settings.value(Setting::View), "black");
}

TEST(SettingsFile, ReportsWhatItDoesNotUnderstandByLineAndColumn) {
    const SettingsReading reading = read_settings(
        "[display]\n"
        "  colour = never\n"
        "# fine\n"
        "ɐ color\n"
        "color = blue # really\n"
        "trace = \n"
        " = on\n"
        "view = black\n");
    EXPECT_EQ(reading.problems, (std::vector<SettingsProblem>{
                                    {1, 1, "This is no line of the form key = value: '[display]'."},
                                    {2, 3, "There is no setting 'colour'."},
                                    {4, 1, "This is no line of the form key = value: 'ɐ color'."},
                                    {5, 9, "color cannot be 'blue', only auto, always or never."},
                                    {6, 9, "trace cannot be '', only on or off."},
                                    {7, 2, "This is no line of the form key = value: ' = on'."},
                                }));
    EXPECT_EQ(reading.settings.value(Setting::View), "black") << "the rest counts";
}

TEST(SettingsFile, CountsColumnsInCharacters) {
    const SettingsReading reading = read_settings("color =\u3000never\n");
    ASSERT_EQ(reading.problems.size(), 1U) << "a wide blank is none";
    EXPECT_EQ(reading.problems[0].column, 8U);
    EXPECT_EQ(read_settings("\u00e9\u00e9 =x\ncolor = \u00e9 \x1b\n").problems[1].text,
              "color cannot be '\u00e9 \\x1b', only auto, always or never.");
}

TEST(SettingsFile, ReportsNoMoreThanAPersonReads) {
    std::string text;
    for (int i = 0; i < 1000; ++i) {
        text += "nonsense\n";
    }
    EXPECT_EQ(read_settings(text + "view = black\n").problems.size(), 20U);
    EXPECT_EQ(read_settings(text + "view = black\n").settings.value(Setting::View), "black");
}

TEST(SettingsFile, KeepsItsCommentsAndItsOrderWhenOneIsSet) {
    const std::string text = "# mine\r\nTrace =\toff  ; one\r\n\r\nnonsense\r\nview = auto ; two\r\n";
    EXPECT_EQ(with_setting(text, info_of("trace"), "on"),
              "# mine\r\nTrace =\ton  ; one\r\n\r\nnonsense\r\nview = auto ; two\r\n");
    EXPECT_EQ(with_setting(text, info_of("view"), "black"),
              "# mine\r\nTrace =\toff  ; one\r\n\r\nnonsense\r\nview = black ; two\r\n");
}

TEST(SettingsFile, GetsALineForWhatItDidNotHold) {
    EXPECT_EQ(with_setting("", info_of("trace"), "on"), "trace = on\n");
    EXPECT_EQ(with_setting("# trace = off", info_of("trace"), "on"), "# trace = off\ntrace = on\n");
    EXPECT_EQ(with_setting("view = auto\n", info_of("trace"), "on"), "view = auto\ntrace = on\n");
}

TEST(SettingsFile, ChangesTheLineThatCounts) {
    EXPECT_EQ(with_setting("view = auto\nview = black\nview white\n", info_of("view"), "white"),
              "view = auto\nview = white\nview white\n");
    EXPECT_EQ(with_setting("view = nonsense", info_of("view"), "white"), "view = white");
    EXPECT_EQ(with_setting("view =  ; none", info_of("view"), "white"), "view =  white; none");
    EXPECT_EQ(with_setting("view =", info_of("view"), "white"), "view =white");
    EXPECT_EQ(with_setting("\xEF\xBB\xBFview = auto", info_of("view"), "white"), "\xEF\xBB\xBFview = white");
}

TEST(SettingsFile, ReadsBackWhatWasSet) {
    for (const SettingInfo& info : all_settings()) {
        for (const std::string& choice : allowed_choices(info)) {
            const auto reading = read_settings(with_setting("# x\nview = auto\n", info, choice));
            EXPECT_TRUE(reading.problems.empty());
            EXPECT_EQ(reading.settings.value(info.setting), choice);
        }
    }
}

TEST(SettingsFile, IsCreatedWithItsFolder) {
    const TemporaryFolder folder;
    const std::string path = folder.file("config/takeback/config.ini");
    EXPECT_EQ(load_settings(path)->settings, Settings{}) << "a missing one is empty";
    EXPECT_EQ(store_setting(path, info_of("trace"), "on"), std::nullopt);
    EXPECT_EQ(store_setting(path, info_of("view"), "black"), std::nullopt);
    EXPECT_EQ(content_of(path), "trace = on\nview = black\n");
    EXPECT_TRUE(load_settings(path)->settings.is_on(Setting::Trace));
}

TEST(SettingsFile, SaysWhyItCannotBeReadOrWritten) {
    const TemporaryFolder folder;
    EXPECT_EQ(load_settings(folder.path()).error().code, EISDIR);
    EXPECT_EQ(store_setting(folder.path(), info_of("trace"), "on")->code, EISDIR);
    put(folder.file("large"), std::string(100'000, '#'));
    EXPECT_EQ(load_settings(folder.file("large")).error().code, EFBIG);
    EXPECT_EQ(store_setting(folder.file("large"), info_of("trace"), "on")->code, EFBIG);
    EXPECT_EQ(store_setting(folder.file("large/config.ini"), info_of("trace"), "on")->code, ENOTDIR);
}

}  // namespace
}  // namespace takeback::session
