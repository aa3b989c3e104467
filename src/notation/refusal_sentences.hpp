// Which sentence of the dictionary says why a move or a command is refused (language/dictionary/refusals.hpp
// and xiangqi.hpp).
#pragma once

#include "takeback/core/piece.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/language/message.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/move_text.hpp"

namespace takeback::notation {

/// How a man moves, for a request that he cannot fulfil.
[[nodiscard]] Message way_of_moving(Kind kind, Terms terms);

[[nodiscard]] Message sentence_for(Misspelling misspelling, Terms terms);
[[nodiscard]] Message sentence_for(RightLost right_lost);
/// Empty for Syntax and CastleRightsLost, of which the two above know more.
[[nodiscard]] Message sentence_for(Reason reason);

}  // namespace takeback::notation
