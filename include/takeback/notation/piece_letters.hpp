// Letters of the chess pieces: K Q R B N P (PGN standard 8.2.3.2), small for Black in a FEN. The men of
// xiangqi have theirs, A E H C (WXF), but are not read here.
#pragma once

#include <optional>

#include "takeback/core/piece.hpp"

namespace takeback::notation {

/// 'N' for a knight.
[[nodiscard]] char letter(Kind kind) noexcept;
/// The kind of chess that has the capital letter.
[[nodiscard]] std::optional<Kind> kind_of(char letter) noexcept;

/// 'N' for a white knight, 'n' for a black one.
[[nodiscard]] char fen_letter(Piece piece) noexcept;
[[nodiscard]] std::optional<Piece> piece_of(char fen_letter) noexcept;

}  // namespace takeback::notation
