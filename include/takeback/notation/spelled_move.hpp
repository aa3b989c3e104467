// SpelledMove: what a text says about a move, before any position is asked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/castling_rights.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/result.hpp"
#include "takeback/core/square.hpp"

namespace takeback::notation {

/// A character of a text as ASCII, and its column in what was typed.
struct Glyph {
    char c;
    std::size_t column;
};
/// Full-width letters, figurines and dashes as ASCII; what has no such form as '\0'; blanks at both ends left
/// out.
[[nodiscard]] std::vector<Glyph> as_ascii(std::string_view utf8);

struct SpelledMove {
    std::optional<Wing> castling{};
    Kind kind = Kind::None;     ///< None: two squares, which say nothing about the piece
    std::optional<int> file{};  ///< of the origin, from 0
    std::optional<int> rank{};
    Square to{};
    bool captures = false;
    Kind promotion = Kind::None;

    [[nodiscard]] bool names_origin() const noexcept { return file && rank; }
};

/// How letters are taken.
enum class LetterCase : std::uint8_t {
    AsTyped,       ///< capitals are pieces, small letters are files
    FirstIsFile,   ///< all letters as if small
    FirstIsPiece,  ///< the first letter as if a capital, the others as if small
};

/// Where the reading stopped making sense.
struct SpellingFault {
    std::size_t index = 0;    ///< of the glyph
    bool after_move = false;  ///< behind a complete move
};

[[nodiscard]] Result<SpelledMove, SpellingFault> spell(const std::vector<Glyph>& glyphs,
                                                       LetterCase letter_case);

}  // namespace takeback::notation
