// Explanation: a refusal in words. What is wrong, the piece and the squares that prove it, and what can be
// done instead.
//
// Which sentence fits is decided in explanation.cpp; the sentences are in language/dictionary/refusals.hpp.
// Moves of xiangqi are named in the style in which they are written elsewhere.
#pragma once

#include <string>
#include <string_view>

#include "takeback/core/game.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/language/language.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

struct Explanation {
    std::string what;    ///< "The knight on c6 is pinned: the bishop on b5 would attack your king on e8 (line
                         ///< b5-c6-d7-e8)."
    std::string advice;  ///< "The knight on c6 has no legal move now." May be empty.
};

/// Why the text is not a move in this game. The game must be as it was when the error arose.
[[nodiscard]] Explanation explain(const MoveError& error, const Game& game, std::string_view text,
                                  Language language = Language::English, XiangqiStyle style = {});
/// The same for a refused command that is no move.
[[nodiscard]] Explanation explain(const Refusal& refusal, const Game& game,
                                  Language language = Language::English, XiangqiStyle style = {});

}  // namespace takeback::notation
