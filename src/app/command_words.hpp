// CommandWords: how help and completion show a command, each game by its own men, moves and points.
//
//     chess    put PIECE SQUARE    put a man on a square    put wQ d4
//     xiangqi  put MAN POINT       put a man on a point     put rC h2
//
// The examples can be typed in either count of the ranks.
#pragma once

#include <string>
#include <string_view>

#include "command_table.hpp"

namespace takeback::app {

struct CommandWords {
    std::string_view name;
    std::string_view argument;  ///< empty: the command takes none
    Message summary;
    std::string_view example;
};

/// The words of the game that is played.
[[nodiscard]] CommandWords words_for(const CommandInfo& command, const Conversation& conversation);

/// For who has typed no move. In xiangqi it is the cannon that goes to the middle, by points.
[[nodiscard]] std::string example_of_move(const Conversation& conversation, std::string_view of_chess);

}  // namespace takeback::app
