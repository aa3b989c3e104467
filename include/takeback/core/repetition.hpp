// Repetition: how often a position has stood on the board.
//
// Two positions are the same when placement, side to move, castling rights and legal en passant captures are
// (FIDE 9.2.3): exactly what the position key is made of. A position that was set up counts as the first
// occurrence of itself, and what went before it does not count.
#pragma once

#include <cstdint>
#include <span>

#include "takeback/core/command.hpp"
#include "takeback/core/position.hpp"

namespace takeback {

/// How often the position has stood, this time included. It is the one that the history leads to, or one that
/// a move more would lead to.
[[nodiscard]] std::uint32_t occurrences(const Position& position, std::span<const Command> history) noexcept;

}  // namespace takeback
