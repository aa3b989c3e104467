// The words for what can be wrong with a FEN or a position of xiangqi.
#include "takeback/language/message.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

Message message_for(FenField field) {
    switch (field) {
        case FenField::Pieces: return "field 1 (pieces)"_msg;
        case FenField::SideToMove: return "field 2 (side to move)"_msg;
        case FenField::Castling: return "field 3"_msg;
        case FenField::EnPassant: return "field 4"_msg;
        case FenField::HalfmoveClock: return "field 5 (plies since a capture)"_msg;
        case FenField::FullmoveNumber: return "field 6 (move number)"_msg;
        case FenField::Extra: return "after field 6"_msg;
    }
    return ""_msg;
}

Message message_for(Syntax what) {
    switch (what) {
        case Syntax::Empty: return "the FEN is empty"_msg;
        case Syntax::ByteOrderMark: return "it begins with a byte-order mark (BOM); leave that out"_msg;
        case Syntax::RankCount: return "the number of ranks is {number}, not 10"_msg;
        case Syntax::RankWidth: return "the number of files on rank {text} is {number}, not 9"_msg;
        case Syntax::BadDigit: return "{text} is no number of empty points: use 1 to 9"_msg;
        case Syntax::AdjacentDigits: return "two numbers side by side: write their sum"_msg;
        case Syntax::UnknownPiece:
            return "'{text}' is no man: use K A B N R C P for red, k a b n r c p for black"_msg;
        case Syntax::BadSideToMove: return "'{text}' is no side: use w (or r) for red, b for black"_msg;
        case Syntax::BadNumber: return "'{text}' is no whole number in digits"_msg;
        case Syntax::NumberTooLarge: return "{text} is beyond the largest number, 4294967295"_msg;
        case Syntax::MoveNumberZero: return "moves are counted from 1, not from 0"_msg;
        case Syntax::FieldCount: return "the number of fields is {number}: write 2, 4, 5 or 6 of them"_msg;
        case Syntax::NotADash: return "'{text}' means nothing in xiangqi: write -"_msg;
        case Syntax::ExtraField: return "'{text}' is too much: a FEN has six fields"_msg;
        case Syntax::MoreProblems: return "here and behind it there is more that is wrong"_msg;
        case Syntax::BadCastling:  // chess
        case Syntax::RepeatedCastling:
        case Syntax::SecondRook:
        case Syntax::OtherRookFile:
        case Syntax::BadSquare:
        case Syntax::TrainingSetUp: return ""_msg;
    }
    return ""_msg;
}

Message points_of_kind(Kind kind) {
    switch (kind) {
        case Kind::King: return "a king never leaves its palace"_msg;
        case Kind::Advisor: return "an advisor stands on the corners or in the centre of its palace"_msg;
        case Kind::Elephant: return "an elephant has seven points, all on its own side of the river"_msg;
        case Kind::Pawn:
            return "a pawn stays on its file, ahead of where it starts, until it has crossed the river"_msg;
        case Kind::Rook:
        case Kind::Horse:
        case Kind::Cannon:
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return "it is no man of xiangqi"_msg;
    }
    return ""_msg;
}

Message message_for(xiangqi::Flaw::What what) {
    using What = xiangqi::Flaw::What;
    switch (what) {
        case What::KingCount: return "{color} has {count} kings, not one king"_msg;
        case What::TooManyMen: return "{color} has {count} {kind}s, more than {most}"_msg;
        case What::UnreachedPoint: return "the {color} {kind} on {square}: {points}"_msg;
        case What::KingsFace: return "the kings face each other along an open file"_msg;
        case What::OpponentInCheck:
            return "the {color} king on {square} is in check, but it is not {color}'s turn"_msg;
    }
    return ""_msg;
}

std::string describe(const FenSyntax& syntax, Language language) {
    return in_words(language, message_for(syntax.what),
                    {{"text", syntax.text}, {"number", std::to_string(syntax.number)}});
}

}  // namespace

std::string describe(const XiangqiFenProblem& problem, Language language) {
    const auto* const flaw = std::get_if<xiangqi::Flaw>(&problem.fault);
    return in_words(language, "{field}, column {column}: {fault}"_msg,
                    {{"field", in_words(language, message_for(problem.field))},
                     {"column", std::to_string(problem.column)},
                     {"fault", flaw != nullptr ? describe(*flaw, language)
                                               : describe(std::get<FenSyntax>(problem.fault), language)}});
}

std::string describe(const xiangqi::Flaw& flaw, Language language) {
    return in_words(language, message_for(flaw.what),
                    {{"color", in_words(language, flaw.color == Color::White ? "red"_msg : "black"_msg)},
                     {"kind", std::string{name(flaw.kind, language)}},
                     {"square", iccs(flaw.square)},
                     {"count", std::to_string(flaw.count)},
                     {"most", std::to_string(xiangqi::most_of(flaw.kind))},
                     {"points", in_words(language, points_of_kind(flaw.kind))}});
}

}  // namespace takeback::notation
