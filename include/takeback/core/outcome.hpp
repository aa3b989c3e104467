// Outcome: how a game ended, and for whom.
#pragma once

#include <cstdint>
#include <optional>

#include "takeback/core/color.hpp"

namespace takeback {

/// In the order in which they count when several hold at once: what is on the board comes first, then what
/// ends a game by itself, then what a player says or his clock does.
enum class Ending : std::uint8_t {
    Checkmate,
    Stalemate,
    DeadPosition,
    PerpetualCheck,  ///< xiangqi: one side gave check with every move between repetitions, and loses
    PerpetualChase,  ///< xiangqi: so it did by chasing a man
    FivefoldRepetition,
    SeventyFiveMoves,
    ThreefoldRepetition,  ///< in chess claimed, in xiangqi at once
    FiftyMoves,           ///< claimed
    NaturalLimit,         ///< xiangqi: so many plies without a capture
    NoAttackers,          ///< xiangqi: neither side has a man who can cross the river
    DrawAgreement,
    Resignation,
    TimeForfeit,
};

struct Outcome {
    std::optional<Color> winner;  ///< nobody: a draw
    Ending ending{};

    friend constexpr bool operator==(const Outcome&, const Outcome&) noexcept = default;
};

[[nodiscard]] constexpr Outcome drawn(Ending ending) noexcept {
    return {.winner = std::nullopt, .ending = ending};
}
[[nodiscard]] constexpr Outcome won_by(Color winner, Ending ending) noexcept {
    return {.winner = winner, .ending = ending};
}

}  // namespace takeback
