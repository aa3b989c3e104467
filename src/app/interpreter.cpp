#include "interpreter.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "autosave.hpp"
#include "command_table.hpp"
#include "commands.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

/// No move begins with three letters, but for castling.
bool is_word(std::string_view word) {
    const auto is_letter = [](char c) { return notation::is_lower(notation::to_lower(c)); };
    const auto is_o = [](char c) { return notation::to_lower(c) == 'o'; };
    return word.size() >= 3 && std::all_of(word.begin(), word.end(), is_letter) &&
           !std::all_of(word.begin(), word.end(), is_o);
}

/// "undo2": a command and its count written together. It is offered as it stands, so only where it is safe to
/// show.
std::optional<std::string> with_blank(std::string_view word) {
    const std::string_view letters = word.substr(0, word.find_first_of("0123456789"));
    return letters.size() > 1 && letters != word && find_command(letters) != nullptr &&
                   notation::shown(word) == word
               ? std::optional{std::string{letters} + ' ' + std::string{word.substr(letters.size())}}
               : std::nullopt;
}

Reply refuse_move_while_editing(const Conversation& conversation, std::string_view line) {
    return refuse(Reason::WrongMode,
                  conversation.in_words("This is the edit mode, in which no move is played: {line}."_msg,
                                        {{"line", notation::quoted(line)}}),
                  conversation.in_words(ways_out_of_edit_mode));
}

Reply refuse_in_this_mode(const CommandInfo& command, const Conversation& conversation) {
    const std::string name{command.name};
    if (conversation.editor) {
        return refuse(
            Reason::WrongMode,
            conversation.in_words("{command} is no command of the edit mode."_msg, {{"command", name}}),
            conversation.in_words(ways_out_of_edit_mode));
    }
    return refuse(Reason::WrongMode,
                  conversation.in_words("{command} is a command of the edit mode."_msg, {{"command", name}}),
                  conversation.in_words("edit begins that."_msg));
}

Reply refuse_unknown(const Conversation& conversation, std::string_view line, std::string_view word) {
    std::vector<std::string> similar = similar_commands(word);
    if (const auto apart = with_blank(word)) {
        similar = {*apart};
    }
    return refuse(Reason::UnknownCommand,
                  conversation.in_words("{text} is neither a command nor a move."_msg,
                                        {{"text", notation::quoted(line)}}),
                  similar.empty()
                      ? conversation.in_words("help lists the commands."_msg)
                      : conversation.in_words(
                            "Did you mean {alternatives}?"_msg,
                            {{"alternatives", listed_alternatives(conversation.language(), similar)}}));
}

/// Bytes that no line may hold.
std::optional<Reply> refuse_bytes(const Conversation& conversation, std::string_view line) {
    if (line.find('\0') != std::string_view::npos) {
        return refuse(Reason::Syntax, conversation.in_words("The line holds a NUL byte: {line}."_msg,
                                                            {{"line", notation::quoted(line)}}));
    }
    if (!notation::is_valid_utf8(line)) {
        return refuse(Reason::Syntax, conversation.in_words("The line is not UTF-8: {line}."_msg,
                                                            {{"line", notation::quoted(line)}}));
    }
    return std::nullopt;
}

/// A line that holds something, without blanks at its ends.
Reply carry_out(Conversation& conversation, std::string_view line) {
    if (auto refusal = refuse_bytes(conversation, line)) {
        return *std::move(refusal);
    }
    const std::string_view word = notation::words_of(line).front().text;
    const std::string_view argument = notation::trimmed(line.substr(word.size()));
    if (conversation.test_time != nullptr && notation::to_lower(word) == "sleep") {
        return sleep(conversation, argument);
    }
    if (const CommandInfo* command = find_command(word)) {
        if (command->argument.empty() && !argument.empty()) {
            return refuse(Reason::Syntax,
                          conversation.in_words("{command} takes nothing behind it, but there is {text}."_msg,
                                                {{"command", std::string{command->name}},
                                                 {"text", notation::quoted(argument)}}));
        }
        const CommandInfo::Handler handler = handler_now(*command, conversation);
        return handler != nullptr ? handler(conversation, argument)
                                  : refuse_in_this_mode(*command, conversation);
    }
    if (!is_word(word) && !with_blank(word) && notation::looks_like_typed_move(line, conversation.game())) {
        return conversation.editor ? refuse_move_while_editing(conversation, line)
                                   : play_move(conversation, line);
    }
    return refuse_unknown(conversation, line, word);
}

}  // namespace

Reply interpret(Conversation& conversation, std::string_view line) {
    line = notation::trimmed(line);
    if (line.empty() || line.front() == '#') {
        return refuse_bytes(conversation, line).value_or(Reply{});
    }
    std::string notice;
    const bool fell_before = call_and_keep_flag(conversation, notice);
    const std::size_t commands_before = conversation.game().history().size();
    Reply reply = carry_out(conversation, line);
    const bool changed = reply.draft_changed || conversation.game().history().size() != commands_before;
    // Refused: what changed the game is a flag that fell while the command asked, and it is kept already.
    if (changed && !reply.refused && reply.done.empty() && !reply.other_game) {
        reply.done = {std::string{line}};
    }
    remember_line(conversation);
    keep(conversation, reply);
    const bool fell_behind = call_and_keep_flag(conversation, notice);
    if (!notice.empty()) {
        reply.add_notice(notice);
    }
    return tell_clock(conversation, fell_before || fell_behind, std::move(reply));
}

}  // namespace takeback::app
