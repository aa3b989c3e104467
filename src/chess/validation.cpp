#include "takeback/chess/validation.hpp"

#include <algorithm>
#include <array>

#include "takeback/chess/castling.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/chess/en_passant.hpp"
#include "takeback/core/attack.hpp"
#include "takeback/core/plain_reading.hpp"

namespace takeback::chess {

namespace {

using What = Flaw::What;
using Set = SquareSetOf<ChessTraits>;

constexpr Geometry geometry = ChessTraits::geometry;
constexpr std::array colors{Color::White, Color::Black};

int count(const Board& board, Color color, Kind kind) {
    return board.holding<1>(Piece{color, kind}).count();
}

Set men_of(const Board& board, Color color) {
    Set men;
    for_each_kind<ChessTraits>([&]<Kind kind>() { men |= board.holding<1>(Piece{color, kind}); });
    return men;
}

void find_material_flaws(const Board& board, Color color, std::vector<Flaw>& flaws) {
    const int kings = count(board, color, Kind::King);
    if (kings != 1) {
        flaws.push_back({.what = What::KingCount, .color = color, .count = kings});
    }
    for (const Square square : board.holding<1>(Piece{color, Kind::Pawn})) {
        if (geometry.rank(square) == 0 || geometry.rank(square) == geometry.ranks - 1) {
            flaws.push_back({.what = What::PawnOnBackRank, .color = color, .square = square});
        }
    }
    const int pawns = count(board, color, Kind::Pawn);
    if (pawns > 8) {
        flaws.push_back({.what = What::TooManyPawns, .color = color, .count = pawns});
    }
    const int men = men_of(board, color).count();
    if (men > 16) {
        flaws.push_back({.what = What::TooManyMen, .color = color, .count = men});
    }
    const auto beyond = [&](Kind kind, int at_start) {
        return std::max(0, count(board, color, kind) - at_start);
    };
    const int promoted =
        beyond(Kind::Queen, 1) + beyond(Kind::Rook, 2) + beyond(Kind::Bishop, 2) + beyond(Kind::Knight, 2);
    const int missing_pawns = std::max(0, 8 - pawns);
    if (promoted > missing_pawns) {
        flaws.push_back({.what = What::TooManyPromoted, .color = color, .count = promoted - missing_pawns});
    }
}

void find_castling_flaws(const Position& position, Color color, std::vector<Flaw>& flaws) {
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        if (!position.state.castling_rights.has(color, wing)) {
            continue;
        }
        const Castling castling = Castling::of(color, wing);
        if (position.board.at(castling.king_from) != Piece{color, Kind::King}) {
            flaws.push_back(
                {.what = What::CastlingKingNotHome, .color = color, .square = castling.king_from});
        }
        if (position.board.at(castling.rook_from) != Piece{color, Kind::Rook}) {
            flaws.push_back(
                {.what = What::CastlingRookNotHome, .color = color, .square = castling.rook_from});
        }
    }
}

void find_en_passant_flaws(const Position& position, std::vector<Flaw>& flaws) {
    const Square target = position.state.en_passant_target;
    if (target.is_none()) {
        return;
    }
    const Color stepped = opposite(position.state.side_to_move);
    if (geometry.rank_for(stepped, target) != 2) {
        flaws.push_back({.what = What::EnPassantRank, .color = stepped, .square = target});
        return;
    }
    const Square origin = geometry.step(target, seen_by(stepped, {.files = 0, .ranks = -1}));
    for (const Square square : {target, origin}) {
        if (!position.board.at(square).is_none()) {
            flaws.push_back({.what = What::EnPassantOccupied, .color = stepped, .square = square});
        }
    }
    if (position.board.at(en_passant_victim(target, position.state.side_to_move)) !=
        Piece{stepped, Kind::Pawn}) {
        flaws.push_back({.what = What::EnPassantWithoutPawn, .color = stepped, .square = target});
    }
}

/// Whether the man on `from` can have come to `to` in one move, the board standing as it was before that
/// move.
bool could_move(const Board& before, Square from, Square to) {
    const Piece man = before.at(from);
    const bool unborn_pawn = man.kind() == Kind::Pawn && geometry.rank_for(man.color(), from) == 0;
    return !unborn_pawn &&
           read_plainly(ChessTraits::movements, before, from, to).verdict == PlainReading::Verdict::Reaches;
}

/// Whether one of the boards before a move from `from` to `to` is accepted: the man on `to` stood on `from`,
/// and `to` was empty or held a man of the other side. A man on the last rank may have been a pawn; a pawn
/// may have captured en passant.
bool some_board_before(const Board& board, Square from, Square to, auto accept) {
    const Piece man = board.at(to);
    const Piece victim{opposite(man.color()), Kind::Knight};
    const Piece pawn{man.color(), Kind::Pawn};
    const bool promoted = geometry.rank_for(man.color(), to) == geometry.ranks - 1;
    for (const Piece mover : {man, promoted ? pawn : man}) {
        for (const Piece captured : {no_piece, victim}) {
            Board before = board;
            before.set(from, mover);
            before.set(to, captured);
            if (could_move(before, from, to) && accept(before)) {
                return true;
            }
        }
    }
    if (man == pawn && geometry.rank_for(man.color(), to) == 5) {
        const Square passed = en_passant_victim(to, man.color());
        if (board.at(passed).is_none()) {
            Board before = board;
            before.set(from, man);
            before.set(passed, Piece{opposite(man.color()), Kind::Pawn});
            before.set(to, no_piece);
            return pawns_aiming_at(before, to, man.color()).contains(from) && accept(before);
        }
    }
    return false;
}

/// Whether some last move of the other side leads here from a position in which `color` was not in check.
/// This is what tells a double check that a discovery gives from one that nothing gives.
bool some_move_gives_check(const Board& board, Color color) {
    const Set empty = board.holding<1>(no_piece);
    for (const Square to : men_of(board, opposite(color))) {
        for (const Square from : empty) {
            if (some_board_before(board, from, to, [color](const Board& before) {
                    return !any_king_attacked<ChessTraits>(before, color);
                })) {
                return true;
            }
        }
    }
    return false;
}

void find_check_flaws(const Position& position, std::vector<Flaw>& flaws) {
    const Board& board = position.board;
    const Color us = position.state.side_to_move;
    const Color them = opposite(us);
    const Square king = kings_of<ChessTraits>(board, us).first();
    const Square other_king = kings_of<ChessTraits>(board, them).first();
    const Set checkers = attackers<ChessTraits>(board, king, them);
    if (checkers.contains(other_king)) {
        flaws.push_back({.what = What::KingsTouch, .color = us, .square = king});
        return;
    }
    if (is_attacked<ChessTraits>(board, other_king, us)) {
        flaws.push_back({.what = What::OpponentInCheck, .color = them, .square = other_king});
    }
    const int checks = checkers.count();
    if (checks > 2 || (checks == 2 && !some_move_gives_check(board, us))) {
        flaws.push_back({.what = What::ImpossibleCheck, .color = us, .square = king, .count = checks});
    }
}

}  // namespace

std::vector<Flaw> flaws_of(const Position& position) {
    std::vector<Flaw> flaws;
    for (const Color color : colors) {
        find_material_flaws(position.board, color, flaws);
    }
    const auto one_king = [&](Color color) { return count(position.board, color, Kind::King) == 1; };
    if (std::all_of(colors.begin(), colors.end(), one_king)) {
        find_check_flaws(position, flaws);
    }
    for (const Color color : colors) {
        find_castling_flaws(position, color, flaws);
    }
    find_en_passant_flaws(position, flaws);
    return flaws;
}

}  // namespace takeback::chess
