// BoardView: the board in characters, for a terminal, a pipe or a screen reader's eye.
//
// Nothing is said by colour alone: the last move, a check and the targets of a piece also have signs around
// or on their squares, and the sides differ in the shape of their pieces.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/wording.hpp"
#include "terminal.hpp"

namespace takeback::app {

/// What is pointed out on the board.
struct Marks {
    std::vector<Square> last_move{};  ///< in [ ]
    std::vector<Square> targets{};    ///< * on an empty square, ( ) around a man
    std::vector<Square> checks{};     ///< in ! !; several kings can be attacked in a training set-up
};

struct BoardStyle {
    bool figurines = false;   ///< chess: ♘, not N
    bool characters = false;  ///< xiangqi: 馬, not N
    Colors colors = Colors::None;
    Ranks ranks = Ranks::FromZero;  ///< xiangqi
};

/// Colours of the 256-colour board, by their numbers in the xterm palette. Every piece keeps a contrast of at
/// least 3:1 on every square; a test computes it.
struct Palette {
    static constexpr int white_piece = 231;
    static constexpr int black_piece = 16;
    static constexpr int light_square = 137;
    static constexpr int dark_square = 94;
    static constexpr int light_marked = 66;
    static constexpr int dark_marked = 60;
};

/// A piece as it stands on the board: a letter or a figurine.
[[nodiscard]] std::string draw_piece(Piece piece, const BoardStyle& style);

/// Lines of text, each with its line break. Too narrow a width makes the board compact, and under 18 columns
/// a FEN.
[[nodiscard]] std::string draw_board(const Position& position, Color bottom, const BoardStyle& style,
                                     const Marks& marks, int width);

}  // namespace takeback::app
