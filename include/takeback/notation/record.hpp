// Record: the commands of a game in words, each in the position in which it was given.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "takeback/core/game.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

struct RecordEntry {
    std::string text;   ///< "Nf3", "Black resigns", "set up 4k3/8/... w - - 0 1"
    GameState before;   ///< whose turn it was, and the number of the move
    Geometry geometry;  ///< of the board that it was given on
    bool is_move = false;
    bool is_setup = false;  ///< the count of moves starts again
};

/// One entry for each command: those done, then those that can be redone.
[[nodiscard]] std::vector<RecordEntry> record_of(const Game& game, Language language = Language::English,
                                                 XiangqiStyle style = {});

/// "4. " before a move of White's, "4... " before one of Black's.
[[nodiscard]] std::string move_number(const GameState& state);

struct LastMove {
    MoveRequest request;
    Position before;   ///< where it was made
    std::string text;  ///< "4. Bb5"
};
/// The last move that is done since the position was set up, if there is one.
[[nodiscard]] std::optional<LastMove> last_move(const Game& game, XiangqiStyle style = {});

/// "1. e4 e5\n2. Nf3\n", from the commands that are done; other commands than moves in braces on their own
/// lines.
[[nodiscard]] std::string write_record(const Game& game, Language language = Language::English,
                                       XiangqiStyle style = {});

/// "White offers a draw".
[[nodiscard]] std::string describe(const Declaration& declaration, Wording wording = Language::English);

/// Square by square what stood there and what stands there after: "e5:P>- d6:->P d5:p>-".
[[nodiscard]] std::string describe_writes(const Writes& writes, Geometry geometry,
                                          Ranks ranks = Ranks::FromZero);

/// What taking the command back has restored besides the place of the man who moved: "The rook on h8 is
/// back." One sentence or more; none when there is nothing more to say.
[[nodiscard]] std::vector<std::string> describe_restored(const Command& command, Geometry geometry,
                                                         Wording wording = Language::English);

/// The command stack: what each command remembers, in the order done, then the cursor and what can be redone.
[[nodiscard]] std::string write_command_stack(const Game& game, Language language = Language::English,
                                              XiangqiStyle style = {});

}  // namespace takeback::notation
