// Trial text: the judge of legality (core/trial.hpp) at work, in words.
//
//     Tried c3b5: c3:N>- b5:->N. The bishop on b4 then attacks the white king on e1. Taken back.
#pragma once

#include <string>

#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

/// Makes a pseudo-legal move on a copy of the board by its own writes, looks who attacks the mover's king
/// there, and undoes it. What it tells is what happened: this is a trial, not the tale of one.
[[nodiscard]] std::string describe_trial(const Rules& rules, const Position& position, MoveRequest request,
                                         Wording wording = Language::English);

}  // namespace takeback::notation
