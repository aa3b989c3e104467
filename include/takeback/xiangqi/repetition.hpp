// Repetition: what it means that a position stands for the third time.
//
// The moves between the first and the last of those three are the cycle. Whoever alone gave check with each
// of his moves in it was forcing the repetition, and loses; so does, where the rule asks for it, whoever
// alone chased a man with each of his moves. A perpetual check outweighs a chase. Everything else is a draw.
#pragma once

#include <optional>
#include <span>

#include "takeback/core/command.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/xiangqi/options.hpp"
#include "takeback/xiangqi/verdict.hpp"

namespace takeback::xiangqi {

/// The verdict on a position and what led to it; nothing before it stands for the third time.
[[nodiscard]] std::optional<Verdict> judge_repetition(const Rules& rules, const Position& position,
                                                      std::span<const Command> history, RepetitionRule rule);

/// For a position that stands for the second time: the verdict if the moves since the first are made once
/// more. Nothing for any other.
[[nodiscard]] std::optional<Verdict> foresee_repetition(const Rules& rules, const Position& position,
                                                        std::span<const Command> history,
                                                        RepetitionRule rule);

}  // namespace takeback::xiangqi
