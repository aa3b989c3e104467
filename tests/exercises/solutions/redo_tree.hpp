// Exercise 7, solved: the moves are kept in a tree beside the game, and the game stays the judge: whatever is
// done again is played again.
#pragma once

#include <cstddef>
#include <vector>

#include "takeback/core/game.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::exercises {

/// A game in which a move that was taken back is never lost.
class RedoTree {
public:
    explicit RedoTree(const Rules& rules) : game_{rules} {}

    [[nodiscard]] const Game& game() const noexcept { return game_; }

    bool play(MoveRequest request) {
        if (!game_.play(request)) {
            return false;
        }
        notation::NodeId node = tree_.child_with(here_, request);
        if (node == notation::no_node) {
            node = tree_.add_move(here_, request);
            last_.resize(std::size_t{node} + 1, notation::no_node);
        }
        last_[here_] = node;
        here_ = node;
        return true;
    }

    bool undo() {
        if (game_.undo() == nullptr) {
            return false;
        }
        here_ = tree_.parent(here_);
        return true;
    }

    /// The move that was here last.
    bool redo() { return last_[here_] != notation::no_node && play(tree_.node(last_[here_]).request); }

    /// The moves that have been played in this position, oldest first.
    [[nodiscard]] std::vector<MoveRequest> choices() const {
        std::vector<MoveRequest> moves;
        for (auto child = tree_.first_child(here_); child != notation::no_node;
             child = tree_.next_sibling(child)) {
            moves.push_back(tree_.node(child).request);
        }
        return moves;
    }

    /// One of these.
    bool redo(MoveRequest choice) {
        return tree_.child_with(here_, choice) != notation::no_node && play(choice);
    }

private:
    Game game_;
    notation::VariationTree tree_;
    notation::NodeId here_ = notation::root_node;
    std::vector<notation::NodeId> last_{notation::no_node};  // by node: the child that was left last
};

}  // namespace takeback::exercises
