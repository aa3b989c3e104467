// Advice: what can be done in the place of what was refused.
#pragma once

#include <string>

#include "takeback/core/game.hpp"
#include "takeback/language/language.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// Moves are written in the style. Empty where there is nothing to be said.
[[nodiscard]] std::string advise(const MoveError& error, const Game& game, Language language,
                                 XiangqiStyle style);

}  // namespace takeback::notation
