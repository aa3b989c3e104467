#include "hanging.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

/// Whether the character takes two columns, as far as this program writes any: the scripts of East Asia,
/// their marks and full-width forms.
bool is_wide(std::string_view character) {
    const std::uint32_t code = notation::code_point(character);
    return (0x2E80 <= code && code <= 0xA4CF) || (0xF900 <= code && code <= 0xFAFF) ||
           (0xFF00 <= code && code <= 0xFF60);
}

bool closes(std::string_view character) {
    constexpr std::string_view marks = "，。；：、）”？！";
    return character.size() > 1 && marks.find(character) != std::string_view::npos;
}
bool opens(std::string_view character) {
    return character == "（" || character == "“";
}

/// What no line break divides; the blanks before it are those that a break replaces.
struct Piece {
    std::string blank{};
    std::string text{};
};

std::vector<Piece> pieces_of(std::string_view text) {
    std::vector<Piece> pieces;
    std::string blank;
    bool may_begin = true;
    bool opened = false;
    for (const notation::Word character : notation::characters_of({.text = text, .column = 1})) {
        if (character.text == " ") {
            blank += ' ';
            continue;
        }
        may_begin = may_begin || !blank.empty() || (is_wide(character.text) && !opened);
        if (pieces.empty() || (may_begin && !closes(character.text))) {
            pieces.push_back({.blank = std::exchange(blank, ""), .text = {}});
        }
        pieces.back().text += std::exchange(blank, "");
        pieces.back().text += character.text;
        opened = opens(character.text);
        may_begin = is_wide(character.text) && !opened;
    }
    return pieces;
}

}  // namespace

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    for (const notation::Word character : notation::characters_of({.text = text, .column = 1})) {
        columns += is_wide(character.text) ? 2U : 1U;
    }
    return columns;
}

std::string hanging(std::string term, std::size_t column, std::string_view text, int width) {
    constexpr std::size_t least = 20;
    const std::size_t end = std::max(static_cast<std::size_t>(std::max(width, 0)), column + least);
    std::size_t at = columns_of(term);
    if (at > column) {
        term += '\n';
        at = 0;
    }
    term.append(column - at, ' ');
    at = column;
    bool first = true;
    for (const Piece& piece : pieces_of(text)) {
        const std::size_t wanted = piece.blank.size() + columns_of(piece.text);
        if (!first && at + wanted > end) {
            term += '\n' + std::string(column, ' ');
            at = column + columns_of(piece.text);
        } else {
            term += piece.blank;
            at += wanted;
        }
        term += piece.text;
        first = false;
    }
    return term;
}

}  // namespace takeback::app
