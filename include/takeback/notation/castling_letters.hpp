// Castling letters: the third field of a FEN, in the three ways in which it is written.
//
//     FEN           KQkq            standard chess: the rooks are in the corners
//     X-FEN         KQkq, or KBkb   Chess960: the outermost rook of that side; another one by its file
//     Shredder-FEN  HAha            Chess960: every rook by its file
//
// In Chess960 both are read, even mixed. For a position of standard chess, X-FEN writes what FEN does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "takeback/core/castling_rights.hpp"
#include "takeback/core/position.hpp"

namespace takeback::notation {

enum class CastlingLetters : std::uint8_t { XFen, Shredder };

struct CastlingRight {
    Color color{};
    Wing wing{};
    Square rook{};
};

/// What a letter grants on that board, by its rule of castling; nothing when it is no letter for that.
/// Whether king and rook stand there is not judged: a rook that is missed is taken to be in the corner.
[[nodiscard]] std::optional<CastlingRight> castling_right(const Position& position, char letter);

/// "KQkq", or "-" when nobody may castle.
[[nodiscard]] std::string write_castling_rights(const Position& position, CastlingLetters letters);
/// The same without a board to look at: K and Q, whichever the rook.
[[nodiscard]] std::string write_castling_rights(const CastlingRights& rights);

}  // namespace takeback::notation
