// save, and pgn without a game: the game on the board as text.
#include <cerrno>
#include <string>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "file_commands.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/atomic_write.hpp"
#include "takeback/session/match_pgn.hpp"

namespace takeback::app {

namespace {

using notation::quoted;
using session::Overwrite;

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
               : pgn_text_of(conversation);
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

std::string file_name(std::string_view text) {
    const bool is_quoted =
        text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front();
    return std::string{is_quoted ? text.substr(1, text.size() - 2) : text};
}

Reply refuse_file(const Conversation& conversation, const session::FileError& error, std::string advice) {
    return refuse_as(
        file_failed,
        conversation.in_words("{sentence}."_msg, {{"sentence", describe(error, conversation.language())}}),
        std::move(advice));
}

std::string pgn_text_of(const Conversation& conversation) {
    return notation::write_pgn(pgn_of(conversation), conversation.style());
}

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

}  // namespace takeback::app
