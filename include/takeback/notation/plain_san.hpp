// Plain SAN: the quick way to play a move that is written as the PGN standard wants it.
//
// Nearly every move of a file is. What is written in another way, or is no move, is left to move_text.hpp,
// which takes its time and has an answer to everything.
#pragma once

#include <string_view>

#include "takeback/notation/line_of_play.hpp"

namespace takeback::notation {

/// Plays the only legal move where the line stands that the SAN can mean. False when it is not plain or fits
/// none or several, and then nothing is played.
[[nodiscard]] bool play_plain_san(std::string_view san, LineOfPlay& line);

}  // namespace takeback::notation
