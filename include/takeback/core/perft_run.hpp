// PerftRun: perft for long counts: by several threads, with a table of what is known already, to be watched
// and to be stopped. What it counts is what perft() counts.
//
// The first plies are listed as tasks, and each thread takes the next one that nobody has. What is known so
// far can be asked of any thread at any time; the run itself reads no clock and prints nothing.
//
//     PerftTable table{64 << 20};
//     PerftRun run{rules, position, 7, 2, &table};
//     run.count();
//     run.leaves();
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "takeback/core/move_request.hpp"
#include "takeback/core/perft_table.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/rules.hpp"

namespace takeback {

class PerftRun {
public:
    /// A count of that depth is done at once: it takes a millisecond or so. Between two of them a run looks
    /// whether it is to stop.
    static constexpr int depth_done_at_once = 3;

    /// Depth from 0, threads from 1. The rules and the table, if there is one, must outlive the run.
    PerftRun(const Rules& rules, const Position& position, int depth, unsigned threads = 1,
             PerftTable* table = nullptr);

    /// Counts, by this thread and as many more as were asked for. Returns when everything is counted, or
    /// soon after a stop. Once for each run. Throws std::system_error when the system does not start them.
    void count();
    /// From any thread.
    void stop() noexcept { is_stopped_.store(true, std::memory_order_relaxed); }

    /// Whether everything is counted.
    [[nodiscard]] bool is_complete() const noexcept;
    /// Those that were counted until now.
    [[nodiscard]] std::uint64_t leaves() const noexcept;
    [[nodiscard]] std::size_t first_moves() const noexcept { return first_moves_.size(); }
    [[nodiscard]] std::size_t finished_first_moves() const noexcept;
    /// The leaves of each first move that is finished, as perft_divide() lists them. Depth from 1.
    [[nodiscard]] std::vector<std::pair<MoveRequest, std::uint64_t>> divided() const;

private:
    struct FirstMove {
        MoveRequest request;
        std::atomic<std::uint64_t> leaves{0};
        std::atomic<std::size_t> open_tasks{0};

        [[nodiscard]] bool is_finished() const noexcept {
            return open_tasks.load(std::memory_order_acquire) == 0;
        }
    };
    /// To count what follows from a line of play.
    struct Task {
        std::size_t first_move;
        std::vector<MoveRequest> line;
    };

    void list_tasks();
    [[nodiscard]] std::vector<Task> one_ply_longer(const std::vector<Task>& tasks) const;
    [[nodiscard]] Position position_after(const std::vector<MoveRequest>& line) const;
    [[nodiscard]] bool is_stopped() const noexcept { return is_stopped_.load(std::memory_order_relaxed); }

    void take_tasks();
    void carry_out(const Task& task);
    std::uint64_t count_below(Position& position, int depth, std::atomic<std::uint64_t>& counted);
    std::uint64_t count_at_once(Position& position, int depth);

    const Rules& rules_;
    Position start_;
    int depth_;
    unsigned threads_;
    PerftTable* table_;
    std::vector<FirstMove> first_moves_;
    std::vector<Task> tasks_;
    std::atomic<std::size_t> next_task_{0};
    std::atomic<bool> is_stopped_{false};
};

}  // namespace takeback
