// Drawings of xiangqi boards, and games on them (support/drawing.hpp has those of chess).
//
//     expect_xiangqi_targets("e4", R"(
//         .  .  .  .  k  .  .  .  .
//         .  .  .  .  .  .  .  .  .
//         .  .  .  .  .  .  .  .  .
//         .  .  .  .  .  .  .  .  .
//         .  .  .  .  .  .  .  .  .
//         .  .  .  .  *  .  .  .  .
//         .  .  .  .  P  .  .  .  .
//         .  .  .  .  .  .  .  .  .
//         .  .  .  .  .  .  .  .  .
//         .  .  .  K  .  .  .  .  .
//     )");
//
// Points are named as in ICCS, a0 to i9. B is an elephant, N a horse.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "takeback/core/game.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::test {

/// The rule book of xiangqi, with its usual options.
[[nodiscard]] const Rules& xiangqi();

[[nodiscard]] Square xiangqi_at(std::string_view name);
[[nodiscard]] MoveRequest xiangqi_request(std::string_view iccs);

/// The position of a FEN that must be right, or the one that is drawn, which need not be.
[[nodiscard]] Position xiangqi_position(std::string_view fen);
[[nodiscard]] Position xiangqi_drawn(std::string_view drawing, Color side_to_move = Color::White);

/// The legal targets of the man on that point are the starred ones, no more and no fewer. He is to move.
void expect_xiangqi_targets(std::string_view from, std::string_view drawing);

/// The legal moves, as "h2e2".
[[nodiscard]] std::set<std::string> xiangqi_moves(const Position& position);

/// Plays moves separated by blanks; each must be legal.
void play_xiangqi(Game& game, std::string_view moves);
[[nodiscard]] Game xiangqi_game(std::string_view fen, std::string_view moves = "",
                                const Rules& rules = xiangqi());

[[nodiscard]] std::string xiangqi_fen(const Game& game);

/// Why the move is refused; it must be.
[[nodiscard]] Refusal xiangqi_refusal(const Position& position, std::string_view iccs);

}  // namespace takeback::test
