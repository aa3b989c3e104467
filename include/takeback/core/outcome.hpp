// Outcome: how a game ended, and for whom.
#pragma once

#include <cstdint>
#include <optional>

#include "takeback/core/color.hpp"

namespace takeback {

enum class Ending : std::uint8_t { Checkmate, Stalemate, Resignation, DrawAgreement };

struct Outcome {
    std::optional<Color> winner;  ///< nobody: a draw
    Ending ending{};

    friend constexpr bool operator==(const Outcome&, const Outcome&) noexcept = default;
};

}  // namespace takeback
