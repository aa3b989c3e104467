// Exercise 3: numeric notation. docs/exercises/3-numeric-notation.md says what to do.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/move_request.hpp"

namespace takeback::exercises {

/// "5254" for e2e4.
[[nodiscard]] inline std::string write_numeric(MoveRequest /*request*/) {
    return {};  // to be written
}

/// What the text, all of it, says; nothing when it is no such thing.
[[nodiscard]] inline std::optional<MoveRequest> read_numeric(std::string_view /*text*/) {
    return std::nullopt;  // to be written
}

}  // namespace takeback::exercises
