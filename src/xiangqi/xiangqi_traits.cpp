#include "takeback/xiangqi/xiangqi_traits.hpp"

#include "takeback/core/plain_reading.hpp"
#include "takeback/xiangqi/draws.hpp"
#include "takeback/xiangqi/repetition.hpp"

namespace takeback::xiangqi {

namespace {

constexpr Geometry geometry = XiangqiTraits::geometry;

/// A man stopped by palace or river.
Reason reason_outside_zone(Kind kind) noexcept {
    switch (kind) {
        case Kind::King:
        case Kind::Advisor: return Reason::OutsidePalace;
        case Kind::Elephant: return Reason::CrossesRiver;
        case Kind::Pawn: return Reason::SoldierSidewaysBeforeRiver;
        case Kind::Rook:
        case Kind::Horse:
        case Kind::Cannon:
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return Reason::NotOnLine;
    }
    return Reason::NotOnLine;
}

/// A cannon that would capture has the wrong number of men before it; to an empty square, any man is one too
/// many.
Reason reason_on_line(const Board& board, MoveRequest request) noexcept {
    const bool captures = !board.at(request.to).is_none();
    return board.at(request.from).kind() == Kind::Cannon && captures ? Reason::CannonNeedsScreen
                                                                     : Reason::Blocked;
}

bool is_backward(Piece man, MoveRequest request) noexcept {
    return geometry.rank_for(man.color(), request.to) < geometry.rank_for(man.color(), request.from);
}

Reason reason_for(PlainReading::Verdict verdict, const Board& board, MoveRequest request) noexcept {
    using Verdict = PlainReading::Verdict;
    const Piece man = board.at(request.from);
    switch (verdict) {
        case Verdict::NotOnLine:
            return man.kind() == Kind::Pawn && is_backward(man, request) ? Reason::SoldierBackward
                                                                         : Reason::NotOnLine;
        case Verdict::OutsideZone: return reason_outside_zone(man.kind());
        case Verdict::LegBlocked:
            return man.kind() == Kind::Elephant ? Reason::EyeBlocked : Reason::LegBlocked;
        case Verdict::Blocked:
        case Verdict::ScreenMissing:
        case Verdict::TargetEmpty:
        case Verdict::TargetTaken: return reason_on_line(board, request);
        case Verdict::Reaches: return Reason::NotOnLine;
    }
    return Reason::NotOnLine;
}

}  // namespace

std::optional<Refusal> XiangqiTraits::refuse_movement(const Position& position, MoveRequest request,
                                                      std::span<const Command> /*history*/) {
    const Board& board = position.board;
    if (request.from != request.to && board.at(request.to).is(position.state.side_to_move)) {
        return Refusal{.reason = Reason::OwnPieceOnTarget, .request = request, .square = request.to};
    }
    const PlainReading reading = read_plainly(movements, board, request.from, request.to);
    if (reading.verdict == PlainReading::Verdict::Reaches) {
        return std::nullopt;
    }
    return Refusal{.reason = reason_for(reading.verdict, board, request),
                   .request = request,
                   .square = reading.square.is_none() ? request.to : reading.square,
                   .count = reading.men};
}

std::optional<Refusal> XiangqiTraits::refuse_promotion(const Position& /*position*/, MoveRequest request) {
    if (request.promotion == Kind::None) {
        return std::nullopt;
    }
    return Refusal{.reason = Reason::PromotionInvalid, .request = request, .square = request.to};
}

std::optional<Outcome> XiangqiTraits::automatic_outcome(const Rules& rules, const Position& position,
                                                        std::span<const Command> history) const {
    if (const auto verdict = judge_repetition(rules, position, history, options.repetition)) {
        return verdict->outcome;
    }
    if (is_at_natural_limit(position, options)) {
        return drawn(Ending::NaturalLimit);
    }
    if (!has_attackers(position.board, Color::White) && !has_attackers(position.board, Color::Black)) {
        return drawn(Ending::NoAttackers);
    }
    return std::nullopt;
}

bool XiangqiTraits::can_win(const Board& board, Color color) noexcept {
    return has_attackers(board, color);
}

}  // namespace takeback::xiangqi
