// Move text: a move as people type it, read against the position in which it is meant.
//
// Read: SAN and coordinates in any sensible spelling, "e4 e2e4 e2-e4 e2 e4 E2E4 1.e4 Nf3 nf3 Ng1-f3 O-O 0-0
// e1g1 e1h1 a8=N a8N a8(N) exd6 e.p. Nf3! ♘f3". A text is taken as it stands first; only when that is no move
// are small and capital letters taken for each other. A move is never guessed: what fits two legal moves is
// refused, with both.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/game.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/result.hpp"

namespace takeback::notation {

/// Why a text is no move (Reason::Syntax).
enum class Misspelling : std::uint8_t {
    None,
    NotAMove,          ///< no move can be seen in it
    NoSuchSquare,      ///< `token` is off the board
    ForeignLetter,     ///< `token` is no English piece letter
    TextAfterMove,     ///< `token` follows a complete move
    NothingToCapture,  ///< it says "x", but the square is empty
    // Of xiangqi alone.
    NoSuchPointFromOne,  ///< `token` is off the board, whose ranks are counted from 1
    NeverSideways,       ///< `token` says sideways, where men of that kind never go
};

struct MoveError {
    Refusal refusal{};
    Misspelling misspelling = Misspelling::None;
    std::string token{};       ///< the part of the text that is at fault
    std::size_t column = 0;    ///< where it begins, in characters from 1
    Kind kind = Kind::None;    ///< the kind of piece that the text names; for NoPiece when it names no square
    bool two_squares = false;  ///< the text is two squares, which may have been meant as two moves
    std::vector<MoveRequest> candidates{};  ///< Ambiguous and PromotionRequired: the legal moves that it fits
    std::optional<MoveRequest> suggestion{};  ///< a legal move that may be meant
};

/// The legal move that the text means, or why there is none.
[[nodiscard]] Result<MoveRequest, MoveError> read_move(std::string_view text, const Game& game);

/// Whether the text has the look of a move, right or wrong, rather than of a word: it names a square or
/// castles.
[[nodiscard]] bool looks_like_move(std::string_view text);

}  // namespace takeback::notation
