// The tasks that answer at once: each writes its answer and returns an exit code.
#pragma once

#include "options.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// show_task.cpp: the board of the position of --fen, in characters, in words or as a picture.
[[nodiscard]] int show_task(const Options& options, const Terminal& terminal);
/// The legal moves of that position.
[[nodiscard]] int moves_task(const Options& options, const Terminal& terminal);

/// Every problem of every FEN in the files, one FEN a line.
[[nodiscard]] int check_task(const Options& options);

}  // namespace takeback::app
