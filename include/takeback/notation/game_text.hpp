// Game text: positions and moves as text, whichever game it is.
//
// The board tells which: 9 files and 10 ranks are xiangqi, everything else is chess. Here is the one place
// where the two meet; each notation itself knows its own game alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/chess/validation.hpp"
#include "takeback/core/game.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/result.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// A legal move: SAN in chess, the chosen notation in xiangqi.
[[nodiscard]] std::string write_move(const Rules& rules, const Position& position, MoveRequest request,
                                     XiangqiStyle style = {});

/// The legal move that the text means, or why there is none. The style tells how xiangqi counts its ranks.
[[nodiscard]] Result<MoveRequest, MoveError> read_typed_move(std::string_view text, const Game& game,
                                                             XiangqiStyle style = {});
/// The same for a move of a record where the line stands, quickly, and plays it: false when it is no legal
/// move, or is not written plainly in the notation of the style. Then the other reading has the answer.
[[nodiscard]] bool play_plain_move(std::string_view text, LineOfPlay& line, XiangqiStyle style);
/// Whether the text has the look of a move of that game, right or wrong, rather than of a word.
[[nodiscard]] bool looks_like_typed_move(std::string_view text, const Game& game);

/// The FEN of a position that is played by the same rule as `of`; or every problem, a line each. Several
/// kings can be allowed in chess alone.
[[nodiscard]] Result<Position, std::vector<std::string>> read_position(
    std::string_view fen, const Position& of, Wording wording,
    chess::KingsAllowed kings = chess::KingsAllowed::One);

}  // namespace takeback::notation
