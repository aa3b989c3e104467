// BoardPicture: what the pictures of both boards have in common: which square stands where, and its signs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board_view.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/square.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::app {

/// The signs on both sides of a square.
struct Signs {
    char before = ' ';
    char after = ' ';
};

/// What stands in the one column between two neighbours: a sign of either, or `between` where there is none.
[[nodiscard]] std::string shared_column(char behind, char before, std::string_view between);

class BoardPicture {
public:
    /// Board and marks are not copied.
    BoardPicture(const Board& board, Color bottom, const Marks& marks, Ranks ranks)
        : board_{board}, geometry_{board.geometry()}, bottom_{bottom}, marks_{marks}, ranks_{ranks} {}

    [[nodiscard]] const Board& board() const noexcept { return board_; }
    [[nodiscard]] Geometry geometry() const noexcept { return geometry_; }

    /// Row 0 is the top of the picture; seen from Black's side everything is turned by 180 degrees.
    [[nodiscard]] Square square_at(int row, int column) const;
    [[nodiscard]] Signs signs_of(Square square) const;
    [[nodiscard]] bool is_target(Square square) const;
    [[nodiscard]] bool is_of_last_move(Square square) const;
    [[nodiscard]] bool is_in_check(Square square) const;

    /// As wide as the widest of them.
    [[nodiscard]] std::string rank_label(int row) const;
    [[nodiscard]] int width_of_labels() const;
    [[nodiscard]] std::string file_label(int column) const;
    /// With the line break.
    [[nodiscard]] std::string file_labels(std::string_view indent, std::string_view between) const;

private:
    const Board& board_;
    Geometry geometry_;
    Color bottom_;
    const Marks& marks_;
    Ranks ranks_;
};

}  // namespace takeback::app
