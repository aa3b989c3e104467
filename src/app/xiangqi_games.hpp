// The rule sets that xiangqi can be played by here, and how they are called: "wxf 100" is the third
// repetition judged like the WXF, and a natural limit of 100 plies.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/rules.hpp"
#include "takeback/xiangqi/options.hpp"

namespace takeback::app {

/// The rule book for these options, one for all games; they are among those that can be asked for.
[[nodiscard]] const Rules& xiangqi_rules(const xiangqi::Options& options = {});

/// "check", "wxf" or "draw" for repetition, and "120", "100" or "off" for the natural limit, in any order;
/// what is left out is as usual. Nothing where there is another word.
[[nodiscard]] std::optional<xiangqi::Options> read_xiangqi_options(std::string_view words);

/// As read_xiangqi_options reads it: "wxf 100"; empty for what is usual.
[[nodiscard]] std::string write_xiangqi_options(const xiangqi::Options& options);

/// By which of them is played; nothing for the rules of another game.
[[nodiscard]] std::optional<xiangqi::Options> xiangqi_options_of(const Rules& rules);

}  // namespace takeback::app
