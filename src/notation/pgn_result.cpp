#include "takeback/notation/pgn_result.hpp"

#include <array>
#include <utility>

#include "takeback/core/color.hpp"

namespace takeback::notation {

std::string_view result_token(PgnResult result) noexcept {
    switch (result) {
        case PgnResult::Unknown: return "*";
        case PgnResult::WhiteWins: return "1-0";
        case PgnResult::BlackWins: return "0-1";
        case PgnResult::Draw: return "1/2-1/2";
    }
    return {};
}

std::optional<PgnResult> read_result(std::string_view token) noexcept {
    constexpr std::array<std::pair<std::string_view, PgnResult>, 9> spellings{{
        {"*", PgnResult::Unknown},
        {"1-0", PgnResult::WhiteWins},
        {"1–0", PgnResult::WhiteWins},
        {"0-1", PgnResult::BlackWins},
        {"0–1", PgnResult::BlackWins},
        {"1/2-1/2", PgnResult::Draw},
        {"1/2–1/2", PgnResult::Draw},
        {"1/2", PgnResult::Draw},
        {"½-½", PgnResult::Draw},
    }};
    for (const auto& [spelling, result] : spellings) {
        if (token == spelling) {
            return result;
        }
    }
    return std::nullopt;
}

PgnResult result_of(const Outcome& outcome) noexcept {
    if (!outcome.winner) {
        return PgnResult::Draw;
    }
    return *outcome.winner == Color::White ? PgnResult::WhiteWins : PgnResult::BlackWins;
}

}  // namespace takeback::notation
