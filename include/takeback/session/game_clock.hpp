// GameClock: the clock of a game. It follows the game's commands, and when they are taken back, so are the
// times.
//
// The time of the side to move runs while the game goes on. Beside every length of the command stack stand
// the times that were left when it was reached. Undo and redo go back to such times: where the game goes on,
// to those with which that turn began; where it is over, to those with which it ended. So a side that has
// lost on time and takes that back has what it had when its turn began, not the nothing that was left.
//
// A flag falls when somebody looks (call_flag), which has to be before every command: a move made too late is
// then refused by the game, since it is over.
//
//     GameClock clock{{.initial = 5min, .increment = 3s}, steady_time, game};
//     clock.call_flag(game);
//     if (game.play(request)) { clock.follow_command(game); }
//     if (game.undo() != nullptr) { clock.follow_step(game); }
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "takeback/core/game.hpp"
#include "takeback/session/clock.hpp"

namespace takeback::session {

class GameClock {
public:
    /// Both sides have the full time, also in every turn that can be gone back to.
    GameClock(const TimeControl& control, TimeSource now, const Game& game);

    [[nodiscard]] const Clock& clock() const noexcept { return clock_; }
    /// What was left when the game had so many commands, no more than it has.
    [[nodiscard]] const TimesLeft& times_at(std::size_t commands) const { return times_[commands]; }

    /// Whether the last of so many commands is a move that was made under this clock. The times of any other
    /// are only those with which a turn goes on.
    [[nodiscard]] bool has_measured(std::size_t commands) const { return measured_[commands]; }

    /// Where the time of a side has run out, it loses on time (FIDE 6.9). Whether that came to pass now.
    bool call_flag(Game& game);
    /// After a new command. A move is pressed on the clock; a position that was set up begins with the full
    /// time.
    void follow_command(const Game& game);
    /// After any number of commands were taken back or done again.
    void follow_step(const Game& game);
    /// After the game has taken another line, from `common` commands on: nobody has thought about that one
    /// here, so it begins and ends with the times of the place where it departs.
    void follow_line(const Game& game, std::size_t common);

    /// That much was left when the last command had been done.
    void set_at_command(const Game& game, const TimesLeft& left);
    /// That much is left now, in the same turn.
    void set_in_turn(const Game& game, const TimesLeft& left);
    /// See Clock::measure_by.
    void measure_by(TimeSource now) { clock_.measure_by(std::move(now)); }

private:
    void run(const Game& game);

    Clock clock_;
    std::vector<TimesLeft> times_;  // [n]: when the game had n commands; those that can be redone, too
    std::vector<bool> measured_;    // [n]: whether command n is a move made under the clock; as many
};

}  // namespace takeback::session
