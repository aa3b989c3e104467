// Conversation: what the commands work on: the match, how its board is shown, and whom to ask.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "board_view.hpp"
#include "takeback/core/square.hpp"
#include "takeback/session/editor.hpp"
#include "takeback/session/journal.hpp"
#include "takeback/session/match.hpp"

namespace takeback::app {

/// Asks the player and gives the answer; nothing when there is none.
using Ask = std::function<std::optional<std::string>(const std::string& question)>;

/// How the board is turned: Auto puts the side to move at the bottom.
enum class View : std::uint8_t { White, Black, Auto };

struct Conversation {
    session::Match match;
    BoardStyle style{};
    View view = View::White;
    Ask ask{};  ///< empty where nobody can be asked
    std::optional<session::Journal>
        journal{};                            ///< keeps what is done; nothing where the game is not autosaved
    std::optional<session::Editor> editor{};  ///< in edit mode

    [[nodiscard]] const Game& game() const noexcept { return match.game; }
    [[nodiscard]] Game& game() noexcept { return match.game; }
};

/// Whose side of the board is at the bottom now.
[[nodiscard]] Color bottom_of(const Conversation& conversation);

/// The position of the game, or the draft in edit mode.
[[nodiscard]] const Position& shown_position(const Conversation& conversation);

/// The board as it is turned now, the last move, a check and the targets marked.
[[nodiscard]] std::string show_board(const Conversation& conversation, const std::vector<Square>& targets,
                                     int width);

/// "White v Black, move 4, Black to move, in check, last move 4. Bb5+"; what a draft says besides its board.
[[nodiscard]] std::string show_status(const Conversation& conversation);

/// "4... black> "; "edit> " in edit mode.
[[nodiscard]] std::string prompt(const Conversation& conversation);

/// "1-0: Black resigned; White wins". Empty while the game goes on.
[[nodiscard]] std::string show_result(const Game& game);

}  // namespace takeback::app
