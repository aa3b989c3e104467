#include "takeback/xiangqi/draws.hpp"

#include <algorithm>
#include <array>

#include "takeback/core/piece.hpp"

namespace takeback::xiangqi {

bool has_attackers(const Board& board, Color color) noexcept {
    constexpr std::array kinds{Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn};
    return std::any_of(kinds.begin(), kinds.end(), [&](Kind kind) {
        return !board.holding<2>(Piece{color, kind}).empty();
    });
}

bool is_at_natural_limit(const Position& position, const Options& options) noexcept {
    return options.natural_limit && position.state.halfmove_clock >= *options.natural_limit;
}

}  // namespace takeback::xiangqi
