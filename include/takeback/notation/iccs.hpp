// ICCS: points and moves of xiangqi by file and rank, a to i and 0 to 9, as in "h2" and "h2e2"; or with ranks
// from 1, as in "h3" and "h3e3".
//
// Written in small letters; read in either case, and with a dash ("H2-E2") or without.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/move_request.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

/// "h2". Nothing for no square.
[[nodiscard]] std::string iccs(Square square, Ranks ranks = Ranks::FromZero);
/// "h2e2".
[[nodiscard]] std::string iccs(MoveRequest request, Ranks ranks = Ranks::FromZero);

/// What the text, all of it, says, with ranks from 0; nothing when it is no such thing.
[[nodiscard]] std::optional<Square> read_iccs_square(std::string_view text);
[[nodiscard]] std::optional<MoveRequest> read_iccs(std::string_view text);

}  // namespace takeback::notation
