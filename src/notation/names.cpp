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
        case Kind::None: return "nothing";
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
    const std::string winner{outcome.winner ? name(*outcome.winner) : ""};
    const std::string loser{outcome.winner ? name(opposite(*outcome.winner)) : ""};
    switch (outcome.ending) {
        case Ending::Checkmate: return "checkmate; " + winner + " wins";
        case Ending::Stalemate: return "draw by stalemate";
        case Ending::DeadPosition: return "draw: a dead position, in which nobody can ever mate";
        case Ending::FivefoldRepetition: return "draw by fivefold repetition";
        case Ending::SeventyFiveMoves:
            return "draw by the 75-move rule: no capture and no pawn move by either side";
        case Ending::ThreefoldRepetition: return "draw by threefold repetition, claimed";
        case Ending::FiftyMoves: return "draw by the 50-move rule, claimed";
        case Ending::TimeForfeit:
            return outcome.winner ? loser + " ran out of time; " + winner + " wins"
                                  : "draw: the time ran out, but the opponent has a bare king, or too "
                                    "little beside it to mate";
        case Ending::Resignation: return loser + " resigned; " + winner + " wins";
        case Ending::DrawAgreement: return "draw by agreement";
    }
    return {};
}

}  // namespace takeback::notation
