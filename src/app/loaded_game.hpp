// A game that was read, in the place of the one that is played.
#pragma once

#include <string>

#include "conversation.hpp"
#include "reply.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::app {

/// Its start is set up and its moves are played, each a command that can be taken back; or nothing is done,
/// where it has errors. `name` is where it comes from.
[[nodiscard]] Reply load_game(Conversation& conversation, const std::string& name,
                              const notation::PgnReading& read);

/// Adds that the game ended off the board, where it did.
void tell_how_it_ended(const Conversation& conversation, notation::PgnResult marker, Reply& reply);

}  // namespace takeback::app
