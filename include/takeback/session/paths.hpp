// Paths: where the user's files are, by the XDG base directory specification.
//
//     const Paths paths = find_paths();
//     if (paths.journal_folder) { Journal::start(*paths.journal_folder, header) }
//
// A variable that is empty or holds a relative path counts as not set. Without it the place is under HOME, on
// Windows under APPDATA and LOCALAPPDATA; where that is no absolute path either, there is no place, and the
// program does without the file.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "takeback/platform/surroundings.hpp"

namespace takeback::session {

struct Paths {
    std::optional<std::string> config_file;     ///< $XDG_CONFIG_HOME/takeback/config.ini
    std::optional<std::string> history_file;    ///< $XDG_STATE_HOME/takeback/history
    std::optional<std::string> journal_folder;  ///< $XDG_STATE_HOME/takeback/journal
};

/// The value of a variable, if it is set.
using Variables = std::function<std::optional<std::string>(const char* name)>;

[[nodiscard]] Paths find_paths(const Variables& variable = platform::environment_variable);

}  // namespace takeback::session
