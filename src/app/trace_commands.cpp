// trace: shows the trials behind the answers about moves.
//
// The generator skips every trial that cannot fail (core/danger.hpp); here each move in question is tried,
// whether the generator would try it or not. Castling, which it judges by the squares that the king passes,
// is tried here too.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/trial_text.hpp"

namespace takeback::app {

namespace {

/// Tries the moves of the pieces that are asked about.
template <typename IsAskedAbout>
std::vector<std::string> trials(const Conversation& conversation, IsAskedAbout is_asked_about) {
    const Game& game = conversation.game();
    MoveList moves;
    game.rules().pseudo_legal_moves(game.position(), moves);
    std::vector<std::string> texts;
    for (const MoveRequest request : moves) {
        if (is_asked_about(request)) {
            texts.push_back(
                notation::describe_trial(game.rules(), game.position(), request, conversation.wording()));
        }
    }
    return texts;
}

/// The legal moves that the text fits, or the illegal one that it asks for.
std::vector<MoveRequest> meant_by(std::string_view text, const Conversation& conversation) {
    const auto read = notation::read_typed_move(text, conversation.game(), conversation.style());
    if (read) {
        return {*read};
    }
    const auto& error = read.error();
    return error.candidates.empty() ? std::vector{error.refusal.request} : error.candidates;
}

/// Whether it is a capture en passant that would open a line to the king. The state keeps no target for it,
/// so it is none of the moves of the pieces; the refusal recalled the target and tried it.
bool is_dropped_capture(const Game& game, MoveRequest request) {
    const Board& board = game.position().board;
    if (request.from.is_none() || request.to.is_none() || board.at(request.from).kind() != Kind::Pawn) {
        return false;
    }
    const std::optional<Refusal> refusal = game.why_not(request);
    return refusal && !refusal->attacker.is_none();
}

std::string trial_of_dropped_capture(const Conversation& conversation, MoveRequest request) {
    const Game& game = conversation.game();
    Position recalled = game.position();
    recalled.state.en_passant_target = request.to;
    return notation::describe_trial(game.rules(), recalled, request, conversation.wording());
}

/// Of every piece of that kind that gets there: one that may not leave its place cannot be meant.
std::vector<std::string> trials_of_move(const Conversation& conversation, std::string_view text) {
    const std::vector<MoveRequest> meant = meant_by(text, conversation);
    const Board& board = conversation.game().position().board;
    std::vector<std::string> texts = trials(conversation, [&](MoveRequest request) {
        return std::any_of(meant.begin(), meant.end(), [&](MoveRequest other) {
            return !other.from.is_none() && request.to == other.to &&
                   board.at(request.from) == board.at(other.from) &&
                   (other.promotion == Kind::None || request.promotion == other.promotion);
        });
    });
    if (texts.empty() && is_dropped_capture(conversation.game(), meant.front())) {
        texts.push_back(trial_of_dropped_capture(conversation, meant.front()));
    }
    return texts;
}

std::vector<std::string> trials_from(const Conversation& conversation, std::string_view square_name) {
    const Geometry geometry = conversation.game().position().board.geometry();
    const auto from = notation::read_square(geometry, notation::to_lower(square_name), conversation.ranks());
    return trials(conversation, [&](MoveRequest request) {
        return square_name.empty() || (from && request.from == *from);
    });
}

/// The answer of the command, with the trials behind it when they are to be shown. They are made first: the
/// command may change the position.
template <typename Command, typename TrialsOf>
Reply traced(Conversation& conversation, std::string_view argument, Command command, TrialsOf trials_of) {
    if (!conversation.traces()) {
        return command(conversation, argument);
    }
    std::vector<std::string> trials = trials_of(conversation, argument);
    Reply reply = command(conversation, argument);
    reply.json.add("trials", trials);
    reply.trials =
        trials.empty() ? conversation.in_words("No trial was needed."_msg) : notation::join(trials, "\n");
    return reply;
}

}  // namespace

Reply trace(Conversation& conversation, std::string_view on_or_off) {
    if (!on_or_off.empty() && conversation.settings.set("trace", on_or_off)) {
        return refuse_word("trace", on_or_off, {"trace on", "trace off"}, conversation.language());
    }
    return {.text = conversation.in_words(conversation.traces()
                                              ? "Trace is on: moves are tried before your eyes."_msg
                                              : "Trace is off."_msg)};
}

Reply play_move(Conversation& conversation, std::string_view text) {
    return traced(conversation, text, answer_move, trials_of_move);
}

Reply list_moves(Conversation& conversation, std::string_view square) {
    return traced(conversation, square, answer_moves, trials_from);
}

Reply why(Conversation& conversation, std::string_view text) {
    return traced(conversation, text, answer_why, trials_of_move);
}

}  // namespace takeback::app
