// The command line: the words after "takeback", read into Options.
#pragma once

#include <span>
#include <variant>

#include "options.hpp"
#include "takeback/language/language.hpp"

namespace takeback::app {

/// What the words ask for; where they name no task, it is the other one. Or the exit code when there is
/// nothing more to do: help or version was asked for and written, or a mistake was made and told.
[[nodiscard]] std::variant<Options, int> read_command_line(std::span<const char* const> words,
                                                           Language language, Task otherwise);

}  // namespace takeback::app
