// Limits of the PGN reader: what one game may hold, so that no file, however made, fills the memory.
//
// What is beyond a limit is left out and reported as an error; reading goes on behind it. Variations need no
// limit of their own: each level holds at least one move, nothing recurses, and moves are limited.
#pragma once

#include <cstddef>

namespace takeback::notation::pgn_limits {

inline constexpr std::size_t longest_text = 1U << 20U;  ///< bytes of one comment or tag value
inline constexpr std::size_t longest_word = 255;        ///< bytes of a move or a tag name (PGN standard 7)
inline constexpr std::size_t longest_fen = 255;         ///< bytes; the longest true one has fewer than 100
inline constexpr std::size_t most_tags = 250;           ///< in one game
inline constexpr std::size_t most_moves = 100'000;      ///< in one game, all variations together
inline constexpr std::size_t most_text = 16 * longest_text;  ///< bytes of all tags, comments and annotations
inline constexpr std::size_t most_problems = 100;            ///< reported for one game

}  // namespace takeback::notation::pgn_limits
