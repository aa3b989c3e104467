// The commands of the REPL: one table, from which lines are understood (interpreter.hpp), help is
// written and names are completed.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "conversation.hpp"
#include "reply.hpp"

namespace takeback::app {

struct CommandInfo {
    using Handler = Reply (*)(Conversation& conversation, std::string_view argument);

    Message group;
    std::string_view name;
    std::array<std::string_view, 3> aliases;  ///< the unused ones are empty
    std::string_view argument;  ///< as help shows it, such as "[N]"; empty: the command takes none
    Message summary;
    std::string_view example;
    Handler handler = nullptr;       ///< in a game; nullptr: it belongs to the edit mode alone
    Handler edit_handler = nullptr;  ///< in edit mode; nullptr: it belongs to the game alone
    bool is_of_chess_alone = false;  ///< its rule is none of xiangqi, and it says so there
};

/// What carries the command out now, in the game or in edit mode; nullptr when it belongs to the other one.
[[nodiscard]] CommandInfo::Handler handler_now(const CommandInfo& command, const Conversation& conversation);

[[nodiscard]] std::span<const CommandInfo> all_commands();

/// By name or alias, small and capital letters alike; nullptr when there is none.
[[nodiscard]] const CommandInfo* find_command(std::string_view name);

/// Commands whose name is a slip of the pen away.
[[nodiscard]] std::vector<std::string> similar_commands(std::string_view name);

}  // namespace takeback::app
