#include "takeback/notation/trial_text.hpp"

#include <cassert>
#include <vector>

#include "takeback/core/move.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// "The bishop on b4 then attacks the white king on e1."
std::string describe_attack(const Board& board, Square king, const std::vector<Square>& attackers,
                            Wording wording) {
    const Geometry geometry = board.geometry();
    wording = wording_for(geometry, wording);
    std::vector<std::string> men;
    men.reserve(attackers.size());
    for (const Square square : attackers) {
        men.push_back(in_words(wording, "the {piece} on {square}"_msg,
                               {{"piece", std::string{name_of_man(board.at(square), wording)}},
                                {"square", square_name(geometry, square, wording.ranks)}}));
    }
    std::string text =
        in_words(wording,
                 men.size() == 1 ? "{attackers} then attacks the {side} {king} on {square}."_msg
                                 : "{attackers} then attack the {side} {king} on {square}."_msg,
                 {{"attackers", join(men, template_of(wording, " and "_msg))},
                  {"side", std::string{name_inside(board.at(king).color(), wording)}},
                  {"king", std::string{name_of_man(board.at(king), wording)}},
                  {"square", square_name(geometry, king, wording.ranks)}});
    text.front() = to_upper(text.front());
    return text;
}

/// What the board says about the king of that colour: one sentence for each king that is attacked.
std::string describe_danger(const Rules& rules, const Board& board, Color us, Wording wording) {
    wording = wording_for(board.geometry(), wording);
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < board.geometry().squares(); ++i) {
        const Square king = Square::at(i);
        if (board.at(king) != Piece{us, Kind::King}) {
            continue;
        }
        const std::vector<Square> attackers = rules.attackers_of(board, king, opposite(us));
        if (!attackers.empty()) {
            sentences.push_back(describe_attack(board, king, attackers, wording));
        }
    }
    return sentences.empty() ? in_words(wording, "{attacking side} then attacks no {side} {king}."_msg,
                                        {{"attacking side", std::string{name(opposite(us), wording)}},
                                         {"side", std::string{name_inside(us, wording)}},
                                         {"king", std::string{name_of_man({us, Kind::King}, wording)}}})
                             : join(sentences, sentence_break(wording));
}

}  // namespace

std::string describe_trial(const Rules& rules, const Position& position, MoveRequest request,
                           Wording wording) {
    const Geometry geometry = position.board.geometry();
    const Writes writes = rules.build(position, request).writes;
    Board board = position.board;
    writes.apply(board);
    const std::string danger = describe_danger(rules, board, position.state.side_to_move, wording);
    writes.undo(board);
    assert(board == position.board);
    return in_words(wording, "Tried {move}: {writes}. {danger} Taken back."_msg,
                    {{"move", coordinates(geometry, request, wording.ranks)},
                     {"writes", describe_writes(writes, geometry, wording.ranks)},
                     {"danger", danger}});
}

}  // namespace takeback::notation
