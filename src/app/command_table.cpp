#include "command_table.hpp"

#include <algorithm>

#include "commands.hpp"
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

}  // namespace takeback::app
