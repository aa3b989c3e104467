#include "replay_totals.hpp"

#include "takeback/notation/pgn_tags.hpp"

namespace takeback::app {

void ReplayTotals::add(const notation::PgnReading& read) {
    ++games;
    errors += read.count(notation::PgnProblem::Severity::Error);
    warnings += read.count(notation::PgnProblem::Severity::Warning);
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
