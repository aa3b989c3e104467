#include "position_promises.hpp"

#include <string>

#include "invariant.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/fen.hpp"

namespace takeback::fuzz {

namespace {

/// By applying and undoing the move itself: the judge that needs no filter.
bool is_safe(const Rules& rules, Position& position, const Move& move) {
    const GameState before = position.state;
    move.apply(position);
    const bool safe = !rules.is_in_check(position.board, before.side_to_move);
    move.undo(position);
    promise(position.state == before, "a move taken back leaves the state as it was");
    return safe;
}

/// What takes longest.
bool is_refused(const Rules& rules, Position& position, const Move& move) {
    move.apply(position);
    promise(position.state.key == zobrist::key_of(position), "a move keeps the key that is computed afresh");
    move.undo(position);
    return rules.refuse(position, move.request).has_value();
}

/// To be called where a promise may be broken: it allocates.
std::string about(const Position& position, MoveRequest request) {
    return notation::write_fen(position) + ", from square " + std::to_string(request.from.index()) + " to " +
           std::to_string(request.to.index());
}

}  // namespace

void promise_sound(const Rules& rules, const Position& position, std::size_t choice) {
    promise(position.state.key == zobrist::key_of(position), "the key is the one computed afresh");
    Position tried = position;
    MoveList legal;
    MoveList pseudo_legal;
    rules.legal_moves(tried, legal);
    rules.pseudo_legal_moves(tried, pseudo_legal);
    std::size_t safe_moves = 0;
    for (const MoveRequest request : pseudo_legal) {
        const Move move = rules.build(tried, request);
        const bool safe = is_safe(rules, tried, move);
        safe_moves += safe ? 1 : 0;
        if (legal.contains(request) != safe || rules.is_legal(tried, request) != safe) {
            break_promise("generator, trial and is_legal agree", about(position, request));
        }
        if (++choice % 3 == 0 && is_refused(rules, tried, move) == safe) {
            break_promise("a move is refused when it is not legal, and only then", about(position, request));
        }
    }
    promise(safe_moves == legal.size(), "every legal move is pseudo-legal");
    promise(rules.count_legal_moves(tried) == legal.size(), "as many moves are counted as are listed");
    promise(tried == position, "to try all moves leaves the position as it was");
    promise(rules.outcome(position).has_value() == legal.empty(),
            "without a move, and only then, it is over");
}

void promise_refused(Game& game, MoveRequest request) {
    const Game before = game;
    const std::size_t undone = game.undone().size();
    promise(!game.play(request), "a request that is refused is not played");
    promise(game == before && game.undone().size() == undone,
            "a refused move changes neither the game nor what can be redone");
}

void promise_playable(const Rules& rules, const Position& position, std::size_t choice) {
    Game game{rules, position};
    const MoveList legal = game.legal_moves();
    promise_refused(game, MoveRequest{});
    if (legal.empty()) {
        return;
    }
    const Game before = game;
    const MoveRequest request = legal.begin()[choice % legal.size()];
    promise(static_cast<bool>(game.play(request)), "a legal move is played");
    const Game after = game;
    promise(game.undo() != nullptr && game == before, "a move taken back leaves an equal game");
    promise_refused(game, {.from = request.from, .to = request.from});
    promise(game.redo() != nullptr && game == after, "a move done again gives an equal game");
}

}  // namespace takeback::fuzz
