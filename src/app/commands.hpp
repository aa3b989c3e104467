// What each command of the REPL does. The table (command_table.cpp) names them for the player.
#pragma once

#include <cstddef>
#include <string_view>

#include "conversation.hpp"
#include "reply.hpp"

namespace takeback::app {

// move_commands.cpp
Reply answer_move(Conversation& conversation, std::string_view text);
Reply undo(Conversation& conversation, std::string_view count);
Reply redo(Conversation& conversation, std::string_view count);
Reply answer_moves(Conversation& conversation, std::string_view square);
Reply answer_why(Conversation& conversation, std::string_view text);

// trace_commands.cpp: the three answers about moves, with the trials behind them when trace is on.
Reply play_move(Conversation& conversation, std::string_view text);
Reply list_moves(Conversation& conversation, std::string_view square);
Reply why(Conversation& conversation, std::string_view text);
Reply trace(Conversation& conversation, std::string_view on_or_off);

// game_commands.cpp
Reply resign(Conversation& conversation, std::string_view nothing);
Reply resign_unasked(Conversation& conversation, std::string_view nothing);
Reply draw(Conversation& conversation, std::string_view what);
Reply new_game(Conversation& conversation, std::string_view game);
Reply fen(Conversation& conversation, std::string_view fen);
Reply resume(Conversation& conversation, std::string_view nothing);
Reply quit(Conversation& conversation, std::string_view nothing);

// view_commands.cpp
Reply show(Conversation& conversation, std::string_view nothing);
Reply flip(Conversation& conversation, std::string_view side);
Reply history(Conversation& conversation, std::string_view option);
Reply help(Conversation& conversation, std::string_view command);

// setting_commands.cpp
Reply set(Conversation& conversation, std::string_view key_and_value);

// variation_commands.cpp
Reply variations(Conversation& conversation, std::string_view nothing);
Reply promote(Conversation& conversation, std::string_view number);
Reply delete_variation(Conversation& conversation, std::string_view number);

// spoken_commands.cpp
Reply material(Conversation& conversation, std::string_view nothing);
Reply say(Conversation& conversation, std::string_view what);

/// The part of every accepted reply that says where the game stands now: result in words, FEN and status in
/// JSON.
[[nodiscard]] Reply after_command(const Conversation& conversation, Reply reply);

/// The same for a new command, with what it has put an end to: `redoable` commands could be redone before it.
[[nodiscard]] Reply after_new_command(const Conversation& conversation, std::size_t redoable, Reply reply);

}  // namespace takeback::app
