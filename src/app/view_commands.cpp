#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "command_table.hpp"
#include "commands.hpp"
#include "hanging.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

std::string usage(const CommandInfo& command) {
    return std::string{command.name} + (command.argument.empty() ? "" : ' ' + std::string{command.argument});
}

std::string help_on(const CommandInfo& command, Language language) {
    std::string text = usage(command) + '\n';
    text += hanging("  ", 2, template_of(language, command.summary), terminal_width());
    std::vector<std::string> aliases;
    for (const std::string_view alias : command.aliases) {
        if (!alias.empty()) {
            aliases.emplace_back(alias);
        }
    }
    if (!aliases.empty()) {
        text += "\n  " + in_words(language, "also: {aliases}"_msg, {{"aliases", listed(language, aliases)}});
    }
    return text + "\n  " +
           in_words(language, "for example: {example}"_msg, {{"example", std::string{command.example}}});
}

std::string help_on_all(Language language) {
    const auto width = terminal_width();
    std::string text = hanging(
        "", 0,
        in_words(
            language,
            "A move is typed as it is written: e4, Nf3, exd5, O-O, a8=Q, or by squares: e2e4, e2 e4."_msg),
        width);
    text += '\n';
    text += hanging("", 0,
                    in_words(language, "Everything else is a command. help COMMAND says more about one."_msg),
                    width);
    std::optional<Message> group;
    for (const CommandInfo& command : all_commands()) {
        if (command.group != group) {
            group = command.group;
            text += "\n\n" + in_words(language, command.group);
        }
        text += '\n';
        text += hanging("  " + usage(command), 36, in_words(language, command.summary), width);
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
        return refuse_word("flip", side, {"flip", "flip white", "flip black", "flip auto"},
                           conversation.language());
    }
    Reply reply{.board_changed = true};
    if (conversation.speech) {
        const std::string_view side_below = notation::name(bottom_of(conversation), conversation.wording());
        reply.spoken =
            conversation.in_words("{side} is at the bottom now."_msg, {{"side", std::string{side_below}}});
    }
    return reply;
}

Reply history(Conversation& conversation, std::string_view option) {
    const Game& game = conversation.game();
    if (option.empty()) {
        std::string text = notation::write_record(game, conversation.language(), conversation.style()) +
                           show_result(conversation);
        return {.text = text.empty() ? conversation.in_words("No move yet."_msg) : text};
    }
    if (option == "--commands") {
        return {.text = notation::write_command_stack(game, conversation.language(), conversation.style())};
    }
    return refuse_word("history", option, {"history", "history --commands"}, conversation.language());
}

Reply help(Conversation& conversation, std::string_view command) {
    if (command.empty()) {
        return {.text = help_on_all(conversation.language())};
    }
    if (const CommandInfo* info = find_command(command)) {
        return {.text = help_on(*info, conversation.language())};
    }
    const std::vector<std::string> similar = similar_commands(command);
    return refuse(
        Reason::UnknownCommand,
        conversation.in_words("There is no command {text}."_msg, {{"text", notation::quoted(command)}}),
        similar.empty() ? conversation.in_words("help lists them all."_msg)
                        : conversation.in_words(
                              "Did you mean {alternatives}?"_msg,
                              {{"alternatives", listed_alternatives(conversation.language(), similar)}}));
}

}  // namespace takeback::app
