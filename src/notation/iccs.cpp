#include "takeback/notation/iccs.hpp"

#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::notation {

namespace {

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;

}  // namespace

std::string iccs(Square square, Ranks ranks) {
    return square_name(geometry, square, ranks);
}

std::string iccs(MoveRequest request, Ranks ranks) {
    return coordinates(geometry, request, ranks);
}

std::optional<Square> read_iccs_square(std::string_view text) {
    return read_square(geometry, to_lower(text));
}

std::optional<MoveRequest> read_iccs(std::string_view text) {
    const bool dashed = text.size() == 5 && text[2] == '-';
    if (text.size() != 4 && !dashed) {
        return std::nullopt;
    }
    const std::optional<Square> from = read_iccs_square(text.substr(0, 2));
    const std::optional<Square> to = read_iccs_square(text.substr(dashed ? 3 : 2));
    return from && to ? std::optional{MoveRequest{.from = *from, .to = *to}} : std::nullopt;
}

}  // namespace takeback::notation
