#include "takeback/chess/validation.hpp"

#include <algorithm>
#include <array>

#include "takeback/chess/castling.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/chess/en_passant.hpp"
#include "takeback/chess/men.hpp"
#include "takeback/core/attack.hpp"
#include "takeback/core/plain_reading.hpp"

namespace takeback::chess {

namespace {

using What = Flaw::What;
using Set = SquareSetOf<ChessTraits>;

constexpr Geometry geometry = ChessTraits::geometry;
constexpr std::array colors{Color::White, Color::Black};

Set men_of(const Board& board, Color color) {
    Set men;
    for_each_kind<ChessTraits>([&]<Kind kind>() { men |= board.holding<1>(Piece{color, kind}); });
    return men;
}

/// The kings count among the 16 men, however many they are: so the moves of any position fit a MoveList.
void find_material_flaws(const Board& board, Color color, KingsAllowed allowed, std::vector<Flaw>& flaws) {
    const int kings = count(board, color, Kind::King);
    if (kings == 0 || (kings > 1 && allowed == KingsAllowed::One)) {
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

/// Chess960: king and rook stand anywhere on the first rank, the rook on its side of the king.
void find_chess960_castling_flaws(const Position& position, Color color, std::vector<Flaw>& flaws) {
    const Set kings = kings_of<ChessTraits>(position.board, color);
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        const Square rook = position.state.castling_rights.rook(color, wing);
        if (rook.is_none() || kings.empty()) {
            continue;  // a king that is missing is a flaw of its own
        }
        const Square king = kings.first();
        if (geometry.rank_for(color, king) != 0) {
            flaws.push_back({.what = What::CastlingKingOffRank, .color = color, .square = king});
            return;
        }
        if (position.board.at(rook) != Piece{color, Kind::Rook}) {
            flaws.push_back({.what = What::CastlingRookNotHome, .color = color, .square = rook});
        } else if (geometry.rank_for(color, rook) != 0 || (king < rook) != (wing == Wing::King)) {
            flaws.push_back({.what = What::CastlingRookOffSide, .color = color, .square = rook});
        }
    }
}

void find_castling_flaws(const Position& position, Color color, std::vector<Flaw>& flaws) {
    const CastlingRights& rights = position.state.castling_rights;
    const int kings = count(position.board, color, Kind::King);
    if (kings > 1 && (rights.has(color, Wing::King) || rights.has(color, Wing::Queen))) {
        flaws.push_back({.what = What::CastlingSeveralKings, .color = color, .count = kings});
        return;
    }
    if (position.state.castling_rule == CastlingRule::Chess960) {
        find_chess960_castling_flaws(position, color, flaws);
        return;
    }
    bool king_is_home = true;
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        if (!rights.has(color, wing)) {
            continue;
        }
        const Castling castling = Castling::of(color, wing);
        if (king_is_home && position.board.at(castling.king_from) != Piece{color, Kind::King}) {
            flaws.push_back(
                {.what = What::CastlingKingNotHome, .color = color, .square = castling.king_from});
            king_is_home = false;  // one king, one flaw
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

bool slides(Kind kind) {
    return std::any_of(ChessTraits::movements.begin(), ChessTraits::movements.end(),
                       [kind](const Movement& row) { return row.kind == kind && row.reach == Reach::Slide; });
}

/// Two checks at once come from a discovery: a man leaves the line of another one, who slides, and checks
/// from elsewhere. So two leapers never give them, nor two men from both sides of the king along one line.
/// That there was such a move is not proved: positions that are set up for study need not have a past.
bool can_check_together(const Board& board, Square king, Square a, Square b) {
    const std::vector<Square> line = line_through(geometry, a, b);
    const bool from_both_sides = std::find(line.begin(), line.end(), king) != line.end();
    return !from_both_sides && (slides(board.at(a).kind()) || slides(board.at(b).kind()));
}

/// Each king is looked at for itself: one move may well check several of them.
void find_check_flaws(const Position& position, std::vector<Flaw>& flaws) {
    const Board& board = position.board;
    const Color us = position.state.side_to_move;
    const Color them = opposite(us);
    const Set other_kings = kings_of<ChessTraits>(board, them);
    Set touching;
    for (const Square king : kings_of<ChessTraits>(board, us)) {
        const Set checkers = attackers<ChessTraits>(board, king, them);
        const int checks = checkers.count();
        if (!(checkers & other_kings).empty()) {
            flaws.push_back({.what = What::KingsTouch, .color = us, .square = king});
            touching |= checkers & other_kings;
        } else if (checks > 2 ||
                   (checks == 2 && !can_check_together(board, king, checkers.first(), checkers.last()))) {
            flaws.push_back({.what = What::ImpossibleCheck, .color = us, .square = king, .count = checks});
        }
    }
    for (const Square king : other_kings & ~touching) {
        if (is_attacked<ChessTraits>(board, king, us)) {
            flaws.push_back({.what = What::OpponentInCheck, .color = them, .square = king});
        }
    }
}

}  // namespace

std::vector<Flaw> flaws_of(const Position& position, KingsAllowed kings) {
    std::vector<Flaw> flaws;
    for (const Color color : colors) {
        find_material_flaws(position.board, color, kings, flaws);
    }
    const bool kings_are_right = std::none_of(flaws.begin(), flaws.end(),
                                              [](const Flaw& flaw) { return flaw.what == What::KingCount; });
    if (kings_are_right) {
        find_check_flaws(position, flaws);
    }
    for (const Color color : colors) {
        find_castling_flaws(position, color, flaws);
    }
    find_en_passant_flaws(position, flaws);
    return flaws;
}

bool mend(Position& position, const Flaw& flaw) noexcept {
    GameState& state = position.state;
    switch (flaw.what) {
        case What::CastlingKingNotHome:
        case What::CastlingKingOffRank:
        case What::CastlingSeveralKings: state.castling_rights.lose(flaw.color); return true;
        case What::CastlingRookNotHome:
        case What::CastlingRookOffSide: state.castling_rights.lose_rook_on(flaw.square); return true;
        case What::EnPassantRank:
        case What::EnPassantOccupied:
        case What::EnPassantWithoutPawn: state.en_passant_target = no_square; return true;
        case What::KingCount:
        case What::PawnOnBackRank:
        case What::TooManyPawns:
        case What::TooManyMen:
        case What::TooManyPromoted:
        case What::KingsTouch:
        case What::OpponentInCheck:
        case What::ImpossibleCheck: return false;
    }
    return false;
}

bool has_several_kings(const Board& board) noexcept {
    return std::any_of(colors.begin(), colors.end(),
                       [&](Color color) { return count(board, color, Kind::King) > 1; });
}

}  // namespace takeback::chess
