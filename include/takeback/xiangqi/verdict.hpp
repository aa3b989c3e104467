// Verdict: what a repetition means, and why: who did what, with which men, in which plies.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "takeback/core/outcome.hpp"
#include "takeback/xiangqi/conduct.hpp"
#include "takeback/xiangqi/options.hpp"

namespace takeback::xiangqi {

struct Verdict {
    Outcome outcome;
    RepetitionRule rule{};  ///< by which it was found
    std::array<Conduct, 2>
        conduct{};  ///< of both sides, by colour; where the rule does not ask, without chases
    std::vector<std::size_t> plies{};  ///< the moves of the cycle, as places in the history, oldest first

    friend bool operator==(const Verdict&, const Verdict&) noexcept = default;
};

}  // namespace takeback::xiangqi
