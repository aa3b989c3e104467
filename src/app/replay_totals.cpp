#include "replay_totals.hpp"

#include <algorithm>

#include "takeback/notation/pgn_tags.hpp"

namespace takeback::app {

namespace {

using Severity = notation::PgnProblem::Severity;

std::uint64_t count(const notation::PgnReading& read, Severity severity) {
    return static_cast<std::uint64_t>(
        std::count_if(read.problems.begin(), read.problems.end(),
                      [severity](const auto& problem) { return problem.severity() == severity; }));
}

}  // namespace

void ReplayTotals::add(const notation::PgnReading& read) {
    ++games;
    errors += count(read, Severity::Error);
    warnings += count(read, Severity::Warning);
    ++results[static_cast<std::size_t>(read.game.marker)];
    plies += read.main_line.plies;
    checks += read.main_line.checks;
    mates += read.main_line.is_mate ? 1U : 0U;
    if (read.main_line.plies > longest) {
        const notation::PgnTags& tags = read.game.tags;
        longest = read.main_line.plies;
        longest_players = std::string{tags.value("White").value_or("?")} + " - " +
                          std::string{tags.value("Black").value_or("?")};
    }
}

void ReplayTotals::add(const ReplayTotals& others) {
    games += others.games;
    plies += others.plies;
    checks += others.checks;
    mates += others.mates;
    errors += others.errors;
    warnings += others.warnings;
    for (std::size_t i = 0; i < results.size(); ++i) {
        results[i] += others.results[i];
    }
    if (others.longest > longest) {
        longest = others.longest;
        longest_players = others.longest_players;
    }
}

}  // namespace takeback::app
