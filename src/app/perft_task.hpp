// The task that counts lines of play.
#pragma once

#include "options.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// How many lines of play there are (core/perft.hpp). Ctrl-C ends it with what is counted by then.
[[nodiscard]] int perft_task(const Options& options, const Terminal& terminal);

}  // namespace takeback::app
