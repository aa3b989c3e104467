// The positions that are measured, by name, and what is known of them.
#pragma once

#include <cstdint>
#include <string_view>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/xiangqi_fen.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::bench {

constexpr std::string_view kiwipete_fen =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr std::uint64_t kiwipete_moves = 48;
constexpr std::uint64_t kiwipete_leaves_3 = 97'862;

constexpr std::string_view cannons_fen =
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
constexpr std::uint64_t cannons_moves = 38;
constexpr std::uint64_t cannons_leaves_3 = 43'929;

/// A middle game of chess with castling on both wings, pins and an en passant capture to come.
[[nodiscard]] inline Position kiwipete() {
    return notation::read_fen(kiwipete_fen)->position;
}
/// A middle game of xiangqi with a cannon against the palace.
[[nodiscard]] inline Position cannons() {
    return *notation::read_xiangqi_fen(cannons_fen);
}

[[nodiscard]] inline const Rules& chess() {
    static const ChessRules rules;
    return rules;
}
[[nodiscard]] inline const Rules& xiangqi() {
    static const XiangqiRules rules;
    return rules;
}

}  // namespace takeback::bench
