#include "xiangqi_drawing.hpp"

#include "drawing.hpp"
#include "picture.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"
#include "takeback/notation/xiangqi_letters.hpp"

namespace takeback::test {

namespace {

constexpr notation::FenAlphabet alphabet{.geometry = xiangqi::XiangqiTraits::geometry,
                                         .first_rank = 0,
                                         .letter_of = notation::xiangqi_fen_letter,
                                         .piece_of = notation::xiangqi_piece_of};

}  // namespace

const Rules& xiangqi() {
    static const XiangqiRules rules;
    return rules;
}

Square xiangqi_at(std::string_view name) {
    const auto square = notation::read_iccs_square(name);
    EXPECT_TRUE(square) << name;
    return square.value_or(no_square);
}

MoveRequest xiangqi_request(std::string_view iccs) {
    const auto request = notation::read_iccs(iccs);
    EXPECT_TRUE(request) << iccs;
    return request.value_or(MoveRequest{});
}

Position xiangqi_position(std::string_view fen) {
    const auto read = notation::read_xiangqi_fen(fen);
    if (!read) {
        ADD_FAILURE() << fen << ": " << notation::describe(read.error().front());
        return xiangqi().start_position();
    }
    return *read;
}

Position xiangqi_drawn(std::string_view drawing, Color side_to_move) {
    Position position{.board = read_picture(alphabet, drawing).board, .state = {}};
    position.state.side_to_move = side_to_move;
    position.state.key = zobrist::key_of(position);
    return position;
}

void expect_xiangqi_targets(std::string_view from, std::string_view drawing) {
    const Picture picture = read_picture(alphabet, drawing);
    Position position{.board = picture.board, .state = {}};
    position.state.side_to_move = picture.board.at(xiangqi_at(from)).color();
    MoveList moves;
    xiangqi().legal_moves(position, moves);
    std::set<Square> actual;
    for (const MoveRequest move : moves) {
        if (move.from == xiangqi_at(from)) {
            actual.insert(move.to);
        }
    }
    EXPECT_EQ(actual, picture.stars) << "from " << from << ", expected"
                                     << draw(alphabet, picture.board, picture.stars) << "but legal are"
                                     << draw(alphabet, picture.board, actual);
}

std::set<std::string> xiangqi_moves(const Position& position) {
    std::set<std::string> texts;
    Position scratch = position;
    MoveList moves;
    xiangqi().legal_moves(scratch, moves);
    for (const MoveRequest move : moves) {
        texts.insert(notation::iccs(move));
    }
    return texts;
}

void play_xiangqi(Game& game, std::string_view moves) {
    for (const notation::Word& word : notation::words_of(moves)) {
        const auto played = game.play(xiangqi_request(word.text));
        ASSERT_TRUE(played) << word.text << " is refused (" << code(played.error().reason) << ") in "
                            << xiangqi_fen(game);
    }
}

Game xiangqi_game(std::string_view fen, std::string_view moves, const Rules& rules) {
    Game game{rules, xiangqi_position(fen)};
    play_xiangqi(game, moves);
    return game;
}

std::string xiangqi_fen(const Game& game) {
    return notation::write_xiangqi_fen(game.position());
}

Refusal xiangqi_refusal(const Position& position, std::string_view iccs) {
    const auto refusal = xiangqi().refuse(position, xiangqi_request(iccs));
    EXPECT_TRUE(refusal) << iccs << " is legal";
    return refusal.value_or(Refusal{});
}

}  // namespace takeback::test
