// LineTotals: what the main line of a game shows, in numbers.
#pragma once

#include <cstddef>

namespace takeback::notation {

struct LineTotals {
    std::size_t plies = 0;   ///< null moves are among them
    std::size_t checks = 0;  ///< positions in check behind a move, the mate included
    bool is_mate = false;    ///< it ends with checkmate

    friend bool operator==(const LineTotals&, const LineTotals&) noexcept = default;
};

}  // namespace takeback::notation
