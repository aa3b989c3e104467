#include "takeback/core/repetition.hpp"

#include <cstddef>
#include <variant>

namespace takeback {

std::uint32_t occurrences(const Position& position, std::span<const Command> history) noexcept {
    std::uint32_t times = 1;
    for (std::size_t i = history.size(); i > 0; --i) {
        const Command& command = history[i - 1];
        if (std::holds_alternative<Setup>(command)) {
            break;
        }
        const Move* const move = std::get_if<Move>(&command);
        if (move == nullptr) {
            continue;
        }
        if (move->next.halfmove_clock == 0) {
            break;  // a capture or a pawn move: what was before it can never come again
        }
        times += move->prior.key == position.state.key ? 1 : 0;
    }
    return times;
}

}  // namespace takeback
