// What makes a position of xiangqi one that cannot be played on.
#include "takeback/xiangqi/validation.hpp"

#include <gtest/gtest.h>

#include "support/xiangqi_drawing.hpp"

namespace takeback {
namespace {

using What = xiangqi::Flaw::What;

std::vector<xiangqi::Flaw> flaws(std::string_view drawing, Color side_to_move = Color::White) {
    return xiangqi::flaws_of(test::xiangqi_drawn(drawing, side_to_move));
}

/// The points of a board on which a man alone, with the kings at home, is no flaw.
std::set<std::string> points_of(Piece man) {
    std::set<std::string> points;
    for (char file = 'a'; file <= 'i'; ++file) {
        for (char rank = '0'; rank <= '9'; ++rank) {
            const std::string name{file, rank};
            Position position = test::xiangqi_drawn(R"(
                .  .  .  k  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .  .
                .  .  .  .  .  K  .  .  .
            )",
                                                    man.color());
            if (!position.board.at(test::xiangqi_at(name)).is_none()) {
                continue;
            }
            position.board.set(test::xiangqi_at(name), man);
            const auto found = xiangqi::flaws_of(position);
            if (std::none_of(found.begin(), found.end(),
                             [](const xiangqi::Flaw& flaw) { return flaw.what == What::UnreachedPoint; })) {
                points.insert(name);
            }
        }
    }
    return points;
}

TEST(XiangqiFlaw, IsNoneAtTheStart) {
    EXPECT_TRUE(xiangqi::flaws_of(test::xiangqi().start_position()).empty());
}

TEST(XiangqiFlaw, IsNoneWhereTheSideToMoveIsMated) {
    const auto position = test::xiangqi_position("3aka3/9/9/9/9/9/4C4/9/4C4/4K4 b - - 0 1");
    EXPECT_TRUE(xiangqi::flaws_of(position).empty());
}

TEST(XiangqiFlaw, IsAnElephantAnywhereButOnItsSevenPoints) {
    EXPECT_EQ(points_of({Color::White, Kind::Elephant}),
              (std::set<std::string>{"c0", "g0", "a2", "e2", "i2", "c4", "g4"}));
    EXPECT_EQ(points_of({Color::Black, Kind::Elephant}),
              (std::set<std::string>{"c9", "g9", "a7", "e7", "i7", "c5", "g5"}));
}

TEST(XiangqiFlaw, IsAnAdvisorAnywhereButOnHisFivePoints) {
    EXPECT_EQ(points_of({Color::White, Kind::Advisor}), (std::set<std::string>{"d0", "e1", "d2", "f2"}))
        << "and f0, where the king stands";
    EXPECT_EQ(points_of({Color::Black, Kind::Advisor}), (std::set<std::string>{"f9", "e8", "d7", "f7"}))
        << "and d9, where the king stands";
}

TEST(XiangqiFlaw, IsAPawnBehindItsStartOrBesideItsFileBeforeTheRiver) {
    const auto points = points_of({Color::White, Kind::Pawn});
    EXPECT_EQ(points.size(), 10U + 44U) << "five files of two points, and the other bank but for the king";
    EXPECT_TRUE(points.contains("a3"));
    EXPECT_TRUE(points.contains("i4"));
    EXPECT_TRUE(points.contains("b5"));
    EXPECT_FALSE(points.contains("b4"));
    EXPECT_FALSE(points.contains("a2"));
    EXPECT_EQ(points_of({Color::Black, Kind::Pawn}).size(), 10U + 44U);
}

TEST(XiangqiFlaw, IsNoneForRookHorseAndCannonAnywhere) {
    for (const Kind kind : {Kind::Rook, Kind::Horse, Kind::Cannon}) {
        EXPECT_EQ(points_of({Color::White, kind}).size(), 88U);
    }
}

TEST(XiangqiFlaw, AreKingsWhoFaceEachOther) {
    const auto found = flaws(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, What::KingsFace);
}

TEST(XiangqiFlaw, IsACheckOfTheSideThatIsNotToMove) {
    constexpr auto drawing = R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )";
    const auto found = flaws(drawing);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, What::OpponentInCheck);
    EXPECT_EQ(found[0].color, Color::Black);
    EXPECT_TRUE(flaws(drawing, Color::Black).empty());
}

TEST(XiangqiFlaw, AreMoreMenOfAKindThanAtTheStart) {
    const auto found = flaws(R"(
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        P  P  P  P  P  P  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  n  .  n  .  n  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .
    )");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(
        found[0],
        (xiangqi::Flaw{.what = What::TooManyMen, .color = Color::White, .kind = Kind::Pawn, .count = 6}));
    EXPECT_EQ(
        found[1],
        (xiangqi::Flaw{.what = What::TooManyMen, .color = Color::Black, .kind = Kind::Horse, .count = 3}));
}

TEST(XiangqiFlaw, IsACheckWhateverElseIsWrongIfThereAreTwoKings) {
    const auto found = flaws(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        R  R  .  .  R  K  .  .  .
    )");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].what, What::TooManyMen);
    EXPECT_EQ(found[1].what, What::OpponentInCheck);
    const auto of_three_kings = flaws(R"(
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  R  K  .  .  .
    )");
    ASSERT_EQ(of_three_kings.size(), 1U);
    EXPECT_EQ(of_three_kings[0].what, What::KingCount);
}

TEST(XiangqiFlaw, AreManyAtOnce) {
    const auto found = flaws(R"(
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  B  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  P  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  K  .  .  .  A
    )");
    EXPECT_EQ(found.size(), 5U) << "two kings, none, advisor, pawn and elephant";
}

}  // namespace
}  // namespace takeback
