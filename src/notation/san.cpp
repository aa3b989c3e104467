#include "takeback/notation/san.hpp"

#include <optional>

#include "takeback/chess/castling.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/piece_letters.hpp"

namespace takeback::notation {

namespace {

/// As much of the origin as is needed: nothing, the file, the rank, or both (8.2.3.4).
std::string origin(const Rules& rules, const Position& position, MoveRequest request) {
    const Board& board = position.board;
    const Geometry geometry = board.geometry();
    Position scratch = position;
    MoveList moves;
    rules.legal_moves(scratch, moves);
    bool rivals = false;
    bool same_file = false;
    bool same_rank = false;
    for (const MoveRequest other : moves) {
        if (other.to != request.to || other.from == request.from ||
            board.at(other.from) != board.at(request.from)) {
            continue;
        }
        rivals = true;
        same_file = same_file || geometry.file(other.from) == geometry.file(request.from);
        same_rank = same_rank || geometry.rank(other.from) == geometry.rank(request.from);
    }
    const std::string square = square_name(geometry, request.from);
    if (!rivals) {
        return {};
    }
    if (!same_file) {
        return square.substr(0, 1);
    }
    return same_rank ? square : square.substr(1);
}

std::string check_mark(const Rules& rules, Position position, const Move& move) {
    move.apply(position);
    if (!rules.is_in_check(position.board, position.state.side_to_move)) {
        return {};
    }
    return rules.count_legal_moves(position) == 0 ? "#" : "+";
}

}  // namespace

std::string write_san(const Rules& rules, const Position& position, MoveRequest request) {
    const Board& board = position.board;
    const Move move = rules.build(position, request);
    const Kind kind = board.at(request.from).kind();
    std::string san;
    if (const std::optional<chess::Castling> castling = chess::castling_of(position, request)) {
        san = castling->wing == Wing::King ? "O-O" : "O-O-O";
    } else {
        const bool captures = !move.captured.is_none();
        if (kind != Kind::Pawn) {
            san = letter(kind) + origin(rules, position, request);
        } else if (captures) {
            san = square_name(board.geometry(), request.from).substr(0, 1);
        }
        san += captures ? "x" : "";
        san += square_name(board.geometry(), request.to);
        if (request.promotion != Kind::None) {
            san += '=';
            san += letter(request.promotion);
        }
    }
    return san + check_mark(rules, position, move);
}

}  // namespace takeback::notation
