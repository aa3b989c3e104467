// GameState: everything about a position that the board cannot show.
//
// A move remembers the state before it and the state after it, so taking it back restores all of this at
// once. The members stand in an order that leaves no gap at the end: it is copied as three whole words.
#pragma once

#include <cstdint>
#include <type_traits>

#include "takeback/core/castling_rights.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

struct GameState {
    /// Equal for positions that repetition calls the same (zobrist.hpp). Kept up to date by every move.
    std::uint64_t key = 0;
    CastlingRights castling_rights;
    /// Where a pawn can capture en passant now, legally; otherwise no_square (docs/adr).
    Square en_passant_target;
    Color side_to_move = Color::White;
    /// The one rule that a game may choose. It is a fact about the position, so a move keeps it, and taking
    /// back the set-up that changed it gives the old one back.
    CastlingRule castling_rule = CastlingRule::Standard;
    /// Plies since the last capture or pawn move (in xiangqi: the last capture).
    std::uint32_t halfmove_clock = 0;
    /// 1 at the start, one more after each move of Black.
    std::uint32_t fullmove_number = 1;

    friend constexpr bool operator==(const GameState&, const GameState&) noexcept = default;
};

static_assert(sizeof(GameState) == 24);
static_assert(std::is_trivially_copyable_v<GameState>);

}  // namespace takeback
