#include "takeback/session/settings.hpp"

#include <algorithm>
#include <utility>

#include "takeback/notation/text.hpp"

namespace takeback::session {

namespace {

constexpr std::array<SettingInfo, setting_count> settings_table{{
    {Setting::Color,
     "color",
     {"auto", "always", "never"},
     "auto",
     "colours on the board; auto: where a terminal has them"_msg},
    {Setting::Pieces,
     "pieces",
     {"auto", "letters", "figurine", "cjk"},
     "auto",
     "how the men are shown; auto: by their figures or characters where the terminal has them"_msg},
    {Setting::View,
     "view",
     {"white", "black", "auto"},
     "white",
     "whose side of the board is at the bottom; auto: that of the side to move"_msg},
    {Setting::KeepVariations,
     "keep-variations",
     {"on", "off"},
     "off",
     "what a new move would clear is kept as a variation"_msg},
    {Setting::Lang,
     "lang",
     {"auto", "en", "zh"},
     "auto",
     "the language of the messages; auto: that of the locale"_msg},
    {Setting::Trace,
     "trace",
     {"on", "off"},
     "off",
     "show how moves are tried and taken back behind each answer"_msg},
    {Setting::XiangqiNotation,
     "xiangqi.notation",
     {"iccs", "wxf", "chinese", "traditional"},
     "iccs",
     "how moves of xiangqi are written; every one of these is read"_msg},
    {Setting::XiangqiRanks,
     "xiangqi.ranks",
     {"0-9", "1-10"},
     "0-9",
     "how the ranks of xiangqi are numbered, in moves by points and in all that names one"_msg},
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

std::string describe_allowed(const SettingInfo& info, Language language) {
    return listed_alternatives(language, allowed_choices(info));
}

std::optional<std::string> allowed_value(const SettingInfo& info, std::string_view value) {
    std::string lower = notation::to_lower(value);
    const auto choices = allowed_choices(info);
    const bool is_choice = std::find(choices.begin(), choices.end(), lower) != choices.end();
    return is_choice ? std::optional{std::move(lower)} : std::nullopt;
}

Settings::Settings() {
    for (const SettingInfo& info : settings_table) {
        values_[static_cast<std::size_t>(info.setting)] = info.default_value;
    }
}

std::optional<std::string> Settings::set(std::string_view key, std::string_view value, Language language) {
    const SettingInfo* const info = find_setting(key);
    if (info == nullptr) {
        return in_words(language, "There is no setting {key}."_msg, {{"key", notation::quoted(key)}});
    }
    auto allowed = allowed_value(*info, value);
    if (!allowed) {
        return in_words(language, "{key} cannot be {value}, only {allowed}."_msg,
                        {{"key", std::string{info->key}},
                         {"value", notation::quoted(value)},
                         {"allowed", describe_allowed(*info, language)}});
    }
    values_[static_cast<std::size_t>(info->setting)] = *std::move(allowed);
    return std::nullopt;
}

}  // namespace takeback::session
