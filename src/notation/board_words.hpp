// BoardWords: the squares of a board and the men on them, as an explanation names them.
#pragma once

#include <string>

#include "takeback/core/board.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

class BoardWords {
public:
    /// The board is not copied.
    BoardWords(const Board& board, Wording wording) : board_{board}, wording_{wording} {}

    /// Off the board: none.
    [[nodiscard]] Kind kind_on(Square square) const;
    /// "knight", or "nothing".
    [[nodiscard]] std::string man_on(Square square) const;
    /// "e4".
    [[nodiscard]] std::string square(Square square) const;

private:
    const Board& board_;
    Wording wording_;
};

}  // namespace takeback::notation
