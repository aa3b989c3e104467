// Chess960 (FIDE Guidelines II): chess from one of 960 start positions, and with castling by other squares
// (castling.hpp). Nothing else differs, so it has no rule book of its own: the position says which castling
// is played.
//
//     const ChessRules rules;
//     Game game{rules, chess::chess960_start(959)};   // RKRNNQBB
#pragma once

#include <array>

#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"

namespace takeback::chess {

/// What stands on a first rank, from the a-file.
using BackRank = std::array<Kind, 8>;

inline constexpr int chess960_starts = 960;
/// The number of the position from which standard chess starts.
inline constexpr int standard_start = 518;

/// By its number from 0 to 959, as Reinhard Scharnagl counts them: bishops on opposite colours, the king
/// between the rooks.
[[nodiscard]] BackRank chess960_back_rank(int number);
[[nodiscard]] Position chess960_start(int number);

/// The men of both sides at home, White to move, all rights to castle.
[[nodiscard]] Position start_with(const BackRank& back_rank, CastlingRule rule);

}  // namespace takeback::chess
