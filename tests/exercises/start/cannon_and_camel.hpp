// Exercise 5: a cannon and a camel in chess. docs/exercises/5-cannon-and-camel.md says what to do.
#pragma once

#include <array>

#include "takeback/core/movement.hpp"

namespace takeback::exercises {

/// The camel needs a kind; this one is free in chess.
inline constexpr Kind camel = Kind::Horse;

// To be written: the rows of Kind::Cannon and of the camel, in the place of this one, in which a cannon steps
// forward.
inline constexpr std::array cannon_and_camel{Movement{.kind = Kind::Cannon, .direction = {0, 1}}};

}  // namespace takeback::exercises
