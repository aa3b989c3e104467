// The characters on the men of xiangqi: each side writes its own, "炮" for red and "砲" for black.
#pragma once

#include <optional>
#include <string_view>

#include "takeback/core/color.hpp"
#include "takeback/core/piece.hpp"

namespace takeback::notation {

/// As it stands on the board, where no character belongs to both sides.
[[nodiscard]] std::string_view xiangqi_character(Piece piece) noexcept;

struct XiangqiCharacter {
    Kind kind{};
    std::optional<Color> color{};  ///< nothing for one that both sides have, such as the simplified "车"
};
/// One character in UTF-8, simplified or traditional.
[[nodiscard]] std::optional<XiangqiCharacter> read_xiangqi_character(std::string_view character) noexcept;

}  // namespace takeback::notation
