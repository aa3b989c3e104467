// PgnWriter: a game as PGN text, in the export format of the PGN standard (section 3.2) as far as that has a
// form for it: the seven tags first, 80 columns, "17..." where Black's move does not follow White's.
//
// What is written is read back as an equal game, if it keeps the limits of the reader and its tag, marker and
// board agree about the result. Where they do not, the board decides, then the marker. A line is longer than
// 80 columns only where a tag or a single word is.
#pragma once

#include <string>

#include "takeback/notation/pgn_game.hpp"

namespace takeback::notation {

/// Ends with a line break; an empty line between two games is left to the caller.
[[nodiscard]] std::string write_pgn(const PgnGame& game);

}  // namespace takeback::notation
