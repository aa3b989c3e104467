// PositionJudge: what a game has to say of a position that is not played yet.
//
// An edit changes such a position without knowing which game it belongs to: everything that differs is asked
// here, as values.
//
//     const PositionJudge judge = judge_for(draft.board.geometry());
//     for (const PositionFlaw& flaw : judge.flaws_of(draft)) {
//         if (!judge.mend(draft, flaw)) { ... describe(flaw, wording) ... }
//     }
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "takeback/chess/validation.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/position.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/xiangqi/validation.hpp"

namespace takeback::notation {

using PositionFlaw = std::variant<chess::Flaw, xiangqi::Flaw>;

struct PositionJudge {
    chess::KingsAllowed kings{};  ///< Several: in a training set-up of chess
    /// All of them. The key and the counters are not looked at.
    std::vector<PositionFlaw> (*flaws_of)(const Position& position) = nullptr;
    /// Whether the flaw is one of the state, which is then mended. One of the men only a player can mend.
    bool (*mend)(Position& position, const PositionFlaw& flaw) = nullptr;
    /// Drops from a position without flaws what means nothing in it. The key is not kept.
    void (*settle)(Position& position) = nullptr;
};

/// That of the game which is played on such a board. Several kings are allowed in chess alone.
[[nodiscard]] PositionJudge judge_for(Geometry geometry,
                                      chess::KingsAllowed kings = chess::KingsAllowed::One);

[[nodiscard]] std::string describe(const PositionFlaw& flaw, Wording wording = Language::English);

}  // namespace takeback::notation
