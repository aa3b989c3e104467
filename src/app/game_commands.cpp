#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

using What = Declaration::What;

Reply declared(const Conversation& conversation, const Result<Declaration, Refusal>& result) {
    if (!result) {
        return refuse(result.error(), conversation.game());
    }
    switch (result->what) {
        case What::Resigns:
        case What::AcceptsDraw: return after_command(conversation, {.board_changed = true});
        case What::OffersDraw:
            return after_command(conversation,
                                 {.news = std::string{notation::name(opposite(result->by))} +
                                          " can answer with draw accept or draw decline; a move declines.",
                                  .status_changed = true});
        case What::DeclinesDraw: return after_command(conversation, {.status_changed = true});
    }
    return {};
}

}  // namespace

Reply resign(Conversation& conversation, std::string_view nothing) {
    const Game& game = conversation.game();
    const bool goes_on = !game.status().outcome;
    if (conversation.ask && goes_on) {
        const std::string who{notation::name(game.position().state.side_to_move)};
        const auto answer = conversation.ask(who + " resigns? [y/N] ");
        const std::string word = notation::to_lower(notation::trimmed(answer.value_or("")));
        if (word != "y" && word != "yes") {
            return {.text = "The game goes on."};
        }
    }
    return resign_unasked(conversation, nothing);
}

Reply resign_unasked(Conversation& conversation, std::string_view /*nothing*/) {
    Game& game = conversation.game();
    return declared(conversation, game.resign(game.position().state.side_to_move));
}

Reply draw(Conversation& conversation, std::string_view what) {
    Game& game = conversation.game();
    const std::string word = notation::to_lower(what);
    if (word.empty() || word == "offer") {
        return declared(conversation, game.offer_draw(game.position().state.side_to_move));
    }
    if (word == "accept") {
        return declared(conversation, game.accept_draw());
    }
    if (word == "decline") {
        return declared(conversation, game.decline_draw());
    }
    return refuse(Reason::Syntax, "draw does not know " + notation::quoted(what) + ".",
                  "Write draw offer, draw accept or draw decline.");
}

Reply new_game(Conversation& conversation, std::string_view game) {
    const std::string word = notation::to_lower(game);
    if (!word.empty() && word != "chess") {
        return refuse(Reason::Syntax, "There is no game " + notation::quoted(game) + ".",
                      "Write new, or new chess.");
    }
    conversation.game().set_position(conversation.game().rules().start_position());
    return after_command(conversation,
                         {.text = "A new game. undo brings the one before back.", .board_changed = true});
}

Reply fen(Conversation& conversation, std::string_view fen) {
    Game& game = conversation.game();
    if (fen.empty()) {
        const std::string text = notation::write_fen(game.position());
        return {.text = text, .json = JsonObject{}.add("fen", text)};
    }
    const auto read = notation::read_fen(fen);
    if (!read) {
        std::string problems;
        for (const notation::FenProblem& problem : read.error()) {
            problems += notation::describe(problem) + "\n  ";
        }
        return refuse(Reason::Syntax, "This FEN is no position that can be played.",
                      problems + "The game is as it was.");
    }
    game.set_position(read->position);
    return after_command(conversation, {.text = "The position is set up.", .board_changed = true});
}

Reply quit(Conversation& conversation, std::string_view /*nothing*/) {
    const bool unfinished = !conversation.game().status().outcome && !conversation.game().history().empty();
    return {.text = unfinished ? "The game is not finished (*), and it was not autosaved." : "",
            .quit = true};
}

Reply after_command(const Conversation& conversation, Reply reply) {
    const Game& game = conversation.game();
    reply.result = show_result(game);
    if (!reply.result.empty()) {
        reply.json.add("result", notation::result_token(*game.status().outcome));
    }
    reply.json.add("fen", notation::write_fen(game.position()));
    return reply;
}

}  // namespace takeback::app
