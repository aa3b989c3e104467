#include "drawing.hpp"

#include <vector>

#include "picture.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback {

namespace {

constexpr Geometry geometry = chess::ChessTraits::geometry;

constexpr notation::FenAlphabet alphabet{
    .geometry = geometry, .first_rank = 1, .letter_of = notation::fen_letter, .piece_of = notation::piece_of};

}  // namespace

void PrintTo(Square square, std::ostream* out) {
    *out << (square.is_none() ? "no square" : notation::square_name(geometry, square));
}

void PrintTo(MoveRequest request, std::ostream* out) {
    *out << notation::coordinates(geometry, request);
}

void PrintTo(const Position& position, std::ostream* out) {
    if (position.board.geometry() == geometry) {
        *out << notation::write_fen(position) << test::draw(alphabet, position.board);
    } else {
        *out << notation::write_xiangqi_fen(position);
    }
}

void PrintTo(Reason reason, std::ostream* out) {
    *out << code(reason);
}

namespace test {

namespace {

/// Side to move, rights and target as a FEN has them; the board need not be one that FEN accepts.
Position with_state(const Board& board, std::string_view fen_fields) {
    const auto fields = notation::read_fen("r3k2r/8/8/8/8/8/8/R3K2R " + std::string{fen_fields.substr(0, 1)} +
                                           " " + std::string{notation::words_of(fen_fields)[1].text});
    EXPECT_TRUE(fields) << fen_fields;
    Position position{.board = board, .state = fields->position.state};
    const std::string_view target = notation::words_of(fen_fields)[2].text;
    position.state.en_passant_target = notation::read_square(geometry, target).value_or(no_square);
    position.state.key = zobrist::key_of(position);
    return position;
}

}  // namespace

void proves_rule(const std::string& article) {
    testing::Test::RecordProperty(article, "proved");
}

const Rules& chess() {
    static const ChessRules rules;
    return rules;
}

Square at(std::string_view name) {
    const auto square = notation::read_square(geometry, name);
    EXPECT_TRUE(square) << name;
    return square.value_or(no_square);
}

Position position(std::string_view fen, CastlingRule rule) {
    const auto read = notation::read_fen(fen, notation::FenMode::Strict, rule);
    if (!read) {
        ADD_FAILURE() << fen << ": " << notation::describe(read.error().front());
        return chess().start_position();
    }
    return read->position;
}

Position drawn(std::string_view drawing, std::string_view fen_fields) {
    return with_state(read_picture(alphabet, drawing).board, fen_fields);
}

void expect_targets(std::string_view from, std::string_view drawing, std::string_view fen_fields) {
    const Picture picture = read_picture(alphabet, drawing);
    std::set<Square> actual;
    for (const std::string& target : targets_from(with_state(picture.board, fen_fields), from)) {
        actual.insert(at(target));
    }
    EXPECT_EQ(actual, picture.stars) << "from " << from << ", expected"
                                     << draw(alphabet, picture.board, picture.stars) << "but legal are"
                                     << draw(alphabet, picture.board, actual);
}

std::set<std::string> targets_from(const Position& position, std::string_view from) {
    std::set<std::string> targets;
    Position scratch = position;
    MoveList moves;
    chess().legal_moves(scratch, moves);
    for (const MoveRequest move : moves) {
        if (move.from == at(from)) {
            targets.insert(notation::square_name(geometry, move.to));
        }
    }
    return targets;
}

std::set<std::string> legal_sans(const Position& position) {
    std::set<std::string> sans;
    Position scratch = position;
    MoveList moves;
    chess().legal_moves(scratch, moves);
    for (const MoveRequest move : moves) {
        sans.insert(notation::write_san(chess(), position, move));
    }
    return sans;
}

MoveRequest request(const Game& game, std::string_view text) {
    const auto read = notation::read_move(text, game);
    if (!read) {
        ADD_FAILURE() << text << " is refused (" << code(read.error().refusal.reason) << ") in "
                      << fen_of(game);
        return {};
    }
    return *read;
}

void play(Game& game, std::string_view moves) {
    for (const notation::Word& word : notation::words_of(moves)) {
        const auto played = game.play(request(game, word.text));
        ASSERT_TRUE(played) << word.text << " in " << fen_of(game);
    }
}

Game game_after(std::string_view fen, std::string_view moves) {
    Game game{chess(), position(fen)};
    play(game, moves);
    return game;
}

Game game_after_start(std::string_view moves) {
    Game game{chess()};
    play(game, moves);
    return game;
}

std::string fen_of(const Game& game) {
    return notation::write_fen(game.position());
}

Refusal refusal_of(const Game& game, std::string_view text) {
    const auto read = notation::read_move(text, game);
    if (read) {
        ADD_FAILURE() << text << " is not refused in " << fen_of(game);
        return {};
    }
    return read.error().refusal;
}

}  // namespace test

}  // namespace takeback
