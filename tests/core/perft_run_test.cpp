// A long count is the plain count, whatever the threads and however small the table; and when it is stopped,
// what it says of itself is right.
#include "takeback/core/perft_run.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <thread>

#include "support/drawing.hpp"
#include "support/perft_table.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/core/borrowed_rules.hpp"
#include "takeback/core/perft.hpp"

namespace takeback {
namespace {

constexpr std::size_t no_table = 0;
constexpr std::size_t four_entries = 64;
constexpr std::size_t a_thousand_entries = 16'000;
constexpr std::size_t a_megabyte = 1 << 20;

/// The rows of both games, and of Chess960, that are counted within some milliseconds.
void for_each_row(const std::function<void(const Rules&, const Position&, const test::PerftRow&)>& visit) {
    struct Table {
        const char* name;
        const Rules& rules;
        Position (*read)(const test::PerftRow& row);
    };
    const auto chess = [](const test::PerftRow& row) { return test::position(row.fen); };
    const auto chess960 = [](const test::PerftRow& row) {
        return test::position(row.fen, CastlingRule::Chess960);
    };
    const auto xiangqi = [](const test::PerftRow& row) { return test::xiangqi_position(row.fen); };
    for (const Table& table : {Table{"chess/perft_table.tsv", test::chess(), chess},
                               Table{"chess/chess960_perft_table.tsv", test::chess(), chess960},
                               Table{"xiangqi/perft_table.tsv", test::xiangqi(), xiangqi}}) {
        for (const test::PerftRow& row : test::read_perft_table(table.name)) {
            // Only a deep count is split below the first moves.
            if (row.leaves <= (row.depth >= 5 ? 100'000 : 20'000)) {
                visit(table.rules, table.read(row), row);
            }
        }
    }
}

std::unique_ptr<PerftTable> table_of(std::size_t bytes) {
    return bytes == no_table ? nullptr : std::make_unique<PerftTable>(bytes);
}

std::uint64_t count(const Rules& rules, const Position& position, int depth, unsigned threads,
                    std::size_t table_bytes) {
    const std::unique_ptr<PerftTable> table = table_of(table_bytes);
    PerftRun run{rules, position, depth, threads, table.get()};
    run.count();
    EXPECT_TRUE(run.is_complete());
    return run.leaves();
}

TEST(PerftRun, CountsEveryShortRowOfTheTables) {
    for_each_row([](const Rules& rules, const Position& position, const test::PerftRow& row) {
        EXPECT_EQ(count(rules, position, row.depth, 1, no_table), row.leaves) << row.fen;
    });
}

TEST(PerftRun, CountsTheSameWithATableOfAnySize) {
    for_each_row([](const Rules& rules, const Position& position, const test::PerftRow& row) {
        for (const std::size_t bytes : {four_entries, a_thousand_entries, a_megabyte}) {
            EXPECT_EQ(count(rules, position, row.depth, 1, bytes), row.leaves)
                << row.fen << ", depth " << row.depth << ", table of " << bytes;
        }
    });
}

TEST(PerftRun, CountsTheSameWithThreadsThatShareATable) {
    for_each_row([](const Rules& rules, const Position& position, const test::PerftRow& row) {
        for (const unsigned threads : {2U, 3U, 7U}) {
            for (const std::size_t bytes : {no_table, four_entries, a_thousand_entries}) {
                EXPECT_EQ(count(rules, position, row.depth, threads, bytes), row.leaves)
                    << row.fen << ", depth " << row.depth << ", " << threads << " threads, table of "
                    << bytes;
            }
        }
    });
}

/// Two positions that differ in nothing but who is to move, a castling right, the file of an en passant
/// capture, or the depth, must not be taken for each other.
TEST(PerftRun, KeepsApartInOneTableWhatLooksAlike) {
    PerftTable table{a_megabyte};
    for (const char* const fen :
         {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
          "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
          "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1",
          "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", "4k3/8/8/3pPp2/8/8/8/4K3 w - - 0 1"}) {
        Position position = test::position(fen);
        for (const int depth : {4, 3, 4, 2}) {
            PerftRun run{test::chess(), position, depth, 2, &table};
            run.count();
            EXPECT_EQ(run.leaves(), perft(test::chess(), position, depth)) << fen << ", depth " << depth;
        }
    }
}

TEST(PerftRun, FindsWithATableWhatItCountedBefore) {
    PerftTable table{a_megabyte};
    EXPECT_EQ(table.find(1858, 3), std::nullopt);
    table.store(1858, 3, 8902);
    EXPECT_EQ(table.find(1858, 3), 8902U);
    EXPECT_EQ(table.find(1858, 4), std::nullopt) << "another depth";
    EXPECT_EQ(table.find(1859, 3), std::nullopt) << "another position";
}

TEST(PerftRun, KeepsInAFullTableWhatCostMostAndWhatCameLast) {
    PerftTable table{1};  // one bucket, whatever is asked for
    table.store(1, 5, 4'865'609);
    table.store(2, 2, 400);
    table.store(3, 3, 8902);
    EXPECT_EQ(table.find(1, 5), 4'865'609U);
    EXPECT_EQ(table.find(2, 2), std::nullopt);
    EXPECT_EQ(table.find(3, 3), 8902U);
}

TEST(PerftRun, OfDepthNoneIsThePositionItself) {
    PerftRun run{test::chess(), test::chess().start_position(), 0, 3};
    run.count();
    EXPECT_EQ(run.leaves(), 1U);
    EXPECT_EQ(run.first_moves(), 0U);
    EXPECT_TRUE(run.is_complete());
}

TEST(PerftRun, OfAMateIsNothing) {
    const Position mated = test::position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    EXPECT_EQ(count(test::chess(), mated, 6, 2, four_entries), 0U);
}

TEST(PerftRun, IsDividedAsThePlainCountIs) {
    for (const int depth : {1, 2, 3, 4}) {
        Position start = test::chess().start_position();
        PerftTable table{a_thousand_entries};
        PerftRun run{test::chess(), start, depth, 3, &table};
        run.count();
        EXPECT_EQ(run.divided(), perft_divide(test::chess(), start, depth)) << "depth " << depth;
    }
}

/// A first move after which there is no reply has no task of its own.
TEST(PerftRun, FinishesAFirstMoveThatMates) {
    Position before_mate = test::position("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    PerftRun run{test::chess(), before_mate, 5};
    run.count();
    EXPECT_EQ(run.divided(), perft_divide(test::chess(), before_mate, 5));
}

TEST(PerftRun, StoppedBeforeItBeginsKnowsNothing) {
    PerftRun run{test::chess(), test::chess().start_position(), 6, 2};
    run.stop();
    run.count();
    EXPECT_FALSE(run.is_complete());
    EXPECT_EQ(run.leaves(), 0U);
    EXPECT_EQ(run.finished_first_moves(), 0U);
    EXPECT_EQ(run.first_moves(), 20U);
    EXPECT_TRUE(run.divided().empty());
}

/// Deep enough to last for years, were it not stopped.
TEST(PerftRun, StoppedInTheMiddleIsNotComplete) {
    for (const std::size_t table_bytes : {no_table, a_megabyte}) {
        const std::unique_ptr<PerftTable> table = table_of(table_bytes);
        Position position = test::xiangqi().start_position();
        PerftRun run{test::xiangqi(), position, 30, 2, table.get()};
        std::jthread counting{[&run] { run.count(); }};
        while (run.leaves() < 100'000) {
            std::this_thread::yield();
        }
        run.stop();
        counting.join();
        EXPECT_FALSE(run.is_complete());
        EXPECT_LT(run.finished_first_moves(), run.first_moves());
        EXPECT_GE(run.leaves(), 100'000U);
    }
}

/// Stops a run before the so-many-th move is made.
class StoppingRules final : public BorrowedRules {
public:
    using BorrowedRules::BorrowedRules;

    void stop_after(int moves, PerftRun& run) {
        moves_left_ = moves;
        run_ = &run;
    }
    [[nodiscard]] Move build(const Position& position, MoveRequest request) const override {
        if (run_ != nullptr && --moves_left_ == 0) {
            run_->stop();
        }
        return BorrowedRules::build(position, request);
    }

private:
    mutable int moves_left_ = 0;
    PerftRun* run_ = nullptr;
};

/// What was cut short must not be remembered as if it were all.
TEST(PerftRun, StoppedAnywhereLeavesNothingWrongInTheTable) {
    Position position = test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    constexpr int depth = 7;  // so that a task is deeper than what is done at once
    const std::uint64_t leaves = perft(test::chess(), position, depth);
    int moves = 250;
    for (bool is_complete = false; !is_complete; moves += 250) {
        PerftTable table{a_megabyte};
        StoppingRules rules{test::chess()};
        PerftRun run{rules, position, depth, 1, &table};
        rules.stop_after(moves, run);
        run.count();
        is_complete = run.is_complete();
        PerftRun again{test::chess(), position, depth, 1, &table};
        again.count();
        EXPECT_EQ(again.leaves(), leaves) << "stopped before move " << moves;
    }
    EXPECT_GT(moves, 1'000) << "it was stopped several times";
}

TEST(PerftRun, StoppedByAnotherThreadLeavesNothingWrongInTheTable) {
    PerftTable table{a_megabyte};
    Position position = test::chess().start_position();
    for (const std::uint64_t enough : {1U, 10'000U, 500'000U, 2'000'000U}) {
        PerftRun run{test::chess(), position, 5, 2, &table};
        std::jthread counting{[&run] { run.count(); }};
        while (run.leaves() < enough) {
            std::this_thread::yield();
        }
        run.stop();
        counting.join();
        for (const auto& [request, leaves] : run.divided()) {
            Position after = position;
            test::chess().build(position, request).apply(after);
            EXPECT_EQ(leaves, perft(test::chess(), after, 4));
        }
    }
    PerftRun again{test::chess(), position, 5, 2, &table};
    again.count();
    EXPECT_EQ(again.leaves(), 4'865'609U);
}

}  // namespace
}  // namespace takeback
