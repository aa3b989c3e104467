#include "takeback/chess/chess960.hpp"

#include <cassert>
#include <cstddef>

#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback::chess {

namespace {

/// Puts a piece on the free square with that number, counted from the a-file.
void place(BackRank& rank, int number, Kind kind) {
    for (Kind& square : rank) {
        if (square == Kind::None && number-- == 0) {
            square = kind;
            return;
        }
    }
}

}  // namespace

BackRank chess960_back_rank(int number) {
    assert(0 <= number && number < chess960_starts);
    // Where the knights go among the five squares that bishops and queen leave, the second once the first is
    // there.
    constexpr std::array<std::array<int, 2>, 10> knights{
        {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}}};
    const auto take = [&number](int choices) {
        const int choice = number % choices;
        number /= choices;
        return static_cast<std::size_t>(choice);
    };
    BackRank rank{};
    rank[2 * take(4) + 1] = Kind::Bishop;
    rank[2 * take(4)] = Kind::Bishop;
    place(rank, static_cast<int>(take(6)), Kind::Queen);
    for (const int knight : knights[take(10)]) {
        place(rank, knight, Kind::Knight);
    }
    for (const Kind kind : {Kind::Rook, Kind::King, Kind::Rook}) {
        place(rank, 0, kind);
    }
    return rank;
}

Position chess960_start(int number) {
    return start_with(chess960_back_rank(number), CastlingRule::Chess960);
}

Position start_with(const BackRank& back_rank, CastlingRule rule) {
    constexpr Geometry geometry = ChessTraits::geometry;
    Position position{.board = Board{geometry}, .state = {}};
    position.state.castling_rule = rule;
    for (int file = 0; file < geometry.files; ++file) {
        const Kind kind = back_rank[static_cast<std::size_t>(file)];
        position.board.set(geometry.square(file, 0), Piece{Color::White, kind});
        position.board.set(geometry.square(file, 1), Piece{Color::White, Kind::Pawn});
        position.board.set(geometry.square(file, 6), Piece{Color::Black, Kind::Pawn});
        position.board.set(geometry.square(file, 7), Piece{Color::Black, kind});
    }
    for (const Color color : {Color::White, Color::Black}) {
        const SquareSet<1> rooks = position.board.holding<1>(Piece{color, Kind::Rook});
        position.state.castling_rights.grant(color, Wing::Queen, rooks.first());
        position.state.castling_rights.grant(color, Wing::King, rooks.last());
    }
    position.state.key = zobrist::key_of(position);
    return position;
}

}  // namespace takeback::chess
