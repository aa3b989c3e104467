// Exercise 7: a redo tree. docs/exercises/7-redo-tree.md says what to do.
#pragma once

#include <vector>

#include "takeback/core/game.hpp"

namespace takeback::exercises {

/// A game in which a move that was taken back is never lost.
class RedoTree {
public:
    explicit RedoTree(const Rules& rules) : game_{rules} {}

    [[nodiscard]] const Game& game() const noexcept { return game_; }

    bool play(MoveRequest request) { return bool{game_.play(request)}; }
    bool undo() { return game_.undo() != nullptr; }
    /// The move that was here last.
    bool redo() { return game_.redo() != nullptr; }

    /// The moves that have been played in this position, oldest first.
    [[nodiscard]] std::vector<MoveRequest> choices() const { return {}; }  // to be written
    /// One of these.
    bool redo(MoveRequest /*choice*/) { return false; }  // to be written

private:
    Game game_;  // forgets what was taken back when another move is played
};

}  // namespace takeback::exercises
