// Threats: who takes whom with gain, one position at a time. How they make a chase: chase_test.cpp.
#include "takeback/xiangqi/threats.hpp"

#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

/// The men whom Red threatens.
std::vector<Square> threatened_in(std::string_view drawing) {
    const Position position = test::xiangqi_drawn(drawing, Color::Black);
    std::vector<Square> found;
    for (const auto& threat : xiangqi::threats_of(test::xiangqi(), position, Color::White)) {
        found.push_back(threat.on);
    }
    return found;
}

std::vector<Square> men_on(std::initializer_list<std::string_view> names) {
    std::vector<Square> squares;
    for (const std::string_view name : names) {
        squares.push_back(test::xiangqi_at(name));
    }
    return squares;
}

/// All victims are guarded by rooks.
TEST(Threat, OfAnAdvisorIsToEveryManWhoAttacks) {
    EXPECT_EQ(threatened_in(R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        r  .  .  n  K  c  .  .  r
        .  .  .  .  A  .  .  .  .
        r  .  .  p  .  r  .  .  r
    )"),
              men_on({"f0", "d2", "f2"}))
        << "but not to a guarded pawn";
}

TEST(Threat, OfAnElephantIsToEveryManWhoAttacks) {
    EXPECT_EQ(threatened_in(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        r  .  n  .  .  .  c  .  r
        .  .  .  .  .  .  .  .  .
        .  .  .  .  B  .  .  .  .
        .  .  .  .  K  .  .  .  .
        r  .  p  .  .  .  r  .  r
    )"),
              men_on({"g0", "c4", "g4"}))
        << "but not to a guarded pawn";
}

TEST(Threat, OfAHorseIsToAGuardedRookOnly) {
    EXPECT_EQ(threatened_in(R"(
        .  .  .  .  .  k  .  .  .
        .  .  .  .  .  .  .  .  .
        r  .  .  r  .  c  .  .  r
        .  .  .  .  .  .  .  .  .
        .  .  .  .  N  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )"),
              men_on({"d7"}));
}

}  // namespace
}  // namespace takeback
