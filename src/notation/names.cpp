#include "takeback/notation/names.hpp"

namespace takeback::notation {

std::string_view name(Color color) noexcept {
    return color == Color::White ? "White" : "Black";
}

std::string_view name(Kind kind) noexcept {
    switch (kind) {
        case Kind::King: return "king";
        case Kind::Queen: return "queen";
        case Kind::Rook: return "rook";
        case Kind::Bishop: return "bishop";
        case Kind::Knight: return "knight";
        case Kind::Pawn: return "pawn";
        case Kind::Advisor: return "advisor";
        case Kind::Elephant: return "elephant";
        case Kind::Horse: return "horse";
        case Kind::Cannon: return "cannon";
        case Kind::None: return "nothing";
    }
    return {};
}

std::string_view name(Ending ending) noexcept {
    switch (ending) {
        case Ending::Checkmate: return "checkmate";
        case Ending::Stalemate: return "stalemate";
        case Ending::DeadPosition: return "dead position";
        case Ending::PerpetualCheck: return "perpetual check";
        case Ending::FivefoldRepetition: return "fivefold repetition";
        case Ending::SeventyFiveMoves: return "75-move rule";
        case Ending::ThreefoldRepetition: return "threefold repetition";
        case Ending::FiftyMoves: return "50-move rule";
        case Ending::NaturalLimit: return "natural limit";
        case Ending::NoAttackers: return "lack of attackers";
        case Ending::DrawAgreement: return "agreement";
        case Ending::Resignation: return "resignation";
        case Ending::TimeForfeit: return "time forfeit";
    }
    return {};
}

std::string_view result_token(const Outcome& outcome) noexcept {
    if (!outcome.winner) {
        return "1/2-1/2";
    }
    return *outcome.winner == Color::White ? "1-0" : "0-1";
}

std::string describe(const Outcome& outcome) {
    std::string ending{name(outcome.ending)};
    if (!outcome.winner) {
        return outcome.ending == Ending::TimeForfeit
                   ? "draw: the time ran out, but the opponent has a bare king or too little to mate"
                   : "draw by " + ending;
    }
    const std::string winner{name(*outcome.winner)};
    const std::string loser{name(opposite(*outcome.winner))};
    switch (outcome.ending) {
        case Ending::Resignation: return loser + " resigned; " + winner + " wins";
        case Ending::TimeForfeit: return loser + " ran out of time; " + winner + " wins";
        case Ending::Checkmate:
        case Ending::Stalemate:
        case Ending::DeadPosition:
        case Ending::FivefoldRepetition:
        case Ending::SeventyFiveMoves:
        case Ending::ThreefoldRepetition:
        case Ending::FiftyMoves:
        case Ending::PerpetualCheck:
        case Ending::NaturalLimit:
        case Ending::NoAttackers:
        case Ending::DrawAgreement: return ending + "; " + winner + " wins";
    }
    return ending;
}

}  // namespace takeback::notation
