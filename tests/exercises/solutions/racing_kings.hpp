// Exercise 8, solved: a move is judged by being made and taken back, here as in chess; and the four questions
// about legality have one answer.
#pragma once

#include <cassert>
#include <optional>
#include <span>

#include "exercises/borrowed_chess.hpp"
#include "takeback/notation/fen.hpp"

namespace takeback::exercises {

class RacingKingsRules final : public BorrowedChess {
public:
    [[nodiscard]] Position start_position() const override {
        const auto read = notation::read_fen("8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
        assert(read);
        return read->position;
    }

    void legal_moves(Position& position, MoveList& moves) const override {
        MoveList of_chess;
        BorrowedChess::legal_moves(position, of_chess);
        for (const MoveRequest request : of_chess) {
            if (!gives_check(position, request)) {
                moves.add(request);
            }
        }
    }
    [[nodiscard]] std::uint64_t count_legal_moves(Position& position) const override {
        MoveList moves;
        legal_moves(position, moves);
        return moves.size();
    }
    [[nodiscard]] bool is_legal(Position& position, MoveRequest request) const override {
        return BorrowedChess::is_legal(position, request) && !gives_check(position, request);
    }
    [[nodiscard]] std::optional<Refusal> refuse(const Position& position, MoveRequest request,
                                                std::span<const Command> history = {}) const override {
        if (std::optional<Refusal> refusal = BorrowedChess::refuse(position, request, history)) {
            return refusal;
        }
        Position scratch = position;
        if (gives_check(scratch, request)) {
            return Refusal{.reason = Reason::IntoCheck, .request = request, .square = request.to};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const override {
        const bool white = has_arrived(position.board, Color::White);
        if (has_arrived(position.board, Color::Black)) {
            return white ? drawn(Ending::Stalemate) : won_by(Color::Black, Ending::Checkmate);
        }
        Position scratch = position;
        const bool can_move = count_legal_moves(scratch) > 0;
        if (white && (position.state.side_to_move == Color::White || !can_move)) {
            return won_by(Color::White, Ending::Checkmate);  // Black has had his last move, or has none
        }
        return can_move ? std::nullopt : std::optional{drawn(Ending::Stalemate)};
    }
    [[nodiscard]] std::optional<Outcome> automatic_outcome(const Position& position,
                                                           std::span<const Command> history) const override {
        const std::optional<Outcome> chess = BorrowedChess::automatic_outcome(position, history);
        return chess && chess->ending == Ending::DeadPosition ? std::nullopt : chess;
    }
    [[nodiscard]] bool can_win(const Board& /*board*/, Color /*color*/) const override { return true; }

private:
    [[nodiscard]] bool gives_check(Position& position, MoveRequest request) const {
        const Color other = opposite(position.state.side_to_move);
        const Move move = build(position, request);
        move.apply(position);
        const bool check = is_in_check(position.board, other);
        move.undo(position);
        return check;
    }

    [[nodiscard]] static bool has_arrived(const Board& board, Color color) {
        for (int file = 0; file < 8; ++file) {
            if (board.at(board.geometry().square(file, 7)) == Piece{color, Kind::King}) {
                return true;
            }
        }
        return false;
    }
};

}  // namespace takeback::exercises
