// set: what the program lets a player choose, now and for the games to come.
#include <algorithm>
#include <string>
#include <vector>

#include "commands.hpp"
#include "hanging.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/settings_file.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

using session::Setting;
using session::SettingInfo;

Reply list_settings(const Conversation& conversation) {
    const session::Settings& settings = conversation.settings;
    std::vector<std::string> lines;
    JsonObject values;
    for (const SettingInfo& info : session::all_settings()) {
        const std::string& value = settings.value(info.setting);
        std::string line = std::string{info.key} + " = " + value;
        line.resize(std::max<std::size_t>(line.size() + 1, 24), ' ');
        line += notation::join(session::allowed_choices(info), "|");
        lines.push_back(hanging(line, 50, conversation.in_words(info.help), terminal_width()));
        values.add(info.key, value);
    }
    return {.text = notation::join(lines, "\n"), .json = JsonObject{}.add("settings", values)};
}

/// Why the setting holds for this session only; empty when it is kept.
std::string keep_in_file(const Conversation& conversation, const SettingInfo& info) {
    if (!conversation.config_file) {
        return conversation.in_words("For this session only: no file of settings is read."_msg);
    }
    const auto error =
        session::store_setting(*conversation.config_file, info, conversation.settings.value(info.setting));
    return error ? conversation.in_words("For this session only: {why}."_msg,
                                         {{"why", describe(*error, conversation.language())}})
                 : "";
}

bool changes_board(Setting setting) {
    switch (setting) {
        case Setting::Color:
        case Setting::Pieces:
        case Setting::View:
        case Setting::XiangqiRanks: return true;
        case Setting::KeepVariations:
        case Setting::Lang:
        case Setting::Trace:
        case Setting::XiangqiNotation: return false;
    }
    return false;
}

}  // namespace

Reply set(Conversation& conversation, std::string_view key_and_value) {
    const std::vector<notation::Word> words = notation::words_of(key_and_value);
    if (words.empty()) {
        return list_settings(conversation);
    }
    if (words.size() != 2) {
        return refuse(Reason::Syntax, conversation.in_words("set needs a key and a value."_msg),
                      write_one_of({"set view black", "set"}, conversation.language()));
    }
    if (const auto problem =
            conversation.settings.set(words[0].text, words[1].text, conversation.language())) {
        return refuse(Reason::Syntax, *problem, conversation.in_words("set lists the settings."_msg));
    }
    const SettingInfo& info = *session::find_setting(words[0].text);
    const std::string& value = conversation.settings.value(info.setting);
    return {.text = conversation.in_words("{key} is {value} now."_msg,
                                          {{"key", std::string{info.key}}, {"value", value}}),
            .notice = keep_in_file(conversation, info),
            .json = JsonObject{}.add("settings", JsonObject{}.add(info.key, value)),
            .board_changed = changes_board(info.setting)};
}

}  // namespace takeback::app
