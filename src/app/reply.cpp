#include "reply.hpp"

#include <algorithm>
#include <utility>

#include "conversation.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

/// Whether the reason speaks of a move that the pieces cannot make, rather than of a text or of the state of
/// the game.
bool is_about_a_move(Reason reason) {
    return reason >= Reason::NoPiece;
}

JsonObject evidence(const notation::MoveError& error, const Conversation& conversation) {
    const Refusal& refusal = error.refusal;
    const Game& game = conversation.game();
    const Board& board = game.position().board;
    const Geometry geometry = board.geometry();
    const auto name = [&](Square square) {
        return notation::square_name(geometry, square, conversation.ranks());
    };
    JsonObject json;
    json.add("code", code(refusal.reason));
    const Square from = refusal.request.from;
    if (!from.is_none()) {
        if (!board.at(from).is_none()) {
            json.add("piece", std::string{notation::letter(board.at(from).kind())});
        }
        json.add("from", name(from));
    }
    if (!refusal.request.to.is_none()) {
        json.add("to", name(refusal.request.to));
    }
    if (!refusal.square.is_none()) {
        json.add("square", name(refusal.square));
    }
    if (!refusal.attacker.is_none()) {
        json.add("attacker", name(refusal.attacker));
        std::vector<std::string> line;
        std::transform(refusal.line.begin(), refusal.line.end(), std::back_inserter(line), name);
        json.add("line", line);
    }
    if (!error.candidates.empty()) {
        std::vector<std::string> candidates;
        for (const MoveRequest request : error.candidates) {
            candidates.push_back(
                notation::write_move(game.rules(), game.position(), request, conversation.style()));
        }
        json.add("candidates", candidates);
    }
    if (!from.is_none() && board.at(from).is(game.position().state.side_to_move)) {
        std::vector<std::string> targets;
        for (const MoveRequest request : game.legal_moves()) {
            if (request.from == from && (targets.empty() || targets.back() != name(request.to))) {
                targets.push_back(name(request.to));
            }
        }
        json.add("legal_from", targets);
    }
    return json;
}

}  // namespace

Reply refuse(const notation::MoveError& error, const Conversation& conversation, std::string_view text) {
    const Language language = conversation.language();
    const auto [what, advice] =
        notation::explain(error, conversation.game(), text, language, conversation.style());
    const bool names_move = is_about_a_move(error.refusal.reason) && !text.empty();
    Reply reply = refuse(error.refusal.reason,
                         names_move ? in_words(language, "Illegal: {text}. {why}"_msg,
                                               {{"text", notation::shown(text)}, {"why", what}})
                                    : what,
                         advice);
    reply.json = JsonObject{}.add("error", evidence(error, conversation).add("message", what));
    return reply;
}

Reply refuse(const Refusal& refusal, const Conversation& conversation) {
    return refuse(notation::MoveError{.refusal = refusal}, conversation, "");
}

Reply refuse(Reason reason, std::string text, std::string advice) {
    return refuse_as(code(reason), std::move(text), std::move(advice));
}

std::string write_one_of(const std::vector<std::string>& alternatives, Language language) {
    return in_words(language, "Write {alternatives}."_msg,
                    {{"alternatives", listed_alternatives(language, alternatives)}});
}

Reply refuse_word(std::string_view command, std::string_view word,
                  const std::vector<std::string>& alternatives, Language language) {
    return refuse(Reason::Syntax,
                  in_words(language, "{command} does not know {text}."_msg,
                           {{"command", std::string{command}}, {"text", notation::quoted(word)}}),
                  write_one_of(alternatives, language));
}

Reply refuse_as(std::string_view code, std::string text, std::string advice) {
    JsonObject json;
    json.add("error", JsonObject{}.add("code", code).add("message", text));
    return {.refused = true,
            .code = std::string{code},
            .text = std::move(text),
            .advice = std::move(advice),
            .json = std::move(json)};
}

Reply refuse_fen(const std::vector<std::string>& problems, std::string_view last, Language language) {
    return refuse_for_all(Reason::Syntax,
                          in_words(language, "This FEN is no position that can be played."_msg), problems,
                          last);
}

Reply refuse_for_all(Reason reason, std::string text, const std::vector<std::string>& problems,
                     std::string_view last) {
    Reply reply =
        refuse(reason, std::move(text), notation::join(problems, "\n  ") + "\n  " + std::string{last});
    reply.json.add("problems", problems);
    return reply;
}

}  // namespace takeback::app
