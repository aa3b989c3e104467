// TimeControl: how much time each side has for a game, and what every move adds to it.
//
//     read_time_control("5+3")          five minutes for the game, three seconds for each move
//     read_time_control("5")            five minutes
//     read_time_control("0:30")         half a minute
//     read_time_control("1:30:00+30")   an hour and a half, thirty seconds for each move
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "takeback/core/result.hpp"
#include "takeback/language/language.hpp"

namespace takeback::session {

struct TimeControl {
    /// The most that can be asked for.
    static constexpr std::chrono::hours longest{24};
    static constexpr std::chrono::hours longest_increment{1};

    std::chrono::milliseconds initial{};    ///< for each side; more than nothing
    std::chrono::milliseconds increment{};  ///< a move adds it to the mover's time

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

enum class TimeControlFault : std::uint8_t {
    NotATime,
    NoTime,            ///< a side with no time cannot make its first move, whatever that would add
    TooLong,           ///< more than `longest`
    IncrementTooLong,  ///< more than `longest_increment`
};

/// "minutes", "m:ss" or "h:mm:ss", and "+seconds" behind it or not; no blanks.
[[nodiscard]] Result<TimeControl, TimeControlFault> read_time_control(std::string_view text);
/// What is wrong with the text: "'25:00:00' is more than 24 hours for a side".
[[nodiscard]] std::string describe(TimeControlFault fault, std::string_view text,
                                   Language language = Language::English);
/// "5+0": as read_time_control reads it; fractions of a second are left out.
[[nodiscard]] std::string write_time_control(const TimeControl& control);

/// "4:32", "1:30:00". Rounded up to the second, so that 0:00 is shown when nothing is left, and only then.
[[nodiscard]] std::string show_time(std::chrono::milliseconds time);

}  // namespace takeback::session
