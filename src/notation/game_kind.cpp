#include "takeback/notation/game_kind.hpp"

#include <algorithm>

#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

GameKind game_kind_of(const Position& position) noexcept {
    return {.game = terms_of(position.board.geometry()), .castling = position.state.castling_rule};
}

std::optional<Terms> game_told_by_fen(std::string_view fen) {
    const std::vector<Word> fields = words_of(fen);
    const std::string_view ranks = fields.empty() ? std::string_view{} : fields.front().text;
    switch (std::count(ranks.begin(), ranks.end(), '/')) {
        case 9: return Terms::Xiangqi;
        case 7: return Terms::Chess;
        default: return std::nullopt;
    }
}

}  // namespace takeback::notation
