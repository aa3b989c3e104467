// Exercise 3, solved: one table for the fifth digit, read in both directions, and a Square that only the
// geometry makes.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "takeback/core/geometry.hpp"
#include "takeback/core/move_request.hpp"

namespace takeback::exercises {

inline constexpr Geometry board{.files = 8, .ranks = 8};
inline constexpr std::array promotions{Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight};  // 1, 2, 3, 4

[[nodiscard]] inline char digit(int value) {
    return static_cast<char>('0' + value);
}

[[nodiscard]] inline std::string write_numeric(MoveRequest request) {
    std::string text;
    for (const Square square : {request.from, request.to}) {
        text += digit(board.file(square) + 1);
        text += digit(board.rank(square) + 1);
    }
    const auto* const found = std::find(promotions.begin(), promotions.end(), request.promotion);
    if (found != promotions.end()) {
        text += digit(static_cast<int>(found - promotions.begin()) + 1);
    }
    return text;
}

[[nodiscard]] inline std::optional<MoveRequest> read_numeric(std::string_view text) {
    if (text.size() < 4 || text.size() > 5) {
        return std::nullopt;
    }
    MoveRequest request{.from = board.square(text[0] - '1', text[1] - '1'),
                        .to = board.square(text[2] - '1', text[3] - '1')};
    if (request.from.is_none() || request.to.is_none()) {
        return std::nullopt;
    }
    if (text.size() == 5) {
        if (text[4] < '1' || text[4] > '4') {
            return std::nullopt;
        }
        request.promotion = promotions[static_cast<std::size_t>(text[4] - '1')];
    }
    return request;
}

}  // namespace takeback::exercises
