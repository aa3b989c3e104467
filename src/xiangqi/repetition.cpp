#include "takeback/xiangqi/repetition.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/repetition.hpp"

namespace takeback::xiangqi {

namespace {

constexpr std::uint32_t decisive_occurrence = 3;

/// The moves since the position stood for the last time but two, newest first. It has stood so often.
std::vector<const Move*> cycle_to(const Position& position, std::span<const Command> history) {
    std::vector<const Move*> moves;
    std::uint32_t times = 1;
    for (std::size_t i = history.size(); i > 0 && times < decisive_occurrence; --i) {
        if (const Move* const move = std::get_if<Move>(&history[i - 1])) {
            moves.push_back(move);
            times += move->prior.key == position.state.key ? 1 : 0;
        }
    }
    return moves;
}

/// By colour: who gave check with each of his moves in the cycle.
std::array<bool, 2> perpetual_checkers(const Rules& rules, Position position,
                                       const std::vector<const Move*>& cycle) {
    std::array<bool, 2> always{true, true};
    for (const Move* const move : cycle) {
        const Color checked = position.state.side_to_move;
        bool& mover_always = always[static_cast<std::size_t>(opposite(checked))];
        mover_always = mover_always && rules.is_in_check(position.board, checked);
        move->undo(position);
    }
    return always;
}

}  // namespace

std::optional<Outcome> judge_repetition(const Rules& rules, const Position& position,
                                        std::span<const Command> history, RepetitionRule rule) {
    if (occurrences(position, history) < decisive_occurrence) {
        return std::nullopt;
    }
    switch (rule) {
        case RepetitionRule::Draw: break;
        case RepetitionRule::PerpetualCheck: {
            const auto [red, black] = perpetual_checkers(rules, position, cycle_to(position, history));
            if (red != black) {
                return won_by(red ? Color::Black : Color::White, Ending::PerpetualCheck);
            }
            break;
        }
    }
    return drawn(Ending::ThreefoldRepetition);
}

}  // namespace takeback::xiangqi
