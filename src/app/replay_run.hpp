// ReplayRun: plays every game of some files by the rules, with as many threads as are asked for.
#pragma once

#include <atomic>
#include <cstdint>

#include "options.hpp"
#include "progress.hpp"
#include "replay_input.hpp"
#include "replay_ledger.hpp"
#include "replay_totals.hpp"

namespace takeback::app {

class ReplayRun {
public:
    /// Problems are written to standard error, above the progress.
    ReplayRun(const Options& options, Progress& progress);

    /// Plays, by this thread and as many more as were asked for. Returns when all is read, or soon after a
    /// stop. Throws std::system_error when the system does not start them.
    void play();
    /// From any thread.
    void stop();

    /// What was done until now. From any thread.
    [[nodiscard]] std::uint64_t games() const noexcept { return games_; }
    [[nodiscard]] std::uintmax_t bytes_read() const noexcept { return input_.bytes_read(); }

    /// Behind play(): whether all was read, and what it comes to; what was read before a stop is all from the
    /// beginning to some game. Throws StreamError when a file could not be read.
    [[nodiscard]] bool is_complete();
    [[nodiscard]] const ReplayTotals& totals() const { return ledger_.totals(); }

private:
    void take_pieces();
    void play(ReplayPiece& piece);

    const Options& options_;
    ReplayInput input_;
    ReplayLedger ledger_;
    std::atomic<std::uint64_t> games_{0};
};

}  // namespace takeback::app
