#include "takeback/notation/trial_text.hpp"

#include <cassert>
#include <vector>

#include "takeback/core/move.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// " The bishop on b4 then attacks the white king on e1."
std::string describe_attack(const Board& board, Square king, const std::vector<Square>& attackers) {
    const Geometry geometry = board.geometry();
    std::vector<std::string> men;
    for (const Square square : attackers) {
        std::string man = "the ";
        man += name(board.at(square).kind());
        men.push_back(man + " on " + square_name(geometry, square));
    }
    std::string text = ' ' + join(men, " and ");
    text[1] = to_upper(text[1]);
    text += men.size() == 1 ? " then attacks the " : " then attack the ";
    return text + to_lower(name(board.at(king).color())) + " king on " + square_name(geometry, king) + '.';
}

/// What the board says about the king of that colour: one sentence for each king that is attacked.
std::string describe_danger(const Rules& rules, const Board& board, Color us) {
    std::string text;
    for (std::size_t i = 0; i < board.geometry().squares(); ++i) {
        const Square king = Square::at(i);
        if (board.at(king) != Piece{us, Kind::King}) {
            continue;
        }
        const std::vector<Square> attackers = rules.attackers_of(board, king, opposite(us));
        text += attackers.empty() ? "" : describe_attack(board, king, attackers);
    }
    if (text.empty()) {
        text = ' ' + std::string{name(opposite(us))} + " then attacks no " + to_lower(name(us)) + " king.";
    }
    return text;
}

}  // namespace

std::string describe_trial(const Rules& rules, const Position& position, MoveRequest request) {
    const Geometry geometry = position.board.geometry();
    const Writes writes = rules.build(position, request).writes;
    Board board = position.board;
    writes.apply(board);
    const std::string danger = describe_danger(rules, board, position.state.side_to_move);
    writes.undo(board);
    assert(board == position.board);
    return "Tried " + coordinates(geometry, request) + ": " + describe_writes(writes, geometry) + '.' +
           danger + " Taken back.";
}

}  // namespace takeback::notation
