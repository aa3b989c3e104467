// From a game that is being played to its PGN, and back.
#pragma once

#include <cstdint>
#include <string_view>

#include "takeback/core/game.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/result.hpp"
#include "takeback/notation/pgn_game.hpp"

namespace takeback::notation {

/// What has been played since the position was last set up, and how it ended, by whatever means. A name that
/// no tag can hold is written with its control characters escaped.
[[nodiscard]] PgnGame pgn_from_game(const Game& game, std::string_view white = "?",
                                    std::string_view black = "?");

/// Why a main line cannot be played.
struct NotPlayable {
    enum class What : std::uint8_t {
        UnreadableFen,  ///< nobody knows where it starts
        NullMove,       ///< no player may pass
        Refused,        ///< by `refusal`
    };
    What what{};
    NodeId node = root_node;  ///< the move that cannot be played
    Refusal refusal{};
};

/// The main line, played from its start by those rules. How the game ended off the board is not told by a PGN
/// (a lost game may have been resigned or lost on time), and so nobody resigns or agrees on a draw here.
[[nodiscard]] Result<Game, NotPlayable> game_from_pgn(const PgnGame& pgn, const Rules& rules);

}  // namespace takeback::notation
