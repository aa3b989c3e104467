#include "replay_totals.hpp"

#include <algorithm>

#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/record_rules.hpp"

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
    play(read.game);
}

void ReplayTotals::play(const notation::PgnGame& game) {
    const notation::RecordRules rules;
    notation::LineOfPlay line{rules.of(game.start), game.start};
    for (const notation::NodeId id : game.moves.main_line()) {
        line.play(game.moves.node(id).request);
        checks += line.in_check() ? 1U : 0U;
    }
    plies += line.plies();
    mates += line.in_check() && line.legal_moves().empty() ? 1U : 0U;
    if (line.plies() > longest) {
        longest = line.plies();
        longest_players = std::string{game.tags.value("White").value_or("?")} + " - " +
                          std::string{game.tags.value("Black").value_or("?")};
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
