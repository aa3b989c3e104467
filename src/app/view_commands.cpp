#include <algorithm>
#include <string>
#include <vector>

#include "command_table.hpp"
#include "commands.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

std::string usage(const CommandInfo& command) {
    return std::string{command.name} + (command.argument.empty() ? "" : ' ' + std::string{command.argument});
}

std::string help_on(const CommandInfo& command) {
    std::string text = usage(command) + "\n  " + std::string{command.summary};
    std::vector<std::string> aliases;
    for (const std::string_view alias : command.aliases) {
        if (!alias.empty()) {
            aliases.emplace_back(alias);
        }
    }
    text += aliases.empty() ? "" : "\n  also: " + notation::join(aliases, ", ");
    return text + "\n  for example: " + std::string{command.example};
}

std::string help_on_all() {
    std::string text =
        "A move is typed as it is written: e4, Nf3, exd5, O-O, a8=Q, or by squares: e2e4, e2 e4.\n"
        "Everything else is a command. help COMMAND says more about one.";
    std::string_view group;
    for (const CommandInfo& command : all_commands()) {
        if (command.group != group) {
            group = command.group;
            text += "\n\n" + std::string{group};
        }
        std::string line = "  " + usage(command);
        line.resize(std::max<std::size_t>(line.size() + 1, 36), ' ');
        text += '\n' + line + std::string{command.summary};
    }
    return text;
}

}  // namespace

Reply show(Conversation& conversation, std::string_view /*nothing*/) {
    std::string text = show_board(conversation, {}, terminal_width()) + show_status(conversation);
    Reply reply = after_command(conversation, {.text = std::move(text)});
    reply.result.clear();  // the status says it
    return reply;
}

Reply flip(Conversation& conversation, std::string_view side) {
    const std::string_view other = bottom_of(conversation) == Color::Black ? "white" : "black";
    if (conversation.settings.set("view", side.empty() ? other : side)) {
        return refuse(Reason::Syntax, "The board cannot be turned to " + notation::quoted(side) + ".",
                      "Write flip, flip white, flip black or flip auto.");
    }
    Reply reply{.board_changed = true};
    if (conversation.speech) {
        reply.spoken = std::string{notation::name(bottom_of(conversation))} + " is at the bottom now.";
    }
    return reply;
}

Reply history(Conversation& conversation, std::string_view option) {
    const Game& game = conversation.game();
    if (option.empty()) {
        std::string text = notation::write_record(game) + show_result(game);
        return {.text = text.empty() ? "No move yet." : text};
    }
    if (option == "--commands") {
        return {.text = notation::write_command_stack(game)};
    }
    return refuse(Reason::Syntax, "history does not know " + notation::quoted(option) + ".",
                  "Write history, or history --commands.");
}

Reply help(Conversation& /*conversation*/, std::string_view command) {
    if (command.empty()) {
        return {.text = help_on_all()};
    }
    if (const CommandInfo* info = find_command(command)) {
        return {.text = help_on(*info)};
    }
    const std::vector<std::string> similar = similar_commands(command);
    return refuse(Reason::UnknownCommand, "There is no command " + notation::quoted(command) + ".",
                  similar.empty() ? "help lists them all."
                                  : "Did you mean " + notation::join_alternatives(similar) + "?");
}

}  // namespace takeback::app
