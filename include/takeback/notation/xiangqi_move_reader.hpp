// Reading moves of xiangqi as people type them: ICCS, WXF and Chinese, whichever it is.
//
// Read: "h2e2 H2-E2 C2=5 c2.5 C25 炮二平五 砲２平５ 炮8平5", both scripts, digits of every kind also mixed,
// 上 and 下 for 进 and 退, move numbers, and men in tandem by every system: "R+=6 前车平六", "P5=6", "15=6",
// "7+=6", "二兵平六", "前七平六", "三兵平六". A move is never guessed: what can mean two legal moves is
// refused, with both.
#pragma once

#include <string_view>

#include "takeback/core/game.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/result.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// The legal move that the text means, or why there is none. The style says how points are numbered,
/// and what a text means that says one thing in that style and another in some other: "11=2" is the front
/// pawn of the file in WxfRanked, the middle one in Wxf.
[[nodiscard]] Result<MoveRequest, MoveError> read_xiangqi_move(std::string_view text, const Game& game,
                                                               XiangqiStyle style = {});

/// Whether the text has the look of a move, right or wrong, rather than of a word: it names a point, as in
/// "h2", or a man in Chinese.
[[nodiscard]] bool looks_like_xiangqi_move(std::string_view text);

}  // namespace takeback::notation
