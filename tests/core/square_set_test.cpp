#include "takeback/core/square_set.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "takeback/core/board.hpp"

namespace takeback {
namespace {

/// One word as in chess, two words as in xiangqi: everything holds for both.
template <typename Set>
class SquareSetOfAnySize : public testing::Test {};
using Sizes = testing::Types<SquareSet<1>, SquareSet<2>>;
TYPED_TEST_SUITE(SquareSetOfAnySize, Sizes);

template <typename Set>
constexpr std::size_t capacity = 64 * sizeof(Set) / sizeof(std::uint64_t);

template <typename Set>
Set set_of(std::initializer_list<std::size_t> squares) {
    Set set;
    for (const std::size_t square : squares) {
        set.add(Square::at(square));
    }
    return set;
}

TYPED_TEST(SquareSetOfAnySize, IsEmptyAtFirst) {
    EXPECT_TRUE(TypeParam{}.empty());
    EXPECT_EQ(TypeParam{}.count(), 0);
}

TYPED_TEST(SquareSetOfAnySize, ContainsWhatWasAddedAndNothingElse) {
    const auto set = set_of<TypeParam>({0, 17, capacity<TypeParam> - 1});
    for (std::size_t i = 0; i < capacity<TypeParam>; ++i) {
        EXPECT_EQ(set.contains(Square::at(i)), i == 0 || i == 17 || i == capacity<TypeParam> - 1) << i;
    }
    EXPECT_EQ(set.count(), 3);
}

TYPED_TEST(SquareSetOfAnySize, GoesThroughItsSquaresInRisingOrder) {
    const std::vector<Square> expected{Square::at(3), Square::at(40), Square::at(capacity<TypeParam> - 1)};
    const auto set = set_of<TypeParam>({capacity<TypeParam> - 1, 3, 40});
    std::vector<Square> met;
    for (const Square square : set) {
        met.push_back(square);
    }
    EXPECT_EQ(met, expected);
    EXPECT_EQ(set.first(), expected.front());
    EXPECT_EQ(set.last(), expected.back());
}

TYPED_TEST(SquareSetOfAnySize, CountsEverySquareWhenItIsFull) {
    EXPECT_EQ((~TypeParam{}).count(), static_cast<int>(capacity<TypeParam>));
}

TYPED_TEST(SquareSetOfAnySize, ShiftsEachSquareByTheSameDistance) {
    for (std::size_t i = 0; i < capacity<TypeParam>; ++i) {
        const TypeParam one{Square::at(i)};
        const TypeParam up = one.template shifted<9>();
        const TypeParam down = one.template shifted<-9>();
        EXPECT_EQ(up, i + 9 < capacity<TypeParam> ? TypeParam{Square::at(i + 9)} : TypeParam{}) << i;
        EXPECT_EQ(down, i >= 9 ? TypeParam{Square::at(i - 9)} : TypeParam{}) << i;
    }
}

TYPED_TEST(SquareSetOfAnySize, GoesUpToItsFirstSquare) {
    for (std::size_t i = 0; i < capacity<TypeParam>; ++i) {
        const auto set = set_of<TypeParam>({i, capacity<TypeParam> - 1});
        for (std::size_t j = 0; j < capacity<TypeParam>; ++j) {
            ASSERT_EQ(set.up_to_first().contains(Square::at(j)), j <= i) << i << ", " << j;
        }
        EXPECT_EQ(set.first(), Square::at(i));
        EXPECT_EQ(set_of<TypeParam>({0, i}).last(), Square::at(i));
    }
    EXPECT_EQ(TypeParam{}.up_to_first(), ~TypeParam{}) << "nothing is in the way";
}

TYPED_TEST(SquareSetOfAnySize, HasExactlyOneWhicheverThatIs) {
    for (std::size_t i = 0; i < capacity<TypeParam>; ++i) {
        EXPECT_TRUE(has_exactly<1>(TypeParam{Square::at(i)})) << i;
    }
}

TYPED_TEST(SquareSetOfAnySize, TellsWhetherItHasExactlySoMany) {
    const auto two = set_of<TypeParam>({5, capacity<TypeParam> - 2});
    EXPECT_FALSE(has_exactly<0>(two));
    EXPECT_FALSE(has_exactly<1>(two));
    EXPECT_TRUE(has_exactly<2>(two));
    EXPECT_FALSE(has_exactly<3>(two));
    EXPECT_TRUE(has_exactly<0>(TypeParam{}));
}

TYPED_TEST(SquareSetOfAnySize, UnitesIntersectsAndComplements) {
    const auto a = set_of<TypeParam>({1, 2, 60});
    const auto b = set_of<TypeParam>({2, 60, 61});
    EXPECT_EQ(a | b, set_of<TypeParam>({1, 2, 60, 61}));
    EXPECT_EQ(a & b, set_of<TypeParam>({2, 60}));
    EXPECT_EQ(a ^ b, set_of<TypeParam>({1, 61}));
    EXPECT_EQ(a & ~b, set_of<TypeParam>({1}));
}

}  // namespace
}  // namespace takeback
