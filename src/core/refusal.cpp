#include "takeback/core/refusal.hpp"

namespace takeback {

std::string_view code(Reason reason) noexcept {
    switch (reason) {
        case Reason::Syntax: return "syntax";
        case Reason::UnknownCommand: return "unknown_command";
        case Reason::Ambiguous: return "ambiguous";
        case Reason::GameOver: return "game_over";
        case Reason::NothingToUndo: return "nothing_to_undo";
        case Reason::NothingToRedo: return "nothing_to_redo";
        case Reason::NoDrawOffer: return "no_draw_offer";
        case Reason::DrawAlreadyOffered: return "draw_already_offered";
        case Reason::NoDrawClaim: return "no_draw_claim";
        case Reason::WrongMode: return "wrong_mode";
        case Reason::InvalidPosition: return "invalid_position";
        case Reason::NoPiece: return "no_piece";
        case Reason::NotYourPiece: return "not_your_piece";
        case Reason::OwnPieceOnTarget: return "own_piece_on_target";
        case Reason::NotOnLine: return "not_on_line";
        case Reason::Blocked: return "blocked";
        case Reason::PawnCannotCaptureForward: return "pawn_cannot_capture_forward";
        case Reason::PawnNeedsCapture: return "pawn_needs_capture";
        case Reason::EnPassantExpired: return "ep_expired";
        case Reason::PromotionRequired: return "promotion_required";
        case Reason::PromotionInvalid: return "promotion_invalid";
        case Reason::Pinned: return "pinned";
        case Reason::StillInCheck: return "still_in_check";
        case Reason::IntoCheck: return "into_check";
        case Reason::CastleRightsLost: return "castle_rights_lost";
        case Reason::CastleBlocked: return "castle_blocked";
        case Reason::CastleInCheck: return "castle_in_check";
        case Reason::CastleThroughCheck: return "castle_through_check";
        case Reason::LegBlocked: return "leg_blocked";
        case Reason::EyeBlocked: return "eye_blocked";
        case Reason::CrossesRiver: return "crosses_river";
        case Reason::OutsidePalace: return "outside_palace";
        case Reason::CannonNeedsScreen: return "cannon_needs_screen";
        case Reason::SoldierBackward: return "soldier_backward";
        case Reason::SoldierSidewaysBeforeRiver: return "soldier_sideways_before_river";
        case Reason::FlyingGeneral: return "flying_general";
    }
    return "";
}

}  // namespace takeback
