#include "takeback/xiangqi/repetition.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/repetition.hpp"

namespace takeback::xiangqi {

namespace {

constexpr std::uint32_t decisive_occurrence = 3;

/// Where the moves stand in the history since the position stood so often less, newest first. It has.
std::vector<std::size_t> places_of_cycle(const Position& position, std::span<const Command> history,
                                         std::uint32_t returns) {
    std::vector<std::size_t> places;
    for (std::size_t i = history.size(); i > 0 && returns > 0; --i) {
        if (const Move* const move = std::get_if<Move>(&history[i - 1])) {
            places.push_back(i - 1);
            returns -= move->prior.key == position.state.key ? 1 : 0;
        }
    }
    return places;
}

Outcome outcome_of(const std::array<Conduct, 2>& conduct) {
    const auto& [red, black] = conduct;
    const auto loss_of = [](bool red_loses, Ending ending) {
        return won_by(red_loses ? Color::Black : Color::White, ending);
    };
    if (red.always_checks != black.always_checks) {
        return loss_of(red.always_checks, Ending::PerpetualCheck);
    }
    if (red.chases.empty() != black.chases.empty()) {
        return loss_of(!red.chases.empty(), Ending::PerpetualChase);
    }
    return drawn(Ending::ThreefoldRepetition);
}

/// Of a cycle that was played, or will be, so often.
Verdict verdict_on(const Rules& rules, const Position& position, std::span<const Command> history,
                   RepetitionRule rule, std::vector<std::size_t> places, int times) {
    std::vector<const Move*> cycle;
    for (int i = 0; i < times; ++i) {
        for (const std::size_t place : places) {
            cycle.push_back(std::get_if<Move>(&history[place]));
        }
    }
    std::reverse(places.begin(), places.end());
    Verdict verdict{.outcome = drawn(Ending::ThreefoldRepetition), .rule = rule, .plies = std::move(places)};
    switch (rule) {
        case RepetitionRule::Draw: break;
        case RepetitionRule::PerpetualCheck:
        case RepetitionRule::Wxf:
            verdict.conduct = conduct_in(rules, position, cycle, rule == RepetitionRule::Wxf);
            verdict.outcome = outcome_of(verdict.conduct);
            break;
    }
    return verdict;
}

}  // namespace

std::optional<Verdict> judge_repetition(const Rules& rules, const Position& position,
                                        std::span<const Command> history, RepetitionRule rule) {
    if (occurrences(position, history) < decisive_occurrence) {
        return std::nullopt;
    }
    return verdict_on(rules, position, history, rule,
                      places_of_cycle(position, history, decisive_occurrence - 1), 1);
}

std::optional<Verdict> foresee_repetition(const Rules& rules, const Position& position,
                                          std::span<const Command> history, RepetitionRule rule) {
    if (occurrences(position, history) != decisive_occurrence - 1) {
        return std::nullopt;
    }
    return verdict_on(rules, position, history, rule, places_of_cycle(position, history, 1), 2);
}

}  // namespace takeback::xiangqi
