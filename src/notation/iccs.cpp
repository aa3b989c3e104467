#include "takeback/notation/iccs.hpp"

#include "takeback/notation/text.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::notation {

namespace {

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;

}  // namespace

std::string iccs(Square square) {
    if (square.is_none()) {
        return {};
    }
    return {static_cast<char>('a' + geometry.file(square)), static_cast<char>('0' + geometry.rank(square))};
}

std::string iccs(MoveRequest request) {
    return iccs(request.from) + iccs(request.to);
}

std::optional<Square> read_iccs_square(std::string_view text) noexcept {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const Square square = geometry.square(to_lower(text[0]) - 'a', text[1] - '0');
    return square.is_none() ? std::nullopt : std::optional{square};
}

std::optional<MoveRequest> read_iccs(std::string_view text) noexcept {
    const bool dashed = text.size() == 5 && text[2] == '-';
    if (text.size() != 4 && !dashed) {
        return std::nullopt;
    }
    const std::optional<Square> from = read_iccs_square(text.substr(0, 2));
    const std::optional<Square> to = read_iccs_square(text.substr(dashed ? 3 : 2));
    return from && to ? std::optional{MoveRequest{.from = *from, .to = *to}} : std::nullopt;
}

}  // namespace takeback::notation
