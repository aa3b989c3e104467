// Names: sides, pieces and results in words.
#pragma once

#include <string>
#include <string_view>

#include "takeback/core/color.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/piece.hpp"

namespace takeback::notation {

/// "White".
[[nodiscard]] std::string_view name(Color color) noexcept;
/// "knight".
[[nodiscard]] std::string_view name(Kind kind) noexcept;

/// "threefold repetition".
[[nodiscard]] std::string_view name(Ending ending) noexcept;

/// "1-0", "0-1" or "1/2-1/2" (PGN standard 8.1.1.7).
[[nodiscard]] std::string_view result_token(const Outcome& outcome) noexcept;
/// "Black resigned; White wins".
[[nodiscard]] std::string describe(const Outcome& outcome);

}  // namespace takeback::notation
