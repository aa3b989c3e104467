// ReplayLedger: what threads found in the pieces of a replay, put down in the order of the pieces, whoever
// was done first. So problems and totals are those of one thread.
//
// A thread may be some pieces ahead of the first that is not finished, then it waits: what was found and not
// put down yet needs memory.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "options.hpp"
#include "progress.hpp"
#include "replay_input.hpp"
#include "replay_totals.hpp"
#include "takeback/notation/pgn_problem.hpp"

namespace takeback::app {

/// What was found in a piece, or in a part of it.
struct ReplayFindings {
    ReplayTotals totals{};
    std::vector<notation::PgnProblem> problems{};
    std::exception_ptr failure{};  ///< why there is no more
};

class ReplayLedger {
public:
    ReplayLedger(const Options& options, Progress& progress);

    enum class Part : bool { NotTheLast, Last };
    /// Puts down what was found in a piece, when its turn comes. After a stop, what is not in turn is lost.
    void enter(const ReplayPiece& piece, ReplayFindings findings, Part part);
    /// Whether all pieces before that one are finished.
    [[nodiscard]] bool is_turn_of(const ReplayPiece& piece);
    /// Nobody waits any more.
    void stop();

    /// The pieces whose findings are put down, all before the first that is not finished.
    [[nodiscard]] std::size_t finished_pieces();
    /// When nobody enters anything any more: what all that was put down comes to. Throws the failure.
    [[nodiscard]] const ReplayTotals& totals() const;

private:
    struct Entry {
        const std::string* path;
        ReplayFindings findings;
    };

    void put_down(const Entry& entry);
    void finish_piece();
    void write_problems(const Entry& entry);

    const Options& options_;
    Progress& progress_;
    std::size_t most_ahead_;
    std::mutex page_;
    std::condition_variable turn_came_;
    std::size_t turn_ = 0;
    std::map<std::size_t, Entry> ahead_;  // finished pieces whose turn has not come
    const std::string* file_ = nullptr;
    std::size_t games_before_ = 0;    // in the file, before the piece whose turn it is
    std::size_t games_in_piece_ = 0;  // that were put down of it
    bool is_stopped_ = false;
    ReplayTotals totals_;
    std::exception_ptr failure_;
};

}  // namespace takeback::app
