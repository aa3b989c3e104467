// Settings file: config.ini, which people write and `set` changes.
//
//     # my colours
//     color = never    ; for the beamer
//     trace = on
//
// Lines of `key = value`, and comments behind # or ;. Nothing in it is fatal: a line that is not understood
// is reported and has no effect. A line of the file that `set` changes keeps its comment, and all others stay
// as they are.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/result.hpp"
#include "takeback/session/file_error.hpp"
#include "takeback/session/settings.hpp"

namespace takeback::session {

struct SettingsProblem {
    std::size_t line = 0;    ///< from 1
    std::size_t column = 0;  ///< in characters from 1
    std::string text;        ///< one sentence, safe to show

    friend bool operator==(const SettingsProblem&, const SettingsProblem&) = default;
};

struct SettingsReading {
    Settings settings;
    std::vector<SettingsProblem> problems;  ///< the first 20
};

[[nodiscard]] SettingsReading read_settings(std::string_view text, Language language = Language::English);

/// The text with one setting changed: in the line that counts, the last of that key; else at the end.
[[nodiscard]] std::string with_setting(std::string_view text, const SettingInfo& info,
                                       std::string_view value);

/// A file that is missing is an empty one.
[[nodiscard]] Result<SettingsReading, FileError> load_settings(const std::string& path,
                                                               Language language = Language::English);

/// Changes one setting in the file, atomically, and creates the file and its folder where they are missing.
/// The value is an allowed one.
[[nodiscard]] std::optional<FileError> store_setting(const std::string& path, const SettingInfo& info,
                                                     std::string_view value);

}  // namespace takeback::session
