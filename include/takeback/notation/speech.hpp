// Speech: the board and what happens on it in plain words, to be read aloud by a screen reader.
//
//     White pawn e2 to e4. Black to move.
//
// The terms of the wording are those of the board.
#pragma once

#include <string>

#include "takeback/core/board.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/game.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

/// "white pawn on e4", "e4 is empty".
[[nodiscard]] std::string say_square(const Board& board, Square square, Wording wording = Language::English);
/// "Rank 4: white pawn e4, black pawn h4", "File e is empty". Ranks and files are counted from 0.
[[nodiscard]] std::string say_rank(const Board& board, int rank, Wording wording = Language::English);
[[nodiscard]] std::string say_file(const Board& board, int file, Wording wording = Language::English);
/// A line for each side, the men by their kinds, "White: king e1; rooks a1, h1; pawns a2, b2"; then the
/// rights to castle, as far as there are any, and where a pawn can be captured en passant.
[[nodiscard]] std::string say_position(const Position& position, Wording wording = Language::English);

/// A legal move of the position: "White knight g1 to f3, check", "Black castles kingside".
[[nodiscard]] std::string say_move(const Rules& rules, const Position& before, MoveRequest request,
                                   Wording wording = Language::English);
/// Any command: a move, "White resigns", or "a new position".
[[nodiscard]] std::string say_command(const Rules& rules, const Position& before, const Command& command,
                                      Wording wording = Language::English);

/// "White to move, in check. Black offers a draw.", or how the game has ended.
[[nodiscard]] std::string say_turn(const Game& game, Wording wording = Language::English);

}  // namespace takeback::notation
