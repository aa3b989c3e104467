// Names: sides, pieces and results in words.
#pragma once

#include <string>
#include <string_view>

#include "takeback/core/color.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/language/wording.hpp"

namespace takeback::notation {

/// Which game is played on such a board: xiangqi on its 9 files and 10 ranks, chess on any other.
[[nodiscard]] Terms terms_of(Geometry geometry) noexcept;
/// The words of that game; how its points are named stays as it is.
[[nodiscard]] Wording wording_for(Geometry geometry, Wording wording) noexcept;

/// "White"; in xiangqi "Red".
[[nodiscard]] std::string_view name(Color color, Wording wording = Language::English) noexcept;
/// "white", as inside a sentence.
[[nodiscard]] std::string_view name_inside(Color color, Wording wording = Language::English) noexcept;
/// "knight".
[[nodiscard]] std::string_view name(Kind kind, Language language = Language::English) noexcept;
/// "knight": in Chinese xiangqi the same man has another name on each side.
[[nodiscard]] std::string_view name_of_man(Piece piece, Wording wording = Language::English) noexcept;
/// "white knight".
[[nodiscard]] std::string name(Piece piece, Wording wording = Language::English);

/// "threefold repetition".
[[nodiscard]] std::string_view name(Ending ending, Language language = Language::English) noexcept;

/// "1-0", "0-1" or "1/2-1/2" (PGN standard 8.1.1.7).
[[nodiscard]] std::string_view result_token(const Outcome& outcome) noexcept;
/// "Black resigned; White wins".
[[nodiscard]] std::string describe(const Outcome& outcome, Wording wording = Language::English);

}  // namespace takeback::notation
