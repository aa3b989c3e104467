// Letters of the xiangqi men in a FEN: K A B N R C P, small for black. B is the elephant, N the horse.
//
// E and H, which WXF writes for those two, are read as well.
#pragma once

#include <optional>

#include "takeback/core/piece.hpp"

namespace takeback::notation {

/// 'N' for a red horse, 'n' for a black one.
[[nodiscard]] char xiangqi_fen_letter(Piece piece) noexcept;
[[nodiscard]] std::optional<Piece> xiangqi_piece_of(char fen_letter) noexcept;

}  // namespace takeback::notation
