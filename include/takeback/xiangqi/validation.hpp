// Validation: whether a position of xiangqi can be played on. What a FEN has to pass.
//
// Every flaw is reported, not only the first. A position without flaws has one king a side, no more men of a
// kind than at the start, each on a point that he can reach, and no king that could be captured. A side to
// move that is mated is no flaw.
#pragma once

#include <cstdint>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/square.hpp"

namespace takeback::xiangqi {

struct Flaw {
    enum class What : std::uint8_t {
        KingCount,        ///< color has `count` kings, not one
        TooManyMen,       ///< color has `count` men of that kind, more than at the start
        UnreachedPoint,   ///< color's man of that kind can never come to `square`
        KingsFace,        ///< nothing stands between the kings; `square` is color's king
        OpponentInCheck,  ///< color is not to move, but its king on `square` is attacked
    };
    What what{};
    Color color{};
    Kind kind{};
    Square square{};
    int count = 0;

    friend bool operator==(const Flaw&, const Flaw&) noexcept = default;
};

/// All flaws of the position. The key and the counters are not looked at.
[[nodiscard]] std::vector<Flaw> flaws_of(const Position& position);

/// How many men of that kind a side has at the start.
[[nodiscard]] int most_of(Kind kind) noexcept;

}  // namespace takeback::xiangqi
