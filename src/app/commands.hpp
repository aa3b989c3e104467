// What each command of the REPL does. The table (command_table.cpp) names them for the player.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "conversation.hpp"
#include "reply.hpp"

namespace takeback::app {

// move_commands.cpp
Reply play_move(Conversation& conversation, std::string_view text);
Reply undo(Conversation& conversation, std::string_view count);
Reply redo(Conversation& conversation, std::string_view count);
Reply list_moves(Conversation& conversation, std::string_view square);
Reply why(Conversation& conversation, std::string_view text);

// game_commands.cpp
Reply resign(Conversation& conversation, std::string_view nothing);
Reply resign_unasked(Conversation& conversation, std::string_view nothing);
Reply draw(Conversation& conversation, std::string_view what);
Reply new_game(Conversation& conversation, std::string_view game);
Reply fen(Conversation& conversation, std::string_view fen);
Reply resume(Conversation& conversation, std::string_view nothing);
Reply quit(Conversation& conversation, std::string_view nothing);

// edit_commands.cpp
Reply edit(Conversation& conversation, std::string_view option);
Reply edit_further(Conversation& conversation, std::string_view option);
Reply put(Conversation& conversation, std::string_view piece_and_square);
Reply clear(Conversation& conversation, std::string_view square);
Reply turn(Conversation& conversation, std::string_view side);
Reply castling(Conversation& conversation, std::string_view rights);
Reply en_passant(Conversation& conversation, std::string_view square);
Reply fen_of_draft(Conversation& conversation, std::string_view fen);
Reply show_draft(Conversation& conversation, std::string_view nothing);
Reply undo_edit(Conversation& conversation, std::string_view count);
Reply redo_edit(Conversation& conversation, std::string_view count);
Reply finish_edit(Conversation& conversation, std::string_view nothing);
Reply cancel_edit(Conversation& conversation, std::string_view nothing);
Reply quit_edit(Conversation& conversation, std::string_view nothing);

// view_commands.cpp
Reply show(Conversation& conversation, std::string_view nothing);
Reply flip(Conversation& conversation, std::string_view side);
Reply history(Conversation& conversation, std::string_view option);
Reply help(Conversation& conversation, std::string_view command);

/// Said wherever an edit ends without done or cancel.
constexpr std::string_view edit_is_dropped = "The edit was not ended with done: its draft is dropped.";

/// For undo and redo: 1 when nothing is said; nothing when it is no number, or 0.
[[nodiscard]] std::optional<std::size_t> read_count(std::string_view text);

/// Puts the position on the board, as one command.
[[nodiscard]] Reply set_up(Conversation& conversation, const Position& position, std::string text);

/// The part of every accepted reply that says where the game stands now: result in words, FEN and status in
/// JSON.
[[nodiscard]] Reply after_command(const Conversation& conversation, Reply reply);

/// The same for a new command, with what it has put an end to: `redoable` commands could be redone before it.
[[nodiscard]] Reply after_new_command(const Conversation& conversation, std::size_t redoable, Reply reply);

}  // namespace takeback::app
