// Reply: what a command has to say. Commands neither print nor know whether a person or a program reads them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/language.hpp"
#include "takeback/notation/move_text.hpp"

namespace takeback::app {

struct Conversation;

struct Reply {
    bool refused = false;
    std::string code{};    ///< refused: the stable name of the reason
    std::string text{};    ///< what was asked for; refused: what is wrong, in one line
    std::string advice{};  ///< refused: what can be done instead, if anything
    std::string spoken{};  ///< what has changed, for the ear; with --speech only
    std::string trials{};  ///< the trials behind the answer; while trace is on
    std::string
        result{};  ///< how the game has ended, where it has; the status line of a terminal says it too
    std::string notice{};             ///< what should be known about it; left out when quiet
    std::string news{};               ///< what a person at a terminal should be told
    JsonObject json{};                ///< the same for programs
    std::vector<std::string> done{};  ///< how the game was changed, as commands that need no question
    std::vector<Square> targets{};    ///< squares to be shown on the board
    bool board_changed = false;
    bool status_changed = false;  ///< the same board, but something else has to be known about the game
    bool draft_changed = false;   ///< in edit mode
    bool other_game = false;      ///< another game goes on, with a journal of its own
    bool quit = false;

    /// On a line of its own.
    void add_notice(std::string_view more) {
        notice += notice.empty() ? "" : "\n";
        notice += more;
    }
};

/// Of the game of the conversation, as its settings have moves written.
[[nodiscard]] Reply refuse(const Refusal& refusal, const Conversation& conversation);
[[nodiscard]] Reply refuse(const notation::MoveError& error, const Conversation& conversation,
                           std::string_view text);
/// A FEN that is refused, with all that is wrong with it, and last what has become of it.
[[nodiscard]] Reply refuse_fen(const std::vector<std::string>& problems, std::string_view last,
                               Language language);
/// Anything with several reasons.
[[nodiscard]] Reply refuse_for_all(Reason reason, std::string text, const std::vector<std::string>& problems,
                                   std::string_view last);
/// For what only a command knows.
[[nodiscard]] Reply refuse(Reason reason, std::string text, std::string advice = {});
/// "Write undo or redo."
[[nodiscard]] std::string write_one_of(const std::vector<std::string>& alternatives, Language language);
/// For a word that the command does not know, and what can stand there.
[[nodiscard]] Reply refuse_word(std::string_view command, std::string_view word,
                                const std::vector<std::string>& alternatives, Language language);
/// For what is no matter of the game, such as a file: with a stable name of its own.
[[nodiscard]] Reply refuse_as(std::string_view code, std::string text, std::string advice = {});

}  // namespace takeback::app
