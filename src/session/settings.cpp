#include "takeback/session/settings.hpp"

#include <algorithm>

#include "takeback/notation/text.hpp"
#include "takeback/session/time_control.hpp"

namespace takeback::session {

namespace {

bool is_time_control(std::string_view value) {
    return static_cast<bool>(read_time_control(value));
}

constexpr std::array<SettingInfo, setting_count> settings_table{{
    {Setting::Color,
     "color",
     {"auto", "always", "never"},
     nullptr,
     "",
     "auto",
     "colours on the board; auto: where a terminal has them"},
    {Setting::Pieces,
     "pieces",
     {"auto", "letters", "figurine", "cjk"},
     nullptr,
     "",
     "auto",
     "how the men are shown; auto: as figurines where the terminal has them"},
    {Setting::Language, "lang", {"en", "zh"}, nullptr, "", "en", "the language of answers"},
    {Setting::View,
     "view",
     {"white", "black", "auto"},
     nullptr,
     "",
     "white",
     "whose side of the board is at the bottom; auto: that of the side to move"},
    {Setting::KeepVariations,
     "keep-variations",
     {"on", "off"},
     nullptr,
     "",
     "off",
     "moves that were taken back stay in saved games, as variations"},
    {Setting::Trace,
     "trace",
     {"on", "off"},
     nullptr,
     "",
     "off",
     "show how moves are tried and taken back behind each answer"},
    {Setting::Clock,
     "clock",
     {"off"},
     is_time_control,
     "minutes+seconds such as 5+3",
     "off",
     "the clock that a new game begins with"},
}};

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < settings_table.size(); ++i) {
        if (settings_table[i].setting != static_cast<Setting>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(is_in_order());

}  // namespace

std::span<const SettingInfo> all_settings() {
    return settings_table;
}

const SettingInfo* find_setting(std::string_view key) {
    const std::string lower = notation::to_lower(key);
    const auto* const found = std::find_if(settings_table.begin(), settings_table.end(),
                                           [&](const SettingInfo& info) { return info.key == lower; });
    return found == settings_table.end() ? nullptr : found;
}

std::vector<std::string> allowed_choices(const SettingInfo& info) {
    std::vector<std::string> choices;
    for (const std::string_view choice : info.choices) {
        if (!choice.empty()) {
            choices.emplace_back(choice);
        }
    }
    return choices;
}

std::string describe_allowed(const SettingInfo& info) {
    std::vector<std::string> allowed = allowed_choices(info);
    if (info.accepts != nullptr) {
        allowed.emplace_back(info.accepted);
    }
    return notation::join_alternatives(allowed);
}

std::optional<std::string> allowed_value(const SettingInfo& info, std::string_view value) {
    std::string lower = notation::to_lower(value);
    const auto choices = allowed_choices(info);
    const bool is_choice = std::find(choices.begin(), choices.end(), lower) != choices.end();
    if (is_choice || (info.accepts != nullptr && info.accepts(lower))) {
        return lower;
    }
    return std::nullopt;
}

Settings::Settings() {
    for (const SettingInfo& info : settings_table) {
        values_[static_cast<std::size_t>(info.setting)] = info.default_value;
    }
}

std::optional<std::string> Settings::set(std::string_view key, std::string_view value) {
    const SettingInfo* const info = find_setting(key);
    if (info == nullptr) {
        return "There is no setting " + notation::quoted(key) + ".";
    }
    auto allowed = allowed_value(*info, value);
    if (!allowed) {
        std::string problem{info->key};
        problem += " cannot be " + notation::quoted(value) + ", only ";
        return problem += describe_allowed(*info) + ".";
    }
    values_[static_cast<std::size_t>(info->setting)] = *std::move(allowed);
    return std::nullopt;
}

}  // namespace takeback::session
