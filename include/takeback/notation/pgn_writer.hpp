// PgnWriter: a game as PGN text, in the export format of the PGN standard (section 3.2) as far as that has a
// form for it: the seven tags first, 80 columns, "17..." where Black's move does not follow White's.
//
// What is written is read back as an equal game, if it keeps the limits of the reader and its tag, marker and
// board agree about the result. Where they do not, the board decides, then the marker. A line is longer than
// 80 columns only where a tag or a single word is.
//
// A game of xiangqi has the tags of xqbase: Game first, Red for White, and Format, which tells the notation:
// ICCS ("H2-E2", ranks from 0), WXF (tandem pawns as of 1997), or Chinese. A style that has no name there is
// written in the one of these that is next to it.
#pragma once

#include <string>

#include "takeback/notation/pgn_game.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// The style is that of xiangqi. Ends with a line break; an empty line between two games is left to the
/// caller.
[[nodiscard]] std::string write_pgn(const PgnGame& game, XiangqiStyle style = {});

}  // namespace takeback::notation
