#include "command_table.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "autosave.hpp"
#include "commands.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

// No alias of one letter may be a file or a piece (a-h, k q r n b): those begin moves.
constexpr std::array commands{
    CommandInfo{"Moves"_msg,
                "move",
                {},
                "MOVE",
                "play a move, when its text could be taken for a command"_msg,
                "move e4",
                play_move},
    CommandInfo{"Moves"_msg,
                "undo",
                {"takeback", "back", "u"},
                "[N]",
                "take back the last command, or the last N"_msg,
                "undo 2",
                undo,
                undo_edit},
    CommandInfo{"Moves"_msg, "redo", {}, "[N]", "do again what was taken back"_msg, "redo", redo, redo_edit},
    CommandInfo{"Moves"_msg,
                "moves",
                {"legal"},
                "[SQUARE]",
                "list the legal moves, all or from one square"_msg,
                "moves g1",
                list_moves},
    CommandInfo{"Moves"_msg,
                "why",
                {},
                "MOVE",
                "say why a move is legal or not, with the squares that prove it"_msg,
                "why Ke2",
                why},
    CommandInfo{"Moves"_msg,
                "trace",
                {},
                "[on|off]",
                "show the trials behind each answer: made, looked at, taken back"_msg,
                "trace on",
                trace},
    CommandInfo{"Variations"_msg,
                "variations",
                {},
                "",
                "list the lines that were kept (set keep-variations on)"_msg,
                "variations",
                variations},
    CommandInfo{"Variations"_msg,
                "promote",
                {},
                "N",
                "take back to where variation N departs, and play along it; the line left is kept"_msg,
                "promote 1",
                promote},
    CommandInfo{"Variations"_msg,
                "delete",
                {},
                "N",
                "forget variation N, and those that depart from it"_msg,
                "delete 1",
                delete_variation},
    CommandInfo{
        "The game"_msg, "resign", {}, "", "give up; asks first (resign! does not)"_msg, "resign", resign},
    CommandInfo{"The game"_msg, "resign!", {}, "", "give up at once"_msg, "resign!", resign_unasked},
    CommandInfo{"The game"_msg,
                "draw",
                {},
                "[offer|accept|decline|claim]",
                "offer a draw, answer an offer, or claim one, with the intended move if need be"_msg,
                "draw offer",
                draw},
    CommandInfo{"The game"_msg,
                "new",
                {},
                "[chess|chess960 [N]|xiangqi]",
                "start a new game; in Chess960 from start position N"_msg,
                "new chess960 518",
                new_game},
    CommandInfo{"The game"_msg,
                "fen",
                {},
                "[FEN|--shredder]",
                "print the position, or set one up"_msg,
                "fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                fen,
                fen_of_draft},
    CommandInfo{"The game"_msg,
                "edit",
                {},
                "[--training [FEN]]",
                "set up a position man by man; for training with several kings a side, if wanted"_msg,
                "edit",
                edit,
                edit_further},
    CommandInfo{"The game"_msg,
                "pgn",
                {},
                "[PGN]",
                "print the game as PGN, or load one that stands in the line"_msg,
                "pgn 1. e4 e5 2. Nf3 *",
                pgn},
    CommandInfo{"The game"_msg,
                "save",
                {},
                "[-f] FILE",
                "save the game (.pgn) or the position (.fen); -f overwrites"_msg,
                "save game.pgn",
                save},
    CommandInfo{"The game"_msg,
                "load",
                {},
                "FILE|- [N]",
                "load a position (.fen), or the first or Nth game of a PGN"_msg,
                "load games.pgn 3",
                load},
    CommandInfo{"The game"_msg,
                "resume",
                {},
                "",
                "go on with the game that was played last, as it was kept"_msg,
                "resume",
                resume},
    CommandInfo{
        "The game"_msg,
        "clock",
        {},
        "[5+3|off|flag]",
        "show the clock, set it (minutes+seconds a move), or call the flag; undo gives a turn its time back"_msg,
        "clock 5+3",
        clock},
    CommandInfo{
        "Edit mode"_msg, "put", {}, "PIECE SQUARE", "put a man on a square"_msg, "put wQ d4", nullptr, put},
    CommandInfo{"Edit mode"_msg,
                "clear",
                {},
                "SQUARE|all",
                "empty a square, or the board"_msg,
                "clear d4",
                nullptr,
                clear},
    CommandInfo{"Edit mode"_msg, "turn", {}, "w|b", "say who is to move"_msg, "turn b", nullptr, turn},
    CommandInfo{"Edit mode"_msg,
                "castling",
                {},
                "RIGHTS|-",
                "say who may still castle, and on which side"_msg,
                "castling KQkq",
                nullptr,
                castling,
                true},
    CommandInfo{"Edit mode"_msg,
                "ep",
                {},
                "SQUARE|-",
                "say which square a pawn has just passed"_msg,
                "ep e3",
                nullptr,
                en_passant,
                true},
    CommandInfo{"Edit mode"_msg,
                "done",
                {},
                "",
                "check the position and play on from it; undo takes back all of the edit"_msg,
                "done",
                nullptr,
                finish_edit},
    CommandInfo{"Edit mode"_msg,
                "cancel",
                {},
                "",
                "leave the edit mode, and the game as it was"_msg,
                "cancel",
                nullptr,
                cancel_edit},
    CommandInfo{"The view"_msg,
                "show",
                {"board"},
                "",
                "show the board and where the game stands"_msg,
                "show",
                show,
                show_draft},
    CommandInfo{"The view"_msg, "flip", {}, "[white|black|auto]", "turn the board"_msg, "flip", flip, flip},
    CommandInfo{"The view"_msg,
                "material",
                {},
                "",
                "list what each side has taken, and who is ahead"_msg,
                "material",
                material},
    CommandInfo{"The view"_msg,
                "say",
                {},
                "[SQUARE|rank N|file X|last]",
                "tell the position, a part of it or the last move in words"_msg,
                "say rank 4",
                say},
    CommandInfo{"The view"_msg,
                "history",
                {"log"},
                "[--commands]",
                "list the moves, or the stack of commands with what each remembers"_msg,
                "history --commands",
                history},
    CommandInfo{"The view"_msg,
                "set",
                {},
                "[KEY VALUE]",
                "list the settings, or change one: at once, and in the settings file where one is read"_msg,
                "set view black",
                set},
    CommandInfo{"The view"_msg,
                "help",
                {"?"},
                "[COMMAND]",
                "list the commands, or say more about one"_msg,
                "help undo",
                help,
                help},
    CommandInfo{"The view"_msg, "quit", {"exit"}, "", "leave; never resigns"_msg, "quit", quit, quit_edit},
};

bool has_name(const CommandInfo& command, std::string_view name) {
    return command.name == name || (!name.empty() && std::find(command.aliases.begin(), command.aliases.end(),
                                                               name) != command.aliases.end());
}

/// How many letters must be put in, left out, exchanged or swapped with their neighbour to turn one word into
/// another.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> distance(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                distance[i][j] = i + j;
                continue;
            }
            const std::size_t exchanged = distance[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            distance[i][j] = std::min({distance[i - 1][j] + 1, distance[i][j - 1] + 1, exchanged});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                distance[i][j] = std::min(distance[i][j], distance[i - 2][j - 2] + 1);
            }
        }
    }
    return distance[a.size()][b.size()];
}

/// No move begins with three letters, but for castling.
bool is_word(std::string_view word) {
    const auto is_letter = [](char c) { return notation::is_lower(notation::to_lower(c)); };
    const auto is_o = [](char c) { return notation::to_lower(c) == 'o'; };
    return word.size() >= 3 && std::all_of(word.begin(), word.end(), is_letter) &&
           !std::all_of(word.begin(), word.end(), is_o);
}

/// "undo2": a command and its count written together.
std::optional<std::string> with_blank(std::string_view word) {
    const std::string_view letters = word.substr(0, word.find_first_of("0123456789"));
    return letters.size() > 1 && letters != word && find_command(letters) != nullptr
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

std::span<const CommandInfo> all_commands() {
    return commands;
}

const CommandInfo* find_command(std::string_view name) {
    const std::string lower = notation::to_lower(name);
    for (const CommandInfo& command : commands) {
        if (has_name(command, lower)) {
            return &command;
        }
    }
    return nullptr;
}

CommandInfo::Handler handler_now(const CommandInfo& command, const Conversation& conversation) {
    return conversation.editor ? command.edit_handler : command.handler;
}

std::vector<std::string> similar_commands(std::string_view name) {
    constexpr std::size_t longest_word = 20;
    std::vector<std::string> similar;
    for (const CommandInfo& command : commands) {
        if (command.name.back() == '!') {
            continue;  // resign! is never what was meant by a slip
        }
        const std::size_t slips = command.name.size() > 4 ? 2 : 1;
        if (name.size() <= longest_word && edit_distance(notation::to_lower(name), command.name) <= slips) {
            similar.emplace_back(command.name);
        }
    }
    return similar;
}

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
