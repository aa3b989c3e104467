#include "takeback/notation/material.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <variant>

#include "takeback/core/move.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/names.hpp"

namespace takeback::notation {

namespace {

void sort_by_kind(std::vector<Piece>& men) {
    std::sort(men.begin(), men.end(), [](Piece a, Piece b) { return a.kind() < b.kind(); });
}

}  // namespace

int points_of(Kind kind, Terms terms) noexcept {
    switch (kind) {
        case Kind::Queen: return 9;
        case Kind::Rook: return terms == Terms::Xiangqi ? 9 : 5;
        case Kind::Bishop:
        case Kind::Knight: return 3;
        case Kind::Pawn: return 1;
        case Kind::Cannon: return 5;
        case Kind::Horse: return 4;
        case Kind::Advisor:
        case Kind::Elephant: return 2;
        case Kind::King:
        case Kind::None: return 0;
    }
    return 0;
}

int points_of(const Board& board, Color color) noexcept {
    const Terms terms = terms_of(board.geometry());
    int points = 0;
    for (std::size_t i = 0; i < board.geometry().squares(); ++i) {
        const Piece piece = board.at(Square::at(i));
        points += piece.is(color) ? points_of(piece.kind(), terms) : 0;
    }
    return points;
}

SideMaterial material_of(const Game& game, Color color) {
    SideMaterial material{.taken = {}, .promoted = {}, .points = points_of(game.position().board, color)};
    for (const Command& command : game.history()) {
        if (std::holds_alternative<Setup>(command)) {
            material.taken.clear();
            material.promoted.clear();
        }
        const Move* const move = std::get_if<Move>(&command);
        if (move == nullptr || move->prior.side_to_move != color) {
            continue;
        }
        if (!move->captured.is_none()) {
            material.taken.push_back(move->captured);
        }
        if (move->request.promotion != Kind::None) {
            material.promoted.emplace_back(color, move->request.promotion);
        }
    }
    sort_by_kind(material.taken);
    sort_by_kind(material.promoted);
    return material;
}

std::string count_men(const std::vector<Piece>& men, Wording wording) {
    std::vector<std::string> words;
    for (auto first = men.begin(); first != men.end();) {
        const auto next = std::find_if(first, men.end(), [first](Piece man) { return man != *first; });
        const std::string kind{name_of_man(*first, wording)};
        const auto count = std::distance(first, next);
        words.push_back(count == 1 ? kind
                                   : in_words(wording, "{count} {kind}s"_msg,
                                              {{"count", std::to_string(count)}, {"kind", kind}}));
        first = next;
    }
    return words.empty() ? in_words(wording, "nothing"_msg) : listed(wording, words);
}

}  // namespace takeback::notation
