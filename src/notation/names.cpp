#include "takeback/notation/names.hpp"

#include "takeback/language/message.hpp"

namespace takeback::notation {

std::string_view name(Color color, Language language) noexcept {
    return template_of(language, color == Color::White ? "White"_msg : "Black"_msg);
}

std::string_view name_inside(Color color, Language language) noexcept {
    return template_of(language, color == Color::White ? "white"_msg : "black"_msg);
}

std::string name(Piece piece, Language language) {
    return in_words(language, piece.color() == Color::White ? "white {kind}"_msg : "black {kind}"_msg,
                    {{"kind", std::string{name(piece.kind(), language)}}});
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

std::string describe(const Outcome& outcome, Language language) {
    const Color winner = outcome.winner.value_or(Color::White);
    return in_words(language, message_for(outcome),
                    {{"ending", std::string{name(outcome.ending, language)}},
                     {"winner", std::string{name(winner, language)}},
                     {"loser", std::string{name(opposite(winner), language)}}});
}

}  // namespace takeback::notation
