// Cycles: moves that leave a xiangqi board as it was, made twice, so that the position stands for the third
// time.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "xiangqi_drawing.hpp"

namespace takeback::test {

/// The rule book that asks for perpetual chases as well.
[[nodiscard]] inline const XiangqiRules& wxf_rules() {
    static const XiangqiRules rules{{.repetition = xiangqi::RepetitionRule::Wxf}};
    return rules;
}

/// How the game ends when red, who is to move on the board, begins.
[[nodiscard]] inline std::optional<Outcome> outcome_of_cycle(std::string_view drawing,
                                                             std::string_view moves) {
    Game game{wxf_rules(), xiangqi_drawn(drawing)};
    play_xiangqi(game, moves);
    EXPECT_EQ(game.status().outcome, std::nullopt) << "it is the second time";
    play_xiangqi(game, moves);
    return game.status().outcome;
}

}  // namespace takeback::test
