// XiangqiNaming: what the men of one side and their ways are called in WXF and in Chinese, in signs that are
// the same for both.
//
// A move is two signs for the man and two for his way, "C2" and "=5". Files are counted from the mover's own
// right, from 1. For the man: the letters K A E R C H P, and of men one behind the other on a file + for the
// front one, - for the rear one, * for the middle one. For the way: = sideways, + forward, - back. Chinese
// has
// + - * and the place before the man, "+R" for 前车 and "2P" for 二兵, WXF behind him.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/square.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// 'H' for a horse, as in WXF; ' ' for what is no man of xiangqi.
[[nodiscard]] char wxf_letter(Kind kind) noexcept;

class XiangqiNaming {
public:
    using PawnCounts = std::array<int, 9>;  ///< on each file

    XiangqiNaming(const Board& board, Color us);

    // One man of ours by his name in each system.
    [[nodiscard]] std::string wxf(Square man) const;
    [[nodiscard]] std::string ranked_wxf(Square man) const;
    [[nodiscard]] std::string chinese(Square man) const;
    /// In the system of that notation; empty for ICCS, which names no men.
    [[nodiscard]] std::string in_style(Square man, XiangqiNotation notation) const;
    /// The pawns of all files that have several, counted from the right and from the front: "3P" (xqbase).
    /// Empty for other men.
    [[nodiscard]] std::string counted_across(Square man) const;
    /// What else he may be called, which another man may be called as well.
    [[nodiscard]] std::vector<std::string> loosely(Square man) const;

    /// Where he goes: "=5", or "+2" for points forward, or for A, E and H the file where he arrives. Empty
    /// for a way that no man of his kind goes.
    [[nodiscard]] std::string way(MoveRequest request) const;

private:
    /// His place among his like on his file.
    struct Place {
        int count = 0;   ///< how many there are
        int before = 0;  ///< how many of them are nearer to the enemy
    };
    [[nodiscard]] Place place_of(Square man) const;
    [[nodiscard]] bool is_tandem(Square man, Place place) const;
    [[nodiscard]] bool needs_file(Square man) const;
    [[nodiscard]] char letter(Square man) const;
    [[nodiscard]] char file_sign(Square square) const;
    [[nodiscard]] std::string plainly(Square man) const;

    const Board& board_;
    Color us_;
    PawnCounts pawns_;
    int tandem_files_;  // with two pawns or more
};

}  // namespace takeback::notation
