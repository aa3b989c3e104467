#include "takeback/notation/speech.hpp"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "takeback/core/move.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// "white pawn".
std::string say_piece(Piece piece) {
    return to_lower(name(piece.color())) + ' ' + std::string{name(piece.kind())};
}

/// The men on the squares, after what the squares are called together.
std::string say_line(const Board& board, const std::string& line, const std::vector<Square>& squares) {
    std::vector<std::string> men;
    for (const Square square : squares) {
        if (!board.at(square).is_none()) {
            men.push_back(say_piece(board.at(square)) + ' ' + square_name(board.geometry(), square));
        }
    }
    return men.empty() ? line + " is empty" : line + ": " + join(men, ", ");
}

/// "rooks a1, h1"; nothing when there are none.
std::string say_kind(const Board& board, Piece piece) {
    std::vector<std::string> squares;
    for (std::size_t i = 0; i < board.geometry().squares(); ++i) {
        if (board.at(Square::at(i)) == piece) {
            squares.push_back(square_name(board.geometry(), Square::at(i)));
        }
    }
    if (squares.empty()) {
        return {};
    }
    return std::string{name(piece.kind())} + (squares.size() == 1 ? " " : "s ") + join(squares, ", ");
}

/// "White: king e1; rooks a1, h1".
std::string say_side(const Board& board, Color color) {
    std::vector<std::string> kinds;
    for (std::size_t i = 1; i < kind_count; ++i) {
        if (std::string men = say_kind(board, {color, static_cast<Kind>(i)}); !men.empty()) {
            kinds.push_back(std::move(men));
        }
    }
    return std::string{name(color)} + ": " + join(kinds, "; ");
}

/// "\nWhite keeps the right to castle with the rooks h1 and a1."; nothing when both are lost.
std::string say_castling_rights(const Position& position, Color color) {
    std::vector<std::string> rooks;
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        if (const Square rook = position.state.castling_rights.rook(color, wing); !rook.is_none()) {
            rooks.push_back(square_name(position.board.geometry(), rook));
        }
    }
    if (rooks.empty()) {
        return {};
    }
    return '\n' + std::string{name(color)} + " keeps the right to castle with " +
           (rooks.size() == 1 ? "the rook " : "the rooks ") + join(rooks, " and ") + '.';
}

/// The square of the man who was captured: en passant it is not where the capturer lands.
Square captured_on(const Move& move) {
    for (const SquareWrite& write : move.writes) {
        if (!move.captured.is_none() && write.before == move.captured) {
            return write.square;
        }
    }
    return no_square;
}

/// What the man does, behind his name: "e2 to e4", "e5 takes pawn on d5 en passant, lands on d6".
std::string say_way(Geometry geometry, const Move& move) {
    const std::string from = square_name(geometry, move.request.from);
    const std::string to = square_name(geometry, move.request.to);
    if (move.captured.is_none()) {
        return from + " to " + to;
    }
    const Square victim = captured_on(move);
    std::string way = from + " takes " + std::string{name(move.captured.kind())} + " on ";
    way += square_name(geometry, victim);
    return victim == move.request.to ? way : way + " en passant, to " + to;
}

}  // namespace

std::string say_square(const Board& board, Square square) {
    const Piece piece = board.at(square);
    const std::string where = square_name(board.geometry(), square);
    return piece.is_none() ? where + " is empty" : say_piece(piece) + " on " + where;
}

std::string say_rank(const Board& board, int rank) {
    std::vector<Square> squares;
    for (int file = 0; file < board.geometry().files; ++file) {
        squares.push_back(board.geometry().square(file, rank));
    }
    return say_line(board, "Rank " + std::to_string(rank + 1), squares);
}

std::string say_file(const Board& board, int file) {
    std::vector<Square> squares;
    for (int rank = 0; rank < board.geometry().ranks; ++rank) {
        squares.push_back(board.geometry().square(file, rank));
    }
    return say_line(board, std::string{"File "} + static_cast<char>('a' + file), squares);
}

std::string say_position(const Position& position) {
    const Square target = position.state.en_passant_target;
    std::string text = say_side(position.board, Color::White) + '\n' + say_side(position.board, Color::Black);
    text += say_castling_rights(position, Color::White) + say_castling_rights(position, Color::Black);
    if (!target.is_none()) {
        text += "\nEn passant on " + square_name(position.board.geometry(), target) + " is possible.";
    }
    return text;
}

std::string say_move(const Rules& rules, const Position& before, MoveRequest request) {
    const Move move = rules.build(before, request);
    const Piece man = before.board.at(request.from);
    const std::string san = write_san(rules, before, request);  // knows castling, check and mate
    std::string text{name(man.color())};
    if (san.front() == 'O') {
        text += san.substr(0, 5) == "O-O-O" ? " castles queenside" : " castles kingside";
    } else {
        text += ' ' + std::string{name(man.kind())} + ' ' + say_way(before.board.geometry(), move);
    }
    if (request.promotion != Kind::None) {
        text += ", promotes to " + std::string{name(request.promotion)};
    }
    return text + (san.back() == '#' ? ", checkmate" : san.back() == '+' ? ", check" : "");
}

std::string say_command(const Rules& rules, const Position& before, const Command& command) {
    if (const Move* const move = std::get_if<Move>(&command)) {
        return say_move(rules, before, move->request);
    }
    const Declaration* const declaration = std::get_if<Declaration>(&command);
    return declaration != nullptr ? describe(*declaration) : "a new position";
}

std::string say_turn(const Game& game) {
    const Status status = game.status();
    if (status.outcome) {
        return "The game is over: " + describe(*status.outcome) + '.';
    }
    const std::string side{name(status.side_to_move)};
    std::string text = side + " to move" + (status.in_check ? ", in check." : ".");
    if (status.draw_offer) {
        text += ' ' + std::string{name(*status.draw_offer)} + " offers a draw.";
    }
    if (status.claimable_draw) {
        text += ' ' + side + " can claim a draw: " + std::string{name(*status.claimable_draw)} + '.';
    }
    return text;
}

}  // namespace takeback::notation
