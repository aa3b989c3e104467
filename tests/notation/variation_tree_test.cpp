// The tree of moves: main line and variations, promoted and erased.
#include "takeback/notation/variation_tree.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback::notation {
namespace {

MoveRequest move(const char* from, const char* to) {
    return {.from = test::at(from), .to = test::at(to)};
}

/// 1. e4 (1. d4 d5 (1... Nf6)) (1. c4) 1... e5
struct SmallTree {
    VariationTree tree;
    NodeId e4 = tree.add_move(root_node, move("e2", "e4"));
    NodeId d4 = tree.add_move(root_node, move("d2", "d4"));
    NodeId c4 = tree.add_move(root_node, move("c2", "c4"));
    NodeId e5 = tree.add_move(e4, move("e7", "e5"));
    NodeId d5 = tree.add_move(d4, move("d7", "d5"));
    NodeId nf6 = tree.add_move(d4, move("g8", "f6"));
};

TEST(VariationTree, FirstChildrenAreTheMainLine) {
    const SmallTree small;
    EXPECT_EQ(small.tree.main_line(), (std::vector{small.e4, small.e5}));
    EXPECT_EQ(small.tree.line_to(small.nf6), (std::vector{small.d4, small.nf6}));
    EXPECT_EQ(small.tree.child_with(root_node, move("c2", "c4")), small.c4);
    EXPECT_EQ(small.tree.child_with(root_node, move("a2", "a4")), no_node);
}

TEST(VariationTree, AVariationIsPromotedOneLevelAtATime) {
    SmallTree small;
    EXPECT_TRUE(small.tree.promote(small.nf6));
    EXPECT_EQ(small.tree.first_child(small.d4), small.nf6);
    EXPECT_EQ(small.tree.main_line(), (std::vector{small.e4, small.e5}));
    EXPECT_TRUE(small.tree.promote(small.nf6));
    EXPECT_EQ(small.tree.main_line(), (std::vector{small.d4, small.nf6}));
    EXPECT_EQ(small.tree.next_sibling(small.d4), small.e4);
    EXPECT_EQ(small.tree.next_sibling(small.e4), small.c4);
    EXPECT_FALSE(small.tree.promote(small.nf6));
    EXPECT_FALSE(small.tree.promote(root_node));
    EXPECT_FALSE(small.tree.is_first_child(root_node)) << "it is nobody's child";
}

TEST(VariationTree, ErasingTakesOutEverythingBehind) {
    SmallTree small;
    small.tree.erase(small.e4);
    EXPECT_EQ(small.tree.main_line(), (std::vector{small.d4, small.d5}));
    small.tree.erase(small.c4);
    EXPECT_EQ(small.tree.next_sibling(small.d4), no_node);
    const NodeId f4 = small.tree.add_move(root_node, move("f2", "f4"));
    EXPECT_EQ(small.tree.next_sibling(small.d4), f4) << "the last child is known again";
    small.tree.erase(small.d4);
    small.tree.erase(f4);
    EXPECT_EQ(small.tree, VariationTree{});
}

TEST(VariationTree, WhatIsAddedBehindAnErasedVariationStandsLast) {
    SmallTree small;
    small.tree.erase(small.d4);
    const NodeId f4 = small.tree.add_move(root_node, move("f2", "f4"));
    EXPECT_EQ(small.tree.next_sibling(small.e4), small.c4);
    EXPECT_EQ(small.tree.next_sibling(small.c4), f4);
}

TEST(VariationTree, EqualTreesMayHaveGrownInAnotherOrder) {
    const SmallTree small;
    VariationTree other;
    const NodeId e4 = other.add_move(root_node, move("e2", "e4"));
    other.add_move(e4, move("e7", "e5"));
    const NodeId d4 = other.add_move(root_node, move("d2", "d4"));
    other.add_move(d4, move("d7", "d5"));
    const NodeId nf6 = other.add_move(d4, move("g8", "f6"));
    EXPECT_NE(other, small.tree);
    other.add_move(root_node, move("c2", "c4"));
    EXPECT_EQ(other, small.tree);
    other.node(nf6).comment_after = "x";
    EXPECT_NE(other, small.tree);
    EXPECT_TRUE(other.promote(nf6));
    other.node(nf6).comment_after = "";
    EXPECT_NE(other, small.tree) << "the order of variations counts";
}

TEST(VariationTree, AMoveBehindIsNotAMoveBeside) {
    VariationTree behind;
    behind.add_move(behind.add_move(root_node, null_move), null_move);
    VariationTree beside;
    beside.add_move(root_node, null_move);
    beside.add_move(root_node, null_move);
    EXPECT_NE(behind, beside);
}

/// Three moves that follow each other in the text alike: 1. a (1. c) 1... b; 1. a (1. b c); 1. a b (1... c).
TEST(VariationTree, WhereAVariationBeginsCounts) {
    VariationTree longer_first;
    longer_first.add_move(longer_first.add_move(root_node, null_move), null_move);
    longer_first.add_move(root_node, null_move);
    VariationTree longer_second;
    longer_second.add_move(root_node, null_move);
    longer_second.add_move(longer_second.add_move(root_node, null_move), null_move);
    VariationTree later;
    const NodeId first = later.add_move(root_node, null_move);
    later.add_move(first, null_move);
    later.add_move(first, null_move);
    EXPECT_NE(longer_first, longer_second);
    EXPECT_NE(longer_first, later);
    EXPECT_NE(longer_second, later);
}

}  // namespace
}  // namespace takeback::notation
