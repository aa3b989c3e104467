// XiangqiBoardView: the board of xiangqi as a lattice with its palaces and its river.
//
//     9 [車]─馬──象──士──將──       Each point takes two columns, and between two points there is one that
//                                  is a line, or the sign of a neighbour: [ ] last move, ( ) target, ! check.
//
// The characters of the two sides all differ, and so do their letters, capitals for red: nothing is said by
// colour alone.
#pragma once

#include <string>

#include "board_view.hpp"

namespace takeback::app {

/// A man as he stands on the board: a character of two columns, or a letter.
[[nodiscard]] std::string draw_xiangqi_man(Piece piece, const BoardStyle& style);

/// Lines of text, each with its line break; a FEN where the width is too small.
[[nodiscard]] std::string draw_xiangqi_board(const Position& position, Color bottom, const BoardStyle& style,
                                             const Marks& marks, int width);

}  // namespace takeback::app
