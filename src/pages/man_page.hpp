// The manual page takeback(1), made from the texts of --help, of `help` in a game and of `set`. What only a
// manual says (files, variables, exit codes, examples) stands in man_page.cpp.
#pragma once

#include <string>
#include <string_view>

#include "program_description.hpp"

namespace takeback::pages {

/// The date is written as in "December 1, 2026".
[[nodiscard]] std::string man_page(const ProgramDescription& description, std::string_view date);

}  // namespace takeback::pages
