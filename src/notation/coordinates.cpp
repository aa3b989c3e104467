#include "takeback/notation/coordinates.hpp"

#include <charconv>
#include <system_error>

#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// The number of the first rank. ICCS counts the ten of xiangqi from 0, so that each has one digit.
int first_rank(Geometry geometry, Ranks ranks) noexcept {
    return geometry.ranks > 9 && ranks == Ranks::FromZero ? 0 : 1;
}

}  // namespace

std::string square_name(Geometry geometry, Square square, Ranks ranks) {
    if (square.is_none()) {
        return {};
    }
    std::string name(1, static_cast<char>('a' + geometry.file(square)));
    return name += rank_name(geometry, geometry.rank(square), ranks);
}

std::string rank_name(Geometry geometry, int rank, Ranks ranks) {
    return std::to_string(rank + first_rank(geometry, ranks));
}

std::optional<Square> read_square(Geometry geometry, std::string_view text, Ranks ranks) {
    int rank = 0;
    if (text.size() < 2 ||
        std::from_chars(text.data() + 1, text.data() + text.size(), rank).ec != std::errc{}) {
        return std::nullopt;
    }
    const Square square = geometry.square(text[0] - 'a', rank - first_rank(geometry, ranks));
    const bool is_its_name = !square.is_none() && square_name(geometry, square, ranks) == text;
    return is_its_name ? std::optional{square} : std::nullopt;
}

std::string coordinates(Geometry geometry, MoveRequest request, Ranks ranks) {
    std::string text = square_name(geometry, request.from, ranks) + square_name(geometry, request.to, ranks);
    if (request.promotion != Kind::None) {
        text += to_lower(letter(request.promotion));
    }
    return text;
}

}  // namespace takeback::notation
