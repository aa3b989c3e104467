// From a match to its PGN and back, with the lines that were kept.
//
//     const PgnGame pgn = pgn_from_match(match);           // write_pgn(pgn): 1. e4 e5 (1... c5) 2. Nf3 *
//     const auto read = match_from_pgn(pgn, rules);        // or why its main line cannot be played
#pragma once

#include "takeback/core/result.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/notation/pgn_conversion.hpp"
#include "takeback/notation/pgn_game.hpp"
#include "takeback/session/match.hpp"

namespace takeback::session {

/// What notation::pgn_from_game says of it, the date of its start, and as variations what was kept since the
/// last set-up. Lines that go on behind the last move of the game are left out, as what could be redone is: a
/// PGN has no place for them, since a variation replaces a move.
[[nodiscard]] notation::PgnGame pgn_from_match(const Match& match);

/// The main line is played, and its variations and annotations are kept. The rules are not owned and must
/// outlive the match.
[[nodiscard]] Result<Match, notation::NotPlayable> match_from_pgn(const notation::PgnGame& pgn,
                                                                  const Rules& rules);

}  // namespace takeback::session
