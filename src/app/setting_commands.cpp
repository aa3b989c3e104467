// set: what the program lets a player choose, now and for the games to come.
#include <algorithm>
#include <string>
#include <vector>

#include "commands.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/settings_file.hpp"

namespace takeback::app {

namespace {

using session::Setting;
using session::SettingInfo;

Reply list_settings(const session::Settings& settings) {
    std::vector<std::string> lines;
    JsonObject values;
    for (const SettingInfo& info : session::all_settings()) {
        const std::string& value = settings.value(info.setting);
        std::string line = std::string{info.key} + " = " + value;
        line.resize(std::max<std::size_t>(line.size() + 1, 24), ' ');
        line += session::describe_allowed(info);
        line.resize(std::max<std::size_t>(line.size() + 1, 50), ' ');
        lines.push_back(line + std::string{info.help});
        values.add(info.key, value);
    }
    return {.text = notation::join(lines, "\n"), .json = JsonObject{}.add("settings", values)};
}

/// Why the setting holds for this session only; empty when it is kept.
std::string keep_in_file(const Conversation& conversation, const SettingInfo& info) {
    if (!conversation.config_file) {
        return "For this session only: no file of settings is read.";
    }
    const auto error =
        session::store_setting(*conversation.config_file, info, conversation.settings.value(info.setting));
    return error ? "For this session only: " + describe(*error) + '.' : "";
}

bool changes_board(Setting setting) {
    switch (setting) {
        case Setting::Color:
        case Setting::Pieces:
        case Setting::View: return true;
        case Setting::KeepVariations:
        case Setting::Trace: return false;
    }
    return false;
}

}  // namespace

Reply set(Conversation& conversation, std::string_view key_and_value) {
    const std::vector<notation::Word> words = notation::words_of(key_and_value);
    if (words.empty()) {
        return list_settings(conversation.settings);
    }
    if (words.size() != 2) {
        return refuse(Reason::Syntax, "set needs a key and a value.", "Write set view black, or set alone.");
    }
    if (const auto problem = conversation.settings.set(words[0].text, words[1].text)) {
        return refuse(Reason::Syntax, *problem, "set lists the settings.");
    }
    const SettingInfo& info = *session::find_setting(words[0].text);
    const std::string& value = conversation.settings.value(info.setting);
    return {.text = std::string{info.key} + " is " + value + " now.",
            .notice = keep_in_file(conversation, info),
            .json = JsonObject{}.add("settings", JsonObject{}.add(info.key, value)),
            .board_changed = changes_board(info.setting)};
}

}  // namespace takeback::app
