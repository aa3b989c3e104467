// Threats: the men that a side could take with gain, as perpetual chase counts it (xiangqi/conduct.hpp).
//
// A threat is a pair: who takes whom. Kings and pawns threaten nobody, and kings and pawns on their own side
// of the river are no victims. A man who can be retaken is none either, unless he is worth more than the man
// who takes him; nor is one who could take a man of the same kind back.
#pragma once

#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/core/square.hpp"

namespace takeback::xiangqi {

struct Threat {
    Square by;
    Square on;
    /// Somebody guards the victim, but may not retake: his own king would be attacked.
    bool guard_is_bound = false;

    friend bool operator==(const Threat&, const Threat&) noexcept = default;
};

/// What that side threatens, as if it were to move. The other side must not be in check.
[[nodiscard]] std::vector<Threat> threats_of(const Rules& rules, const Position& position, Color side);

/// Every man that it can take, with gain or without.
[[nodiscard]] std::vector<Threat> captures_of(const Rules& rules, const Position& position, Color side);

}  // namespace takeback::xiangqi
