#include "takeback/notation/game_text.hpp"

#include "takeback/language/message.hpp"
#include "takeback/notation/game_fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/plain_san.hpp"
#include "takeback/notation/plain_xiangqi.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/notation/xiangqi_move_text.hpp"

namespace takeback::notation {

namespace {

bool is_xiangqi(const Position& position) {
    return terms_of(position.board.geometry()) == Terms::Xiangqi;
}

bool play_plain_xiangqi(std::string_view text, LineOfPlay& line, XiangqiStyle style) {
    const auto request = read_plain_xiangqi(text, line.position(), line.legal_moves(), style);
    if (request) {
        line.play(*request);
    }
    return request.has_value();
}

/// One sentence for what would else be a fault on every rank.
std::string of_the_other_game(Terms played, Language language) {
    return in_words(
        language,
        played == Terms::Chess
            ? "it has ten ranks: that is xiangqi, and chess is played here (new xiangqi, --game xiangqi)"_msg
            : "it has eight ranks: that is chess, and xiangqi is played here (new chess, --game chess)"_msg);
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

bool play_plain_move(std::string_view text, LineOfPlay& line, XiangqiStyle style) {
    return is_xiangqi(line.position()) ? play_plain_xiangqi(text, line, style) : play_plain_san(text, line);
}

bool looks_like_typed_move(std::string_view text, const Game& game) {
    return is_xiangqi(game.position()) ? looks_like_xiangqi_move(text) : looks_like_move(text);
}

Result<Position, std::vector<std::string>> read_position(std::string_view fen, const Position& of,
                                                         Wording wording, chess::KingsAllowed kings) {
    const GameKind played = game_kind_of(of);
    const auto read = read_game_fen(fen, played, FenMode::Strict, wording, kings);
    if (!read && game_told_by_fen(fen).value_or(played.game) != played.game) {
        return std::vector{of_the_other_game(played.game, wording.language)};
    }
    return read ? Result<Position, std::vector<std::string>>{read->position} : texts_of(read.error());
}

}  // namespace takeback::notation
