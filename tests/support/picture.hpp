// Picture: a board drawn in a test, set-up and expectation in one, for a game of any size and letters.
//
// A letter is a piece as in a FEN, a point an empty square. A star marks an expected target: alone an empty
// one, behind a piece one to be captured.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "takeback/core/board.hpp"
#include "takeback/core/square.hpp"
#include "takeback/notation/fen_board.hpp"

namespace takeback::test {

struct Picture {
    Board board;
    std::set<Square> stars;
};

[[nodiscard]] Picture read_picture(const notation::FenAlphabet& alphabet, std::string_view drawing);

/// The board as it would be drawn in a test, on lines of its own.
[[nodiscard]] std::string draw(const notation::FenAlphabet& alphabet, const Board& board,
                               const std::set<Square>& stars = {});

}  // namespace takeback::test
