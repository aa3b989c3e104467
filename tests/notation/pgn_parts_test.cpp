// The parts of PGN: tags, comments and clocks, the variation tree, the line of play, plain SAN.
#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/pgn_comment.hpp"
#include "takeback/notation/pgn_game.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/plain_san.hpp"
#include "takeback/notation/san.hpp"

namespace takeback::notation {
namespace {

using std::chrono::milliseconds;

// --- Tags ---

TEST(PgnTags, TheRosterIsAlwaysThere) {
    const PgnTags tags;
    EXPECT_EQ(tags.value("Event"), "?");
    EXPECT_EQ(tags.value("Date"), "????.??.??");
    EXPECT_EQ(tags.value("Result"), "*");
    EXPECT_EQ(tags.value("ECO"), std::nullopt);
    EXPECT_FALSE(tags.says_something("Event"));
}

TEST(PgnTags, ATagKeepsItsPlaceWhenItIsSetAgain) {
    PgnTags tags;
    EXPECT_FALSE(tags.set("ECO", "A"));
    EXPECT_FALSE(tags.set("Opening", "B"));
    EXPECT_FALSE(tags.set("ECO", "C"));
    ASSERT_EQ(tags.all().size(), 9U);
    EXPECT_EQ(tags.all()[7], (PgnTag{.name = "ECO", .value = "C"}));
}

TEST(PgnTags, WhatWouldBreakTheTextIsRefused) {
    PgnTags tags;
    for (const char* value : {"a\nb", "a\rb", "\x1b", "\x7f", "a\tb"}) {
        EXPECT_EQ(tags.set("Event", value), PgnTagFault::ControlCharacter);
    }
    for (const char* name : {"", "A B", "_A", "A\"", "]", "Ä"}) {
        EXPECT_EQ(tags.set(name, "x"), PgnTagFault::NameIsNoSymbol) << name;
    }
    EXPECT_EQ(tags.set("FEN", "x"), PgnTagFault::ToldByStart);
    EXPECT_EQ(tags.set("SetUp", "1"), PgnTagFault::ToldByStart);
    EXPECT_EQ(tags.set("Event", std::string(pgn_limits::longest_text + 1, 'x')), PgnTagFault::ValueTooLong);
    EXPECT_EQ(tags, PgnTags{});
}

// --- Comments and clocks ---

TEST(PgnComment, EscapesOnlyWhatCannotStandThere) {
    EXPECT_EQ(write_comment("a } b { c"), "a \\x7d b { c");
    EXPECT_EQ(write_comment("a\nb"), "a\\x0ab");
    EXPECT_EQ(write_comment(" a "), "\\x20a\\x20");
    EXPECT_EQ(write_comment("C:\\dir\\x41"), "C:\\dir\\x41");
    EXPECT_EQ(write_comment("\\x7d"), "\\x5cx7d");
    EXPECT_EQ(write_comment("[%clk 0:01:00]"), "\\x5b%clk 0:01:00]");
}

TEST(PgnComment, EveryPairOfBytesIsReadBack) {
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string text{static_cast<char>(first), static_cast<char>(second)};
            ASSERT_EQ(read_comment(write_comment(text)), text) << first << ' ' << second;
            ASSERT_EQ(read_comment(write_comment("\\x" + text)), "\\x" + text) << first << ' ' << second;
        }
    }
}

TEST(PgnComment, BlanksAtTheEndsAreNotPartOfIt) {
    EXPECT_EQ(read_comment("  a  b \t"), "a  b");
    EXPECT_EQ(read_comment(""), "");
}

TEST(PgnClock, IsTakenOutWhereverItStands) {
    const auto taken = [](std::string raw) {
        const auto clock = take_clock(raw);
        return std::to_string(clock ? clock->count() : -1) + '|' + raw;
    };
    EXPECT_EQ(taken("[%clk 0:05:00]"), "300000|");
    EXPECT_EQ(taken(" a  [%clk  1:00:01.25 ]  b "), "3601250|a b");
    EXPECT_EQ(taken("[%clk x] [%clk 0:00:01]"), "1000|[%clk x]");
    EXPECT_EQ(taken("[%clk 0:00:01] [%clk 0:00:02]"), "1000|[%clk 0:00:02]");
    for (const char* no_clock : {"", "[%clk", "[%clk]", "[%clk 5:00]", "[%clk 0:60:00]", "[%clk 0:00:60]",
                                 "[%clk 0:5:00]", "[%clk 100000:00:00]", "[%clk -0:00:01]", "[%clk 0:00:01.]",
                                 "[%clk 0:00:01.0000]", "[%clk0:00:01]", "[%clk 0:00:01x]"}) {
        EXPECT_EQ(taken(no_clock), "-1|" + std::string{no_clock});
    }
}

TEST(PgnClock, IsReadBackAsItWasWritten) {
    for (const int count : {0, 1, 10, 999, 1000, 59'999, 60'000, 3'599'999, 3'600'000, 359'999'999}) {
        std::string raw = write_clock(milliseconds{count});
        EXPECT_EQ(take_clock(raw), milliseconds{count}) << raw;
    }
    EXPECT_EQ(write_clock(milliseconds{3'723'500}), "[%clk 1:02:03.5]");
}

// --- The tree ---

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

// --- The line of play ---

TEST(LineOfPlay, APassChangesTheTurnAndNothingOnTheBoard) {
    const Position start = test::position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 9");
    LineOfPlay line{test::chess(), start};
    line.play(null_move);
    EXPECT_EQ(line.position(), test::position("4k3/8/8/3pP3/8/8/8/4K3 b - - 6 9"));
    EXPECT_EQ(line.position().state.key, zobrist::key_of(line.position()));
    line.play(null_move);
    EXPECT_EQ(line.position(), test::position("4k3/8/8/3pP3/8/8/8/4K3 w - - 7 10"));
    line.take_back_to(0);
    EXPECT_EQ(line.position(), start);
}

// --- Plain SAN ---

TEST(PlainSan, ReadsEveryMoveThatIsWrittenAndAgreesWithTheGenerousReading) {
    const std::vector<Position> starts{
        test::chess().start_position(),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
    };
    test::play_random_games(test::chess(), starts, 3000, [](const Game& game, MoveRequest) {
        const MoveList legal = game.legal_moves();
        for (const MoveRequest request : legal) {
            const std::string san = write_san(game.rules(), game.position(), request);
            ASSERT_EQ(read_plain_san(san, game.position(), legal), request)
                << san << " in " << test::fen_of(game);
        }
    });
}

TEST(PlainSan, LeavesEverythingElseToTheGenerousReading) {
    const Game game = test::game_after("r3k2r/8/8/3q4/8/2N1P1N1/8/R3K2R w KQkq - 0 1");
    const auto plain = [&](std::string_view text) {
        return read_plain_san(text, game.position(), game.legal_moves()).has_value();
    };
    for (const char* text : {"O-O", "0-0", "Nxd5", "N3xd5", "Nc3xd5", "Nc3-e4", "Kf1", "e4+", "Rxh8"}) {
        EXPECT_TRUE(plain(text)) << text;
    }
    for (const char* text : {"", "e", "Ne4", "Kg1", "Kc1", "Nxe4x", "exd4", "Nxe2xd4", "i9", "O", "+", "Q",
                             "=Q", "e8=Q", "xd5", "nxd5", "♘xd5", "e4.", "Nxb5x"}) {
        EXPECT_FALSE(plain(text)) << text;
    }
}

TEST(PlainSan, ACaptureOfNothingIsNotPlain) {
    const Game game = test::game_after_start("");
    EXPECT_FALSE(read_plain_san("Nxf3", game.position(), game.legal_moves()));
}

}  // namespace
}  // namespace takeback::notation
