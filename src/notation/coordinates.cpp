#include "takeback/notation/coordinates.hpp"

#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

std::string square_name(Geometry geometry, Square square) {
    if (square.is_none()) {
        return {};
    }
    std::string name(1, static_cast<char>('a' + geometry.file(square)));
    return name + std::to_string(geometry.rank(square) + 1);
}

std::optional<Square> read_square(Geometry geometry, std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const Square square = geometry.square(text[0] - 'a', text[1] - '1');
    return square.is_none() ? std::nullopt : std::optional{square};
}

std::string coordinates(Geometry geometry, MoveRequest request) {
    std::string text = square_name(geometry, request.from) + square_name(geometry, request.to);
    if (request.promotion != Kind::None) {
        text += to_lower(letter(request.promotion));
    }
    return text;
}

}  // namespace takeback::notation
