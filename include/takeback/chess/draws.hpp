// Draws: the facts, and the rights that follow from them.
//
// is_... states a fact about the position and what led to it; can_claim_... says whether the side to move may
// end the game with it (FIDE 9.2, 9.3). A fivefold repetition and seventy-five moves need no claim (9.6), and
// neither does a dead position (chess/dead_position.hpp).
#pragma once

#include <span>

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback::chess {

/// FIDE 9.2.2: the position has stood at least three times.
[[nodiscard]] bool is_threefold_repetition(const Position& position,
                                           std::span<const Command> history) noexcept;
/// FIDE 9.6.1: at least five times.
[[nodiscard]] bool is_fivefold_repetition(const Position& position,
                                          std::span<const Command> history) noexcept;
/// FIDE 9.3: fifty moves by each side without a capture or a pawn move.
[[nodiscard]] bool is_fifty_moves(const Position& position) noexcept;
/// FIDE 9.6.2: seventy-five.
[[nodiscard]] bool is_seventy_five_moves(const Position& position) noexcept;

/// Whether a claim is right, for the position on the board or for the one that an intended move would bring
/// (FIDE 9.2.1, 9.3.1). Mate and stalemate come first: there must be a legal move.
[[nodiscard]] bool can_claim_threefold_repetition(const Rules& rules, const Position& position,
                                                  std::span<const Command> history);
[[nodiscard]] bool can_claim_fifty_moves(const Rules& rules, const Position& position);

/// FIDE 5.2.2, by material alone: no mate can be built from it, whoever helps. Kings with at most one knight,
/// or with bishops that all go on squares of one colour. In a training set-up any man besides the kings is
/// enough: a single one can attack two kings at once, or mate with the help of two of his own.
[[nodiscard]] bool has_insufficient_material(const Board& board) noexcept;

/// FIDE 6.9: whether some series of legal moves, by material alone, lets that colour mate. A lone knight
/// needs a man of the other side that can stand in its own king's way, which a queen never has to.
[[nodiscard]] bool can_mate(const Board& board, Color color) noexcept;

}  // namespace takeback::chess
