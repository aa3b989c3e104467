// Clock: the time that each side has left, of which at most one runs. It knows nothing of a game
// (game_clock.hpp does), and asks a source for the time, so that a test can say what time it is.
//
//     Clock clock{{.initial = 5min, .increment = 3s}, steady_time};
//     clock.start(Color::White);
//     clock.press();  // White has moved: he gets his three seconds, and Black's time runs
//     if (const auto loser = clock.fallen()) { ... }
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>

#include "takeback/core/color.hpp"
#include "takeback/session/time_control.hpp"

namespace takeback::session {

/// What time it is, counted from any moment; it never goes back.
using TimeSource = std::function<std::chrono::milliseconds()>;

/// The time of a process, which setting the system's clock does not move.
[[nodiscard]] std::chrono::milliseconds steady_time();

/// What White and Black have left.
using TimesLeft = std::array<std::chrono::milliseconds, 2>;

class Clock {
public:
    /// Both sides have the initial time, and none runs.
    Clock(const TimeControl& control, TimeSource now);

    [[nodiscard]] const TimeControl& control() const noexcept { return control_; }
    /// Never less than nothing.
    [[nodiscard]] TimesLeft left() const;
    [[nodiscard]] std::chrono::milliseconds left(Color side) const;
    [[nodiscard]] std::optional<Color> running() const noexcept { return running_; }
    /// Whose time has run out: he has nothing left while his time runs.
    [[nodiscard]] std::optional<Color> fallen() const;

    /// That side's time runs from now on, and the other's does not.
    void start(Color side);
    void pause();
    /// The side whose time runs has moved: its increment is added, and the other's time runs.
    void press();
    /// No time runs behind it.
    void set(const TimesLeft& left);
    /// From now on by that source. What is left stays, and the time that runs goes on running.
    void measure_by(TimeSource now);

private:
    TimeControl control_;
    TimeSource now_;
    TimesLeft left_;  // when `running_` was started
    std::optional<Color> running_;
    std::chrono::milliseconds started_{};  // by now_
};

}  // namespace takeback::session
