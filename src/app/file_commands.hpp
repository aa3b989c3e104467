// What save, load and pgn have in common.
#pragma once

#include <string>
#include <string_view>

#include "conversation.hpp"
#include "reply.hpp"
#include "takeback/session/file_error.hpp"

namespace takeback::app {

/// What is named between quotes of either kind, or as it stands.
[[nodiscard]] std::string file_name(std::string_view text);

[[nodiscard]] Reply refuse_file(const Conversation& conversation, const session::FileError& error,
                                std::string advice = {});

/// The game on the board as PGN.
[[nodiscard]] std::string pgn_text_of(const Conversation& conversation);

}  // namespace takeback::app
