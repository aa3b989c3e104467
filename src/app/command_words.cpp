#include "command_words.hpp"

#include <algorithm>
#include <array>

#include "takeback/notation/coordinates.hpp"

namespace takeback::app {

namespace {

/// Those that are not the same in both games.
constexpr std::array words_of_xiangqi{
    CommandWords{"move", "MOVE", "play a move, when its text could be taken for a command"_msg, "move C2=5"},
    CommandWords{"moves", "[POINT]", "list the legal moves, all or from one point"_msg, "moves h2"},
    CommandWords{"why", "MOVE", "say why a move is legal or not, with the points that prove it"_msg,
                 "why C2=5"},
    CommandWords{"draw", "[offer|accept|decline]", "offer a draw, or answer an offer"_msg, "draw offer"},
    CommandWords{
        "new", "[xiangqi [RULES]|chess|chess960 [N]]",
        "start a new game; of xiangqi by the rules named: check, wxf or draw, and 120, 100 or off"_msg,
        "new xiangqi wxf 100"},
    CommandWords{"fen", "[FEN]", "print the position, or set one up"_msg,
                 "fen 4k4/9/9/9/9/9/4P4/9/9/4K4 w - - 0 1"},
    CommandWords{"edit", "", "set up a position man by man"_msg, "edit"},
    CommandWords{"pgn", "[PGN]", "print the game as PGN, or load one that stands in the line"_msg,
                 "pgn 1. C2=5 H8+7 *"},
    CommandWords{"put", "MAN POINT", "put a man on a point"_msg, "put rC h2"},
    CommandWords{"clear", "POINT|all", "empty a point, or the board"_msg, "clear h2"},
    CommandWords{"turn", "r|b", "say who is to move"_msg, "turn b"},
    CommandWords{"flip", "[red|black|auto]", "turn the board"_msg, "flip"},
    CommandWords{"say", "[POINT|rank N|file X|last]",
                 "tell the position, a part of it or the last move in words"_msg, "say rank 4"},
    CommandWords{"set", "[KEY VALUE]",
                 "list the settings, or change one: at once, and in the settings file where one is read"_msg,
                 "set xiangqi.notation wxf"},
};

}  // namespace

CommandWords words_for(const CommandInfo& command, const Conversation& conversation) {
    if (conversation.plays_xiangqi()) {
        const auto* const own =
            std::find_if(words_of_xiangqi.begin(), words_of_xiangqi.end(),
                         [&command](const CommandWords& words) { return words.name == command.name; });
        if (own != words_of_xiangqi.end()) {
            CommandWords words = *own;
            if (words.name == "moves" && conversation.ranks() == Ranks::FromOne) {
                words.example = "moves h3";  // the cannon of h2; no name is that of a man's point in both
            }
            return words;
        }
    }
    return {.name = command.name,
            .argument = command.argument,
            .summary = command.summary,
            .example = command.example};
}

std::string example_of_move(const Conversation& conversation, std::string_view of_chess) {
    if (!conversation.plays_xiangqi()) {
        return std::string{of_chess};
    }
    const Geometry geometry = conversation.game().position().board.geometry();
    return notation::coordinates(geometry, {.from = geometry.square(7, 2), .to = geometry.square(4, 2)},
                                 conversation.ranks());
}

}  // namespace takeback::app
