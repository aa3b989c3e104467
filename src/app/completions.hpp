// Completions: what the key Tab offers at the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "conversation.hpp"

namespace takeback::app {

/// What may stand there and begins with the last word of the line: commands and their words, settings, and
/// legal moves where a move may stand.
[[nodiscard]] std::vector<std::string> completions(const Conversation& conversation, std::string_view line);

}  // namespace takeback::app
