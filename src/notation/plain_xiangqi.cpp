#include "takeback/notation/plain_xiangqi.hpp"

#include "takeback/notation/xiangqi_naming.hpp"
#include "takeback/notation/xiangqi_spelling.hpp"

namespace takeback::notation {

std::optional<MoveRequest> read_plain_xiangqi(std::string_view text, const Position& position,
                                              const MoveList& legal, XiangqiStyle style) {
    const auto spelled = spell_xiangqi(text, style.ranks);
    if (!spelled) {
        return std::nullopt;
    }
    if (spelled->points) {
        return legal.contains(*spelled->points) ? spelled->points : std::nullopt;
    }
    const XiangqiNaming naming{position.board, position.state.side_to_move};
    const std::string_view signs = spelled->signs;
    for (const MoveRequest request : legal) {
        if (naming.way(request) == signs.substr(2) &&
            naming.in_style(request.from, style.notation) == signs.substr(0, 2)) {
            return request;  // in a style every man has a name of his own
        }
    }
    return std::nullopt;
}

}  // namespace takeback::notation
