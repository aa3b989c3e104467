// Resume: the game that was played last, taken up from its journal (autosave.hpp).
#pragma once

#include <optional>

#include "conversation.hpp"
#include "reply.hpp"
#include "takeback/session/time_control.hpp"

namespace takeback::app {

/// Goes on with the game that was played last, in the place of this one: every command of its journal is
/// given again, and judged again. Where that game has no clock it gets the one that was asked for, if any.
[[nodiscard]] Reply resume_last_game(Conversation& conversation,
                                     const std::optional<session::TimeControl>& otherwise);

}  // namespace takeback::app
