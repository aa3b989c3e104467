#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/trial_text.hpp"

namespace takeback::app {

namespace {

using notation::MoveError;
using notation::plural;
using notation::read_move;
using notation::write_san;

/// By its letter or its name; a queen when nothing is said.
Kind promotion_named(std::string_view word) {
    if (word.empty()) {
        return Kind::Queen;
    }
    for (const Kind kind : chess::ChessTraits::promotions) {
        if (word == notation::name(kind) ||
            (word.size() == 1 && notation::kind_of(notation::to_upper(word[0])) == kind)) {
            return kind;
        }
    }
    return Kind::None;
}

/// Where a promotion was left out and somebody can be asked, asks for it; Enter means a queen.
Result<MoveRequest, MoveError> ask_for_promotion(const Conversation& conversation,
                                                 Result<MoveRequest, MoveError> read) {
    if (read || read.error().refusal.reason != Reason::PromotionRequired || !conversation.ask) {
        return read;
    }
    MoveRequest request = read.error().refusal.request;
    while (true) {
        const auto answer = conversation.ask("Promote to queen, rook, bishop or knight? [Q/r/b/n] ");
        if (!answer) {
            return read;
        }
        request.promotion = promotion_named(notation::to_lower(notation::trimmed(*answer)));
        if (request.promotion != Kind::None) {
            return request;
        }
    }
}

/// undo and redo: the same steps along the stack of commands, in opposite directions.
Reply step(Conversation& conversation, std::string_view argument, bool back) {
    Game& game = conversation.game();
    const std::string verb = back ? "undo" : "redo";
    const std::size_t available = back ? game.history().size() : game.undone().size();
    const std::optional<std::size_t> count = read_count(argument);
    if (!count) {
        return refuse(Reason::Syntax, notation::quoted(argument) + " is no count for " + verb + ".",
                      "Write " + verb + ", or " + verb + " 2 for two commands.");
    }
    if (available == 0) {
        return refuse(Refusal{.reason = back ? Reason::NothingToUndo : Reason::NothingToRedo}, game);
    }
    if (*count > available) {
        return refuse(
            back ? Reason::NothingToUndo : Reason::NothingToRedo,
            "No more than " + plural(available, "command") + " can be " + (back ? "undone." : "redone."));
    }
    const std::vector<notation::RecordEntry> record = notation::record_of(game);
    const std::size_t done = game.history().size();
    const auto name = [&](std::size_t i) {
        return record[i].is_move ? record[i].text : notation::quoted(record[i].text, 100);
    };
    const std::string last = name(back ? done - *count : done + *count - 1);
    const Command* command = nullptr;
    std::vector<std::string> spoken;
    for (std::size_t i = 0; i < *count; ++i) {
        const Position before = game.position();
        command = back ? game.undo() : game.redo();
        if (conversation.speech) {
            spoken.push_back(notation::say_command(game.rules(), back ? game.position() : before, *command));
        }
    }
    if (conversation.match.clock) {
        conversation.match.clock->follow_step(game);
    }
    std::string said = back ? "Took back" : "Did again";
    said += conversation.speech ? ": " : " ";
    if (conversation.speech) {
        said += notation::join(spoken, "; ") + '.';
    } else if (*count == 1) {
        said += last + '.' +
                (back ? notation::describe_restored(*command, game.position().board.geometry()) : "");
    } else {
        said += plural(*count, "command") + ", from " + name(back ? done - 1 : done) + " to " + last + '.';
    }
    return after_command(conversation, {.text = std::move(said),
                                        .spoken = conversation.speech ? spoken_turn(game) : "",
                                        .board_changed = true});
}

}  // namespace

std::optional<std::size_t> read_count(std::string_view text) {
    if (text.empty()) {
        return 1;
    }
    const auto count = notation::read_whole_number(text);
    return count && *count > 0 ? std::optional{std::size_t{*count}} : std::nullopt;
}

Reply answer_move(Conversation& conversation, std::string_view text) {
    Game& game = conversation.game();
    const auto request = ask_for_promotion(conversation, read_move(text, game));
    if (!request) {
        return refuse(request.error(), game, text);
    }
    const std::string san = write_san(game.rules(), game.position(), *request);
    const std::size_t redoable = game.undone().size();
    const auto played = game.play(*request);
    if (!played) {
        return refuse(played.error(), game);
    }
    Reply reply{.done = {san}, .board_changed = true};  // with the promotion, if that was asked for
    reply.json.add("move", notation::coordinates(game.position().board.geometry(), *request)).add("san", san);
    return after_new_command(conversation, redoable, std::move(reply));
}

Reply undo(Conversation& conversation, std::string_view count) {
    return step(conversation, count, true);
}

Reply redo(Conversation& conversation, std::string_view count) {
    return step(conversation, count, false);
}

Reply answer_moves(Conversation& conversation, std::string_view square) {
    const Game& game = conversation.game();
    const Position& position = game.position();
    const Geometry geometry = position.board.geometry();
    std::optional<Square> only_from;
    if (!square.empty()) {
        only_from = notation::read_square(geometry, notation::to_lower(square));
        if (!only_from) {
            return refuse(Reason::Syntax, notation::quoted(square) + " is no square.", "Write moves e2.");
        }
        // Whose piece stands there, if any, is what a move from there to nowhere is refused for.
        const auto refusal = game.why_not({.from = *only_from, .to = *only_from});
        if (refusal && (refusal->reason == Reason::NoPiece || refusal->reason == Reason::NotYourPiece)) {
            return refuse(*refusal, game);
        }
    }
    Reply reply;
    std::vector<std::string> all;
    std::map<Square, std::string> by_square;
    for (const MoveRequest request : game.legal_moves()) {
        if (only_from && request.from != *only_from) {
            continue;
        }
        all.push_back(write_san(game.rules(), position, request));
        by_square[request.from] += ' ' + all.back();
        if (only_from) {
            reply.targets.push_back(request.to);
        }
    }
    reply.text = plural(all.size(), "legal move");
    for (const auto& [from, moves] : by_square) {
        reply.text += "\n  ";
        reply.text += notation::name(position.board.at(from).kind());
        reply.text += ' ' + notation::square_name(geometry, from) + ':' + moves;
    }
    const std::string result = show_result(game);
    reply.text += result.empty() ? "" : ", " + result;
    reply.json.add("moves", all);
    return reply;
}

Reply answer_why(Conversation& conversation, std::string_view text) {
    const Game& game = conversation.game();
    if (text.empty()) {
        return refuse(Reason::Syntax, "why needs a move.", "Write why Nf3.");
    }
    const auto request = read_move(text, game);
    if (!request) {
        Reply reply = refuse(request.error(), game, text);
        reply.refused = false;  // it is the answer, not a failure
        reply.text += reply.advice.empty() ? "" : "\n  " + reply.advice;
        return reply;
    }
    const std::string san = write_san(game.rules(), game.position(), *request);
    Reply reply;
    reply.text = san + " is legal.";
    if (!conversation.traces()) {  // which shows the trial anyway
        reply.text += "\n  " + notation::describe_trial(game.rules(), game.position(), *request);
    }
    reply.json.add("san", san);
    return reply;
}

}  // namespace takeback::app
