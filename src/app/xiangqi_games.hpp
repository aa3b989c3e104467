// The rule sets that xiangqi can be played by here, and how they are called: "wxf 100" is the third
// repetition judged like the WXF, and a natural limit of 100 plies. And how its notations are called.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/rules.hpp"
#include "takeback/notation/xiangqi_style.hpp"
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

/// "wxf", "chinese" or "traditional", as the setting xiangqi.notation has them; anything else is ICCS.
[[nodiscard]] notation::XiangqiNotation xiangqi_notation_called(std::string_view name) noexcept;

}  // namespace takeback::app
