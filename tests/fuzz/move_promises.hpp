// What every text that is read as a move promises, or as none, whichever game it is.
#pragma once

#include <string_view>

#include "takeback/core/game.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/move_text.hpp"

namespace takeback::fuzz {

/// The refusal has a reason in safe words, names only legal moves, and changes nothing.
void promise_refused_text(std::string_view text, const notation::MoveError& error,
                          const notation::Explanation& why, Game& game);

/// The move is played, its key is right, and taken back and done again it leaves equal games.
void promise_undone_and_done(std::string_view text, MoveRequest request, Game& game);

}  // namespace takeback::fuzz
