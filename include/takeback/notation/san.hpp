// SAN: a move as players write it, "Nf3" (PGN standard, section 8.2.3).
#pragma once

#include <string>

#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback::notation {

/// The SAN of a legal move of chess, exactly as the standard wants it: the shortest origin that tells it from
/// every other legal move, "x", "=Q", and "+" or "#".
[[nodiscard]] std::string write_san(const Rules& rules, const Position& position, MoveRequest request);

}  // namespace takeback::notation
