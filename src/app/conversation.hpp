// Conversation: what the commands work on: the match, how its board is shown, and whom to ask.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board_view.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/message.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/xiangqi_style.hpp"
#include "takeback/session/editor.hpp"
#include "takeback/session/journal.hpp"
#include "takeback/session/match.hpp"
#include "takeback/session/settings.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// Asks the player and gives the answer; nothing when there is none.
using Ask = std::function<std::optional<std::string>(const std::string& question)>;

struct Conversation {
    session::Match match;
    Terminal terminal{};
    session::Settings settings{};              ///< those in force
    std::optional<std::string> config_file{};  ///< where `set` keeps them; nothing: nowhere
    bool speech = false;                       ///< every change is told in words
    bool input_is_free = false;                ///< no command comes from standard input
    Ask ask{};                                 ///< empty where nobody can be asked
    std::optional<session::Journal>
        journal{};  ///< keeps what is done; nothing where the game is not autosaved
    session::TimeSource now = session::steady_time;          ///< for clocks
    std::unique_ptr<std::chrono::milliseconds> test_time{};  ///< what `now` tells, where only a test moves it
    std::optional<session::Editor> editor{};                 ///< in edit mode

    session::DateSource today{};  ///< when a game is begun; empty: nobody asks for a date
    bool replays = false;         ///< a journal is carried out again: no time passes, and no flag falls

    bool journal_keeps_variations = false;                ///< by what the journal says
    std::optional<session::TimeControl> journal_clock{};  ///< likewise

    [[nodiscard]] const Game& game() const noexcept { return match.game; }
    [[nodiscard]] Game& game() noexcept { return match.game; }
    [[nodiscard]] bool keeps_variations() const noexcept {
        return settings.is_on(session::Setting::KeepVariations);
    }
    /// That of the setting lang, or of the locale.
    [[nodiscard]] Language language() const noexcept;
    /// How a person has the ranks of xiangqi numbered. Nothing that is kept depends on it.
    [[nodiscard]] Ranks ranks() const noexcept;
    /// The language with the words of the game that is played, and its points as they are to be named.
    [[nodiscard]] Wording wording() const noexcept;
    /// How moves of xiangqi are written.
    [[nodiscard]] notation::XiangqiStyle style() const noexcept;
    [[nodiscard]] bool plays_xiangqi() const noexcept { return wording().terms == Terms::Xiangqi; }
    [[nodiscard]] std::string in_words(Message message, std::initializer_list<NamedValue> values = {}) const {
        return takeback::in_words(language(), message, values);
    }
    [[nodiscard]] bool traces() const noexcept { return settings.is_on(session::Setting::Trace); }
};

/// The game that the last set-up has begun comes from no file, and is of today where somebody asks for a
/// date.
void date_game(Conversation& conversation);

/// Keeps the line of the game while variations are kept. To be called after each command, so that the next
/// may clear what could be redone.
void remember_line(Conversation& conversation);

/// What the settings and the terminal make of the board.
[[nodiscard]] BoardStyle board_style(const Conversation& conversation);

/// Whose side of the board is at the bottom now.
[[nodiscard]] Color bottom_of(const Conversation& conversation);

/// The position of the game, or the draft in edit mode.
[[nodiscard]] const Position& shown_position(const Conversation& conversation);

/// The board as it is turned now, the last move, a check and the targets marked.
[[nodiscard]] std::string show_board(const Conversation& conversation, const std::vector<Square>& targets,
                                     int width);

/// The same as a picture in SVG.
[[nodiscard]] std::string show_picture(const Conversation& conversation, const std::vector<Square>& targets);

/// "White v Black, move 4, Black to move, in check, last move 4. Bb5+"; what a draft says besides its board.
[[nodiscard]] std::string show_status(const Conversation& conversation);

/// "White 4:58, Black 5:00".
[[nodiscard]] std::string show_times(const session::Clock& clock, Wording wording);

/// "4... black> ", or with a clock "4... black 4:32> "; "edit> " in edit mode.
[[nodiscard]] std::string prompt(const Conversation& conversation);

/// Whose turn it is, in words. Empty once the game is over: the result says it.
[[nodiscard]] std::string spoken_turn(const Conversation& conversation);

/// The last command and whose turn it is, in words: "White pawn e2 to e4. Black to move."
[[nodiscard]] std::string spoken_change(const Conversation& conversation);

/// "1-0: Black resigned; White wins".
[[nodiscard]] std::string show_result(const Outcome& outcome, Wording wording);
/// Empty while the game goes on.
[[nodiscard]] std::string show_result(const Conversation& conversation);

}  // namespace takeback::app
