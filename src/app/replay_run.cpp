#include "replay_run.hpp"

#include <exception>
#include <iterator>
#include <utility>

#include "start.hpp"
#include "takeback/core/threads.hpp"
#include "takeback/notation/game_splitter.hpp"

namespace takeback::app {

namespace {

using Part = ReplayLedger::Part;

/// So many problems are kept, of a piece whose turn has not come. A text of nothing else has no end of them.
constexpr std::size_t most_problems_kept = 1000;

void keep(ReplayFindings& findings, notation::PgnReading& read) {
    findings.totals.add(read);
    findings.problems.insert(findings.problems.end(), std::make_move_iterator(read.problems.begin()),
                             std::make_move_iterator(read.problems.end()));
}

}  // namespace

ReplayRun::ReplayRun(const Options& options, Progress& progress)
    : options_{options}, input_{options}, ledger_{options, progress} {}

void ReplayRun::play() {
    work_in_threads(
        options_.threads, [this] { take_pieces(); }, [this] { stop(); });
}

void ReplayRun::stop() {
    input_.stop();
    ledger_.stop();
}

void ReplayRun::take_pieces() {
    while (auto piece = input_.next()) {
        play(*piece);
    }
}

void ReplayRun::play(ReplayPiece& piece) {
    ReplayFindings findings;
    try {
        if (piece.failure) {
            std::rethrow_exception(piece.failure);
        }
        notation::PieceReader reader{std::move(piece.games), untold_kind(options_), options_.language,
                                     notation::PgnKeep::Totals};
        for (auto read = reader.next(); read && !input_.is_stopped(); read = reader.next()) {
            keep(findings, *read);
            ++games_;
            const bool waits = findings.problems.size() >= most_problems_kept;
            if (waits || (!findings.problems.empty() && ledger_.is_turn_of(piece))) {
                ledger_.enter(piece, std::exchange(findings, {}), Part::NotTheLast);
            }
        }
    } catch (...) {
        findings.failure = std::current_exception();
    }
    ledger_.enter(piece, std::move(findings), input_.is_stopped() ? Part::NotTheLast : Part::Last);
}

bool ReplayRun::is_complete() {
    return input_.is_at_end() && ledger_.finished_pieces() == input_.pieces();
}

}  // namespace takeback::app
