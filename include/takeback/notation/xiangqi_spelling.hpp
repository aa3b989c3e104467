// SpelledXiangqiMove: what a text says about a move of xiangqi, before any position is asked.
//
//     spell_xiangqi("炮二平5", Ranks::FromZero)->signs;  // "C2=5"
//     spell_xiangqi("H2-E2", Ranks::FromZero)->points;   // h2 to e2
//
// Chinese and WXF come out in the signs of XiangqiNaming, whatever script, width and letter case they had.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/move_request.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/result.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/move_text.hpp"

namespace takeback::notation {

struct SpelledXiangqiMove {
    std::optional<MoveRequest> points{};  ///< of ICCS; in WXF and Chinese instead:
    std::string signs{};                  ///< two for the man, two for his way
    Kind kind = Kind::None;               ///< that it names; a name without one, as "15", is a pawn's
};

[[nodiscard]] Result<SpelledXiangqiMove, MoveError> spell_xiangqi(std::string_view text, Ranks ranks);

}  // namespace takeback::notation
