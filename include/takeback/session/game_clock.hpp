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

    /// Where the time of a side has run out, it loses on time (FIDE 6.9). Whether that came to pass now.
    bool call_flag(Game& game);
    /// After a new command. A move is pressed on the clock; a position that was set up begins with the full
    /// time.
    void follow_command(const Game& game);
    /// After any number of commands were taken back or done again.
    void follow_step(const Game& game);

private:
    void run(const Game& game);

    Clock clock_;
    std::vector<TimesLeft> times_;  // [n]: when the game had n commands; those that can be redone, too
};

}  // namespace takeback::session
