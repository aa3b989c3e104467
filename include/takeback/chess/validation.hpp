// Validation: whether a position of chess can be played on. What a FEN or an edited board has to pass.
//
// Every flaw is reported, not only the first. A position without flaws has one king a side, no pawn where
// none can be, no more men than a game can have, and no checks of which the geometry alone says that no
// move can have given them.
//
// A training set-up may have several kings a side. No game leads to one, so nobody gets it unasked: only the
// edit mode allows it, and only where it is told to (docs/adr/0010).
#pragma once

#include <cstdint>
#include <vector>

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/square.hpp"

namespace takeback::chess {

/// How many kings a side may have: one, or in a training set-up several.
enum class KingsAllowed : std::uint8_t { One, Several };

struct Flaw {
    enum class What : std::uint8_t {
        KingCount,        ///< color has `count` kings: none, or more than are allowed
        PawnOnBackRank,   ///< a pawn on `square`
        TooManyPawns,     ///< color has `count` pawns, more than 8
        TooManyMen,       ///< color has `count` men, more than 16
        TooManyPromoted,  ///< color has `count` men more than promotions of its missing pawns can explain
        KingsTouch,       ///< the kings stand side by side; `square` is that of color's king
        OpponentInCheck,  ///< color is not to move, but its king on `square` is attacked
        ImpossibleCheck,  ///< color's king on `square` is checked by `count` men as no move can have left it
        CastlingKingNotHome,   ///< color may castle, but has no king on `square`
        CastlingRookNotHome,   ///< color may castle with a rook that is not on `square`
        CastlingKingOffRank,   ///< Chess960: color may castle, but its king on `square` is not on its first
                               ///< rank
        CastlingRookOffSide,   ///< Chess960: color may castle with the rook on `square`, which is not on that
                               ///< side of the king on the first rank
        CastlingSeveralKings,  ///< color may castle, but has `count` kings
        EnPassantRank,         ///< the target `square` is not where a double step of color's passes
        EnPassantOccupied,  ///< the target `square`, or the one behind it, from which the pawn came, is not
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
[[nodiscard]] std::vector<Flaw> flaws_of(const Position& position, KingsAllowed kings = KingsAllowed::One);

/// Takes away the castling right or the en passant target that the flaw is about. False, and nothing is done,
/// when it is about the men: what should stand there instead, only a player can tell.
bool mend(Position& position, const Flaw& flaw) noexcept;

/// Whether the board is that of a training set-up. No king is ever captured, so it stays one.
[[nodiscard]] bool has_several_kings(const Board& board) noexcept;

}  // namespace takeback::chess
