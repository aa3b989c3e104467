// PgnGame: a game as a PGN tells it: tags, start position, moves with their variations, and the result.
//
// Which game it is, the board of its start tells. White is red in xiangqi.
//
// It keeps the facts as they were read, also where they contradict each other: the Result tag, the marker
// behind the moves, and what the board says. pgn_result() chooses between them.
#pragma once

#include <optional>
#include <string>

#include "takeback/core/outcome.hpp"
#include "takeback/core/position.hpp"
#include "takeback/notation/line_totals.hpp"
#include "takeback/notation/pgn_result.hpp"
#include "takeback/notation/pgn_tags.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::notation {

/// The position from which chess is played (FIDE 2.3).
[[nodiscard]] Position standard_start();

struct PgnGame {
    PgnTags tags{};
    Position start = standard_start();
    /// What the FEN tag says where that is no position: nobody knows then where the game starts, and it has
    /// no moves.
    std::string unreadable_fen{};
    VariationTree moves{};
    PgnResult marker = PgnResult::Unknown;  ///< that ends the moves

    friend bool operator==(const PgnGame&, const PgnGame&) = default;
};

/// Whether the start has to be told by the tags SetUp and FEN.
[[nodiscard]] bool starts_elsewhere(const PgnGame& game);

/// The position after that move of the game.
[[nodiscard]] Position position_after(const PgnGame& game, NodeId node);
/// What the main line shows, played again.
[[nodiscard]] LineTotals totals_of_main_line(const PgnGame& game);
/// How the main line ended by what is on the board; nothing when it did not.
[[nodiscard]] std::optional<Outcome> board_outcome(const PgnGame& game);
/// By the board where the game ended there, else by the marker.
[[nodiscard]] PgnResult pgn_result(const PgnGame& game);
/// Sets the marker and the tag.
void set_result(PgnGame& game, PgnResult result);

}  // namespace takeback::notation
