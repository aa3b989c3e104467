// load, and pgn with a game: a game or a position out of a file, or out of the line itself.
#include <algorithm>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "file_commands.hpp"
#include "game_files.hpp"
#include "loaded_game.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/files.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::app {

namespace {

using notation::PgnReading;
using notation::quoted;

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
struct FoundGame {
    std::optional<PgnReading> read;
    std::size_t games = 0;
};

FoundGame find_game(const Conversation& conversation, std::string_view text, std::size_t number,
                    notation::GameKind untold) {
    FoundGame found;
    for_each_game(notation::bytes_of(text), untold, conversation.language(), [&](PgnReading& read) {
        ++found.games;
        if (read.number == number) {
            found.read = std::move(read);
        }
    });
    return found;
}

/// A game whose tags do not say which one it is, is played and castled as the one on the board; or else it is
/// the other game, where its moves are such.
FoundGame find_game(const Conversation& conversation, std::string_view text, std::size_t number) {
    const notation::GameKind here = notation::game_kind_of(conversation.game().position());
    FoundGame found = find_game(conversation, text, number, here);
    if (found.read && !found.read->is_kind_told && found.read->has_errors()) {
        const Terms other = here.game == Terms::Chess ? Terms::Xiangqi : Terms::Chess;
        FoundGame otherwise = find_game(conversation, text, number, {.game = other});
        if (otherwise.read && !otherwise.read->has_errors()) {
            return otherwise;
        }
    }
    return found;
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

}  // namespace

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
    if (pgn.empty()) {
        return {.text = for_screen(conversation.terminal, pgn_text_of(conversation))};
    }
    const auto [read, games] = find_game(conversation, pgn, 1);
    if (!read || games > 1) {
        return refuse(Reason::Syntax,
                      conversation.in_words("pgn takes one game, but there are {count}."_msg,
                                            {{"count", std::to_string(games)}}),
                      conversation.in_words("Write pgn {moves}, or pgn to print the game."_msg,
                                            {{"moves", conversation.plays_xiangqi() ? "1. h2e2 h9g7 *"
                                                                                    : "1. e4 e5 2. Nf3 *"}}));
    }
    Reply reply = load_game(conversation, std::string{pgn}, *read);
    tell_how_it_ended(conversation, read->game.marker, reply);
    return reply;
}

}  // namespace takeback::app
