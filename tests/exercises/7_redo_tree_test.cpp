// Exercise 7: a redo tree.
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "redo_tree.hpp"
#include "support/drawing.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::exercises {
namespace {

using test::at;

class RedoTreeOfChess : public testing::Test {
protected:
    void play(std::string_view moves) {
        for (const notation::Word& word : notation::words_of(moves)) {
            ASSERT_TRUE(tree_.play(test::request(tree_.game(), word.text))) << word.text;
        }
    }
    void undo(int times) {
        for (int i = 0; i < times; ++i) {
            ASSERT_TRUE(tree_.undo());
        }
    }
    void expect_moves(std::string_view moves) {
        EXPECT_EQ(tree_.game().position(), test::game_after_start(moves).position()) << moves;
    }

    RedoTree tree_{test::chess()};
    const MoveRequest e4_{.from = at("e2"), .to = at("e4")};
    const MoveRequest d4_{.from = at("d2"), .to = at("d4")};
    const MoveRequest c4_{.from = at("c2"), .to = at("c4")};
};

TEST_F(RedoTreeOfChess, OffersNothingWhereNothingWasPlayed) {
    EXPECT_TRUE(tree_.choices().empty());
    EXPECT_FALSE(tree_.redo());
    EXPECT_FALSE(tree_.undo());
}

TEST_F(RedoTreeOfChess, KeepsTheMoveThatAnotherOneReplaces) {
    play("e4");
    undo(1);
    play("d4");
    undo(1);
    EXPECT_EQ(tree_.choices(), (std::vector{e4_, d4_}));
}

TEST_F(RedoTreeOfChess, DoesAgainWhatWasThereLast) {
    play("e4");
    undo(1);
    play("d4");
    undo(1);
    ASSERT_TRUE(tree_.redo());
    expect_moves("d4");
}

TEST_F(RedoTreeOfChess, DoesAgainWhatIsNamed) {
    play("e4 e5 Nf3");
    undo(3);
    play("d4");
    undo(1);
    ASSERT_TRUE(tree_.redo(e4_));
    ASSERT_TRUE(tree_.redo());
    ASSERT_TRUE(tree_.redo());
    expect_moves("e4 e5 Nf3");
    EXPECT_FALSE(tree_.redo());
}

TEST_F(RedoTreeOfChess, ReturnsDownTheLineThatWasNamedLast) {
    play("e4 e5");
    undo(2);
    play("d4 d5");
    undo(2);
    ASSERT_TRUE(tree_.redo(e4_));
    undo(1);
    ASSERT_TRUE(tree_.redo());
    ASSERT_TRUE(tree_.redo());
    expect_moves("e4 e5");
}

TEST_F(RedoTreeOfChess, KnowsAMoveThatIsPlayedAgain) {
    play("e4 e5");
    undo(2);
    play("d4");
    undo(1);
    play("e4");
    EXPECT_EQ(tree_.choices().size(), 1U) << "1... e5 is still there";
    undo(1);
    EXPECT_EQ(tree_.choices(), (std::vector{e4_, d4_})) << "nothing is there twice";
}

TEST_F(RedoTreeOfChess, KeepsLinesBehindLines) {
    play("e4 e5 Nf3");
    undo(1);
    play("Nc3");
    undo(2);
    play("c5 Nf3");
    undo(3);
    ASSERT_TRUE(tree_.redo());
    EXPECT_EQ(tree_.choices().size(), 2U) << "1... e5 and 1... c5";
    ASSERT_TRUE(tree_.redo({.from = at("e7"), .to = at("e5")}));
    EXPECT_EQ(tree_.choices().size(), 2U) << "2. Nf3 and 2. Nc3";
    ASSERT_TRUE(tree_.redo());
    expect_moves("e4 e5 Nc3");
}

TEST_F(RedoTreeOfChess, RefusesAMoveThatWasNeverPlayedHere) {
    play("e4");
    undo(1);
    EXPECT_FALSE(tree_.redo(c4_)) << "legal, but never played";
    expect_moves("");
}

TEST_F(RedoTreeOfChess, KeepsNothingOfAnIllegalMove) {
    EXPECT_FALSE(tree_.play({.from = at("e2"), .to = at("e5")}));
    EXPECT_TRUE(tree_.choices().empty());
    expect_moves("");
}

}  // namespace
}  // namespace takeback::exercises
