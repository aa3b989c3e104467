// Fuzz target: moves of chess as they are typed and written. The first line of the input is a FEN, or a
// letter for one of the positions below; each further line is a text that is to be played.
//
// Promises of any text, in any game:
// - it is read as a legal move, or refused with safe words, and with candidates and a suggestion that are
// legal;
// - a refusal leaves the game as it was, what can be redone included;
// - the move that was read, written as SAN and as coordinates, is read as the same move;
// - the plain reader reads every SAN that is written, and nothing in another way than the full reader;
// - what is read looks like a move, so that a game at the terminal takes it for one;
// - played, taken back and done again gives equal games, and taking back everything gives the start.
#include <array>
#include <cstddef>
#include <string>

#include "invariant.hpp"
#include "move_promises.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/plain_san.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/speech.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

const ChessRules& rules() {
    static const ChessRules chess;
    return chess;
}

Position read(std::string_view fen, CastlingRule rule) {
    return read_fen(fen, notation::FenMode::Strict, rule, chess::KingsAllowed::Several)->position;
}

/// Where there is much to mistake: castling both ways, pins, promotions, en passant, men of one kind who can
/// go to one square, and several kings.
Position start_called(char letter) {
    static const std::array positions{
        rules().start_position(),
        read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", CastlingRule::Standard),
        read("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", CastlingRule::Standard),
        read("4k3/1N3N2/8/R2N3R/8/1q3N2/8/3K3R w - - 0 1", CastlingRule::Standard),
        read("8/8/8/1k1pP3/8/8/8/4K2R w K d6 0 2", CastlingRule::Standard),
        read("rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1", CastlingRule::Chess960),
        read("k2qk3/3p1p2/2n5/8/1b3r2/5N2/2P1P3/K2RK2Q w - - 0 1 training", CastlingRule::Standard),
        read("7k/5Q2/8/8/8/8/8/K7 w - - 99 80", CastlingRule::Standard)};
    return positions[static_cast<unsigned char>(letter) % positions.size()];
}

Position start_of(std::string_view line) {
    if (line.size() == 1) {
        return start_called(line.front());
    }
    for (const CastlingRule rule : {CastlingRule::Standard, CastlingRule::Chess960}) {
        const auto read = notation::read_fen(line, notation::FenMode::Strict, rule);
        if (read) {
            return read->position;
        }
    }
    return start_called('\0');
}

void promise_refusal(std::string_view text, const notation::MoveError& error, Game& game, Language language) {
    const notation::Explanation why = explain(error, game, text, language);
    promise_refused_text(text, error, why, game);
}

/// Nothing when the text is not written plainly.
std::optional<MoveRequest> read_plainly(std::string_view text, const Game& game) {
    notation::LineOfPlay line{game.rules(), game.position()};
    const bool is_played = play_plain_san(text, line);
    const auto request = is_played ? std::optional{line.take_back()} : std::nullopt;
    promise(line.plies() == 0 && line.position() == game.position(),
            "the plain reader plays one move or none", text);
    return request;
}

void promise_written(MoveRequest request, const Game& game) {
    const std::string san = notation::write_san(game.rules(), game.position(), request);
    promise_safe_line(san);
    const auto again = notation::read_move(san, game);
    promise(again && *again == request, "the SAN of a move is read as that move", san);
    promise(read_plainly(san, game) == request, "the plain reader reads every SAN that is written", san);
    const std::string squares = notation::coordinates(game.position().board.geometry(), request);
    const auto by_squares = notation::read_move(squares, game);
    promise(by_squares && *by_squares == request, "the coordinates of a move are read as that move", squares);
}

void promise_played(std::string_view text, MoveRequest request, Game& game, Language language) {
    promise(game.legal_moves().contains(request), "a move that is read is legal", text);
    promise(notation::looks_like_move(text), "what is read as a move looks like one", text);
    promise_written(request, game);
    promise_safe_line(notation::say_move(game.rules(), game.position(), request, language));
    promise_undone_and_done(text, request, game);
}

void play(std::string_view text, Game& game) {
    const Language language = text.size() % 2 == 0 ? Language::English : Language::Chinese;
    const auto plainly = read_plainly(text, game);
    const auto read = notation::read_move(text, game);
    if (plainly && !game.status().outcome) {  // the plain reader asks no rule that ends a game
        promise(read && *read == *plainly, "the plain reader reads as the full one does", text);
    }
    if (read) {
        promise_played(text, *read, game, language);
    } else {
        promise_refusal(text, read.error(), game, language);
    }
}

void run(std::string_view input) {
    constexpr int most_moves = 12;
    const Position start = start_of(take_line(input));
    Game game{rules(), start};
    for (int move = 0; move < most_moves && !input.empty(); ++move) {
        play(take_line(input), game);
    }
    while (game.undo() != nullptr) {
    }
    promise(game.position() == start, "taking back everything gives the start");
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
