// What a shell loads to complete the command line of takeback with Tab: tasks, options, the words that an
// option may have, and files where a file is meant. One file of sources for each shell.
#pragma once

#include <string>

#include "program_description.hpp"

namespace takeback::pages {

[[nodiscard]] std::string bash_completion(const ProgramDescription& description);
[[nodiscard]] std::string zsh_completion(const ProgramDescription& description);
[[nodiscard]] std::string fish_completion(const ProgramDescription& description);

}  // namespace takeback::pages
