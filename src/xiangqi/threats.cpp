#include "takeback/xiangqi/threats.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "takeback/core/move_list.hpp"
#include "takeback/xiangqi/movements.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::xiangqi {

namespace {

constexpr Geometry geometry = XiangqiTraits::geometry;

Position with_turn(Position position, Color side) noexcept {
    position.state.side_to_move = side;
    return position;
}

MoveList legal_moves(const Rules& rules, const Position& position) {
    Position scratch = position;
    MoveList moves;
    rules.legal_moves(scratch, moves);
    return moves;
}

bool goes_to(const MoveList& moves, Square square) {
    return std::any_of(moves.begin(), moves.end(), [&](MoveRequest move) { return move.to == square; });
}

bool may_threaten(Kind kind) noexcept {
    return kind != Kind::King && kind != Kind::Pawn;
}

bool may_be_threatened(const Board& board, Square square) noexcept {
    const Piece man = board.at(square);
    const bool has_crossed =
        other_bank(geometry.file(square), geometry.rank_for(man.color(), square)) || man.kind() != Kind::Pawn;
    return man.kind() != Kind::King && has_crossed;
}

/// A rook against horse or cannon, and any of the three against a man who only defends.
bool is_worth_more(Kind victim, Kind than) noexcept {
    const bool is_light = victim == Kind::Horse || victim == Kind::Cannon;
    switch (than) {
        case Kind::Horse:
        case Kind::Cannon: return victim == Kind::Rook;
        case Kind::Advisor:
        case Kind::Elephant: return victim == Kind::Rook || is_light;
        case Kind::Rook:
        case Kind::King:
        case Kind::Pawn:
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return false;
    }
    return false;
}

/// The legal captures of the side to move. A man who may not leave the line of an attack on his king has none
/// but of the attacker.
std::vector<MoveRequest> captures(const Rules& rules, const Position& position) {
    std::vector<MoveRequest> found;
    for (const MoveRequest move : legal_moves(rules, position)) {
        if (!position.board.at(move.to).is_none()) {
            found.push_back(move);
        }
    }
    return found;
}

enum class Guard : std::uint8_t { None, Bound, Free };

/// Whether somebody retakes after the capture.
Guard guard_against(const Rules& rules, Position position, MoveRequest capture) {
    rules.build(position, capture).apply(position);
    if (goes_to(legal_moves(rules, position), capture.to)) {
        return Guard::Free;
    }
    MoveList moves;
    rules.pseudo_legal_moves(position, moves);
    return goes_to(moves, capture.to) ? Guard::Bound : Guard::None;
}

/// A man of the same kind who can take as well as be taken: an offer to exchange.
bool is_exchange(const Rules& rules, const Position& position, MoveRequest capture) {
    const Piece taker = position.board.at(capture.from);
    if (taker.kind() != position.board.at(capture.to).kind()) {
        return false;
    }
    return legal_moves(rules, with_turn(position, opposite(taker.color())))
        .contains({.from = capture.to, .to = capture.from});
}

std::optional<Threat> threat_of(const Rules& rules, const Position& position, MoveRequest capture) {
    const Kind taker = position.board.at(capture.from).kind();
    if (!may_threaten(taker) || !may_be_threatened(position.board, capture.to)) {
        return std::nullopt;
    }
    const Threat threat{.by = capture.from, .on = capture.to};
    if (is_worth_more(position.board.at(capture.to).kind(), taker)) {
        return threat;
    }
    const Guard guard = guard_against(rules, position, capture);
    if (guard == Guard::Free || is_exchange(rules, position, capture)) {
        return std::nullopt;
    }
    return Threat{.by = threat.by, .on = threat.on, .guard_is_bound = guard == Guard::Bound};
}

}  // namespace

std::vector<Threat> threats_of(const Rules& rules, const Position& position, Color side) {
    const Position as_if_to_move = with_turn(position, side);
    std::vector<Threat> threats;
    for (const MoveRequest capture : captures(rules, as_if_to_move)) {
        if (const auto threat = threat_of(rules, as_if_to_move, capture)) {
            threats.push_back(*threat);
        }
    }
    return threats;
}

std::vector<Threat> captures_of(const Rules& rules, const Position& position, Color side) {
    std::vector<Threat> found;
    for (const MoveRequest capture : captures(rules, with_turn(position, side))) {
        found.push_back({.by = capture.from, .on = capture.to});
    }
    return found;
}

}  // namespace takeback::xiangqi
