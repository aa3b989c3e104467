// Coordinates: squares and moves by file and rank, as in "e4" and "e7e8q" (the move format of UCI).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/geometry.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/square.hpp"

namespace takeback::notation {

/// "e4". Files are letters from a; ranks are numbers from 1, on a board of ten ranks from 0 (ICCS). Nothing
/// for no square.
[[nodiscard]] std::string square_name(Geometry geometry, Square square);

/// "4", the last part of the names of its squares.
[[nodiscard]] std::string rank_name(Geometry geometry, int rank);

/// The square of exactly that name, lower case; nothing when there is none.
[[nodiscard]] std::optional<Square> read_square(Geometry geometry, std::string_view text);

/// "e2e4", "e7e8q", "e1g1".
[[nodiscard]] std::string coordinates(Geometry geometry, MoveRequest request);

}  // namespace takeback::notation
