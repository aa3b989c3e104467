// FenBoard: the first field of a FEN, the men on the board, for a board of any size and any letters; and the
// numbers behind it.
//
// Ranks from the last to the first with / between them, digits for empty squares. Every fault is told.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "takeback/core/board.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/result.hpp"
#include "takeback/notation/fen_syntax.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

/// How a game writes its board.
struct FenAlphabet {
    Geometry geometry;
    int first_rank;  ///< what the lowest rank is called
    char (*letter_of)(Piece) noexcept;
    std::optional<Piece> (*piece_of)(char) noexcept;
};

struct FenBoard {
    Board board;
    std::array<std::size_t, Board::capacity> columns{};  ///< of each man in the text
};

/// Told of each fault, and the column at which it stands.
using FenReport = std::function<void(std::size_t column, FenSyntax fault)>;

/// The board, as far as it can be read.
[[nodiscard]] FenBoard read_fen_board(const FenAlphabet& alphabet, Word field, const FenReport& report);

[[nodiscard]] std::string write_fen_board(const FenAlphabet& alphabet, const Board& board);

/// A counter of moves or plies.
[[nodiscard]] Result<std::uint32_t, FenSyntax> read_fen_number(std::string_view text);

}  // namespace takeback::notation
