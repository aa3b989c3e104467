// save, load and pgn: a game in a file, and out of one.
#include <algorithm>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "start.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/pgn_conversion.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/atomic_write.hpp"
#include "takeback/session/files.hpp"
#include "takeback/session/match_pgn.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::app {

namespace {

using notation::PgnReading;
using notation::quoted;
using session::Overwrite;

/// Between quotes of either kind, or as it stands.
std::string file_name(std::string_view text) {
    const bool is_quoted =
        text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front();
    return std::string{is_quoted ? text.substr(1, text.size() - 2) : text};
}

Reply refuse_file(const Conversation& conversation, const session::FileError& error,
                  std::string advice = {}) {
    return refuse_as(
        file_failed,
        conversation.in_words("{sentence}."_msg, {{"sentence", describe(error, conversation.language())}}),
        std::move(advice));
}

/// Notes at each move that was made under the clock what the mover had left ([%clk]). What a file has told of
/// the others stays.
void note_times(notation::PgnGame& pgn, const session::Match& match) {
    const std::vector<notation::NodeId> moves = pgn.moves.main_line();
    const auto history = match.game.history();
    std::size_t command = history.size();
    for (std::size_t i = moves.size(); i > 0; --i) {
        while (!std::holds_alternative<Move>(history[command - 1])) {
            --command;
        }
        const Color mover = std::get<Move>(history[command - 1]).prior.side_to_move;
        if (match.clock->has_measured(command)) {
            pgn.moves.node(moves[i - 1]).clock =
                match.clock->times_at(command)[static_cast<std::size_t>(mover)];
        }
        --command;
    }
}

notation::PgnGame pgn_of(const Conversation& conversation) {
    notation::PgnGame pgn = session::pgn_from_match(conversation.match);
    if (conversation.match.clock) {
        note_times(pgn, conversation.match);
    }
    return pgn;
}

/// By the extension: a position, or else a game.
std::string text_for(const Conversation& conversation, std::string_view name) {
    return notation::has_extension(name, fen_extension)
               ? notation::write_fen(conversation.game().position()) + '\n'
               : notation::write_pgn(pgn_of(conversation));
}

/// "games.pgn 3": the third game of that file. A file of just that name comes first.
struct GameInFile {
    std::string name;
    std::size_t number = 1;
};
GameInFile game_in_file(std::string_view text) {
    const std::size_t blank = text.find_last_of(' ');
    const auto number =
        blank == std::string_view::npos ? std::nullopt : notation::read_whole_number(text.substr(blank + 1));
    if (number && *number > 0) {
        return {.name = file_name(notation::trimmed(text.substr(0, blank))), .number = *number};
    }
    return {.name = file_name(text)};
}

/// Whether it is a set-up of several kings, as save writes one.
bool marks_training(std::string_view fen) {
    const std::vector<notation::Word> fields = notation::words_of(fen);
    return fields.size() == 7 && fields.back().text == "training";
}

Reply load_training(Conversation& conversation, std::string_view fen) {
    const std::string command = "edit --training ";
    Reply reply = edit(conversation, command.substr(5) + std::string{fen});
    if (!reply.refused) {
        reply.done = {command + notation::write_fen(conversation.game().position())};
    }
    return reply;
}

/// One a line; blank lines and those that begin with # hold none, as for check.
std::vector<std::string_view> positions_in(std::string_view text) {
    std::vector<std::string_view> positions;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = notation::trimmed(text.substr(0, end));
        if (!line.empty() && line.front() != '#') {
            positions.push_back(line);
        }
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return positions;
}

/// For the number of a game or position that the file does not have. `held` is what it has.
Reply refuse_number(const Conversation& conversation, const std::string& name, const std::string& held) {
    return refuse_as(file_failed, conversation.in_words("{file} holds {games}."_msg,
                                                        {{"file", quoted(name)}, {"games", held}}));
}

Reply load_fen(Conversation& conversation, const GameInFile& wanted, std::string_view text) {
    const std::string& name = wanted.name;
    const std::vector<std::string_view> positions = positions_in(text);
    if (wanted.number > positions.size()) {
        return refuse_number(conversation, name,
                             counted(conversation.language(), positions.size(), "{count} position"_msg,
                                     "{count} positions"_msg));
    }
    const std::string_view fen = positions[wanted.number - 1];
    if (!conversation.plays_xiangqi() && marks_training(fen)) {
        return load_training(conversation, fen);
    }
    const Game& game = conversation.game();
    const auto read = notation::read_position(fen, game.position(), conversation.wording());
    if (!read) {
        return refuse_fen(read.error(),
                          conversation.in_words("{file} is not loaded; the game is as it was."_msg,
                                                {{"file", quoted(name)}}),
                          conversation.language());
    }
    Reply reply =
        set_up(conversation, *read, game.rules(),
               conversation.in_words("The position of {file} is set up."_msg, {{"file", quoted(name)}}));
    reply.done = {"fen " + notation::write_fen(*read)};
    return reply;
}

/// The game of that number, and how many there are.
/// Without a tag Variant it is castled as in the game on the board.
std::pair<std::optional<PgnReading>, std::size_t> find_game(const Conversation& conversation,
                                                            std::string_view text, std::size_t number) {
    notation::PgnReader reader{notation::bytes_of(text), conversation.game().position().state.castling_rule,
                               conversation.language()};
    std::optional<PgnReading> found;
    std::size_t games = 0;
    while (auto read = reader.next()) {
        ++games;
        if (read->number == number) {
            found = std::move(read);
        }
    }
    return {std::move(found), games};
}

Reply refuse_game(const Conversation& conversation, const std::string& name,
                  const std::vector<std::string>& problems) {
    constexpr std::size_t most = 10;
    std::vector<std::string> listed{
        problems.begin(), problems.begin() + static_cast<std::ptrdiff_t>(std::min(most, problems.size()))};
    if (listed.size() < problems.size()) {
        listed.push_back(conversation.in_words("and {count} more"_msg,
                                               {{"count", std::to_string(problems.size() - most)}}));
    }
    listed.push_back(conversation.in_words("The game is as it was."_msg));
    Reply reply = refuse_as(file_failed,
                            conversation.in_words("The game of {file} cannot be loaded as a whole."_msg,
                                                  {{"file", quoted(name)}}),
                            notation::join(listed, "\n  "));
    reply.json.add("problems", problems);
    return reply;
}

std::string describe(const notation::NotPlayable& fault, const notation::PgnGame& pgn, const Rules& rules,
                     Language language) {
    using What = notation::NotPlayable::What;
    switch (fault.what) {
        case What::UnreadableFen: return in_words(language, "its FEN is no position"_msg);
        case What::NullMove: return in_words(language, "it holds a null move, and no player may pass"_msg);
        case What::Refused: {
            const Game before{rules, notation::position_after(pgn, pgn.moves.parent(fault.node))};
            return notation::explain(fault.refusal, before, language).what;
        }
    }
    return {};
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
std::string as_command(const notation::PgnGame& pgn) {
    std::string line = "pgn " + notation::write_pgn(pgn);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

/// Sets the start up and plays the moves, each a command that can be taken back.
Reply take_over(Conversation& conversation, const Game& loaded, const notation::PgnGame& pgn,
                std::string text) {
    const std::size_t redoable = conversation.game().undone().size();
    Game& game = conversation.game();
    game.set_position(pgn.start, chess_rules());
    conversation.match.variations.begin_with(game, pgn.moves);
    conversation.match.loaded.set(game, pgn);
    conversation.match.dates.set(game, pgn.tags.value("Date").value_or(""));
    const bool has_clock = conversation.match.clock.has_value();
    if (has_clock) {
        conversation.match.clock->follow_command(game);
    }
    const std::size_t common = game.history().size();
    for (const Command& command : loaded.history()) {
        static_cast<void>(game.play(std::get<Move>(command).request));  // as it was played in `loaded`
    }
    if (has_clock) {
        conversation.match.clock->follow_line(game, common);
    }
    Reply reply = after_commands(conversation, redoable, {.text = std::move(text), .board_changed = true});
    reply.done = {as_command(pgn)};
    return reply;
}

Reply refuse_pgn_of_xiangqi(const Conversation& conversation) {
    return refuse_as(
        "not_in_this_version", conversation.in_words("A game of xiangqi cannot be written as PGN yet."_msg),
        conversation.in_words("save position.fen keeps the position; the journal keeps the game."_msg));
}

/// In the place of the game that is played. `name` is where it comes from.
Reply load_game(Conversation& conversation, const std::string& name, const PgnReading& read) {
    if (read.has_errors()) {
        return refuse_game(conversation, name,
                           notation::describe_each(read.problems, conversation.language()));
    }
    const auto loaded = notation::game_from_pgn(read.game, chess_rules());
    if (!loaded) {
        return refuse_game(conversation, name,
                           {describe(loaded.error(), read.game, chess_rules(), conversation.language())});
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

Reply load_pgn(Conversation& conversation, const GameInFile& wanted, std::string_view text) {
    const auto [read, games] = find_game(conversation, text, wanted.number);
    if (!read) {
        return refuse_number(
            conversation, wanted.name,
            counted(conversation.language(), games, "{count} game"_msg, "{count} games"_msg));
    }
    Reply reply = load_game(conversation, wanted.name, *read);
    if (!reply.refused && games > 1) {
        reply.add_notice(
            conversation.in_words("It is number {number} of {games}; load {file} N loads another one."_msg,
                                  {{"number", std::to_string(wanted.number)},
                                   {"games", std::to_string(games)},
                                   {"file", quoted(wanted.name)}}));
    }
    tell_how_it_ended(conversation, read->game.marker, reply);
    return reply;
}

/// By what stands first in it: no PGN begins with a word of so many slashes.
bool is_fen(std::string_view text) {
    const std::vector<notation::Word> words = notation::words_of(text.substr(0, text.find('\n', 1)));
    constexpr std::string_view begins_no_fen = "[{;%(";
    return !words.empty() && begins_no_fen.find(words.front().text.front()) == std::string_view::npos &&
           std::count(words.front().text.begin(), words.front().text.end(), '/') > 2;
}

/// What comes through standard input, to its end.
Reply load_from_input(Conversation& conversation, const GameInFile& wanted) {
    if (!conversation.input_is_free) {
        return refuse(
            Reason::Syntax,
            conversation.in_words("load - would read standard input, but the commands come from there."_msg),
            conversation.in_words(
                "takeback run SCRIPT reads them from a file, and load - then reads standard input."_msg));
    }
    auto opened = session::OpenFile::standard_input();
    if (!opened) {
        return refuse_file(conversation, opened.error());
    }
    session::OpenFile input = *std::move(opened);
    const auto text = session::read_all(input);
    if (!text) {
        return refuse_file(conversation, text.error());
    }
    const std::string_view all = notation::trimmed(*text);
    return is_fen(all) ? load_fen(conversation, wanted, all) : load_pgn(conversation, wanted, *text);
}

/// A slip such as -F, which would otherwise become a file with a name that is hard to get rid of.
Reply refuse_option_of_save(const Conversation& conversation, const std::string& name) {
    const std::string option = name.substr(0, name.find(' '));
    return refuse(
        Reason::Syntax, conversation.in_words("{text} is no option of save."_msg, {{"text", quoted(option)}}),
        conversation.in_words("save -f FILE overwrites; a file of that name is written ./{text}."_msg,
                              {{"text", notation::shown(name)}}));
}

}  // namespace

Reply save(Conversation& conversation, std::string_view arguments) {
    const bool force = arguments == "-f" || arguments.substr(0, 3) == "-f ";
    const std::string name = file_name(notation::trimmed(arguments.substr(force ? 2 : 0)));
    if (name.empty()) {
        return refuse(Reason::Syntax, conversation.in_words("save needs a file name."_msg),
                      conversation.in_words("Write save game.pgn, or save position.fen."_msg));
    }
    if (name.front() == '-' && name != "-") {
        return refuse_option_of_save(conversation, name);
    }
    if (conversation.plays_xiangqi() && !notation::has_extension(name, fen_extension)) {
        return refuse_pgn_of_xiangqi(conversation);
    }
    if (name == "-") {
        return pgn(conversation, "");
    }
    const auto error = session::write_file_atomically(name, text_for(conversation, name),
                                                      force ? Overwrite::Allow : Overwrite::Refuse);
    if (error) {
        return refuse_file(conversation, *error,
                           error->code == EEXIST ? conversation.in_words("save -f {file} overwrites it."_msg,
                                                                         {{"file", notation::shown(name)}})
                                                 : "");
    }
    return {.text =
                conversation.in_words("Saved in {file}."_msg, {{"file", quoted(name, notation::all_of_it)}})};
}

Reply load(Conversation& conversation, std::string_view arguments) {
    GameInFile wanted{.name = file_name(arguments)};
    if (wanted.name.empty()) {
        return refuse(Reason::Syntax, conversation.in_words("load needs a file name."_msg),
                      conversation.in_words("Write load game.pgn, or load position.fen."_msg));
    }
    if (const GameInFile numbered = game_in_file(arguments); numbered.name == "-") {
        return load_from_input(conversation, numbered);
    }
    auto text = session::read_file(wanted.name);
    if (!text && text.error().code == ENOENT) {
        wanted = game_in_file(arguments);
        text = session::read_file(wanted.name);
    }
    if (!text) {
        return refuse_file(conversation, text.error());
    }
    return notation::has_extension(wanted.name, fen_extension) ? load_fen(conversation, wanted, *text)
                                                               : load_pgn(conversation, wanted, *text);
}

Reply pgn(Conversation& conversation, std::string_view pgn) {
    if (pgn.empty() && conversation.plays_xiangqi()) {
        return refuse_pgn_of_xiangqi(conversation);
    }
    if (pgn.empty()) {
        return {.text = for_screen(conversation.terminal, notation::write_pgn(pgn_of(conversation)))};
    }
    const auto [read, games] = find_game(conversation, pgn, 1);
    if (!read || games > 1) {
        return refuse(Reason::Syntax,
                      conversation.in_words("pgn takes one game, but there are {count}."_msg,
                                            {{"count", std::to_string(games)}}),
                      conversation.in_words("Write pgn 1. e4 e5 2. Nf3 *, or pgn to print the game."_msg));
    }
    Reply reply = load_game(conversation, std::string{pgn}, *read);
    tell_how_it_ended(conversation, read->game.marker, reply);
    return reply;
}

}  // namespace takeback::app
