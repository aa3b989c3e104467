// Config: the settings that a conversation begins with.
//
// A person who plays has config.ini; a script does the same on every machine, so it reads a file of settings
// only where --config names one. An option of the command line beats the file, and `set` beats both.
#pragma once

#include <optional>
#include <string>

#include "options.hpp"
#include "takeback/session/settings.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// The file that is read, and in which `set` keeps what it changes; nothing where there is none.
[[nodiscard]] std::optional<std::string> config_file_of(const Options& options, const Terminal& terminal);

/// Those of the file and of the options. What is wrong with the file is a warning on standard error, a line
/// each.
[[nodiscard]] session::Settings settings_of(const Options& options,
                                            const std::optional<std::string>& config_file);

}  // namespace takeback::app
