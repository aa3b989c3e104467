// Repetition: what it means that a position stands for the third time.
//
// The moves between the first and the last of those three are the cycle. Whoever alone gave check with each
// of his moves in it was forcing the repetition, and loses; if both did, or neither, it is a draw.
#pragma once

#include <optional>
#include <span>

#include "takeback/core/command.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/xiangqi/options.hpp"

namespace takeback::xiangqi {

/// The verdict on a position and what led to it; nothing before it stands for the third time.
[[nodiscard]] std::optional<Outcome> judge_repetition(const Rules& rules, const Position& position,
                                                      std::span<const Command> history, RepetitionRule rule);

}  // namespace takeback::xiangqi
