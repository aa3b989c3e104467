#include "refusal_sentences.hpp"

namespace takeback::notation {

namespace {

Message chess_way_of_moving(Kind kind) {
    switch (kind) {
        case Kind::King: return "a king goes one square in any direction"_msg;
        case Kind::Queen: return "a queen goes straight along a rank, a file or a diagonal"_msg;
        case Kind::Rook: return "a rook goes straight along a rank or a file"_msg;
        case Kind::Bishop: return "a bishop goes straight along a diagonal"_msg;
        case Kind::Knight: return "a knight goes two squares along a rank or file and one square aside"_msg;
        case Kind::Pawn:
            return "a pawn goes one square forward, two squares from where it starts, and captures diagonally"_msg;
        case Kind::Advisor: return "an advisor goes one point along a diagonal"_msg;
        case Kind::Elephant: return "an elephant goes exactly two points along a diagonal"_msg;
        case Kind::Horse:
            return "a horse goes one point along a rank or file and one on along a diagonal"_msg;
        case Kind::Cannon: return "a cannon goes straight along a rank or a file"_msg;
        case Kind::None: return ""_msg;
    }
    return ""_msg;
}

/// King and pawn move otherwise than in chess.
Message xiangqi_way_of_moving(Kind kind) {
    switch (kind) {
        case Kind::King: return "a king goes one point along a rank or file in its palace"_msg;
        case Kind::Pawn: return "a pawn goes one point forward, and across the river also sideways"_msg;
        case Kind::Queen:
        case Kind::Rook:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::Advisor:
        case Kind::Elephant:
        case Kind::Horse:
        case Kind::Cannon:
        case Kind::None: return chess_way_of_moving(kind);
    }
    return ""_msg;
}

Message chess_sentence_for(Misspelling misspelling) {
    switch (misspelling) {
        case Misspelling::NotAMove:
            return "'{text}' is no move: write moves like e4, Nf3, exd5, O-O, a8=Q or e2e4."_msg;
        case Misspelling::NoSuchSquare: return "There is no square {token}: squares go from a1 to h8."_msg;
        case Misspelling::ForeignLetter:
            return "'{token}' is no piece letter here: use K for king, Q queen, R rook, B bishop, N knight."_msg;
        case Misspelling::TextAfterMove:
            return "'{token}', column {column}, does not belong to the move."_msg;
        case Misspelling::NothingToCapture: return "{to} is empty: there is nothing to capture."_msg;
        case Misspelling::NoSuchPointFromOne:
        case Misspelling::NeverSideways:  // see below
        case Misspelling::None: return ""_msg;
    }
    return ""_msg;
}

Message xiangqi_sentence_for(Misspelling misspelling) {
    switch (misspelling) {
        case Misspelling::NotAMove:
            return "'{text}' is no move: write moves like {example}, C2=5 or 炮二平五."_msg;
        case Misspelling::NoSuchSquare: return "There is no point {token}: points go from a0 to i9."_msg;
        case Misspelling::NoSuchPointFromOne:
            return "There is no point {token}: points go from a1 to i10."_msg;
        case Misspelling::ForeignLetter:
            return "'{token}' is no man's letter: use K for king, A advisor, E elephant, H horse, R rook, C cannon, P pawn."_msg;
        case Misspelling::NeverSideways:
            return "'{token}' is sideways, and the {kind} never goes sideways: write forward or back, and the file where it arrives."_msg;
        case Misspelling::TextAfterMove:
        case Misspelling::NothingToCapture:
        case Misspelling::None: return chess_sentence_for(misspelling);
    }
    return ""_msg;
}

}  // namespace

Message way_of_moving(Kind kind, Terms terms) {
    return terms == Terms::Xiangqi ? xiangqi_way_of_moving(kind) : chess_way_of_moving(kind);
}

Message sentence_for(Misspelling misspelling, Terms terms) {
    return terms == Terms::Xiangqi ? xiangqi_sentence_for(misspelling) : chess_sentence_for(misspelling);
}

Message sentence_for(RightLost right_lost) {
    switch (right_lost) {
        case RightLost::NeverHad:
            return "{side} cannot castle with the rook of {square}: the position was set up so."_msg;
        case RightLost::KingMoved: return "{side} cannot castle any more: the king has moved."_msg;
        case RightLost::RookMoved:
            return "{side} cannot castle there any more: the rook of {square} has moved."_msg;
        case RightLost::RookCaptured:
            return "{side} cannot castle there any more: the rook on {square} was captured."_msg;
    }
    return ""_msg;
}

Message sentence_for(Reason reason) {
    switch (reason) {
        case Reason::UnknownCommand: return "'{text}' is neither a command nor a move."_msg;
        case Reason::Ambiguous: return "'{text}' can mean more than one move."_msg;
        case Reason::GameOver: return "The game is over: {outcome}, {result}."_msg;
        case Reason::NothingToUndo: return "Nothing to undo."_msg;
        case Reason::NothingToRedo: return "Nothing to redo."_msg;
        case Reason::NoDrawOffer: return "There is no draw offer to answer."_msg;
        case Reason::DrawAlreadyOffered: return "{offerer} has already offered a draw."_msg;
        case Reason::NoDrawClaim:
            return "There is no draw to claim: the position has stood {times} of 3, and {plies} of 100 half-moves have passed without a capture or a pawn move."_msg;
        case Reason::WrongMode: return "That cannot be done while a position is edited."_msg;
        case Reason::InvalidPosition: return "The position cannot be played."_msg;
        case Reason::NoPiece: return "There is no piece on {from}."_msg;
        case Reason::NotYourPiece:
            return "The {piece} on {from} belongs to {other side}, and it is {side}'s move."_msg;
        case Reason::OwnPieceOnTarget: return "Your own {target} stands on {to}."_msg;
        case Reason::NotOnLine: return "The {piece} on {from} cannot go to {to}: {way}."_msg;
        case Reason::Blocked:
            return "The {blocker} on {square} stands in the way of the {piece} on {from}."_msg;
        case Reason::PawnCannotCaptureForward:
            return "The pawn on {from} cannot go to {to}: the {target} there blocks it, and a pawn captures diagonally."_msg;
        case Reason::PawnNeedsCapture:
            return "The pawn on {from} goes diagonally only to capture, and {to} is empty."_msg;
        case Reason::EnPassantExpired:
            return "The pawn on {from} cannot capture en passant on {to}: that is possible only on the move right after the double step."_msg;
        case Reason::PromotionRequired:
            return "The pawn on {from} reaches the last rank: name the promotion."_msg;
        case Reason::PromotionInvalid:
            return "Only a pawn that reaches the last rank promotes, to a queen, rook, bishop or knight."_msg;
        case Reason::Pinned:
            return "The {piece} on {from} is pinned: the {attacker} on {attacker square} would attack your {king} on {square} (line {line})."_msg;
        case Reason::StillInCheck:
            return "Your {king} on {square} is in check by the {attacker} on {attacker square} (line {line}), and this does not end it."_msg;
        case Reason::IntoCheck:
            return "Your {king} cannot go to {to}: the {attacker} on {attacker square} attacks it (line {line})."_msg;
        case Reason::CastleBlocked: return "The {blocker} on {square} stands between king and rook."_msg;
        case Reason::CastleInCheck:
            return "Your king on {square} is in check by the {attacker} on {attacker square}: castling is no way out."_msg;
        case Reason::CastleThroughCheck:
            return "Your king would pass or reach {square}, which the {attacker} on {attacker square} attacks."_msg;
        case Reason::LegBlocked:
            return "The horse on {from} cannot pass: the {blocker} on {square} blocks its leg."_msg;
        case Reason::EyeBlocked:
            return "The elephant on {from} cannot pass: the {blocker} on {square} stands in its eye."_msg;
        case Reason::CrossesRiver:
            return "The elephant on {from} cannot go to {to}: elephants do not cross the river."_msg;
        case Reason::OutsidePalace:
            return "The {piece} on {from} cannot go to {to}: it may not leave the palace."_msg;
        case Reason::CannonNeedsScreen:
            return "The cannon on {from} captures over exactly one man; between it and {to} it counts {count}."_msg;
        case Reason::SoldierBackward: return "The pawn on {from} cannot go to {to}: pawns never go back."_msg;
        case Reason::SoldierSidewaysBeforeRiver:
            return "The pawn on {from} goes sideways only when it has crossed the river."_msg;
        case Reason::FlyingGeneral: return "The kings would face each other on the open {file}-file."_msg;
        case Reason::Syntax:            // see Misspelling
        case Reason::CastleRightsLost:  // see RightLost
            return ""_msg;
    }
    return ""_msg;
}

}  // namespace takeback::notation
