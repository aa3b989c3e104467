// How a game starts: what the options --fen, --white and --black say.
#pragma once

#include <optional>

#include "conversation.hpp"
#include "options.hpp"
#include "takeback/notation/game_kind.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// What --game and --chess960 say: the game of whatever does not say it itself.
[[nodiscard]] notation::GameKind untold_kind(const Options& options);

/// The position of --fen, or the start position. A wrong FEN is a usage error: its problems are written to
/// standard error, and nothing is returned.
[[nodiscard]] std::optional<Position> start_position(const Options& options);

[[nodiscard]] std::optional<Conversation> start_conversation(const Options& options,
                                                             const Terminal& terminal);

/// The one rule book of chess.
[[nodiscard]] const Rules& chess_rules();
/// What --game and --rules say.
[[nodiscard]] const Rules& rules_of(const Options& options);

}  // namespace takeback::app
