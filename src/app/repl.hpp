// The read-eval-print loop, for a person at a terminal and for a script.
#pragma once

#include "options.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// A person plays. Ends with `quit` or the end of the input.
[[nodiscard]] int play(const Options& options, const Terminal& terminal);

/// The lines of a file or of standard input ("-"), each a command or a move. Ends at the first that is
/// refused, unless it is to go on.
[[nodiscard]] int run(const Options& options, const Terminal& terminal);

}  // namespace takeback::app
