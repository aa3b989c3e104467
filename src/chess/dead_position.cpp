#include "takeback/chess/dead_position.hpp"

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "takeback/chess/draws.hpp"
#include "takeback/chess/men.hpp"
#include "takeback/core/move_list.hpp"

namespace takeback::chess {

namespace {

/// With nothing in their way, bishops on squares of both colours can always build a mate.
bool is_kings_and_bishops_only(const Board& board) noexcept {
    return count(board, Kind::Pawn) + count(board, Kind::Knight) + count(board, Kind::Rook) +
               count(board, Kind::Queen) ==
           0;
}

/// Follows every line of play, each position once.
class Search {
public:
    explicit Search(const Rules& rules) : rules_{rules} {}

    [[nodiscard]] bool proves_dead(const Position& start) {
        reach(start);
        while (!waiting_.empty()) {
            Position position = waiting_.back();
            waiting_.pop_back();
            if (!follow(position) || seen_.size() > most_positions_searched) {
                return false;
            }
        }
        return true;
    }

private:
    void reach(const Position& position) {
        if (seen_.insert(position.state.key).second) {
            waiting_.push_back(position);
        }
    }

    /// Reaches what can follow; false when the position may be alive.
    [[nodiscard]] bool follow(Position& position) {
        if (has_insufficient_material(position.board)) {
            return true;
        }
        MoveList moves;
        rules_.legal_moves(position, moves);
        if (moves.empty()) {
            return !rules_.is_in_check(position.board, position.state.side_to_move);
        }
        const auto is_by_king_or_bishop = [&](MoveRequest request) {
            const Kind kind = position.board.at(request.from).kind();
            return kind == Kind::King || kind == Kind::Bishop;
        };
        if (is_kings_and_bishops_only(position.board) ||
            !std::all_of(moves.begin(), moves.end(), is_by_king_or_bishop)) {
            return false;
        }
        for (const MoveRequest request : moves) {
            const Move move = rules_.build(position, request);
            move.apply(position);
            reach(position);
            move.undo(position);
        }
        return true;
    }

    const Rules& rules_;
    std::unordered_set<std::uint64_t> seen_;  // position keys
    std::vector<Position> waiting_;
};

}  // namespace

bool is_dead(const Rules& rules, const Position& position) {
    return Search{rules}.proves_dead(position);
}

}  // namespace takeback::chess
