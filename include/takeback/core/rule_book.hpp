// RuleBook: the Rules of a game whose Traits say what is particular to it. Everything else is here, once for
// all games.
//
// Traits (chess/chess_traits.hpp is the example):
//     geometry, movements                    the board and the rows
//     massed_kind                            the men who are many and only step, moved all together
//     promoting_kind, promotions, promotion_zone
//     add_special_moves<us>(generator)       moves that no row describes
//     judge_special_move(position, request)  whether such a request is legal; nothing when it is of the rows
//     writes_of(position, request)           what a request does to the board
//     resets_clock(man, captured)            whether the halfmove clock starts again
//     update_special_state(..., next)        castling rights and en passant target after the move
//     recall(position, request, history)     the position with what the state drops but an explanation needs
//     refuse_movement, refuse_promotion      why a piece does not move there
//     name_danger(reason, attacker)          what the game calls a move that leaves the king attacked by him
//     outcome_without_moves(loser, in_check) what it means to have no legal move
//     automatic_outcome(rules, position, history), claimable_draw(rules, position, history)
//     can_win(board, color)                  whether a win on time counts
//
// Traits are a value: what players may choose about the rules of a game (xiangqi/xiangqi_traits.hpp) are its
// members, set once. Chess has none.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "takeback/core/attack.hpp"
#include "takeback/core/generator.hpp"
#include "takeback/core/plain_reading.hpp"
#include "takeback/core/reaching.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/core/trial.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback {

template <typename Traits>
class RuleBook : public Rules {
public:
    explicit RuleBook(const Traits& traits = {}) noexcept : traits_{traits} {}

    void legal_moves(Position& position, MoveList& moves) const final {
        generate<Judge::King>(position, moves);
    }

    [[nodiscard]] std::uint64_t count_legal_moves(Position& position) const final {
        MoveCounter counter;
        generate<Judge::King>(position, counter);
        return counter.count();
    }

    [[nodiscard]] bool is_legal(Position& position, MoveRequest request) const final {
        const std::size_t squares = Traits::geometry.squares();
        const Color us = position.state.side_to_move;
        if (request.from.index() >= squares || request.to.index() >= squares ||
            !position.board.at(request.from).is(us)) {
            return false;
        }
        if (const std::optional<bool> special = Traits::judge_special_move(position, request)) {
            return *special;
        }
        return promotes_as_it_must(position.board, request) && reaches<Traits>(position.board, request) &&
               leaves_king_safe<Traits>(position.board,
                                        plain_writes(position.board, request.from, request.to), us);
    }

    void pseudo_legal_moves(const Position& position, MoveList& moves) const final {
        Position scratch = position;
        generate<Judge::Nobody>(scratch, moves);
    }

    [[nodiscard]] bool is_attacked(const Board& board, Square square, Color by) const final {
        return takeback::is_attacked<Traits>(board, square, by);
    }

    [[nodiscard]] std::vector<Square> attackers_of(const Board& board, Square square, Color by) const final {
        std::vector<Square> found;
        for (const Square from : takeback::attackers<Traits>(board, square, by)) {
            found.push_back(from);
        }
        return found;
    }

    [[nodiscard]] bool is_in_check(const Board& board, Color color) const final {
        return any_king_attacked<Traits>(board, color);
    }

    [[nodiscard]] Move build(const Position& position, MoveRequest request) const final {
        Move move{.request = request,
                  .captured = no_piece,
                  .writes = Traits::writes_of(position, request),
                  .prior = position.state,
                  .next = position.state};
        move.captured = captured_by(move);
        advance(position, move);
        return move;
    }

    [[nodiscard]] std::optional<Refusal> refuse(const Position& position, MoveRequest request,
                                                std::span<const Command> history) const final {
        if (std::optional<Refusal> refusal = refuse_squares(position, request)) {
            return refusal;
        }
        const Position recalled = Traits::recall(position, request, history);
        if (std::optional<Refusal> refusal = Traits::refuse_movement(recalled, request, history)) {
            return refusal;
        }
        if (std::optional<Refusal> refusal = refuse_danger(recalled, request)) {
            return refusal;
        }
        return Traits::refuse_promotion(recalled, request);
    }

    [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const final {
        Position scratch = position;
        if (count_legal_moves(scratch) > 0) {
            return std::nullopt;
        }
        const Color loser = position.state.side_to_move;
        return Traits::outcome_without_moves(loser, is_in_check(position.board, loser));
    }

    [[nodiscard]] std::optional<Outcome> automatic_outcome(const Position& position,
                                                           std::span<const Command> history) const final {
        return traits_.automatic_outcome(*this, position, history);
    }

    [[nodiscard]] std::optional<Ending> claimable_draw(const Position& position,
                                                       std::span<const Command> history) const final {
        return Traits::claimable_draw(*this, position, history);
    }

    [[nodiscard]] bool can_win(const Board& board, Color color) const final {
        return Traits::can_win(board, color);
    }

private:
    template <Judge judge, typename Sink>
    static void generate(Position& position, Sink& sink) noexcept {
        if (position.state.side_to_move == Color::White) {
            Generator<Traits, Color::White, Sink, judge>{position, sink}.generate();
        } else {
            Generator<Traits, Color::Black, Sink, judge>{position, sink}.generate();
        }
    }

    /// To one of the kinds in the zone, and nowhere else. There is a man on the square where it begins.
    [[nodiscard]] static bool promotes_as_it_must(const Board& board, MoveRequest request) noexcept {
        const auto& kinds = Traits::promotions;
        return must_promote<Traits>(board, request)
                   ? std::find(kinds.begin(), kinds.end(), request.promotion) != kinds.end()
                   : request.promotion == Kind::None;
    }

    [[nodiscard]] static Piece captured_by(const Move& move) noexcept {
        for (const SquareWrite& write : move.writes) {
            if (write.before.is(opposite(move.prior.side_to_move))) {
                return write.before;
            }
        }
        return no_piece;
    }

    /// Turns the next state of the move, which is still the prior one, into what it has to be.
    [[gnu::always_inline]] static void advance(const Position& position, Move& move) noexcept {
        const GameState& prior = position.state;
        GameState& next = move.next;
        const bool resets = Traits::resets_clock(position.board.at(move.request.from), move.captured);
        next.halfmove_clock = resets ? 0 : one_more(prior.halfmove_clock);
        next.fullmove_number =
            prior.side_to_move == Color::Black ? one_more(prior.fullmove_number) : prior.fullmove_number;
        next.side_to_move = opposite(prior.side_to_move);
        Traits::update_special_state(position, move.request, move.captured, move.writes, next);
        next.key = key_after(prior, next, move.writes);
    }

    /// The key, brought up to date by what has changed.
    [[gnu::always_inline]] [[nodiscard]] static std::uint64_t key_after(const GameState& prior,
                                                                        const GameState& next,
                                                                        const Writes& writes) noexcept {
        std::uint64_t key = prior.key ^ zobrist::numbers.black_to_move;
        for (const SquareWrite& write : writes) {
            key ^=
                zobrist::of_piece(write.before, write.square) ^ zobrist::of_piece(write.after, write.square);
        }
        if (next.castling_rights != prior.castling_rights) {
            key ^= zobrist::of_castling_rights(prior.castling_rights) ^
                   zobrist::of_castling_rights(next.castling_rights);
        }
        if (next.en_passant_target != prior.en_passant_target) {
            key ^= zobrist::of_en_passant_target(prior.en_passant_target) ^
                   zobrist::of_en_passant_target(next.en_passant_target);
        }
        return key;
    }

    /// A counter that a FEN set to its last value stays there: it never wraps.
    [[nodiscard]] static std::uint32_t one_more(std::uint32_t counter) noexcept {
        return counter + (counter == std::numeric_limits<std::uint32_t>::max() ? 0 : 1);
    }

    [[nodiscard]] static std::optional<Refusal> refuse_squares(const Position& position,
                                                               MoveRequest request) {
        const std::size_t squares = position.board.geometry().squares();
        if (request.from.index() >= squares || position.board.at(request.from).is_none()) {
            request.from = request.from.index() < squares ? request.from : no_square;
            request.to = request.to.index() < squares ? request.to : no_square;
            return Refusal{.reason = Reason::NoPiece, .request = request};
        }
        if (!position.board.at(request.from).is(position.state.side_to_move)) {
            return Refusal{.reason = Reason::NotYourPiece, .request = request};
        }
        if (request.to.index() >= squares) {
            request.to = no_square;
            return Refusal{.reason = Reason::NotOnLine, .request = request};
        }
        return std::nullopt;
    }

    /// The trial, and where it fails the proof: the man who attacks the king after the move, and the line
    /// along which he does.
    [[nodiscard]] static std::optional<Refusal> refuse_danger(const Position& position, MoveRequest request) {
        const Color us = position.state.side_to_move;
        Board board = position.board;
        SquareSetOf<Traits> checkers;
        for (const Square king : kings_of<Traits>(board, us)) {
            checkers |= takeback::attackers<Traits>(board, king, opposite(us));
        }
        const Writes writes = Traits::writes_of(position, request);
        if (leaves_king_safe<Traits>(board, writes, us)) {
            return std::nullopt;
        }
        writes.apply(board);
        for (const Square king : kings_of<Traits>(board, us)) {
            const auto attackers = takeback::attackers<Traits>(board, king, opposite(us));
            if (attackers.empty()) {
                continue;
            }
            const auto old = attackers & checkers;
            const Square attacker = old.empty() ? attackers.first() : old.first();
            // A king walks into check; so does a man who steps between and becomes the screen of an attack.
            const auto between = path(attacker, king);
            const bool steps_between = between.contains(request.to) && !between.contains(request.from);
            const Reason reason = king == request.to ? Reason::IntoCheck
                                  : !old.empty()     ? Reason::StillInCheck
                                  : steps_between    ? Reason::IntoCheck
                                                     : Reason::Pinned;
            return Refusal{.reason = Traits::name_danger(reason, board.at(attacker)),
                           .request = request,
                           .square = king,
                           .attacker = attacker,
                           .line = line_through(board.geometry(), attacker, king)};
        }
        return std::nullopt;
    }

    [[nodiscard]] static SquareSetOf<Traits> path(Square from, Square to) noexcept {
        return movement_tables<Traits>.path[from.index()][to.index()];
    }

    [[no_unique_address]] Traits traits_;
};

}  // namespace takeback
