#include "takeback/core/perft_run.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

#include "takeback/core/move.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/perft.hpp"
#include "takeback/core/threads.hpp"

namespace takeback {

namespace {

/// So many for each thread that none is long without work while another has its last task.
constexpr std::size_t tasks_for_a_thread = 32;

MoveList legal_moves(const Rules& rules, Position& position) {
    MoveList moves;
    rules.legal_moves(position, moves);
    return moves;
}

/// Adds up what `count` finds behind each legal move.
template <typename Count>
std::uint64_t sum_over_moves(const Rules& rules, Position& position, const Count& count) {
    std::uint64_t leaves = 0;
    for (const MoveRequest request : legal_moves(rules, position)) {
        const Move move = rules.build(position, request);
        move.apply(position);
        leaves += count();
        move.undo(position);
    }
    return leaves;
}

}  // namespace

PerftRun::PerftRun(const Rules& rules, const Position& position, int depth, unsigned threads,
                   PerftTable* table)
    : rules_{rules}, start_{position}, depth_{depth}, threads_{threads}, table_{table} {
    assert(depth >= 0 && threads >= 1);
    if (depth > 0) {
        list_tasks();
    }
}

void PerftRun::list_tasks() {
    const MoveList moves = legal_moves(rules_, start_);
    first_moves_ = std::vector<FirstMove>(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        first_moves_[i].request = moves.begin()[i];
        tasks_.push_back({.first_move = i, .line = {moves.begin()[i]}});
    }
    for (int rest = depth_ - 1;
         rest > depth_done_at_once && !tasks_.empty() && tasks_.size() < tasks_for_a_thread * threads_;
         --rest) {
        tasks_ = one_ply_longer(tasks_);
    }
    for (const Task& task : tasks_) {
        ++first_moves_[task.first_move].open_tasks;
    }
}

std::vector<PerftRun::Task> PerftRun::one_ply_longer(const std::vector<Task>& tasks) const {
    std::vector<Task> longer;
    for (const Task& task : tasks) {
        Position position = position_after(task.line);
        for (const MoveRequest request : legal_moves(rules_, position)) {
            longer.push_back(task);
            longer.back().line.push_back(request);
        }
    }
    return longer;
}

Position PerftRun::position_after(const std::vector<MoveRequest>& line) const {
    Position position = start_;
    for (const MoveRequest request : line) {
        rules_.build(position, request).apply(position);
    }
    return position;
}

void PerftRun::count() {
    work_in_threads(
        threads_, [this] { take_tasks(); }, [this] { stop(); });
}

void PerftRun::take_tasks() {
    for (std::size_t i = next_task_++; i < tasks_.size() && !is_stopped(); i = next_task_++) {
        carry_out(tasks_[i]);
    }
}

void PerftRun::carry_out(const Task& task) {
    FirstMove& first = first_moves_[task.first_move];
    Position position = position_after(task.line);
    count_below(position, depth_ - static_cast<int>(task.line.size()), first.leaves);
    if (!is_stopped()) {
        first.open_tasks.fetch_sub(1, std::memory_order_acq_rel);
    }
}

/// Adds to `counted` as it goes. What it returns is not all when the run was stopped meanwhile.
std::uint64_t PerftRun::count_below(Position& position, int depth, std::atomic<std::uint64_t>& counted) {
    if (is_stopped()) {
        return 0;
    }
    const std::uint64_t key = position.state.key;
    std::optional<std::uint64_t> leaves;
    if (depth <= depth_done_at_once) {
        leaves = count_at_once(position, depth);
    } else if (table_ != nullptr) {
        leaves = table_->find(key, depth);
    }
    if (leaves) {
        counted.fetch_add(*leaves, std::memory_order_relaxed);
        return *leaves;
    }
    leaves = sum_over_moves(rules_, position, [&] { return count_below(position, depth - 1, counted); });
    if (table_ != nullptr && !is_stopped()) {
        table_->store(key, depth, *leaves);
    }
    return *leaves;
}

/// Without a table this is perft(). With one, what is worth a look-up is looked up: to count the moves of one
/// position is quicker.
std::uint64_t PerftRun::count_at_once(Position& position, int depth) {
    if (table_ == nullptr || depth <= 1) {
        return perft(rules_, position, depth);
    }
    const std::uint64_t key = position.state.key;
    if (const auto known = table_->find(key, depth)) {
        return *known;
    }
    const std::uint64_t leaves =
        sum_over_moves(rules_, position, [&] { return count_at_once(position, depth - 1); });
    table_->store(key, depth, leaves);
    return leaves;
}

bool PerftRun::is_complete() const noexcept {
    return finished_first_moves() == first_moves();
}

std::uint64_t PerftRun::leaves() const noexcept {
    const std::uint64_t none = depth_ == 0 ? 1 : 0;  // the position itself
    return std::accumulate(first_moves_.begin(), first_moves_.end(), none,
                           [](std::uint64_t sum, const FirstMove& first) {
                               return sum + first.leaves.load(std::memory_order_relaxed);
                           });
}

std::size_t PerftRun::finished_first_moves() const noexcept {
    return static_cast<std::size_t>(
        std::count_if(first_moves_.begin(), first_moves_.end(),
                      [](const FirstMove& first) { return first.is_finished(); }));
}

std::vector<std::pair<MoveRequest, std::uint64_t>> PerftRun::divided() const {
    std::vector<std::pair<MoveRequest, std::uint64_t>> finished;
    for (const FirstMove& first : first_moves_) {
        if (first.is_finished()) {
            finished.emplace_back(first.request, first.leaves.load(std::memory_order_relaxed));
        }
    }
    return finished;
}

}  // namespace takeback
