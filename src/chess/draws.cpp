#include "takeback/chess/draws.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "takeback/chess/men.hpp"
#include "takeback/chess/validation.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/repetition.hpp"
#include "takeback/core/square_set.hpp"

namespace takeback::chess {

namespace {

constexpr std::uint32_t plies(std::uint32_t moves_by_each_side) noexcept {
    return 2 * moves_by_each_side;
}

bool has_moves(const Rules& rules, Position position) {
    return rules.count_legal_moves(position) > 0;
}

bool has_more_than_kings(const Board& board, Color color) noexcept {
    constexpr std::array kinds{Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn};
    return std::any_of(kinds.begin(), kinds.end(), [&](Kind kind) { return count(board, color, kind) > 0; });
}

/// Whether no two bishops of the board, whosesoever, go on squares of different colours.
bool bishops_share_a_colour(const Board& board) noexcept {
    const Geometry geometry = board.geometry();
    bool on_light = false;
    bool on_dark = false;
    for (const Color color : {Color::White, Color::Black}) {
        for (const Square square : board.holding<1>(Piece{color, Kind::Bishop})) {
            const bool light = (geometry.file(square) + geometry.rank(square)) % 2 != 0;
            (light ? on_light : on_dark) = true;
        }
    }
    return !(on_light && on_dark);
}

}  // namespace

bool is_threefold_repetition(const Position& position, std::span<const Command> history) noexcept {
    return occurrences(position, history) >= 3;
}

bool is_fivefold_repetition(const Position& position, std::span<const Command> history) noexcept {
    return occurrences(position, history) >= 5;
}

bool is_fifty_moves(const Position& position) noexcept {
    return position.state.halfmove_clock >= plies(50);
}

bool is_seventy_five_moves(const Position& position) noexcept {
    return position.state.halfmove_clock >= plies(75);
}

bool can_claim_threefold_repetition(const Rules& rules, const Position& position,
                                    std::span<const Command> history) {
    return is_threefold_repetition(position, history) && has_moves(rules, position);
}

bool can_claim_fifty_moves(const Rules& rules, const Position& position) {
    return is_fifty_moves(position) && has_moves(rules, position);
}

bool has_insufficient_material(const Board& board) noexcept {
    if (has_several_kings(board)) {
        return !has_more_than_kings(board, Color::White) && !has_more_than_kings(board, Color::Black);
    }
    if (count(board, Kind::Pawn) + count(board, Kind::Rook) + count(board, Kind::Queen) > 0) {
        return false;
    }
    const int knights = count(board, Kind::Knight);
    const int bishops = count(board, Kind::Bishop);
    return knights == 0 ? bishops_share_a_colour(board) : knights == 1 && bishops == 0;
}

bool can_mate(const Board& board, Color color) noexcept {
    const Color other = opposite(color);
    if (has_several_kings(board)) {
        return has_more_than_kings(board, color);
    }
    if (count(board, color, Kind::Pawn) + count(board, color, Kind::Rook) + count(board, color, Kind::Queen) >
        0) {
        return true;
    }
    const int knights = count(board, color, Kind::Knight);
    const int bishops = count(board, color, Kind::Bishop);
    if (knights == 1 && bishops == 0) {
        return count(board, other, Kind::Pawn) + count(board, other, Kind::Rook) +
                   count(board, other, Kind::Bishop) + count(board, other, Kind::Knight) >
               0;
    }
    if (knights == 0 && bishops > 0) {
        return !bishops_share_a_colour(board) || count(board, Kind::Knight) > 0 ||
               count(board, Kind::Pawn) > 0;
    }
    return knights > 0;
}

}  // namespace takeback::chess
