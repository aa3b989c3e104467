// PgnKeep: what a reader of games keeps of each game that it reads.
//
// It says nothing about what is read: every move is played and every problem found in either case.
#pragma once

#include <cstdint>

namespace takeback::notation {

enum class PgnKeep : std::uint8_t {
    Games,   ///< all of it: the tree of moves, with what is said about them
    Totals,  ///< of the moves only what PgnReading::main_line counts: the game has none
};

}  // namespace takeback::notation
