// StartDates: on which days the games of a match were begun, for the tag Date of their PGNs.
//
// Every set-up begins a game, and undo brings back the one before it, with its date. So a date is found by
// the place of its set-up on the command stack, as the variations of a game are (variations.hpp).
//
//     StartDates dates;
//     dates.set(game, local_date());
//     game.set_position(loaded);
//     dates.set(game, "1972.07.11");
//     game.undo();
//     dates.of(game)   // today
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "takeback/core/game.hpp"

namespace takeback::session {

/// What day it is, as a PGN writes it.
using DateSource = std::function<std::string()>;

/// "2026.01.31", by the clock and the time zone of the system.
[[nodiscard]] std::string local_date();

/// "2026.01.31", or with ? where nobody knows (PGN standard 8.1.1.3).
[[nodiscard]] bool is_date(std::string_view text) noexcept;

class StartDates {
public:
    /// Of the game that the last set-up has begun. What is no date says that nobody knows.
    void set(const Game& game, std::string_view date);
    /// Empty where nobody knows.
    [[nodiscard]] std::string of(const Game& game) const;

private:
    // By the number of commands up to the set-up. Each set-up is dated, so none has the date of another that
    // was at its place before.
    std::map<std::size_t, std::string> dates_;
};

}  // namespace takeback::session
