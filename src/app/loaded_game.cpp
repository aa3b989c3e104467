#include "loaded_game.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "start.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/pgn_conversion.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

namespace {

using notation::PgnReading;
using notation::quoted;

/// `advice` is what can be done about it, where anything can.
Reply refuse_game(const Conversation& conversation, const std::string& name,
                  const std::vector<std::string>& problems, const std::string& advice = {}) {
    constexpr std::size_t most = 10;
    std::vector<std::string> listed{
        problems.begin(), problems.begin() + static_cast<std::ptrdiff_t>(std::min(most, problems.size()))};
    if (listed.size() < problems.size()) {
        listed.push_back(conversation.in_words("and {count} more"_msg,
                                               {{"count", std::to_string(problems.size() - most)}}));
    }
    if (!advice.empty()) {
        listed.push_back(advice);
    }
    listed.push_back(conversation.in_words("The game is as it was."_msg));
    Reply reply = refuse_as(file_failed,
                            conversation.in_words("The game of {file} cannot be loaded as a whole."_msg,
                                                  {{"file", quoted(name)}}),
                            notation::join(listed, "\n  "));
    reply.json.add("problems", problems);
    return reply;
}

/// The game as it stood before that move, with the moves that may have ended it.
Game game_before(notation::NodeId id, const notation::PgnGame& pgn, const Rules& rules) {
    Game game{rules, pgn.start};
    for (const notation::NodeId before : pgn.moves.line_to(pgn.moves.parent(id))) {
        static_cast<void>(game.play(pgn.moves.node(before).request));
    }
    return game;
}

/// A file goes on where a rule of the board ends the game: where that is, and by which rule.
std::string describe_end(const Conversation& conversation, const Game& ended, MoveRequest next) {
    const Position& position = ended.position();
    const notation::XiangqiStyle style = conversation.style();
    const Wording wording = notation::wording_for(position.board.geometry(), conversation.wording());
    return in_words(wording, "{move} comes after the end: {outcome}"_msg,
                    {{"move", notation::move_number(position.state) +
                                  notation::write_move(ended.rules(), position, next, style)},
                     {"outcome", notation::describe(*ended.status().outcome, wording)}});
}

/// The natural limit can be chosen, the other ends cannot.
std::string advise_on_end(const Conversation& conversation, const Game& ended) {
    auto options = xiangqi_options_of(ended.rules());
    if (!options || ended.status().outcome->ending != Ending::NaturalLimit) {
        return conversation.in_words(
            "The rules of the board end the game there: takeback check, convert and replay read all of it."_msg);
    }
    options->natural_limit.reset();
    return conversation.in_words(
        "new xiangqi {rules} begins a game without the natural limit: load this one then."_msg,
        {{"rules", write_xiangqi_options(*options)}});
}

Reply refuse_game(const Conversation& conversation, const std::string& name,
                  const notation::NotPlayable& fault, const notation::PgnGame& pgn, const Rules& rules) {
    using What = notation::NotPlayable::What;
    switch (fault.what) {
        case What::UnreadableFen:
            return refuse_game(conversation, name, {conversation.in_words("its FEN is no position"_msg)});
        case What::NullMove:
            return refuse_game(conversation, name,
                               {conversation.in_words("it holds a null move, and no player may pass"_msg)});
        case What::Refused: break;
    }
    const Game before = game_before(fault.node, pgn, rules);
    if (!before.status().outcome) {
        return refuse_game(
            conversation, name,
            {notation::explain(fault.refusal, before, conversation.language(), conversation.style()).what});
    }
    return refuse_game(conversation, name,
                       {describe_end(conversation, before, pgn.moves.node(fault.node).request)},
                       advise_on_end(conversation, before));
}

/// No longer than a PGN may have it, cut between two characters. A NUL byte can stand in no line: it is a
/// blank.
std::string in_utf8(std::string_view text) {
    std::string utf8 = notation::is_valid_utf8(text) ? std::string{text} : notation::utf8_from_latin1(text);
    std::replace(utf8.begin(), utf8.end(), '\0', ' ');
    if (utf8.size() > notation::pgn_limits::longest_text) {
        utf8.resize(notation::pgn_limits::longest_text);
        utf8.resize(utf8.size() -
                    (notation::is_valid_utf8(utf8) ? 0 : 1));  // from Latin-1: two bytes at most
    }
    return utf8;
}

/// The texts of a file may be written in different alphabets: those that are no UTF-8 are in Latin-1, that of
/// the PGN standard. Each is judged by itself, and before the game begins, so that a resumed game has the
/// same.
notation::PgnGame with_utf8_texts(notation::PgnGame pgn) {
    for (const notation::PgnTag& tag : std::vector{pgn.tags.all()}) {
        static_cast<void>(pgn.tags.set(tag.name, in_utf8(tag.value)));
    }
    std::vector<notation::NodeId> open{notation::root_node};
    while (!open.empty()) {
        const notation::NodeId id = open.back();
        open.pop_back();
        notation::MoveNode& node = pgn.moves.node(id);
        node.comment_before = in_utf8(node.comment_before);
        node.comment_after = in_utf8(node.comment_after);
        for (notation::NodeId next = pgn.moves.first_child(id); next != notation::no_node;
             next = pgn.moves.next_sibling(next)) {
            open.push_back(next);
        }
    }
    return pgn;
}

/// The game, with all that its file tells of it, as a command of one line. A break between two lines of a PGN
/// means no more than a blank.
///
/// Beside a game of xiangqi, chess has to say what it is: by its FEN, also where that is the usual one.
std::string as_command(const Conversation& conversation, const notation::PgnGame& pgn) {
    std::string line = "pgn ";
    if (conversation.plays_xiangqi() && pgn.start == notation::standard_start()) {
        line += "[FEN \"" + notation::write_fen(pgn.start) + "\"] ";
    }
    line += notation::write_pgn(pgn);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

/// By which the loaded game is played on: those of the game on the board, where it is the same game.
const Rules& rules_for(const Conversation& conversation, const Position& start) {
    const Game& game = conversation.game();
    const Terms loaded = notation::game_kind_of(start).game;
    if (loaded == notation::game_kind_of(game.position()).game) {
        return game.rules();
    }
    return loaded == Terms::Xiangqi ? xiangqi_rules() : chess_rules();
}

/// Sets the start up and plays the moves, each a command that can be taken back.
Reply take_over(Conversation& conversation, const Game& loaded, const notation::PgnGame& pgn,
                std::string text) {
    const std::string line = as_command(conversation, pgn);
    const std::size_t redoable = conversation.game().undone().size();
    session::Match match = conversation.match;  // where memory runs out on the way, nothing has changed
    Game& game = match.game;
    game.set_position(pgn.start, loaded.rules());
    match.variations.begin_with(game, pgn.moves);
    match.loaded.set(game, pgn);
    match.dates.set(game, pgn.tags.value("Date").value_or(""));
    if (match.clock) {
        match.clock->follow_command(game);
    }
    const std::size_t common = game.history().size();
    for (const Command& command : loaded.history()) {
        static_cast<void>(game.play(std::get<Move>(command).request));  // as it was played in `loaded`
    }
    if (match.clock) {
        match.clock->follow_line(game, common);
    }
    conversation.match = std::move(match);
    Reply reply = after_commands(conversation, redoable, {.text = std::move(text), .board_changed = true});
    reply.done = {line};
    return reply;
}

}  // namespace

Reply load_game(Conversation& conversation, const std::string& name, const PgnReading& read) {
    if (read.has_errors()) {
        return refuse_game(conversation, name,
                           notation::describe_each(read.problems, conversation.language()));
    }
    const Rules& rules = rules_for(conversation, read.game.start);
    const auto loaded = notation::game_from_pgn(read.game, rules);
    if (!loaded) {
        return refuse_game(conversation, name, loaded.error(), read.game, rules);
    }
    const notation::PgnGame game = with_utf8_texts(read.game);
    return take_over(
        conversation, *loaded, game,
        conversation.in_words("The game of {file} is loaded: {moves}."_msg,
                              {{"file", quoted(name)},
                               {"moves", counted(conversation.language(), loaded->history().size(),
                                                 "{count} half-move"_msg, "{count} half-moves"_msg)}}));
}

void tell_how_it_ended(const Conversation& conversation, notation::PgnResult marker, Reply& reply) {
    if (!reply.refused && marker != notation::PgnResult::Unknown && !conversation.game().status().outcome) {
        reply.add_notice(
            conversation.in_words("It ended {result}, though not on the board: it can be played on."_msg,
                                  {{"result", std::string{result_token(marker)}}}));
    }
}

}  // namespace takeback::app
