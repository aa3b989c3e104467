// Points and moves of xiangqi by file and rank, a0 to i9.
#include "takeback/notation/iccs.hpp"

#include <gtest/gtest.h>

#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::notation {
namespace {

TEST(Iccs, NamesEachPointAndReadsItBack) {
    for (std::size_t i = 0; i < xiangqi::XiangqiTraits::geometry.squares(); ++i) {
        EXPECT_EQ(read_iccs_square(iccs(Square::at(i))), Square::at(i));
    }
    EXPECT_EQ(iccs(Square::at(0)), "a0");
    EXPECT_EQ(iccs(Square::at(89)), "i9");
    EXPECT_EQ(iccs(no_square), "");
    EXPECT_EQ(iccs(Square::at(0), Ranks::FromOne), "a1");
    EXPECT_EQ(iccs(Square::at(89), Ranks::FromOne), "i10");
    EXPECT_EQ(iccs({.from = Square::at(8), .to = Square::at(89)}, Ranks::FromOne), "i1i10");
}

TEST(Iccs, ReadsAMoveInEitherCaseWithADashOrWithout) {
    for (const char* const text : {"h2e2", "H2E2", "H2-E2", "h2-e2"}) {
        const auto read = read_iccs(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(iccs(*read), "h2e2");
    }
}

TEST(Iccs, ReadsNothingElse) {
    for (const char* const text : {"", "h2", "h2e", "h2e2 ", " h2e2", "h2e2q", "j2e2", "h2e:", "h2--e2",
                                   "h2+e2", "22e2", "hhe2", "h2e10", "\xff\xff\xff\xff", "@0a0"}) {
        EXPECT_FALSE(read_iccs(text)) << text;
    }
}

}  // namespace
}  // namespace takeback::notation
