#include "takeback/notation/spelled_move.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "takeback/chess/chess_traits.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr Geometry geometry = chess::ChessTraits::geometry;

char ascii_form(std::uint32_t code) {
    const auto between = [code](std::uint32_t low, std::uint32_t high) {
        return low <= code && code <= high;
    };
    if (code == '\t') {
        return ' ';
    }
    if (code < 0x80) {
        return static_cast<char>(code);
    }
    if (between(0xFF01, 0xFF5E)) {  // full-width forms, as Chinese input methods write them
        return static_cast<char>(code - 0xFF01 + '!');
    }
    if (between(0x2654, 0x265F)) {  // figurines, white and black, king to pawn as in Kind
        return letter(static_cast<Kind>((code - 0x2654) % 6 + 1));
    }
    if (between(0x2010, 0x2015) || code == 0x2212) {  // hyphens, dashes, minus
        return '-';
    }
    if (code == 0xD7) {  // multiplication sign
        return 'x';
    }
    if (code == 0x3000 || code == 0xA0) {  // ideographic and no-break space
        return ' ';
    }
    return '\0';
}

/// Reads from left to right. Each step takes what it knows and leaves the rest.
class Speller {
public:
    Speller(const std::vector<Glyph>& glyphs, LetterCase letter_case)
        : glyphs_{glyphs}, letter_case_{letter_case} {}

    Result<SpelledMove, SpellingFault> spell() {
        skip_move_number();
        if (!take_castling() && !take_move()) {
            return SpellingFault{.index = at_};
        }
        skip_annotations();
        if (at_ < glyphs_.size()) {
            return SpellingFault{.index = at_, .after_move = true};
        }
        return move_;
    }

private:
    /// The character that many places on, with the letter case applied; 0 at the end.
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        const std::size_t index = at_ + ahead;
        if (index >= glyphs_.size()) {
            return '\0';
        }
        const char c = glyphs_[index].c;
        switch (letter_case_) {
            case LetterCase::AsTyped: return c;
            case LetterCase::FirstIsFile: return to_lower(c);
            case LetterCase::FirstIsPiece: return index == first_ ? to_upper(c) : to_lower(c);
        }
        return c;
    }
    bool take(std::string_view any_of) {
        const bool found = any_of.find(peek()) != std::string_view::npos;
        at_ += found ? 1 : 0;
        return found;
    }

    /// "1.", "12...", "3. ".
    void skip_move_number() {
        std::size_t end = 0;
        while (is_digit(peek(end))) {
            ++end;
        }
        if (end > 0 && peek(end) == '.') {
            at_ += end;
            while (take(". ")) {
            }
        }
        first_ = at_;
    }

    /// O-O and O-O-O, with letters or zeros, with or without hyphens.
    bool take_castling() {
        const std::size_t start = at_;
        int times = 0;
        while (times < 3 && take("Oo0")) {
            ++times;
            if (peek() == '-' && (to_lower(peek(1)) == 'o' || peek(1) == '0')) {
                ++at_;
            }
        }
        if (times < 2) {
            at_ = start;
            return false;
        }
        move_.castling = times == 2 ? Wing::King : Wing::Queen;
        return true;
    }

    bool take_move() {
        if (const auto kind = kind_of(peek())) {
            move_.kind = *kind;
            ++at_;
            take("-");
        }
        std::optional<int> file = take_file();
        std::optional<int> rank = take_rank();
        const std::size_t separated_at = at_;
        take_separator();
        const std::optional<int> to_file = take_file();
        const std::optional<int> to_rank = to_file ? take_rank() : std::nullopt;
        if (to_rank) {
            move_.file = std::exchange(file, to_file);
            move_.rank = std::exchange(rank, to_rank);
        } else {
            at_ = separated_at;  // one square only; what follows is no second one, as in "a8b" or "exd6 e.p."
            move_.captures = false;
        }
        if (!file || !rank) {
            return false;
        }
        move_.to = geometry.square(*file, *rank);
        if (move_.kind == Kind::None && !move_.names_origin()) {
            move_.kind = Kind::Pawn;
            if (move_.file == file) {
                return false;  // "bb4": nobody writes the push of a pawn so
            }
        }
        take_promotion();
        return true;
    }

    std::optional<int> take_file() {
        const char c = peek();
        return c >= 'a' && c < 'a' + geometry.files ? std::optional{glyph_number('a')} : std::nullopt;
    }
    std::optional<int> take_rank() {
        const char c = peek();
        return c >= '1' && c < '1' + geometry.ranks ? std::optional{glyph_number('1')} : std::nullopt;
    }
    int glyph_number(char first) {
        const int number = peek() - first;
        ++at_;
        return number;
    }

    void skip_blanks() {
        while (take(" ")) {
        }
    }

    /// "-", "x", ":" or nothing, with or without blanks around it.
    void take_separator() {
        skip_blanks();
        move_.captures = peek() == 'x' || peek() == ':';
        take("-x:");
        skip_blanks();
    }

    /// "=Q", "Q", "(Q)", "/Q"; the letter may be small. Behind a blank, a lone letter only if nothing
    /// follows.
    void take_promotion() {
        const std::size_t start = at_;
        const bool apart = take(" ");
        const bool bracketed = take("(");
        const bool marked = bracketed || take("=/");
        const auto kind = kind_of(to_upper(peek()));
        if (!kind || (bracketed && peek(1) != ')') || (apart && !marked && at_ + 1 < glyphs_.size())) {
            at_ = start;
            return;
        }
        move_.promotion = *kind;
        at_ += bracketed ? 2 : 1;
    }

    /// Check, mate and quality marks, and "e.p.": they say nothing that the position does not say better.
    void skip_annotations() {
        while (true) {
            const std::size_t start = at_;
            while (take(" +#!?")) {
            }
            skip_en_passant_mark();
            if (at_ == start) {
                return;
            }
        }
    }

    /// "e.p.", "ep", "(e.p.)".
    void skip_en_passant_mark() {
        const std::size_t start = at_;
        const bool bracketed = take("(");
        bool found = take("eE");
        take(".");
        found = found && take("pP");
        take(".");
        if (!found || (bracketed && !take(")"))) {
            at_ = start;
        }
    }

    const std::vector<Glyph>& glyphs_;
    LetterCase letter_case_;
    std::size_t at_ = 0;
    std::size_t first_ = 0;  // the first letter of the move itself
    SpelledMove move_;
};

}  // namespace

std::vector<Glyph> as_ascii(std::string_view utf8) {
    std::vector<Glyph> glyphs;
    for (const Word character : characters_of({.text = utf8, .column = 1})) {
        const std::uint32_t code = code_point(character.text);
        const bool invisible = code == 0xFE0E || code == 0xFE0F;  // a figurine's variation selector
        if (!invisible) {
            glyphs.push_back({.c = ascii_form(code), .column = character.column});
        }
    }
    const auto is_blank_glyph = [](const Glyph& glyph) { return is_blank(glyph.c); };
    glyphs.erase(glyphs.begin(), std::find_if_not(glyphs.begin(), glyphs.end(), is_blank_glyph));
    glyphs.erase(std::find_if_not(glyphs.rbegin(), glyphs.rend(), is_blank_glyph).base(), glyphs.end());
    return glyphs;
}

Result<SpelledMove, SpellingFault> spell(const std::vector<Glyph>& glyphs, LetterCase letter_case) {
    return Speller{glyphs, letter_case}.spell();
}

}  // namespace takeback::notation
