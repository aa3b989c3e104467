// The words for what can be wrong with a FEN or a position of xiangqi.
#include "fen_words.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

Message xiangqi_message_for(FenField field) {
    switch (field) {
        case FenField::Castling: return "field 3"_msg;
        case FenField::EnPassant: return "field 4"_msg;
        case FenField::HalfmoveClock: return "field 5 (plies since a capture)"_msg;
        case FenField::Pieces:
        case FenField::SideToMove:
        case FenField::FullmoveNumber:
        case FenField::Extra: return message_for(field);
    }
    return ""_msg;
}

Message xiangqi_message_for(Syntax what) {
    switch (what) {
        case Syntax::RankCount: return "the number of ranks is {number}, not 10"_msg;
        case Syntax::RankWidth: return "the number of files on rank {text} is {number}, not 9"_msg;
        case Syntax::BadDigit: return "{text} is no number of empty points: use 1 to 9"_msg;
        case Syntax::UnknownPiece:
            return "'{text}' is no man: use K A B N R C P for red, k a b n r c p for black"_msg;
        case Syntax::BadSideToMove: return "'{text}' is no side: use w (or r) for red, b for black"_msg;
        case Syntax::FieldCount: return "the number of fields is {number}: write 2, 4, 5 or 6 of them"_msg;
        case Syntax::NotADash: return "'{text}' means nothing in xiangqi: write -"_msg;
        case Syntax::Empty:
        case Syntax::ByteOrderMark:
        case Syntax::AdjacentDigits:
        case Syntax::BadNumber:
        case Syntax::NumberTooLarge:
        case Syntax::MoveNumberZero:
        case Syntax::ExtraField:
        case Syntax::MoreProblems:
        case Syntax::BadCastling:  // from here on of chess alone
        case Syntax::RepeatedCastling:
        case Syntax::SecondRook:
        case Syntax::OtherRookFile:
        case Syntax::BadSquare:
        case Syntax::TrainingSetUp: return message_for(what);
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
        case What::KingCount: return "{color} has {count} {kind}s, not one {kind}"_msg;
        case What::TooManyMen: return "{color} has {count} {kind}s, more than {most}"_msg;
        case What::UnreachedPoint: return "the {color} {kind} on {square}: {points}"_msg;
        case What::KingsFace: return "the kings face each other along an open file"_msg;
        case What::OpponentInCheck:
            return "the {color} {kind} on {square} is in check, but it is not {color}'s turn"_msg;
    }
    return ""_msg;
}

}  // namespace

std::string describe(const XiangqiFenProblem& problem, Wording wording) {
    const auto* const syntax = std::get_if<FenSyntax>(&problem.fault);
    if (syntax != nullptr && syntax->what == Syntax::RankWidth && wording.ranks == Ranks::FromOne) {
        XiangqiFenProblem renumbered = problem;
        std::get<FenSyntax>(renumbered.fault).text = std::to_string(std::stoi(syntax->text) + 1);
        return describe(renumbered, {wording.language, wording.terms});
    }
    return describe_at(xiangqi_message_for(problem.field), problem.column,
                       syntax != nullptr ? describe(*syntax, xiangqi_message_for(syntax->what), wording)
                                         : describe(std::get<xiangqi::Flaw>(problem.fault), wording),
                       wording);
}

std::string describe(const xiangqi::Flaw& flaw, Wording wording) {
    wording.terms = Terms::Xiangqi;
    return in_words(wording, message_for(flaw.what),
                    {{"color", std::string{name_inside(flaw.color, wording)}},
                     {"kind", std::string{name_of_man({flaw.color, flaw.kind}, wording)}},
                     {"square", iccs(flaw.square, wording.ranks)},
                     {"count", std::to_string(flaw.count)},
                     {"most", std::to_string(xiangqi::most_of(flaw.kind))},
                     {"points", in_words(wording, points_of_kind(flaw.kind))}});
}

}  // namespace takeback::notation
