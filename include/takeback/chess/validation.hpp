// Validation: whether a position of chess can be played on. What a FEN or an edited board has to pass.
//
// Every flaw is reported, not only the first. A position without flaws has one king a side, no pawn where
// none can be, no more men than a game can have, and no checks of which the geometry alone says that no
// move can have given them.
#pragma once

#include <cstdint>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/square.hpp"

namespace takeback::chess {

struct Flaw {
    enum class What : std::uint8_t {
        KingCount,        ///< color has `count` kings, not one
        PawnOnBackRank,   ///< a pawn on `square`
        TooManyPawns,     ///< color has `count` pawns, more than 8
        TooManyMen,       ///< color has `count` men, more than 16
        TooManyPromoted,  ///< color has `count` men more than promotions of its missing pawns can explain
        KingsTouch,       ///< the kings stand side by side; `square` is that of color's king
        OpponentInCheck,  ///< color is not to move, but its king on `square` is attacked
        ImpossibleCheck,  ///< color's king on `square` is checked by `count` men as no move can have left it
        CastlingKingNotHome,  ///< color may castle, but has no king on `square`
        CastlingRookNotHome,  ///< color may castle with a rook that is not on `square`
        CastlingKingOffRank,  ///< Chess960: color may castle, but its king on `square` is not on its first
                              ///< rank
        CastlingRookOffSide,  ///< Chess960: color may castle with the rook on `square`, which is not on that
                              ///< side of the king on the first rank
        EnPassantRank,        ///< the target `square` is not where a double step of color's passes
        EnPassantOccupied,    ///< the target `square`, or the one behind it, from which the pawn came, is not
                              ///< empty
        EnPassantWithoutPawn,  ///< no pawn of color's stands before the target `square`
    };
    What what{};
    Color color{};
    Square square{};
    int count = 0;

    friend bool operator==(const Flaw&, const Flaw&) noexcept = default;
};

/// All flaws of the position. The key and the counters are not looked at.
[[nodiscard]] std::vector<Flaw> flaws_of(const Position& position);

}  // namespace takeback::chess
