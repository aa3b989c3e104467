// The command line: the words after "takeback", read into Options.
#pragma once

#include <functional>
#include <span>
#include <variant>

#include "options.hpp"
#include "takeback/language/language.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the name of the library
class App;
}

namespace takeback::app {

/// What the words ask for; where they name no task, it is the other one. Or the exit code when there is
/// nothing more to do: help or version was asked for and written, or a mistake was made and told.
[[nodiscard]] std::variant<Options, int> read_command_line(std::span<const char* const> words,
                                                           Language language, Task otherwise);

/// Shows the command line as CLI11 knows it: as a whole, and then each task with its options. For what tells
/// of it in another form than --help.
void show_command_line(Language language, const std::function<void(const CLI::App&)>& look);

}  // namespace takeback::app
