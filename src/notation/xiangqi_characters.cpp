#include "takeback/notation/xiangqi_characters.hpp"

#include <array>
#include <cstddef>

namespace takeback::notation {

namespace {

constexpr std::size_t bytes_of_one = 3;  // of each character below

/// The first of a side is the one on the board.
struct Characters {
    Kind kind;
    std::string_view red;
    std::string_view black;
    std::string_view either;
};

constexpr std::array men{
    Characters{.kind = Kind::King, .red = "帥帅", .black = "將将", .either = ""},
    Characters{.kind = Kind::Advisor, .red = "仕", .black = "士", .either = ""},
    Characters{.kind = Kind::Elephant, .red = "相", .black = "象", .either = ""},
    Characters{.kind = Kind::Horse, .red = "傌", .black = "馬", .either = "马"},
    Characters{.kind = Kind::Rook, .red = "俥", .black = "車", .either = "车"},
    Characters{.kind = Kind::Cannon, .red = "炮", .black = "砲", .either = "包"},
    Characters{.kind = Kind::Pawn, .red = "兵", .black = "卒", .either = ""},
};

bool has(std::string_view characters, std::string_view one) {
    return characters.find(one) != std::string_view::npos;  // a part of one is never well-formed
}

}  // namespace

std::string_view xiangqi_character(Piece piece) noexcept {
    for (const Characters& man : men) {
        if (man.kind == piece.kind()) {
            return (piece.is(Color::White) ? man.red : man.black).substr(0, bytes_of_one);
        }
    }
    return "？";
}

std::optional<XiangqiCharacter> read_xiangqi_character(std::string_view character) noexcept {
    if (character.size() != bytes_of_one) {
        return std::nullopt;
    }
    for (const Characters& man : men) {
        const bool red = has(man.red, character);
        if (red || has(man.black, character)) {
            return XiangqiCharacter{.kind = man.kind, .color = red ? Color::White : Color::Black};
        }
        if (has(man.either, character)) {
            return XiangqiCharacter{.kind = man.kind, .color = std::nullopt};
        }
    }
    return std::nullopt;
}

}  // namespace takeback::notation
