// Autosave: the journal of the game that is played, and how it is taken up again.
#pragma once

#include <optional>
#include <string>

#include "conversation.hpp"
#include "reply.hpp"
#include "takeback/session/time_control.hpp"

namespace takeback::app {

/// Begins a journal of the conversation's game. What is wrong where that cannot be done: play goes on
/// without.
[[nodiscard]] std::optional<std::string> begin_journal(Conversation& conversation);

/// Keeps what was done, before it is answered, with what the clocks show then: also when nothing was done, so
/// that a turn goes on with the time that was shown last. That the journal has ended is added to the reply,
/// once.
void keep(Conversation& conversation, Reply& reply);

/// A flag that has fallen ends the game, now that somebody looks, and that is kept. Whether it did; a notice
/// of the journal is added on a line of its own.
[[nodiscard]] bool call_and_keep_flag(Conversation& conversation, std::string& notice);

/// Goes on with the game that was played last, in the place of this one: every command of its journal is
/// given again, and judged again. Where that game has no clock it gets the one that was asked for, if any.
[[nodiscard]] Reply resume_last_game(Conversation& conversation,
                                     const std::optional<session::TimeControl>& otherwise);

}  // namespace takeback::app
