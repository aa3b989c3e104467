// Drawings: boards drawn in tests, set-up and expectation in one picture, and how they are printed when they
// fail.
//
//     expect_targets("d4", R"(
//         .  .  .  .  .  .  .  .
//         .  .  .  .  .  .  .  .
//         .  .  *  .  *  .  .  .
//         .  *  .  .  .  p* .  .
//         .  .  .  N  .  .  .  .
//         .  *  .  .  .  P  .  .
//         .  .  *  .  *  .  .  .
//         .  .  .  .  .  .  .  .
//     )");
//
// A letter is a piece as in a FEN, a point an empty square. A star marks an expected target: alone an empty
// one, behind a piece one to be captured. Kings may be left out where they do not matter.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <string_view>

#include "takeback/core/game.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"

namespace takeback {

// How GoogleTest shows our values.
void PrintTo(Square square, std::ostream* out);
void PrintTo(MoveRequest request, std::ostream* out);
void PrintTo(const Position& position, std::ostream* out);
void PrintTo(Reason reason, std::ostream* out);

namespace test {

/// Notes which rule the test holds to, an article of the FIDE Laws or a section of another source: for the
/// rule map.
void proves_rule(const std::string& article);

/// The rule book of chess.
[[nodiscard]] const Rules& chess();

/// The square of that name on a chess board.
[[nodiscard]] Square at(std::string_view name);

/// The position of a FEN that must be right.
[[nodiscard]] Position position(std::string_view fen, CastlingRule rule = CastlingRule::Standard);

/// The position that is drawn. With the fields of a FEN from the side to move on, "w - - 0 1" by default.
[[nodiscard]] Position drawn(std::string_view drawing, std::string_view fen_fields = "w - - 0 1");

/// The legal targets of the man on that square are the starred ones, no more and no fewer.
void expect_targets(std::string_view from, std::string_view drawing,
                    std::string_view fen_fields = "w - - 0 1");

/// The names of the squares to which the man on that square may legally go.
[[nodiscard]] std::set<std::string> targets_from(const Position& position, std::string_view from);

/// The legal moves in SAN.
[[nodiscard]] std::set<std::string> legal_sans(const Position& position);

/// The move as people write it; it must be legal.
[[nodiscard]] MoveRequest request(const Game& game, std::string_view text);

/// Plays moves separated by blanks; each must be legal.
void play(Game& game, std::string_view moves);

/// A game from that FEN with those moves played.
[[nodiscard]] Game game_after(std::string_view fen, std::string_view moves = "");
[[nodiscard]] Game game_after_start(std::string_view moves);

[[nodiscard]] std::string fen_of(const Game& game);

/// Why the text is refused; it must be.
[[nodiscard]] Refusal refusal_of(const Game& game, std::string_view text);

}  // namespace test

}  // namespace takeback
