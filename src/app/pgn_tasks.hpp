// The tasks that read files of games, of any size, in the memory of one game.
#pragma once

#include <cstdint>
#include <string>

#include "options.hpp"
#include "takeback/core/game_state.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// By its extension, or standard input.
[[nodiscard]] bool holds_games(const std::string& path);

struct PgnCheck {
    std::uint64_t games = 0;
    std::uint64_t faulty = 0;  ///< games with errors
    std::uint64_t warnings = 0;
};
/// Writes every problem of the file to standard error, and counts.
void check_pgn(const std::string& path, const Options& options, PgnCheck& counts);

/// PGN to PGN, in the form of the writer, or to the FENs of the final positions. A file that was not
/// understood as a whole is not replaced by what was understood of it.
[[nodiscard]] int convert_task(const Options& options, const Terminal& terminal);

}  // namespace takeback::app
