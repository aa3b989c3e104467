// Settings: what a player may choose once for all games. One table says what there is; `set` lists, completes
// and explains from it, and the file config.ini is read by it.
//
//     Settings settings;
//     if (const auto problem = settings.set("trace", "on")) { ... *problem says what is allowed ... }
//     settings.is_on(Setting::Trace)
//     for (const SettingInfo& info : all_settings()) { info.key, settings.value(info.setting), info.help }
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/language/message.hpp"

namespace takeback::session {

enum class Setting : std::uint8_t {
    Color,
    Pieces,
    View,
    KeepVariations,
    Lang,
    Trace,
    XiangqiNotation,
    XiangqiRanks
};
inline constexpr std::size_t setting_count = 8;

struct SettingInfo {
    Setting setting;
    std::string_view key;
    std::array<std::string_view, 4> choices;  ///< the unused ones are empty
    std::string_view default_value;
    Message help;
};

/// In the order of Setting.
[[nodiscard]] std::span<const SettingInfo> all_settings();
/// Small and capital letters alike; nullptr when there is none.
[[nodiscard]] const SettingInfo* find_setting(std::string_view key);

/// "auto, always or never".
[[nodiscard]] std::string describe_allowed(const SettingInfo& info, Language language = Language::English);
/// For completion.
[[nodiscard]] std::vector<std::string> allowed_choices(const SettingInfo& info);
/// As it is kept: small letters. Nothing where the value is not allowed.
[[nodiscard]] std::optional<std::string> allowed_value(const SettingInfo& info, std::string_view value);

/// Always holds an allowed value for each setting.
class Settings {
public:
    Settings();

    [[nodiscard]] const std::string& value(Setting setting) const noexcept {
        return values_[static_cast<std::size_t>(setting)];
    }
    /// For those whose choices are on and off.
    [[nodiscard]] bool is_on(Setting setting) const noexcept { return value(setting) == "on"; }

    /// What is wrong with the key or the value, in one sentence; nothing is then changed.
    [[nodiscard]] std::optional<std::string> set(std::string_view key, std::string_view value,
                                                 Language language = Language::English);

    friend bool operator==(const Settings&, const Settings&) = default;

private:
    std::array<std::string, setting_count> values_;
};

}  // namespace takeback::session
