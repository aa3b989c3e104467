// Options: where rule sets of xiangqi differ, and players choose.
//
//     const XiangqiRules rules{{.natural_limit = 100}};
#pragma once

#include <cstdint>
#include <optional>

namespace takeback::xiangqi {

/// What the third occurrence of a position means.
enum class RepetitionRule : std::uint8_t {
    Draw,            ///< a draw, whatever led to it
    PerpetualCheck,  ///< the side loses that alone gave check with every move since the first of the three
    /// The same, and besides the side loses that alone chased a man with every move. Like the rules of the
    /// WXF as programs play them (xiangqi/threats.hpp has the details), but no referee's ruling: theirs has
    /// cases beyond it.
    Wxf,
};

struct Options {
    /// The natural limit: so many plies without a capture are a draw. Sixty moves by each side are 120 plies
    /// (CXA 1999, 4.2.4), fifty are 100 (AXF); nothing switches the rule off. Every ply counts: the CXA
    /// counts no more than ten checks of a side, which is not done here.
    std::optional<std::uint32_t> natural_limit = 120;
    RepetitionRule repetition = RepetitionRule::PerpetualCheck;

    friend constexpr bool operator==(const Options&, const Options&) noexcept = default;
};

}  // namespace takeback::xiangqi
