#include "takeback/notation/piece_letters.hpp"

#include <array>
#include <string_view>

#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr std::string_view letters = " KQRBNPAEHC";  // in the order of Kind
static_assert(letters.size() == kind_count);
static_assert(letters[static_cast<std::size_t>(Kind::King)] == 'K');
static_assert(letters[static_cast<std::size_t>(Kind::Pawn)] == 'P');
static_assert(letters[static_cast<std::size_t>(Kind::Cannon)] == 'C');
constexpr std::string_view letters_of_chess = letters.substr(0, static_cast<std::size_t>(Kind::Pawn) + 1);

/// By letter; None for what is none.
constexpr auto kinds_of_chess = [] {
    std::array<Kind, 256> kinds{};
    for (std::size_t kind = 1; kind < letters_of_chess.size(); ++kind) {
        kinds[static_cast<unsigned char>(letters_of_chess[kind])] = static_cast<Kind>(kind);
    }
    return kinds;
}();

}  // namespace

char letter(Kind kind) noexcept {
    return letters[static_cast<std::size_t>(kind)];
}

std::optional<Kind> kind_of(char letter) noexcept {
    const Kind kind = kinds_of_chess[static_cast<unsigned char>(letter)];
    return kind == Kind::None ? std::nullopt : std::optional{kind};
}

char fen_letter(Piece piece) noexcept {
    const char capital = letter(piece.kind());
    return piece.is(Color::Black) ? to_lower(capital) : capital;
}

std::optional<Piece> piece_of(char fen_letter) noexcept {
    const std::optional<Kind> kind = kind_of(to_upper(fen_letter));
    if (!kind) {
        return std::nullopt;
    }
    return Piece{is_upper(fen_letter) ? Color::White : Color::Black, *kind};
}

}  // namespace takeback::notation
