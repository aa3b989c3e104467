// Coordinates: squares and moves by file and rank, as in "e4" and "e7e8q" (the move format of UCI).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/geometry.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

// Here alone a square gets its name, and a name its square. Where no ranks are given, they are those that
// programs and files have: what a person reads and types is named by the Wording.

/// "e4". Files are letters from a; ranks are numbers from 1, on a board of ten ranks from 0 (ICCS) or as
/// `ranks` says. Nothing for no square.
[[nodiscard]] std::string square_name(Geometry geometry, Square square, Ranks ranks = Ranks::FromZero);

/// "4", the last part of the names of its squares.
[[nodiscard]] std::string rank_name(Geometry geometry, int rank, Ranks ranks = Ranks::FromZero);

/// The square of exactly that name, lower case; nothing when there is none.
[[nodiscard]] std::optional<Square> read_square(Geometry geometry, std::string_view text,
                                                Ranks ranks = Ranks::FromZero);

/// "e2e4", "e7e8q", "e1g1".
[[nodiscard]] std::string coordinates(Geometry geometry, MoveRequest request, Ranks ranks = Ranks::FromZero);

}  // namespace takeback::notation
