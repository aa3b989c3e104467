#include "takeback/xiangqi/xiangqi_rules.hpp"

#include <array>

namespace takeback {

namespace {

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;

}  // namespace

template class RuleBook<xiangqi::XiangqiTraits>;

Position XiangqiRules::start_position() const {
    constexpr std::array back_rank{Kind::Rook,    Kind::Horse,    Kind::Elephant, Kind::Advisor, Kind::King,
                                   Kind::Advisor, Kind::Elephant, Kind::Horse,    Kind::Rook};
    Position position{.board = Board{geometry}, .state = {}};
    const auto put = [&position](int file, int rank, Kind kind) {
        position.board.set(geometry.square(file, rank), Piece{Color::White, kind});
        position.board.set(geometry.square(file, geometry.ranks - 1 - rank), Piece{Color::Black, kind});
    };
    for (int file = 0; file < geometry.files; ++file) {
        put(file, 0, back_rank[static_cast<std::size_t>(file)]);
    }
    for (const int file : {1, 7}) {
        put(file, 2, Kind::Cannon);
    }
    for (const int file : {0, 2, 4, 6, 8}) {
        put(file, 3, Kind::Pawn);
    }
    position.state.key = zobrist::key_of(position);
    return position;
}

}  // namespace takeback
