// Nothing is allocated while moves are generated, tried, made and taken back. This program counts every call
// of the global operator new, which it replaces.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "support/drawing.hpp"
#include "support/random_games.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/core/perft.hpp"

namespace {

// NOLINTBEGIN(*-avoid-non-const-global-variables): what this test is about
std::size_t allocations = 0;
std::size_t allocated_bytes = 0;
// NOLINTEND(*-avoid-non-const-global-variables)

}  // namespace

// Not inlined, or g++ sees through one half of a pair and warns of a mismatch.
// NOLINTBEGIN(*-no-malloc, *-owning-memory)
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    allocated_bytes += size;
    if (void* memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc{};
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
// NOLINTEND(*-no-malloc, *-owning-memory)

namespace takeback {
namespace {

std::uint64_t allocations_in_perft(const Rules& rules, Position position, int depth, std::uint64_t leaves) {
    const std::size_t before = allocations;
    EXPECT_EQ(perft(rules, position, depth), leaves);
    return allocations - before;
}
std::uint64_t allocations_in_perft(std::string_view fen, int depth, std::uint64_t leaves) {
    return allocations_in_perft(test::chess(), test::position(fen), depth, leaves);
}

TEST(Allocation, IsCounted) {
    const std::size_t before = allocations;
    const std::vector<int> numbers(100);
    EXPECT_EQ(allocations, before + 1);
}

TEST(Allocation, DoesNotHappenInPerft) {
    EXPECT_EQ(allocations_in_perft("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4'865'609),
              0U);
    EXPECT_EQ(allocations_in_perft("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3,
                                   97'862),
              0U);
}

/// Asks everything that a search asks of a position: all moves, how many, each tried, made and taken back.
void search_one_ply(const Rules& rules, Position& position) {
    MoveList legal;
    rules.legal_moves(position, legal);
    EXPECT_EQ(rules.count_legal_moves(position), legal.size());
    MoveList tried;
    rules.pseudo_legal_moves(position, tried);
    EXPECT_GT(tried.size(), legal.size()) << "a position in which some moves are illegal shows more";
    for (const MoveRequest request : tried) {
        const Color us = position.state.side_to_move;
        const Move move = rules.build(position, request);
        move.apply(position);
        EXPECT_NE(rules.is_in_check(position.board, us), legal.contains(request));
        static_cast<void>(rules.is_attacked(position.board, request.to, us));
        move.undo(position);
    }
}

std::uint64_t allocations_in_search(const Rules& rules, Position position) {
    const std::size_t before = allocations;
    search_one_ply(rules, position);
    return allocations - before;
}

TEST(Allocation, DoesNotHappenWhereMovesAreListedCountedTriedMadeAndTakenBack) {
    // Black is in check and two of his men are pinned; he may castle, promote and capture en passant
    // elsewhere.
    constexpr auto in_check = "r3k3/3n4/8/1B6/Pp2R3/8/6p1/4K3 b q a3 0 1";
    EXPECT_EQ(allocations_in_search(test::chess(), test::position(in_check)), 0U);
}

TEST(Allocation, DoesNotHappenWhereMovesOfXiangqiAreListedCountedTriedMadeAndTakenBack) {
    // The cannon checks over the horse, whose every move is an answer; on the e-file the generals would face.
    constexpr auto in_check = "3k5/9/3n5/9/9/9/9/3C5/9/4K4 b - - 0 1";
    EXPECT_EQ(allocations_in_search(test::xiangqi(), test::xiangqi_position(in_check)), 0U);
}

TEST(Allocation, DoesNotHappenInPerftOfXiangqi) {
    EXPECT_EQ(allocations_in_perft(test::xiangqi(), test::xiangqi().start_position(), 3, 79'666), 0U);
}

/// So the history grows with the number of commands, and what it keeps of one does not grow with the game.
TEST(Allocation, OfACopiedGameIsOneEntryOfOneSizeForEachCommand) {
    std::size_t longest = 0;
    test::play_random_games(
        test::chess(), {test::chess().start_position()}, 1000, [&](const Game& game, MoveRequest) {
            const std::size_t before = allocated_bytes;
            const Game copy = game;  // NOLINT(*-unnecessary-copy-initialization): measured
            const std::size_t bytes = allocated_bytes - before;
            ASSERT_EQ(bytes, copy.history().size() * sizeof(Command));
            longest = std::max(longest, copy.history().size());
        });
    EXPECT_GT(longest, 100U);
}

TEST(Allocation, DoesNotHappenInJudgingAPositionThatStandsForTheFirstTime) {
    const XiangqiRules rules{{.repetition = xiangqi::RepetitionRule::Wxf}};
    constexpr auto chase = "5k3/9/9/9/2c6/9/9/3R5/9/4K4 w - - 0 1";
    const Game first = test::xiangqi_game(chase, "d2c2 c5d5 c2d2 d5c5 d2e2", rules);
    const Game third = test::xiangqi_game(chase, "d2c2 c5d5 c2d2 d5c5 d2c2 c5d5 c2d2 d5c5", rules);
    const std::size_t before = allocations;
    EXPECT_EQ(rules.automatic_outcome(first.position(), first.history()), std::nullopt);
    EXPECT_EQ(allocations, before);
    EXPECT_NE(rules.automatic_outcome(third.position(), third.history()), std::nullopt);
    EXPECT_GT(allocations, before);
}

}  // namespace
}  // namespace takeback
