#include "takeback/chess/chess_traits.hpp"

#include <algorithm>
#include <variant>

#include "takeback/chess/castling.hpp"
#include "takeback/chess/dead_position.hpp"
#include "takeback/chess/draws.hpp"
#include "takeback/chess/en_passant.hpp"
#include "takeback/chess/special_moves.hpp"
#include "takeback/core/plain_reading.hpp"
#include "takeback/core/reaching.hpp"

namespace takeback::chess {

namespace {

constexpr Geometry geometry = ChessTraits::geometry;

Refusal refuse_castling(const Position& position, MoveRequest request, const Castling& castling,
                        CastlingObstacle obstacle, std::span<const Command> history) {
    const Color us = position.state.side_to_move;
    Refusal refusal{.reason = obstacle.reason, .request = request, .square = obstacle.square};
    if (obstacle.reason == Reason::CastleRightsLost) {
        const LostRight lost = lost_right(history, us, castling.wing);
        // Chess960 may name another rook than the one that had the right.
        refusal.right_lost = lost.rook == castling.rook_from || lost.how == RightLost::KingMoved
                                 ? lost.how
                                 : RightLost::NeverHad;
    }
    if (obstacle.reason == Reason::CastleInCheck || obstacle.reason == Reason::CastleThroughCheck) {
        Board board = position.board;
        if (!is_attacked<ChessTraits>(board, obstacle.square, opposite(us))) {
            castling.writes(board).apply(board);  // the rook, leaving, is what uncovers the square
        }
        refusal.attacker = attackers<ChessTraits>(board, obstacle.square, opposite(us)).first();
        refusal.line = line_through(geometry, refusal.attacker, obstacle.square);
    }
    return refusal;
}

/// A pawn of the other side stands beside, where a double step would have put it; but the moment has passed.
bool looks_like_en_passant(const Board& board, MoveRequest request) noexcept {
    const Color us = board.at(request.from).color();
    const Square beside = en_passant_victim(request.to, us);
    return geometry.rank_for(us, request.to) == 5 && board.at(beside) == Piece{opposite(us), Kind::Pawn};
}

bool may_follow_double_step(const Position& position, MoveRequest request) noexcept {
    const Board& board = position.board;
    const Color us = position.state.side_to_move;
    if (!pawns_aiming_at(board, request.to, us).contains(request.from) ||
        !looks_like_en_passant(board, request)) {
        return false;
    }
    const Square origin = geometry.step(request.to, seen_by(us, {.files = 0, .ranks = 1}));
    return board.at(request.to).is_none() && board.at(origin).is_none() && position.state.halfmove_clock == 0;
}

Reason reason_for(PlainReading::Verdict verdict, const Board& board, MoveRequest request) noexcept {
    using Verdict = PlainReading::Verdict;
    switch (verdict) {
        case Verdict::LegBlocked:
        case Verdict::Blocked: return Reason::Blocked;
        case Verdict::TargetTaken: return Reason::PawnCannotCaptureForward;
        case Verdict::TargetEmpty:
            return looks_like_en_passant(board, request) ? Reason::EnPassantExpired
                                                         : Reason::PawnNeedsCapture;
        case Verdict::NotOnLine:
        case Verdict::OutsideZone:
        case Verdict::ScreenMissing:
        case Verdict::Reaches: return Reason::NotOnLine;
    }
    return Reason::NotOnLine;
}

}  // namespace

Writes special_writes(const Position& position, MoveRequest request) noexcept {
    const Board& board = position.board;
    if (is_en_passant(position, request)) {
        return en_passant_writes(board, request);
    }
    if (const std::optional<Castling> castling = castling_of(position, request)) {
        return castling->writes(board);
    }
    if (request.promotion != Kind::None) {
        Writes writes;
        writes.note(board, request.from, no_piece);
        writes.note(board, request.to, Piece{board.at(request.from).color(), request.promotion});
        return writes;
    }
    return plain_writes(board, request.from, request.to);
}

std::optional<bool> ChessTraits::judge_castling_and_en_passant(const Position& position,
                                                               MoveRequest request) noexcept {
    const Color us = position.state.side_to_move;
    if (const std::optional<Castling> castling = castling_of(position, request)) {
        const bool in_check = any_king_attacked<ChessTraits>(position.board, us);
        return !castling_obstacle(position, us, *castling, in_check);
    }
    if (is_en_passant(position, request)) {
        Board tried = position.board;
        return request.promotion == Kind::None &&
               leaves_king_safe<ChessTraits>(tried, en_passant_writes(tried, request), us);
    }
    return std::nullopt;
}

Position ChessTraits::recall(const Position& position, MoveRequest request,
                             std::span<const Command> history) noexcept {
    Position recalled = position;
    const auto last_move = std::find_if(history.rbegin(), history.rend(), [](const Command& command) {
        return !std::holds_alternative<Declaration>(command);
    });
    if (last_move != history.rend() && std::holds_alternative<Move>(*last_move)) {
        const MoveRequest last = std::get<Move>(*last_move).request;
        recalled.state.en_passant_target = passed_over(position.board.at(last.to), last);
    } else if (may_follow_double_step(position, request) &&
               !has_legal_en_passant(position.board, request.to, position.state.side_to_move)) {
        recalled.state.en_passant_target =
            request.to;  // set up so: such a target was dropped, if it was named
    }
    return recalled;
}

std::optional<Refusal> ChessTraits::refuse_movement(const Position& position, MoveRequest request,
                                                    std::span<const Command> history) {
    const Board& board = position.board;
    const Color us = position.state.side_to_move;
    if (const std::optional<Castling> castling = castling_of(position, request)) {
        const bool in_check = is_attacked<ChessTraits>(board, request.from, opposite(us));
        if (const auto obstacle = castling_obstacle(position, us, *castling, in_check)) {
            return refuse_castling(position, request, *castling, *obstacle, history);
        }
        return std::nullopt;
    }
    if (is_en_passant(position, request)) {
        return std::nullopt;
    }
    if (request.from != request.to && board.at(request.to).is(us)) {
        return Refusal{.reason = Reason::OwnPieceOnTarget, .request = request, .square = request.to};
    }
    const PlainReading reading = read_plainly(movements, board, request.from, request.to);
    if (reading.verdict == PlainReading::Verdict::Reaches) {
        return std::nullopt;
    }
    return Refusal{.reason = reason_for(reading.verdict, board, request),
                   .request = request,
                   .square = reading.square.is_none() ? request.to : reading.square};
}

std::optional<Refusal> ChessTraits::refuse_promotion(const Position& position, MoveRequest request) {
    const bool named = request.promotion != Kind::None;
    const bool needed = must_promote<ChessTraits>(position.board, request);
    if (needed && !named) {
        return Refusal{.reason = Reason::PromotionRequired, .request = request, .square = request.to};
    }
    const bool allowed =
        std::find(promotions.begin(), promotions.end(), request.promotion) != promotions.end();
    if (named && !(needed && allowed)) {
        return Refusal{.reason = Reason::PromotionInvalid, .request = request, .square = request.to};
    }
    return std::nullopt;
}

std::optional<Outcome> ChessTraits::automatic_outcome(const Rules& rules, const Position& position,
                                                      std::span<const Command> history) {
    if (is_dead(rules, position)) {
        return drawn(Ending::DeadPosition);
    }
    if (is_fivefold_repetition(position, history)) {
        return drawn(Ending::FivefoldRepetition);
    }
    if (is_seventy_five_moves(position)) {
        return drawn(Ending::SeventyFiveMoves);
    }
    return std::nullopt;
}

std::optional<Ending> ChessTraits::claimable_draw(const Rules& rules, const Position& position,
                                                  std::span<const Command> history) {
    if (can_claim_threefold_repetition(rules, position, history)) {
        return Ending::ThreefoldRepetition;
    }
    if (can_claim_fifty_moves(rules, position)) {
        return Ending::FiftyMoves;
    }
    return std::nullopt;
}

bool ChessTraits::can_win(const Board& board, Color color) noexcept {
    return can_mate(board, color);
}

}  // namespace takeback::chess
