#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "console.hpp"
#include "start.hpp"
#include "takeback/notation/text.hpp"
#include "tasks.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

/// What the game says of what stands behind an option.
void write_refusal(std::string_view option, const std::string& text) {
    std::string message = "takeback: ";
    message += option;
    message += ": " + text + '\n';
    write_error(message);
}

/// "1." and "1..." stand before moves in a game that is written down.
bool is_move_number(std::string_view word) {
    return word.back() == '.' &&
           std::all_of(word.begin(), word.end(), [](char c) { return c == '.' || notation::is_digit(c); });
}

/// Whether all of them could be played.
bool play_moves(Conversation& conversation, std::string_view moves) {
    for (const notation::Word& word : notation::words_of(moves)) {
        if (is_move_number(word.text)) {
            continue;
        }
        if (const Reply reply = answer_move(conversation, word.text); reply.refused) {
            write_refusal("--moves", reply.text);
            return false;
        }
    }
    return true;
}

/// Where the man on the square can go, or nothing where there is no such square or no man of the side to move
/// on it.
std::optional<std::vector<Square>> targets_from(Conversation& conversation, const std::string& square) {
    if (square.empty()) {
        return std::vector<Square>{};
    }
    const Reply reply = answer_moves(conversation, square);
    if (reply.refused) {
        write_refusal("--targets", reply.text);
        return std::nullopt;
    }
    return reply.targets;
}

std::string answer(const Options& options, Conversation& conversation, const std::vector<Square>& targets) {
    if (options.svg) {
        return show_picture(conversation, targets);
    }
    if (options.json) {
        return show(conversation, "").json.text() + '\n';
    }
    if (options.speech) {
        return say(conversation, "").text + '\n';
    }
    return show_board(conversation, targets, terminal_width()) + show_status(conversation) + '\n';
}

}  // namespace

int show_task(const Options& options, const Terminal& terminal) {
    std::optional<Conversation> conversation = start_conversation(options, terminal);
    if (!conversation || !play_moves(*conversation, options.moves)) {
        return usage_error;
    }
    const std::optional<std::vector<Square>> targets = targets_from(*conversation, options.targets);
    if (!targets) {
        return usage_error;
    }
    write_out(answer(options, *conversation, *targets));
    return ok;
}

}  // namespace takeback::app
