// GameKind: which game it is; and where it is chess, by which rule it is castled.
#pragma once

#include <optional>
#include <string_view>

#include "takeback/core/game_state.hpp"
#include "takeback/core/position.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

struct GameKind {
    Terms game = Terms::Chess;
    CastlingRule castling = CastlingRule::Standard;

    friend bool operator==(const GameKind&, const GameKind&) noexcept = default;
};

/// As the board tells it.
[[nodiscard]] GameKind game_kind_of(const Position& position) noexcept;

/// Which game the FEN is of: ten ranks are xiangqi, eight are chess, and any other number tells nothing.
[[nodiscard]] std::optional<Terms> game_told_by_fen(std::string_view fen);

}  // namespace takeback::notation
