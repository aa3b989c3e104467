// Plain reading: the rows of a piece read as a person reads them, one square after the other, to say what is
// in the way.
//
// It is slow and it explains; the generator is quick and does not. Both read the same rows, and a test holds
// them equal on every request.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "takeback/core/board.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/movement.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

struct PlainReading {
    /// From "not at all" to "yes": of several rows, the one that comes nearest speaks for the piece.
    enum class Verdict : std::uint8_t {
        NotOnLine,      ///< no row leads from here to there
        OutsideZone,    ///< a row does, but may not end there
        LegBlocked,     ///< the square passed over is not empty
        Blocked,        ///< more men on the way than the row jumps over
        ScreenMissing,  ///< fewer men on the way than the row jumps over
        TargetEmpty,    ///< the row only captures
        TargetTaken,    ///< the row never captures
        Reaches,
    };
    Verdict verdict = Verdict::NotOnLine;
    Square square{};  ///< the man that is in the way: on the square passed over, or the first on a line
    int men = 0;      ///< how many men stand on the way
};

/// How the man on `from`, which is there, gets to `to`. That `to` may hold a man of his own is not looked at,
/// and neither are rows that are never played.
[[nodiscard]] PlainReading read_plainly(std::span<const Movement> rows, const Board& board, Square from,
                                        Square to);

/// The squares from one to the other along a rank, file or diagonal, both included; only those two otherwise.
[[nodiscard]] std::vector<Square> line_through(Geometry geometry, Square from, Square to);

}  // namespace takeback
