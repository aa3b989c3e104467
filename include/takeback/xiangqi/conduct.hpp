// Conduct: what one side did with each of its moves in a cycle, a series of moves that brings a position
// back: whether all of them gave check, and whom all of them chased.
//
// A move chases a man when it brings a new threat on him (xiangqi/threats.hpp): one that was not there before
// it, not even as a capture for nothing. Men are told apart by who they are, not by where they stand: two
// rooks who attack a horse in turn chase it, and a rook who attacks two horses in turn chases neither.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/core/square.hpp"

namespace takeback::xiangqi {

/// A man whom every move of the other side in the cycle threatened anew, and the men who did, all by where
/// they stand at the end of it.
struct Chase {
    Square chased;
    std::vector<Square> chasers;

    friend bool operator==(const Chase&, const Chase&) noexcept = default;
};

struct Conduct {
    bool always_checks = false;
    std::vector<Chase> chases{};

    friend bool operator==(const Conduct&, const Conduct&) noexcept = default;
};

/// Of both sides, by colour, in the cycle that leads to the position, newest move first. No move of it takes
/// a man. Chases are looked for only when asked for.
[[nodiscard]] std::array<Conduct, 2> conduct_in(const Rules& rules, Position position,
                                                std::span<const Move* const> cycle, bool with_chases);

}  // namespace takeback::xiangqi
