// The FEN of either game, with what is wrong in it in words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/position.hpp"
#include "takeback/core/result.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_kind.hpp"

namespace takeback::notation {

struct FenFault {
    std::size_t column = 0;  ///< in characters from 1
    std::string text{};      ///< one line: the field, the column, what is wrong
};

struct GameFenReading {
    Position position;
    std::vector<FenFault> repairs{};  ///< only where it may be lenient; in xiangqi nothing is repaired
};

[[nodiscard]] Result<GameFenReading, std::vector<FenFault>> read_game_fen(
    std::string_view fen, GameKind kind, FenMode mode = FenMode::Strict, Wording wording = Language::English,
    chess::KingsAllowed kings = chess::KingsAllowed::One);

/// Without their columns.
[[nodiscard]] std::vector<std::string> texts_of(const std::vector<FenFault>& faults);

}  // namespace takeback::notation
