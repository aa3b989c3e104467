// Interpreter: from a line that somebody has typed, or that stands in a script or a journal, to what is done.
#pragma once

#include <string_view>

#include "conversation.hpp"
#include "reply.hpp"

namespace takeback::app {

/// Carries out one line, of any bytes: a command or a move; and keeps what was done before anybody is told.
/// An empty line and a comment (#) do nothing.
[[nodiscard]] Reply interpret(Conversation& conversation, std::string_view line);

}  // namespace takeback::app
