// PgnResult: the four results that a PGN knows, as its tag and as the marker that ends a game (PGN standard
// 8.2.6).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "takeback/core/outcome.hpp"

namespace takeback::notation {

enum class PgnResult : std::uint8_t { Unknown, WhiteWins, BlackWins, Draw };

/// "*", "1-0", "0-1" or "1/2-1/2".
[[nodiscard]] std::string_view result_token(PgnResult result) noexcept;
/// Of that token; also with a dash for the hyphen, and for a draw "1/2" and "½-½".
[[nodiscard]] std::optional<PgnResult> read_result(std::string_view token) noexcept;
/// Of a game that ended like that.
[[nodiscard]] PgnResult result_of(const Outcome& outcome) noexcept;

}  // namespace takeback::notation
