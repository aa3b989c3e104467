// The words for what can be wrong with a FEN or a position of xiangqi.
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

std::string name_of(FenField field) {
    switch (field) {
        case FenField::Pieces: return "field 1 (pieces)";
        case FenField::SideToMove: return "field 2 (side to move)";
        case FenField::Castling: return "field 3";
        case FenField::EnPassant: return "field 4";
        case FenField::HalfmoveClock: return "field 5 (plies since a capture)";
        case FenField::FullmoveNumber: return "field 6 (move number)";
        case FenField::Extra: return "after field 6";
    }
    return {};
}

std::string_view template_for(Syntax what) {
    switch (what) {
        case Syntax::Empty: return "the FEN is empty";
        case Syntax::ByteOrderMark: return "it begins with a byte-order mark (BOM); leave that out";
        case Syntax::RankCount: return "the number of ranks is {number}, not 10";
        case Syntax::RankWidth: return "rank {text} has {number} files, not 9";
        case Syntax::BadDigit: return "{text} is no number of empty points: use 1 to 9";
        case Syntax::AdjacentDigits: return "two numbers side by side: write their sum";
        case Syntax::UnknownPiece:
            return "'{text}' is no man: use K A B N R C P for red, k a b n r c p for black";
        case Syntax::BadSideToMove: return "'{text}' is no side: use w (or r) for red, b for black";
        case Syntax::BadNumber: return "'{text}' is no whole number in digits";
        case Syntax::NumberTooLarge: return "{text} is beyond the largest number, 4294967295";
        case Syntax::MoveNumberZero: return "moves are counted from 1, not from 0";
        case Syntax::FieldCount: return "the number of fields is {number}: write 2, 4, 5 or 6 of them";
        case Syntax::NotADash: return "'{text}' means nothing in xiangqi: write -";
        case Syntax::ExtraField: return "'{text}' is too much: a FEN has six fields";
        case Syntax::MoreProblems: return "here and behind it there is more that is wrong";
        case Syntax::BadCastling:  // chess
        case Syntax::RepeatedCastling:
        case Syntax::SecondRook:
        case Syntax::OtherRookFile:
        case Syntax::BadSquare:
        case Syntax::TrainingSetUp: return "";
    }
    return {};
}

std::string_view points_of_kind(Kind kind) {
    switch (kind) {
        case Kind::King: return "a king never leaves its palace";
        case Kind::Advisor: return "an advisor stands on the corners or in the centre of its palace";
        case Kind::Elephant: return "an elephant has seven points, all on its own side of the river";
        case Kind::Pawn: return "a pawn stays on its file, ahead of where it starts, until it has crossed the river";
        case Kind::Rook:
        case Kind::Horse:
        case Kind::Cannon:
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return "it is no man of xiangqi";
    }
    return {};
}

std::string_view template_for(xiangqi::Flaw::What what) {
    using What = xiangqi::Flaw::What;
    switch (what) {
        case What::KingCount: return "{color} has {count} kings, not one king";
        case What::TooManyMen: return "{color} has {count} {kind}s, more than {most}";
        case What::UnreachedPoint: return "the {color} {kind} on {square}: {points}";
        case What::KingsFace: return "the kings face each other along an open file";
        case What::OpponentInCheck:
            return "the {color} king on {square} is in check, but it is not {color}'s turn";
    }
    return {};
}

}  // namespace

std::string describe(const XiangqiFenProblem& problem) {
    const std::string place = name_of(problem.field) + ", column " + std::to_string(problem.column) + ": ";
    if (const auto* flaw = std::get_if<xiangqi::Flaw>(&problem.fault)) {
        return place + describe(*flaw);
    }
    const auto& syntax = std::get<FenSyntax>(problem.fault);
    return place + fill(template_for(syntax.what),
                        {{"text", syntax.text}, {"number", std::to_string(syntax.number)}});
}

std::string describe(const xiangqi::Flaw& flaw) {
    return fill(template_for(flaw.what), {{"color", flaw.color == Color::White ? "red" : "black"},
                                          {"kind", std::string{name(flaw.kind)}},
                                          {"square", iccs(flaw.square)},
                                          {"count", std::to_string(flaw.count)},
                                          {"most", std::to_string(xiangqi::most_of(flaw.kind))},
                                          {"points", std::string{points_of_kind(flaw.kind)}}});
}

}  // namespace takeback::notation
