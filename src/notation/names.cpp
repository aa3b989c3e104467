#include "takeback/notation/names.hpp"

#include "takeback/language/message.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::notation {

Terms terms_of(Geometry geometry) noexcept {
    return geometry == xiangqi::XiangqiTraits::geometry ? Terms::Xiangqi : Terms::Chess;
}

Wording wording_for(Geometry geometry, Wording wording) noexcept {
    return {wording.language, terms_of(geometry), wording.ranks};
}

std::string_view name(Color color, Wording wording) noexcept {
    if (color == Color::Black) {
        return template_of(wording, "Black"_msg);
    }
    return template_of(wording, wording.terms == Terms::Xiangqi ? "Red"_msg : "White"_msg);
}

std::string_view name_inside(Color color, Wording wording) noexcept {
    if (color == Color::Black) {
        return template_of(wording, "black"_msg);
    }
    return template_of(wording, wording.terms == Terms::Xiangqi ? "red"_msg : "white"_msg);
}

namespace {

Message message_for(Kind kind) noexcept {
    switch (kind) {
        case Kind::King: return "king"_msg;
        case Kind::Queen: return "queen"_msg;
        case Kind::Rook: return "rook"_msg;
        case Kind::Bishop: return "bishop"_msg;
        case Kind::Knight: return "knight"_msg;
        case Kind::Pawn: return "pawn"_msg;
        case Kind::Advisor: return "advisor"_msg;
        case Kind::Elephant: return "elephant"_msg;
        case Kind::Horse: return "horse"_msg;
        case Kind::Cannon: return "cannon"_msg;
        case Kind::None: return "nothing"_msg;
    }
    return ""_msg;
}

Message message_for(Ending ending) noexcept {
    switch (ending) {
        case Ending::Checkmate: return "checkmate"_msg;
        case Ending::Stalemate: return "stalemate"_msg;
        case Ending::DeadPosition: return "dead position"_msg;
        case Ending::PerpetualCheck: return "perpetual check"_msg;
        case Ending::PerpetualChase: return "perpetual chase"_msg;
        case Ending::FivefoldRepetition: return "fivefold repetition"_msg;
        case Ending::SeventyFiveMoves: return "75-move rule"_msg;
        case Ending::ThreefoldRepetition: return "threefold repetition"_msg;
        case Ending::FiftyMoves: return "50-move rule"_msg;
        case Ending::NaturalLimit: return "natural limit"_msg;
        case Ending::NoAttackers: return "lack of attackers"_msg;
        case Ending::DrawAgreement: return "agreement"_msg;
        case Ending::Resignation: return "resignation"_msg;
        case Ending::TimeForfeit: return "time forfeit"_msg;
    }
    return ""_msg;
}

Message message_for(const Outcome& outcome) noexcept {
    if (!outcome.winner) {
        return outcome.ending == Ending::TimeForfeit
                   ? "draw: the time ran out, but the opponent has a bare king or too little to mate"_msg
                   : "draw by {ending}"_msg;
    }
    switch (outcome.ending) {
        case Ending::Resignation: return "{loser} resigned; {winner} wins"_msg;
        case Ending::TimeForfeit: return "{loser} ran out of time; {winner} wins"_msg;
        case Ending::Checkmate:
        case Ending::Stalemate:
        case Ending::DeadPosition:
        case Ending::FivefoldRepetition:
        case Ending::SeventyFiveMoves:
        case Ending::ThreefoldRepetition:
        case Ending::FiftyMoves:
        case Ending::PerpetualCheck:
        case Ending::PerpetualChase:
        case Ending::NaturalLimit:
        case Ending::NoAttackers:
        case Ending::DrawAgreement: return "{ending}; {winner} wins"_msg;
    }
    return ""_msg;
}

}  // namespace

namespace {

/// What is written on the man.
Message character_of(Piece piece) noexcept {
    const bool red = piece.is(Color::White);
    switch (piece.kind()) {
        case Kind::King: return red ? "red king"_msg : "black king"_msg;
        case Kind::Advisor: return red ? "red advisor"_msg : "black advisor"_msg;
        case Kind::Elephant: return red ? "red elephant"_msg : "black elephant"_msg;
        case Kind::Pawn: return red ? "red pawn"_msg : "black pawn"_msg;
        case Kind::Rook:
        case Kind::Horse:
        case Kind::Cannon:
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return message_for(piece.kind());
    }
    return ""_msg;
}

}  // namespace

std::string_view name_of_man(Piece piece, Wording wording) noexcept {
    const bool by_side = wording.terms == Terms::Xiangqi && wording.language == Language::Chinese;
    return template_of(wording, by_side ? character_of(piece) : message_for(piece.kind()));
}

std::string name(Piece piece, Wording wording) {
    const bool xiangqi = wording.terms == Terms::Xiangqi;
    const Message message = !piece.is(Color::White) ? "black {kind}"_msg
                            : xiangqi               ? "red {kind}"_msg
                                                    : "white {kind}"_msg;
    return in_words(wording, message, {{"kind", std::string{name_of_man(piece, wording)}}});
}

std::string_view name(Kind kind, Language language) noexcept {
    return template_of(language, message_for(kind));
}

std::string_view name(Ending ending, Language language) noexcept {
    return template_of(language, message_for(ending));
}

std::string_view result_token(const Outcome& outcome) noexcept {
    if (!outcome.winner) {
        return "1/2-1/2";
    }
    return *outcome.winner == Color::White ? "1-0" : "0-1";
}

std::string describe(const Outcome& outcome, Wording wording) {
    const Color winner = outcome.winner.value_or(Color::White);
    return in_words(wording, message_for(outcome),
                    {{"ending", std::string{name(outcome.ending, wording)}},
                     {"winner", std::string{name(winner, wording)}},
                     {"loser", std::string{name(opposite(winner), wording)}}});
}

}  // namespace takeback::notation
