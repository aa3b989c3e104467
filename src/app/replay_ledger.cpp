#include "replay_ledger.hpp"

#include <string>
#include <utility>

#include "game_files.hpp"

namespace takeback::app {

ReplayLedger::ReplayLedger(const Options& options, Progress& progress)
    : options_{options}, progress_{progress}, most_ahead_{std::size_t{4} * options.threads} {}

void ReplayLedger::enter(const ReplayPiece& piece, ReplayFindings findings, Part part) {
    std::unique_lock page{page_};
    const bool is_last = part == Part::Last;
    turn_came_.wait(page, [&] {
        return is_stopped_ || piece.order == turn_ || (is_last && piece.order < turn_ + most_ahead_);
    });
    Entry entry{.path = piece.path, .findings = std::move(findings)};
    if (piece.order == turn_) {
        put_down(entry);
        if (is_last) {
            finish_piece();
        }
    } else if (is_last) {
        ahead_.emplace(piece.order, std::move(entry));
    }
    for (auto next = ahead_.find(turn_); next != ahead_.end(); next = ahead_.find(turn_)) {
        put_down(next->second);
        ahead_.erase(next);
        finish_piece();
    }
    turn_came_.notify_all();
}

// The page is held in what follows.

void ReplayLedger::put_down(const Entry& entry) {
    if (failure_) {  // what follows it was never to be read
        return;
    }
    if (entry.path != nullptr && entry.path != file_) {
        file_ = entry.path;
        games_before_ = 0;
    }
    write_problems(entry);
    games_in_piece_ += entry.findings.totals.games;
    totals_.add(entry.findings.totals);
    failure_ = entry.findings.failure;
}

void ReplayLedger::finish_piece() {
    ++turn_;
    games_before_ += std::exchange(games_in_piece_, 0);
}

void ReplayLedger::write_problems(const Entry& entry) {
    std::string lines;
    for (notation::PgnProblem problem : entry.findings.problems) {
        problem.game += games_before_;
        lines += shown_file(*entry.path) + ':' + notation::describe(problem, options_.language) + '\n';
    }
    if (!lines.empty()) {
        progress_.write_above(lines);
    }
}

bool ReplayLedger::is_turn_of(const ReplayPiece& piece) {
    const std::scoped_lock page{page_};
    return piece.order == turn_;
}

void ReplayLedger::stop() {
    const std::scoped_lock page{page_};
    is_stopped_ = true;
    turn_came_.notify_all();
}

std::size_t ReplayLedger::finished_pieces() {
    const std::scoped_lock page{page_};
    return turn_;
}

const ReplayTotals& ReplayLedger::totals() const {
    if (failure_) {
        std::rethrow_exception(failure_);
    }
    return totals_;
}

}  // namespace takeback::app
