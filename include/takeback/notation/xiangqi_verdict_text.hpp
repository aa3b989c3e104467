// The words for a verdict of xiangqi on a repetition, and for the warning before it.
//
//     The position stands for the third time: red chased the rook on c5 (with the cannon on e4) in each of
//     the moves 3 to 6; red loses.
#pragma once

#include <string>

#include "takeback/core/game.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/xiangqi/verdict.hpp"

namespace takeback::notation {

/// The verdict on the game as it stands (xiangqi::judge_repetition).
[[nodiscard]] std::string describe(const xiangqi::Verdict& verdict, const Game& game,
                                   Wording wording = Language::English);
/// The verdict that would follow (xiangqi::foresee_repetition).
[[nodiscard]] std::string warn(const xiangqi::Verdict& verdict, const Game& game,
                               Wording wording = Language::English);

}  // namespace takeback::notation
