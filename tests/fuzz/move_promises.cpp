#include "move_promises.hpp"

#include "invariant.hpp"
#include "position_promises.hpp"
#include "takeback/core/zobrist.hpp"

namespace takeback::fuzz {

void promise_refused_text(std::string_view text, const notation::MoveError& error,
                          const notation::Explanation& why, Game& game) {
    promise(!why.what.empty(), "a refusal has a reason", text);
    promise_safe_line(why.what);
    promise_safe_line(why.advice);
    const MoveList legal = game.legal_moves();
    for (const MoveRequest candidate : error.candidates) {
        promise(legal.contains(candidate), "the moves that a text fits are legal", text);
    }
    promise(!error.suggestion || legal.contains(*error.suggestion), "a move that is suggested is legal",
            text);
    const MoveRequest request = error.refusal.request;
    if (error.refusal.reason != Reason::Syntax && !legal.contains(request)) {
        const bool undone = game.undo() != nullptr;  // so that there is something that can be redone
        if (!game.legal_moves().contains(request)) {
            promise_refused(game, request);
        }
        promise(!undone || game.redo() != nullptr, "what was taken back can be done again", text);
    }
}

void promise_undone_and_done(std::string_view text, MoveRequest request, Game& game) {
    const Game before = game;
    promise(static_cast<bool>(game.play(request)), "a move that is read is played", text);
    const Game after = game;
    promise(game.position().state.key == zobrist::key_of(game.position()),
            "the key is the one computed afresh");
    promise(game.undo() != nullptr && game == before, "a move taken back leaves an equal game", text);
    promise(game.redo() != nullptr && game == after, "a move done again gives an equal game", text);
}

}  // namespace takeback::fuzz
