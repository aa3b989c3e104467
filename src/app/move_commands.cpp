#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "command_words.hpp"
#include "commands.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/trial_text.hpp"

namespace takeback::app {

namespace {

using notation::MoveError;
using notation::read_typed_move;
using notation::write_move;

/// By its letter or its name; a queen when nothing is said.
Kind promotion_named(std::string_view word, Language language) {
    if (word.empty()) {
        return Kind::Queen;
    }
    for (const Kind kind : chess::ChessTraits::promotions) {
        if (word == notation::name(kind) || word == notation::name(kind, language) ||
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
        const auto answer = conversation.ask(
            conversation.in_words("Promote to queen, rook, bishop or knight? [Q/r/b/n] "_msg));
        if (!answer) {
            return read;
        }
        request.promotion =
            promotion_named(notation::to_lower(notation::trimmed(*answer)), conversation.language());
        if (request.promotion != Kind::None) {
            return request;
        }
    }
}

/// What taking the command back has restored besides the man who moved, each sentence set off.
std::string what_is_back(const Conversation& conversation, const Command& command) {
    const Wording wording = conversation.wording();
    std::string text;
    for (const std::string& sentence :
         notation::describe_restored(command, conversation.game().position().board.geometry(), wording)) {
        text += sentence_break(wording);
        text += sentence;
    }
    return text;
}

/// undo and redo: the same steps along the stack of commands, in opposite directions.
Reply step(Conversation& conversation, std::string_view argument, bool back) {
    Game& game = conversation.game();
    const std::string verb = back ? "undo" : "redo";
    const std::size_t available = back ? game.history().size() : game.undone().size();
    const std::optional<std::size_t> count = read_count(argument);
    if (!count) {
        return refuse(Reason::Syntax,
                      conversation.in_words("{text} is no count for {command}."_msg,
                                            {{"text", notation::quoted(argument)}, {"command", verb}}),
                      conversation.in_words("Write {command}, or {command} 2 for two commands."_msg,
                                            {{"command", verb}}));
    }
    if (available == 0) {
        return refuse(Refusal{.reason = back ? Reason::NothingToUndo : Reason::NothingToRedo}, conversation);
    }
    if (*count > available) {
        return refuse(
            back ? Reason::NothingToUndo : Reason::NothingToRedo,
            conversation.in_words(back ? "No more than {commands} can be undone."_msg
                                       : "No more than {commands} can be redone."_msg,
                                  {{"commands", count_commands(available, conversation.language())}}));
    }
    const std::vector<notation::RecordEntry> record =
        notation::record_of(game, conversation.language(), conversation.style());
    const std::size_t done = game.history().size();
    const auto name = [&](std::size_t i) {
        return record[i].is_move ? record[i].text : notation::quoted(record[i].text, 100);
    };
    const std::string last = name(back ? done - *count : done + *count - 1);
    const Position position_before = game.position();
    const Command* command = nullptr;
    std::vector<std::string> spoken;
    for (std::size_t i = 0; i < *count; ++i) {
        const Position before = game.position();
        command = back ? game.undo() : game.redo();
        if (conversation.speech) {
            spoken.push_back(notation::say_command(game.rules(), back ? game.position() : before, *command,
                                                   conversation.wording()));
        }
    }
    if (conversation.match.clock) {
        conversation.match.clock->follow_step(game);
    }
    std::string said;
    if (conversation.speech) {
        const std::string_view separator = template_of(conversation.language(), "; "_msg);
        said = conversation.in_words(back ? "Took back: {what}."_msg : "Did again: {what}."_msg,
                                     {{"what", notation::join(spoken, separator)}});
    } else if (*count == 1) {
        said =
            conversation.in_words(back ? "Took back {what}."_msg : "Did again {what}."_msg, {{"what", last}});
        said += back ? what_is_back(conversation, *command) : "";
    } else {
        said = conversation.in_words(back ? "Took back {commands}, from {first} to {last}."_msg
                                          : "Did again {commands}, from {first} to {last}."_msg,
                                     {{"commands", count_commands(*count, conversation.language())},
                                      {"first", name(back ? done - 1 : done)},
                                      {"last", last}});
    }
    Reply reply{.text = std::move(said),
                .spoken = conversation.speech ? spoken_turn(conversation) : "",
                .board_changed = true};
    return game.position() == position_before ? after_command(conversation, std::move(reply))
                                              : after_new_position(conversation, std::move(reply));
}

}  // namespace

std::string count_commands(std::size_t count, Language language) {
    return counted(language, count, "{count} command"_msg, "{count} commands"_msg);
}

std::optional<std::size_t> read_count(std::string_view text) {
    if (text.empty()) {
        return 1;
    }
    const auto count = notation::read_whole_number(text);
    return count && *count > 0 ? std::optional{std::size_t{*count}} : std::nullopt;
}

Reply answer_move(Conversation& conversation, std::string_view text) {
    Game& game = conversation.game();
    if (text.empty()) {
        return refuse(Reason::Syntax, conversation.in_words("move needs a move."_msg),
                      write_one_of({"move " + example_of_move(conversation, "e4")}, conversation.language()));
    }
    const auto request = ask_for_promotion(conversation, read_typed_move(text, game, conversation.style()));
    if (!request) {
        return refuse(request.error(), conversation, text);
    }
    const std::string san = write_move(game.rules(), game.position(), *request, conversation.style());
    const Geometry geometry = game.position().board.geometry();
    const std::size_t redoable = game.undone().size();
    const auto played = game.play(*request);
    if (!played) {
        return refuse(played.error(), conversation);
    }
    // With the promotion, if that was asked for; in a notation that no setting changes.
    Reply reply{.done = {conversation.plays_xiangqi() ? notation::coordinates(geometry, *request) : san},
                .board_changed = true};
    reply.json.add("move", notation::coordinates(geometry, *request, conversation.ranks()))
        .add(conversation.plays_xiangqi() ? "text" : "san", san);
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
        only_from = notation::read_square(geometry, notation::to_lower(square), conversation.ranks());
        if (!only_from) {
            return refuse(
                Reason::Syntax,
                conversation.in_words(
                    conversation.plays_xiangqi() ? "{text} is no point."_msg : "{text} is no square."_msg,
                    {{"text", notation::quoted(square)}}),
                write_one_of({conversation.plays_xiangqi()
                                  ? "moves " + notation::square_name(geometry, geometry.square(7, 2),
                                                                     conversation.ranks())
                                  : "moves e2"},
                             conversation.language()));
        }
        // Whose piece stands there, if any, is what a move from there to nowhere is refused for.
        const auto refusal = game.why_not({.from = *only_from, .to = *only_from});
        if (refusal && (refusal->reason == Reason::NoPiece || refusal->reason == Reason::NotYourPiece)) {
            return refuse(*refusal, conversation);
        }
    }
    Reply reply;
    std::vector<std::string> all;
    std::map<Square, std::string> by_square;
    for (const MoveRequest request : game.legal_moves()) {
        if (only_from && request.from != *only_from) {
            continue;
        }
        all.push_back(write_move(game.rules(), position, request, conversation.style()));
        by_square[request.from] += ' ' + all.back();
        if (only_from) {
            reply.targets.push_back(request.to);
        }
    }
    reply.text =
        counted(conversation.language(), all.size(), "{count} legal move"_msg, "{count} legal moves"_msg);
    for (const auto& [from, moves] : by_square) {
        reply.text += "\n  ";
        std::string man{notation::name_of_man(position.board.at(from), conversation.wording())};
        man += ' ' + notation::square_name(geometry, from, conversation.ranks());
        reply.text += conversation.in_words("{line}: {men}"_msg, {{"line", man}, {"men", moves.substr(1)}});
    }
    const std::string result = show_result(conversation);
    reply.text += result.empty() ? "" : clause_break(conversation.language());
    reply.text += result;
    reply.json.add("moves", all);
    return reply;
}

Reply answer_why(Conversation& conversation, std::string_view text) {
    const Game& game = conversation.game();
    if (text.empty()) {
        return refuse(Reason::Syntax, conversation.in_words("why needs a move."_msg),
                      write_one_of({"why " + example_of_move(conversation, "Nf3")}, conversation.language()));
    }
    const auto request = read_typed_move(text, game, conversation.style());
    if (!request) {
        Reply reply = refuse(request.error(), conversation, text);
        reply.refused = false;  // it is the answer, not a failure
        reply.text += reply.advice.empty() ? "" : "\n  " + reply.advice;
        return reply;
    }
    const std::string san = write_move(game.rules(), game.position(), *request, conversation.style());
    Reply reply;
    reply.text = conversation.in_words("{move} is legal."_msg, {{"move", san}});
    if (!conversation.traces()) {  // which shows the trial anyway
        reply.text += "\n  " + notation::describe_trial(game.rules(), game.position(), *request,
                                                        conversation.wording());
    }
    reply.json.add(conversation.plays_xiangqi() ? "text" : "san", san);
    return reply;
}

}  // namespace takeback::app
