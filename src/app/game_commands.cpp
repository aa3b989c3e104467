#include <optional>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "resume.hpp"
#include "start.hpp"
#include "takeback/chess/chess960.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_verdict_text.hpp"
#include "takeback/xiangqi/repetition.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

namespace {

using What = Declaration::What;

/// Carries out what a player declares.
template <typename Declare>
Reply declare(Conversation& conversation, Declare declare_in) {
    const std::size_t redoable = conversation.game().undone().size();
    const Result<Declaration, Refusal> result = declare_in(conversation.game());
    if (!result) {
        return refuse(result.error(), conversation);
    }
    Reply reply{.board_changed = result->outcome.has_value(), .status_changed = true};
    if (result->what == What::OffersDraw) {
        const std::string_view other = notation::name(opposite(result->by), conversation.wording());
        reply.news =
            conversation.in_words("{side} can answer with draw accept or draw decline; a move declines."_msg,
                                  {{"side", std::string{other}}});
    }
    return after_new_command(conversation, redoable, std::move(reply));
}

/// For the position on the board, or for the one that the move would bring.
Reply claim_draw(Conversation& conversation, std::string_view move) {
    std::optional<MoveRequest> intended;
    if (!move.empty()) {
        const auto read = notation::read_typed_move(move, conversation.game(), conversation.style());
        if (!read) {
            return refuse(read.error(), conversation, move);
        }
        intended = *read;
    }
    return declare(conversation, [intended](Game& game) { return game.claim_draw(intended); });
}

/// The number of a start position: as it is written, or any where a person plays. A script has to name it, so
/// that it does the same each time.
std::optional<int> start_number(const Conversation& conversation, std::string_view text) {
    if (text.empty() && conversation.ask) {
        std::random_device random;
        return std::uniform_int_distribution{0, chess::chess960_starts - 1}(random);
    }
    const auto number = notation::read_whole_number(text);
    return number && *number < chess::chess960_starts ? std::optional{static_cast<int>(*number)}
                                                      : std::nullopt;
}

Reply new_chess960(Conversation& conversation, std::string_view text) {
    const std::optional<int> number = start_number(conversation, text);
    if (!number) {
        return refuse(Reason::Syntax,
                      text.empty()
                          ? conversation.in_words("new chess960 needs the number of a start position."_msg)
                          : conversation.in_words("{text} is no number of a start position."_msg,
                                                  {{"text", notation::quoted(text)}}),
                      conversation.in_words("They go from 0 to 959; 518 is the one of standard chess."_msg));
    }
    Reply reply = set_up(conversation, chess::chess960_start(*number), chess_rules(),
                         conversation.in_words("A new game of Chess960, from start position {number}. undo "
                                               "brings the one before back."_msg,
                                               {{"number", std::to_string(*number)}}));
    reply.done = {"new chess960 " + std::to_string(*number)};
    return reply;
}

/// Which rules it is played by is part of the command, so that a journal plays the same game.
Reply new_xiangqi(Conversation& conversation, const xiangqi::Options& options) {
    const Rules& rules = xiangqi_rules(options);
    Reply reply =
        set_up(conversation, rules.start_position(), rules,
               conversation.in_words("A new game of xiangqi. undo brings the one before back."_msg));
    const std::string by = write_xiangqi_options(options);
    reply.done = {by.empty() ? "new xiangqi" : "new xiangqi " + by};
    return reply;
}

bool is_by_repetition(Ending ending) {
    return ending == Ending::PerpetualCheck || ending == Ending::PerpetualChase ||
           ending == Ending::ThreefoldRepetition;
}

/// In xiangqi, of a position that has just been brought about: who loses by its repetition, and why; or
/// would, by another one. Empty where nothing is to be said.
std::string told_of_repetition(const Conversation& conversation, const std::optional<Outcome>& outcome) {
    const Game& game = conversation.game();
    const auto options = xiangqi_options_of(game.rules());
    if (!options || (outcome && !is_by_repetition(outcome->ending))) {
        return {};
    }
    if (outcome) {
        const auto verdict =
            xiangqi::judge_repetition(game.rules(), game.position(), game.history(), options->repetition);
        return verdict ? notation::describe(*verdict, game, conversation.wording()) : "";
    }
    const auto foreseen =
        xiangqi::foresee_repetition(game.rules(), game.position(), game.history(), options->repetition);
    return foreseen ? notation::warn(*foreseen, game, conversation.wording()) : "";
}

Reply with_status(const Conversation& conversation, const Status& status, Reply reply) {
    if (status.outcome) {
        reply.result = show_result(*status.outcome, conversation.wording());
        reply.json.add("result", notation::result_token(*status.outcome));
    }
    if (status.claimable_draw) {
        reply.json.add("claimable_draw", notation::name(*status.claimable_draw));
    }
    reply.json.add("fen", notation::write_fen(conversation.game().position()));
    return reply;
}

}  // namespace

Reply resign(Conversation& conversation, std::string_view nothing) {
    const Game& game = conversation.game();
    const bool goes_on = !game.status().outcome;
    if (conversation.ask && goes_on) {
        const Color side = game.position().state.side_to_move;
        const auto answer = conversation.ask(
            conversation.in_words("{side} resigns? [y/N] "_msg,
                                  {{"side", std::string{notation::name(side, conversation.wording())}}}));
        const std::string word = notation::to_lower(notation::trimmed(answer.value_or("")));
        const bool lost_meanwhile = game.status().outcome.has_value();  // on time, while he thought about it
        if (word != "y" && word != "yes" && word != "是" && !lost_meanwhile) {
            return {.text = conversation.in_words("The game goes on."_msg)};
        }
    }
    return resign_unasked(conversation, nothing);
}

Reply resign_unasked(Conversation& conversation, std::string_view /*nothing*/) {
    return declare(conversation, [](Game& game) { return game.resign(game.position().state.side_to_move); });
}

Reply draw(Conversation& conversation, std::string_view what) {
    const std::string_view first = what.substr(0, what.find(' '));
    const std::string_view rest = notation::trimmed(what.substr(first.size()));
    if (notation::to_lower(first) == "claim") {
        return claim_draw(conversation, rest);
    }
    const std::string word = notation::to_lower(what);
    if (word.empty() || word == "offer") {
        return declare(conversation,
                       [](Game& game) { return game.offer_draw(game.position().state.side_to_move); });
    }
    if (word == "accept") {
        return declare(conversation, [](Game& game) { return game.accept_draw(); });
    }
    if (word == "decline") {
        return declare(conversation, [](Game& game) { return game.decline_draw(); });
    }
    std::vector<std::string> known{"draw offer", "draw accept", "draw decline"};
    if (!conversation.plays_xiangqi()) {
        known.insert(known.end(), {"draw claim", "draw claim MOVE"});
    }
    return refuse_word("draw", what, known, conversation.language());
}

Reply new_game(Conversation& conversation, std::string_view game) {
    const std::vector<notation::Word> words = notation::words_of(game);
    const std::string same = conversation.plays_xiangqi() ? "xiangqi" : "chess";
    const std::string word = words.empty() ? same : notation::to_lower(words.front().text);
    if (word == "chess960" && words.size() <= 2) {
        return new_chess960(conversation, words.size() == 2 ? words[1].text : "");
    }
    if (word == "xiangqi") {
        const auto options = words.empty() ? xiangqi_options_of(conversation.game().rules())
                                           : read_xiangqi_options(game.substr(words.front().text.size()));
        if (options) {
            return new_xiangqi(conversation, *options);
        }
    }
    if (word != "chess" || words.size() > 1) {
        return refuse(
            Reason::Syntax,
            conversation.in_words("There is no game {text}."_msg, {{"text", notation::quoted(game)}}),
            conversation.in_words(
                "Write new, new chess, new chess960 with the number of the start position, or new xiangqi with some of check wxf draw, 120 100 off."_msg));
    }
    return set_up(conversation, chess_rules().start_position(), chess_rules(),
                  conversation.in_words("A new game. undo brings the one before back."_msg));
}

Reply fen(Conversation& conversation, std::string_view fen) {
    const Game& game = conversation.game();
    if (fen.empty() || fen == "--shredder") {
        const auto letters =
            fen.empty() ? notation::CastlingLetters::XFen : notation::CastlingLetters::Shredder;
        const std::string text = notation::write_fen(game.position(), letters);
        return {.text = text, .json = JsonObject{}.add("fen", text)};
    }
    const auto read = notation::read_position(fen, game.position(), conversation.wording());
    if (!read) {
        return refuse_fen(read.error(), conversation.in_words("The game is as it was."_msg),
                          conversation.language());
    }
    return set_up(conversation, *read, game.rules(), conversation.in_words("The position is set up."_msg));
}

Reply resume(Conversation& conversation, std::string_view /*nothing*/) {
    return resume_last_game(conversation, std::nullopt);
}

Reply quit(Conversation& conversation, std::string_view /*nothing*/) {
    if (conversation.game().status().outcome || conversation.game().history().empty()) {
        return {.quit = true};
    }
    return {.text = conversation.in_words(
                conversation.journal ? "The game is not finished (*). It is autosaved: takeback play "
                                       "--resume goes on with it."_msg
                                     : "The game is not finished (*), and it was not autosaved."_msg),
            .quit = true};
}

Reply set_up(Conversation& conversation, const Position& position, const Rules& rules, std::string text) {
    const std::size_t redoable = conversation.game().undone().size();
    conversation.game().set_position(position, rules);
    date_game(conversation);
    return after_new_command(conversation, redoable, {.text = std::move(text), .board_changed = true});
}

Reply after_command(const Conversation& conversation, Reply reply) {
    return with_status(conversation, conversation.game().status(), std::move(reply));
}

Reply after_new_position(const Conversation& conversation, Reply reply) {
    const Status status = conversation.game().status();
    if (const std::string said = told_of_repetition(conversation, status.outcome); !said.empty()) {
        reply.add_notice(said);
    }
    return with_status(conversation, status, std::move(reply));
}

Reply after_new_command(Conversation& conversation, std::size_t redoable, Reply reply) {
    if (conversation.match.clock) {
        conversation.match.clock->follow_command(conversation.game());
    }
    return after_commands(conversation, redoable, std::move(reply));
}

Reply after_commands(const Conversation& conversation, std::size_t redoable, Reply reply) {
    if (redoable > 0) {
        reply.notice = conversation.in_words(
            conversation.keeps_variations()
                ? "{commands} that had been taken back can no longer be redone. variations lists what is kept."_msg
                : "{commands} that had been taken back can no longer be redone."_msg,
            {{"commands", count_commands(redoable, conversation.language())}});
        reply.json.add("lost_redo", static_cast<std::uint64_t>(redoable));
    }
    reply.spoken = conversation.speech ? spoken_change(conversation) : "";
    const auto history = conversation.game().history();
    const bool moved = !history.empty() && std::holds_alternative<Move>(history.back());
    return moved ? after_new_position(conversation, std::move(reply))
                 : after_command(conversation, std::move(reply));
}

}  // namespace takeback::app
