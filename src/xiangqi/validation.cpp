#include "takeback/xiangqi/validation.hpp"

#include <algorithm>
#include <cstdlib>

#include "takeback/core/attack.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::xiangqi {

namespace {

using What = Flaw::What;

constexpr Geometry geometry = XiangqiTraits::geometry;

/// The seven points of an elephant: it goes two files and two ranks at a time, from c0 or g0.
bool is_elephant_point(int file, int rank) noexcept {
    return own_bank(file, rank) && file % 2 == 0 && (file + rank) % 4 == 2;
}

/// The five of an advisor: corners and centre of the palace.
bool is_advisor_point(int file, int rank) noexcept {
    return palace(file, rank) && (file + rank) % 2 == 1;
}

/// A pawn stays on its file until it has crossed the river.
bool is_pawn_point(int file, int rank) noexcept {
    return other_bank(file, rank) || (rank >= 3 && file % 2 == 0);
}

/// Whether a man can ever stand there; the rank is counted from his own side.
bool can_reach(Kind kind, int file, int rank) noexcept {
    switch (kind) {
        case Kind::King: return palace(file, rank);
        case Kind::Advisor: return is_advisor_point(file, rank);
        case Kind::Elephant: return is_elephant_point(file, rank);
        case Kind::Pawn: return is_pawn_point(file, rank);
        case Kind::Rook:
        case Kind::Horse:
        case Kind::Cannon: return true;
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return false;
    }
    return false;
}

void find_material_flaws(const Board& board, Color color, std::vector<Flaw>& flaws) {
    for_each_kind<XiangqiTraits>([&]<Kind kind>() {
        const int count = board.holding<2>(Piece{color, kind}).count();
        if (kind == Kind::King && count != 1) {
            flaws.push_back({.what = What::KingCount, .color = color, .kind = kind, .count = count});
        }
        if (kind != Kind::King && count > most_of(kind)) {
            flaws.push_back({.what = What::TooManyMen, .color = color, .kind = kind, .count = count});
        }
    });
}

void find_unreached_points(const Board& board, std::vector<Flaw>& flaws) {
    for (std::size_t i = 0; i < geometry.squares(); ++i) {
        const Square square = Square::at(i);
        const Piece man = board.at(square);
        if (!man.is_none() &&
            !can_reach(man.kind(), geometry.file(square), geometry.rank_for(man.color(), square))) {
            flaws.push_back(
                {.what = What::UnreachedPoint, .color = man.color(), .kind = man.kind(), .square = square});
        }
    }
}

/// Each side has one king.
void find_check_flaws(const Position& position, std::vector<Flaw>& flaws) {
    const Board& board = position.board;
    const Color us = position.state.side_to_move;
    const Color them = opposite(us);
    const Square king = kings_of<XiangqiTraits>(board, us).first();
    const Square other_king = kings_of<XiangqiTraits>(board, them).first();
    auto checkers = attackers<XiangqiTraits>(board, other_king, us);
    if (checkers.contains(king)) {
        flaws.push_back({.what = What::KingsFace, .color = us, .kind = Kind::King, .square = king});
        checkers ^= SquareSetOf<XiangqiTraits>{king};
    }
    if (!checkers.empty()) {
        flaws.push_back(
            {.what = What::OpponentInCheck, .color = them, .kind = Kind::King, .square = other_king});
    }
}

}  // namespace

std::vector<Flaw> flaws_of(const Position& position) {
    std::vector<Flaw> flaws;
    for (const Color color : {Color::White, Color::Black}) {
        find_material_flaws(position.board, color, flaws);
    }
    const bool has_both_kings = std::none_of(flaws.begin(), flaws.end(),
                                             [](const Flaw& flaw) { return flaw.what == What::KingCount; });
    find_unreached_points(position.board, flaws);
    if (has_both_kings) {
        find_check_flaws(position, flaws);
    }
    return flaws;
}

int most_of(Kind kind) noexcept {
    switch (kind) {
        case Kind::King: return 1;
        case Kind::Pawn: return 5;
        case Kind::Advisor:
        case Kind::Elephant:
        case Kind::Horse:
        case Kind::Rook:
        case Kind::Cannon: return 2;
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return 0;
    }
    return 0;
}

}  // namespace takeback::xiangqi
