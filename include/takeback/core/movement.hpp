// Movement: one way of moving, as one row of data. A rule book is a table of these rows.
//
// There is no class per piece: a rook is its four sliding rows, a knight its eight steps. The same rows, read
// forwards, generate moves and, read backwards, say who attacks a square (movement_tables.hpp).
//
//     Movement{.kind = Kind::Rook, .direction = {0, 1}, .reach = Reach::Slide}
//     Movement{.kind = Kind::Pawn, .direction = {1, 1}, .purpose = Purpose::Capture}
//
// Directions are White's; Black's rows are the same with forward the other way.
#pragma once

#include <cstdint>

#include "takeback/core/geometry.hpp"
#include "takeback/core/piece.hpp"

namespace takeback {

enum class Reach : std::uint8_t { Step, Slide };

/// What may stand on the square that is moved to. CaptureKing says where a king is attacked, and is never
/// played, because no king is ever captured: so the kings of xiangqi see each other along an open file.
enum class Purpose : std::uint8_t { Any, Quiet, Capture, CaptureKing };

/// Where a move may end: a question about a file and a rank, the rank counted from the mover's own side.
using Zone = bool (*)(int file, int rank);

constexpr bool anywhere(int /*file*/, int /*rank*/) {
    return true;
}

struct Movement {
    Kind kind = Kind::None;
    Direction direction;
    Reach reach = Reach::Step;
    Purpose purpose = Purpose::Any;
    Direction leg{};  ///< a step only: the square passed over, seen from the start, that must be empty
    int screens = 0;  ///< a slide only: how many men of either colour are jumped over, exactly
    Zone zone = anywhere;

    [[nodiscard]] constexpr bool has_leg() const noexcept { return leg != Direction{}; }
};

}  // namespace takeback
