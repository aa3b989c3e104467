// Refusal: why a command cannot be carried out, with the squares that prove it. Data only: words are made of
// it in one place (notation/explanation.hpp).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "takeback/core/move_request.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

enum class Reason : std::uint8_t {
    // The text is no command.
    Syntax,
    UnknownCommand,
    Ambiguous,
    // The command does not fit the game as it stands.
    GameOver,
    NothingToUndo,
    NothingToRedo,
    NoDrawOffer,
    DrawAlreadyOffered,
    NoDrawClaim,
    WrongMode,        ///< a command of the edit mode outside it, or another one inside
    InvalidPosition,  ///< the draft of the edit mode cannot be played
    // The piece does not move there.
    NoPiece,
    NotYourPiece,
    OwnPieceOnTarget,
    NotOnLine,
    Blocked,
    PawnCannotCaptureForward,
    PawnNeedsCapture,
    EnPassantExpired,
    PromotionRequired,
    PromotionInvalid,
    // The move would leave the king attacked.
    Pinned,
    StillInCheck,
    IntoCheck,
    // Castling.
    CastleRightsLost,
    CastleBlocked,
    CastleInCheck,
    CastleThroughCheck,
    // Xiangqi.
    LegBlocked,
    EyeBlocked,
    CrossesRiver,
    OutsidePalace,
    CannonNeedsScreen,
    SoldierBackward,
    SoldierSidewaysBeforeRiver,
    FlyingGeneral,
};

/// The stable name of a reason, as in "castle_through_check": for scripts and for JSON.
[[nodiscard]] std::string_view code(Reason reason) noexcept;

/// How a castling right went.
enum class RightLost : std::uint8_t { NeverHad, KingMoved, RookMoved, RookCaptured };

struct Refusal {
    Reason reason{};
    MoveRequest request{};  ///< what was asked for
    Square
        square{};  ///< where the proof stands: the man in the way, the attacked square, the lost rook's home
    Square attacker{};  ///< who gives the check, or would
    std::vector<Square>
        line{};  ///< from the attacker to the king, both included; no more than those two for a leap
    RightLost right_lost{};  ///< for CastleRightsLost
    int count = 0;           ///< for CannonNeedsScreen: how many men stand between
};

}  // namespace takeback
