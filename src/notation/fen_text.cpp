// The words for what can be wrong with a FEN or a position.
#include "takeback/chess/chess_traits.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

std::string name_of(FenField field) {
    switch (field) {
        case FenField::Pieces: return "field 1 (pieces)";
        case FenField::SideToMove: return "field 2 (side to move)";
        case FenField::Castling: return "field 3 (castling)";
        case FenField::EnPassant: return "field 4 (en passant)";
        case FenField::HalfmoveClock: return "field 5 (halfmove clock)";
        case FenField::FullmoveNumber: return "field 6 (move number)";
        case FenField::Extra: return "after field 6";
    }
    return {};
}

std::string_view template_for(FenSyntax::What what) {
    switch (what) {
        case Syntax::Empty: return "the FEN is empty";
        case Syntax::ByteOrderMark: return "it begins with a byte-order mark (BOM); leave that out";
        case Syntax::RankCount: return "the number of ranks is {number}, not 8";
        case Syntax::RankWidth: return "rank {text} has {number} files, not 8";
        case Syntax::BadDigit: return "{text} is no number of empty squares: use 1 to 8";
        case Syntax::AdjacentDigits: return "two numbers side by side: write their sum";
        case Syntax::UnknownPiece:
            return "'{text}' is no piece: use K Q R B N P for White, k q r b n p for Black";
        case Syntax::BadSideToMove: return "'{text}' is no side: use w or b";
        case Syntax::BadCastling: return "'{text}' is no castling right: use some of KQkq, or -";
        case Syntax::RepeatedCastling: return "the right {text} is there twice";
        case Syntax::SecondRook:
            return "'{text}' is a second rook on one side of the king: only one of them can castle";
        case Syntax::OtherRookFile:
            return "'{text}' names a rook's file, as in Chess960; in chess use some of KQkq, or -";
        case Syntax::BadSquare: return "'{text}' is no square: use one like e3, or -";
        case Syntax::BadNumber: return "'{text}' is no whole number in digits";
        case Syntax::NumberTooLarge: return "{text} is beyond the largest number, 4294967295";
        case Syntax::MoveNumberZero: return "moves are counted from 1, not from 0";
        case Syntax::MoreProblems: return "here and behind it there is more that is wrong";
        case Syntax::TrainingSetUp:
            return "'{text}' marks a set-up of several kings, which is no position of standard chess: only "
                   "edit --training takes it";
        case Syntax::ExtraField: return "'{text}' is too much: a FEN has six fields";
        case Syntax::FieldCount:  // xiangqi
        case Syntax::NotADash: return "";
    }
    return {};
}

std::string_view template_for(chess::Flaw::What what) {
    using What = chess::Flaw::What;
    switch (what) {
        case What::KingCount: return "{color} has {count} kings, not one king{several}";
        case What::PawnOnBackRank:
            return "the {color} pawn on {square}: a pawn is never on the first or the last rank";
        case What::TooManyPawns: return "{color} has {count} pawns, more than 8";
        case What::TooManyMen: return "{color} has {count} men, more than 16";
        case What::TooManyPromoted:
            return "{color} has too many men by {count}: promotions of its missing pawns do not explain them";
        case What::KingsTouch: return "the kings stand side by side";
        case What::OpponentInCheck:
            return "the {color} king on {square} is in check, but it is not {color}'s turn";
        case What::ImpossibleCheck:
            return "the {color} king on {square} is in check by {count} men, as no move can have left it";
        case What::CastlingKingNotHome: return "{color} cannot castle: its king is not on {square}";
        case What::CastlingRookNotHome:
            return "{color} cannot castle on that side: no rook of its own on {square}";
        case What::CastlingKingOffRank:
            return "{color} cannot castle: its king on {square} is not on its first rank";
        case What::CastlingRookOffSide:
            return "{color} cannot castle on that side: the rook on {square} is not there, on the first rank";
        case What::CastlingSeveralKings: return "{color} cannot castle: it has {count} kings";
        case What::EnPassantRank:
            return "{square} is not a square that a {color} pawn passes with a double step";
        case What::EnPassantOccupied:
            return "{square} must be empty: a {color} pawn has just moved over it or from it";
        case What::EnPassantWithoutPawn: return "no {color} pawn stands before {square}";
    }
    return {};
}

}  // namespace

std::string describe(const FenProblem& problem) {
    const std::string place = name_of(problem.field) + ", column " + std::to_string(problem.column) + ": ";
    if (const auto* flaw = std::get_if<chess::Flaw>(&problem.fault)) {
        return place + describe(*flaw);
    }
    const auto& syntax = std::get<FenSyntax>(problem.fault);
    return place + fill(template_for(syntax.what),
                        {{"text", syntax.text}, {"number", std::to_string(syntax.number)}});
}

std::string describe(const chess::Flaw& flaw) {
    return fill(template_for(flaw.what),
                {{"color", std::string{name(flaw.color)}},
                 {"square", square_name(chess::ChessTraits::geometry, flaw.square)},
                 {"count", std::to_string(flaw.count)},
                 {"several", flaw.count > 1 ? "; edit --training sets up such a position" : ""}});
}

}  // namespace takeback::notation
