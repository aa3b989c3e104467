// The words for what can be wrong with a FEN or a position.
#include "fen_words.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

Message message_for(const chess::Flaw& flaw) {
    using What = chess::Flaw::What;
    switch (flaw.what) {
        case What::KingCount:
            return flaw.count > 1
                       ? "{color} has {count} kings, not one king; edit --training sets up such a position"_msg
                       : "{color} has {count} kings, not one king"_msg;
        case What::PawnOnBackRank:
            return "the {color} pawn on {square}: a pawn is never on the first or the last rank"_msg;
        case What::TooManyPawns: return "{color} has {count} pawns, more than 8"_msg;
        case What::TooManyMen: return "{color} has {count} men, more than 16"_msg;
        case What::TooManyPromoted:
            return "{color} has too many men by {count}: promotions of its missing pawns do not explain them"_msg;
        case What::KingsTouch: return "the kings stand side by side"_msg;
        case What::OpponentInCheck:
            return "the {color} king on {square} is in check, but it is not {color}'s turn"_msg;
        case What::ImpossibleCheck:
            return "the {color} king on {square} is in check by {count} men, as no move can have left it"_msg;
        case What::CastlingKingNotHome: return "{color} cannot castle: its king is not on {square}"_msg;
        case What::CastlingRookNotHome:
            return "{color} cannot castle on that side: no rook of its own on {square}"_msg;
        case What::CastlingKingOffRank:
            return "{color} cannot castle: its king on {square} is not on its first rank"_msg;
        case What::CastlingRookOffSide:
            return "{color} cannot castle on that side: the rook on {square} is not there, on the first rank"_msg;
        case What::CastlingSeveralKings: return "{color} cannot castle: it has {count} kings"_msg;
        case What::EnPassantRank:
            return "{square} is not a square that a {color} pawn passes with a double step"_msg;
        case What::EnPassantOccupied:
            return "{square} must be empty: a {color} pawn has just moved over it or from it"_msg;
        case What::EnPassantWithoutPawn: return "no {color} pawn stands before {square}"_msg;
    }
    return ""_msg;
}

}  // namespace

Message message_for(FenField field) noexcept {
    switch (field) {
        case FenField::Pieces: return "field 1 (pieces)"_msg;
        case FenField::SideToMove: return "field 2 (side to move)"_msg;
        case FenField::Castling: return "field 3 (castling)"_msg;
        case FenField::EnPassant: return "field 4 (en passant)"_msg;
        case FenField::HalfmoveClock: return "field 5 (halfmove clock)"_msg;
        case FenField::FullmoveNumber: return "field 6 (move number)"_msg;
        case FenField::Extra: return "after field 6"_msg;
    }
    return ""_msg;
}

Message message_for(FenSyntax::What what) noexcept {
    switch (what) {
        case Syntax::Empty: return "the FEN is empty"_msg;
        case Syntax::ByteOrderMark: return "it begins with a byte-order mark (BOM); leave that out"_msg;
        case Syntax::RankCount: return "the number of ranks is {number}, not 8"_msg;
        case Syntax::RankWidth: return "the number of files on rank {text} is {number}, not 8"_msg;
        case Syntax::BadDigit: return "{text} is no number of empty squares: use 1 to 8"_msg;
        case Syntax::AdjacentDigits: return "two numbers side by side: write their sum"_msg;
        case Syntax::UnknownPiece:
            return "'{text}' is no piece: use K Q R B N P for White, k q r b n p for Black"_msg;
        case Syntax::BadSideToMove: return "'{text}' is no side: use w or b"_msg;
        case Syntax::BadCastling: return "'{text}' is no castling right: use some of KQkq, or -"_msg;
        case Syntax::RepeatedCastling: return "the right {text} is there twice"_msg;
        case Syntax::SecondRook:
            return "'{text}' is a second rook on one side of the king: only one of them can castle"_msg;
        case Syntax::OtherRookFile:
            return "'{text}' names a rook's file, as in Chess960; in chess use some of KQkq, or -"_msg;
        case Syntax::BadSquare: return "'{text}' is no square: use one like e3, or -"_msg;
        case Syntax::BadNumber: return "'{text}' is no whole number in digits"_msg;
        case Syntax::NumberTooLarge: return "{text} is beyond the largest number, 4294967295"_msg;
        case Syntax::MoveNumberZero: return "moves are counted from 1, not from 0"_msg;
        case Syntax::MoreProblems: return "here and behind it there is more that is wrong"_msg;
        case Syntax::TrainingSetUp:
            return "'{text}' marks a set-up of several kings, which is no position of standard chess: only edit --training takes it"_msg;
        case Syntax::ExtraField: return "'{text}' is too much: a FEN has six fields"_msg;
        case Syntax::FieldCount:  // xiangqi
        case Syntax::NotADash: return ""_msg;
    }
    return ""_msg;
}

std::string describe(const FenSyntax& syntax, Message sentence, Language language) {
    return in_words(language, sentence, {{"text", syntax.text}, {"number", std::to_string(syntax.number)}});
}

std::string describe_at(Message field, std::size_t column, const std::string& fault, Language language) {
    return in_words(
        language, "{field}, column {column}: {fault}"_msg,
        {{"field", in_words(language, field)}, {"column", std::to_string(column)}, {"fault", fault}});
}

std::string describe(const FenProblem& problem, Wording wording) {
    const auto* const syntax = std::get_if<FenSyntax>(&problem.fault);
    return describe_at(message_for(problem.field), problem.column,
                       syntax != nullptr ? describe(*syntax, message_for(syntax->what), wording)
                                         : describe(std::get<chess::Flaw>(problem.fault), wording),
                       wording);
}

std::string describe(const chess::Flaw& flaw, Wording wording) {
    return in_words(wording, message_for(flaw),
                    {{"color", std::string{name(flaw.color, wording)}},
                     {"square", square_name(chess::ChessTraits::geometry, flaw.square)},
                     {"count", std::to_string(flaw.count)}});
}

}  // namespace takeback::notation
