#include "takeback/notation/game_text.hpp"

#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/xiangqi_fen.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/notation/xiangqi_move_text.hpp"

namespace takeback::notation {

namespace {

bool is_xiangqi(const Position& position) {
    return terms_of(position.board.geometry()) == Terms::Xiangqi;
}

}  // namespace

std::string write_move(const Rules& rules, const Position& position, MoveRequest request,
                       XiangqiStyle style) {
    return is_xiangqi(position) ? write_xiangqi_move(position, request, style)
                                : write_san(rules, position, request);
}

Result<MoveRequest, MoveError> read_typed_move(std::string_view text, const Game& game, XiangqiStyle style) {
    return is_xiangqi(game.position()) ? read_xiangqi_move(text, game, style) : read_move(text, game);
}

bool looks_like_typed_move(std::string_view text, const Game& game) {
    return is_xiangqi(game.position()) ? looks_like_xiangqi_move(text) : looks_like_move(text);
}

Result<Position, std::vector<std::string>> read_position(std::string_view fen, const Position& of,
                                                         Wording wording, chess::KingsAllowed kings) {
    if (is_xiangqi(of)) {
        const auto read = read_xiangqi_fen(fen);
        return read ? Result<Position, std::vector<std::string>>{*read}
                    : describe_each(read.error(), wording);
    }
    const auto read = read_fen(fen, FenMode::Strict, of.state.castling_rule, kings);
    return read ? Result<Position, std::vector<std::string>>{read->position}
                : describe_each(read.error(), wording);
}

}  // namespace takeback::notation
