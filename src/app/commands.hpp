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

// save_commands.cpp
Reply save(Conversation& conversation, std::string_view arguments);

// load_commands.cpp
Reply load(Conversation& conversation, std::string_view arguments);
Reply pgn(Conversation& conversation, std::string_view pgn);
/// The stable name of the refusal of a file that cannot be read or written, or does not hold what it should.
inline constexpr std::string_view file_failed = "file_failed";
/// Of a file that holds a position; any other file holds games.
inline constexpr std::string_view fen_extension = ".fen";

// clock_commands.cpp
/// A flag that falls by itself, as a command: for the journal.
inline constexpr const char* flag_command = "clock flag";
Reply clock(Conversation& conversation, std::string_view control);
/// Nothing where there is no clock.
[[nodiscard]] std::optional<session::TimeControl> control_of(const session::Match& match);
/// That sets this clock, or takes it away.
[[nodiscard]] std::string clock_command(const std::optional<session::TimeControl>& control);
/// Moves the clock of a test; there must be one.
Reply sleep(Conversation& conversation, std::string_view seconds);
/// A flag that has fallen ends the game, now that somebody looks. Whether it did.
bool call_flag(Conversation& conversation);
/// Adds to the reply to a command what the clock shows, and that a flag fell before it or behind it.
[[nodiscard]] Reply tell_clock(const Conversation& conversation, bool flag_fell, Reply reply);

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

// setting_commands.cpp
Reply set(Conversation& conversation, std::string_view key_and_value);

// variation_commands.cpp
Reply variations(Conversation& conversation, std::string_view nothing);
Reply promote(Conversation& conversation, std::string_view number);
Reply delete_variation(Conversation& conversation, std::string_view number);

// spoken_commands.cpp
Reply material(Conversation& conversation, std::string_view nothing);
Reply say(Conversation& conversation, std::string_view what);

constexpr Message ways_out_of_edit_mode =
    "done ends it with the position on the board, cancel with the game as it was."_msg;
/// Said wherever an edit ends without done or cancel.
constexpr Message edit_is_dropped = "The edit was not ended with done: its draft is dropped."_msg;

/// For undo and redo: 1 when nothing is said; nothing when it is no number, or 0.
[[nodiscard]] std::optional<std::size_t> read_count(std::string_view text);

/// "2 commands".
[[nodiscard]] std::string count_commands(std::size_t count, Language language);

/// Puts the position on the board, to be played by those rules, as one command.
[[nodiscard]] Reply set_up(Conversation& conversation, const Position& position, const Rules& rules,
                           std::string text);

/// The part of every accepted reply that says where the game stands now: result in words, FEN and status in
/// JSON.
[[nodiscard]] Reply after_command(const Conversation& conversation, Reply reply);
/// The same where another position stands on the board now: in xiangqi, with what its repetition means.
[[nodiscard]] Reply after_new_position(const Conversation& conversation, Reply reply);

/// The same for a new command, which the clock follows, with what it has put an end to: `redoable` commands
/// could be redone before it.
[[nodiscard]] Reply after_new_command(Conversation& conversation, std::size_t redoable, Reply reply);
/// The same for several, which the clock has followed already.
[[nodiscard]] Reply after_commands(const Conversation& conversation, std::size_t redoable, Reply reply);

}  // namespace takeback::app
