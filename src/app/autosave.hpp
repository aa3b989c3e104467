// Autosave: the journal of the game that is played. It is taken up again by resume.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conversation.hpp"
#include "reply.hpp"
#include "takeback/language/message.hpp"
#include "takeback/session/journal_text.hpp"

namespace takeback::app {

inline constexpr Message no_place_for_journals =
    "there is no folder for it: neither XDG_STATE_HOME nor HOME is an absolute path"_msg;

/// Begins a journal of the conversation's game. What is wrong where that cannot be done: play goes on
/// without.
[[nodiscard]] std::optional<std::string> begin_journal(Conversation& conversation);
/// The same of a game that has begun so and gone on with those lines.
[[nodiscard]] std::optional<std::string> begin_journal(Conversation& conversation,
                                                       const session::JournalHeader& header,
                                                       const std::vector<session::JournalLine>& lines);

/// Keeps what was done, before it is answered, with what the clocks show then: also when nothing was done, so
/// that a turn goes on with the time that was shown last. That the journal has ended is added to the reply,
/// once.
void keep(Conversation& conversation, Reply& reply);

/// A flag that has fallen ends the game, now that somebody looks, and that is kept. Whether it did; a notice
/// of the journal is added on a line of its own.
[[nodiscard]] bool call_and_keep_flag(Conversation& conversation, std::string& notice);

}  // namespace takeback::app
