// Journal note: what a line of a journal says of the time, in brackets before its command.
//
//     [2026.01.31] new                    the game that it begins was begun on that day
//     [4:58.300 5:00.000] e4              what White and Black had left then
//     [4:31.250 5:00.000]                 the same at a moment when nothing was done
//
// A note is hostile, as the whole journal is; what is none says nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/session/clock.hpp"

namespace takeback::session {

struct JournalNote {
    std::string date{};               ///< empty: none
    std::optional<TimesLeft> left{};  ///< each below 10,000,000 minutes

    friend bool operator==(const JournalNote&, const JournalNote&) = default;
};

/// Without the brackets; empty when there is nothing to say.
[[nodiscard]] std::string write_note(const JournalNote& note);
[[nodiscard]] JournalNote read_note(std::string_view text);

}  // namespace takeback::session
