// The task that plays the games of files.
#pragma once

#include "options.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// Plays every game through the rules; reports games, plies, checks, mates, results, problems and speed.
/// Ctrl-C ends it with the report of what was read by then.
[[nodiscard]] int replay_task(const Options& options, const Terminal& terminal);

}  // namespace takeback::app
