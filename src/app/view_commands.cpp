#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "command_table.hpp"
#include "command_words.hpp"
#include "commands.hpp"
#include "hanging.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

std::string usage(const CommandWords& words) {
    return std::string{words.name} + (words.argument.empty() ? "" : ' ' + std::string{words.argument});
}

std::string help_on(const CommandInfo& command, const Conversation& conversation) {
    const Language language = conversation.language();
    const CommandWords words = words_for(command, conversation);
    std::string text = usage(words) + '\n';
    text += hanging("  ", 2, template_of(language, words.summary), terminal_width());
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
           in_words(language, "for example: {example}"_msg, {{"example", std::string{words.example}}});
}

std::string help_on_moves(const Conversation& conversation) {
    return conversation.plays_xiangqi()
               ? conversation.in_words(
                     "A move is typed by points, {example}, or as in WXF or Chinese: C2=5, 炮二平五."_msg,
                     {{"example", example_of_move(conversation, "")}})
               : conversation.in_words(
                     "A move is typed as it is written: e4, Nf3, exd5, O-O, a8=Q, or by squares: e2e4, e2 e4."_msg);
}

std::string help_on_all(const Conversation& conversation) {
    const auto width = terminal_width();
    std::string text = hanging("", 0, help_on_moves(conversation), width);
    text += '\n';
    text += hanging(
        "", 0, conversation.in_words("Everything else is a command. help COMMAND says more about one."_msg),
        width);
    std::optional<Message> group;
    for (const CommandInfo& command : all_commands()) {
        if (command.is_of_chess_alone && conversation.plays_xiangqi()) {
            continue;
        }
        if (command.group != group) {
            group = command.group;
            text += "\n\n" + conversation.in_words(command.group);
        }
        const CommandWords words = words_for(command, conversation);
        text += '\n';
        text += hanging("  " + usage(words), 36, conversation.in_words(words.summary), width);
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
    const bool is_red = conversation.plays_xiangqi() && notation::to_lower(side) == "red";
    const std::string_view named = is_red ? "white" : side;
    if (conversation.settings.set("view", side.empty() ? other : named)) {
        return refuse_word(
            "flip", side,
            {"flip", conversation.plays_xiangqi() ? "flip red" : "flip white", "flip black", "flip auto"},
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
        return {.text = help_on_all(conversation)};
    }
    if (const CommandInfo* info = find_command(command)) {
        return {.text = help_on(*info, conversation)};
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
