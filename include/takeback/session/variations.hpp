// Variations: the lines of a game that were played and left again.
//
// The stack of a Game is one line, and a new command clears what could be redone. Here the line is kept
// before that happens: a tree of moves for each set-up of the game, from which the lines that are not on the
// stack can be listed, and played again. The game itself knows nothing of it.
//
//     Variations variations;
//     variations.keep(game);                          // 1. e4 e5 on the stack
//     game.undo(); game.play(c7c5);
//     kept_lines(variations.around(game, Redoable::Included))   // 1... e5
//
// A set-up begins a tree of its own, which is there as long as the set-up can be undone or redone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "takeback/core/command.hpp"
#include "takeback/core/game.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::session {

/// The kept moves with the line of a game, which is first in the tree wherever it has alternatives.
struct LineInTree {
    notation::VariationTree tree;
    notation::NodeId end = notation::root_node;  ///< the last move of the line
};

/// A line that departs from the game's, or from another kept line.
struct KeptLine {
    notation::NodeId first = notation::no_node;  ///< its first own move
    std::size_t depth = 0;                       ///< 0: it departs from the line of the game
};

/// Whether what could be redone belongs to the line of the game.
enum class Redoable : std::uint8_t { Included, LeftOut };

class Variations {
public:
    Variations() = default;
    /// Of a game that begins with those moves and their variations.
    explicit Variations(notation::VariationTree moves);

    /// Adds what has been played since the last set-up, and what could be redone before the next. To be
    /// called before the game loses it.
    void keep(const Game& game);
    /// Begins the last set-up with those moves and their variations.
    void begin_with(const Game& game, notation::VariationTree moves);
    /// Forgets the trees of set-ups that can neither be undone nor redone. `keep` does so too.
    void forget_gone(const Game& game);
    /// Forgets a kept line, and all that depart from it.
    void erase(const Game& game, notation::NodeId first);

    [[nodiscard]] LineInTree around(const Game& game, Redoable redoable) const;

private:
    struct Stretch {
        std::optional<Setup> begins_with;  ///< nothing: the start of the game
        notation::VariationTree moves;
    };
    [[nodiscard]] Stretch& stretch_of(const Game& game);

    std::map<std::size_t, Stretch> stretches_;  // by the number of commands in front of it
};

/// How many commands there are up to the last set-up, which is one of them; 0 when there is none.
[[nodiscard]] std::size_t commands_to_last_setup(const Game& game);

/// In the order of a PGN: behind the move that they replace, each before those that depart from it.
[[nodiscard]] std::vector<KeptLine> kept_lines(const LineInTree& line);

/// From the start of the tree to the end of that line.
[[nodiscard]] std::vector<MoveRequest> moves_to_end(const notation::VariationTree& tree,
                                                    notation::NodeId first);

/// The same game, taken back to where the moves depart from it and then played as they say: those since the
/// last set-up. Why they cannot be played.
[[nodiscard]] Result<Game, Refusal> played_along(Game game, const std::vector<MoveRequest>& moves);

}  // namespace takeback::session
