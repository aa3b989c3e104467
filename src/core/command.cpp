#include "takeback/core/command.hpp"

#include <cstddef>

namespace takeback {

Setup Setup::between(const Position& prior, const Position& next) {
    Setup setup{.writes = {}, .prior = prior.state, .next = next.state};
    if (prior.board.geometry() != next.board.geometry()) {
        setup.boards = {prior.board, next.board};
        return setup;
    }
    for (std::size_t i = 0; i < prior.board.geometry().squares(); ++i) {
        const Square square = Square::at(i);
        if (prior.board.at(square) != next.board.at(square)) {
            setup.writes.push_back(
                {.square = square, .before = prior.board.at(square), .after = next.board.at(square)});
        }
    }
    return setup;
}

void Setup::apply(Position& position) const noexcept {
    if (!boards.empty()) {
        position.board = boards.back();
    }
    for (const SquareWrite& write : writes) {
        position.board.set(write.square, write.after);
    }
    position.state = next;
}

void Setup::undo(Position& position) const noexcept {
    position.state = prior;
    if (!boards.empty()) {
        position.board = boards.front();
    }
    for (const SquareWrite& write : writes) {
        position.board.set(write.square, write.before);
    }
}

}  // namespace takeback
