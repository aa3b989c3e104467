#include "autosave.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>
#include <vector>

#include "command_table.hpp"
#include "commands.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/paths.hpp"

namespace takeback::app {

namespace {

using session::Journal;
using session::JournalHeader;
using session::JournalLine;

constexpr Message no_place =
    "there is no folder for it: neither XDG_STATE_HOME nor HOME is an absolute path"_msg;

constexpr std::array games{std::pair{"chess", CastlingRule::Standard},
                           std::pair{"chess960", CastlingRule::Chess960}};

JournalHeader header_of(const Conversation& conversation) {
    const auto& [white, black] = conversation.match.players;
    const Position& start = conversation.game().position();
    return {.game = games[static_cast<std::size_t>(start.state.castling_rule)].first,
            .start_fen = notation::write_fen(start),
            .white = white.name,
            .black = black.name};
}

/// A match as the first line of a journal describes it; nothing where no such game can be played.
std::optional<session::Match> match_of(const JournalHeader& header, const Rules& rules) {
    const auto* const known =
        std::find_if(games.begin(), games.end(), [&](const auto& game) { return game.first == header.game; });
    if (known == games.end()) {
        return std::nullopt;
    }
    const auto start = notation::read_fen(header.start_fen, notation::FenMode::Strict, known->second);
    if (!start) {
        return std::nullopt;
    }
    return session::Match{.players = {session::Player{.color = Color::White, .name = header.white},
                                      session::Player{.color = Color::Black, .name = header.black}},
                          .game = Game{rules, start->position}};
}

/// Gives the lines to the commands until one is refused, without a question, and keeping variations where
/// they were kept. How many were carried out.
std::size_t replay(Conversation& conversation, const std::vector<JournalLine>& lines) {
    const Ask ask = std::exchange(conversation.ask, Ask{});
    // Nor is there a clock: a flag that fell is a line of the journal.
    const auto config_file = std::exchange(conversation.config_file, std::nullopt);
    const session::Settings settings = std::exchange(conversation.settings, session::Settings{});
    const auto stopped = std::find_if(lines.begin(), lines.end(), [&](const JournalLine& line) {
        return interpret(conversation, line.command).refused;
    });
    conversation.journal_keeps_variations = conversation.keeps_variations();
    conversation.ask = ask;
    conversation.config_file = config_file;
    conversation.settings = settings;
    return static_cast<std::size_t>(stopped - lines.begin());
}

/// What was done; in front of it whether variations are kept, where the journal does not know that yet.
std::vector<std::string> lines_to_keep(Conversation& conversation, const Reply& reply) {
    const Game& game = conversation.game();
    const bool keeps = conversation.keeps_variations();
    const bool begun = !game.history().empty() || !game.undone().empty();
    std::vector<std::string> lines = reply.done;
    if (begun && keeps != conversation.journal_keeps_variations) {
        conversation.journal_keeps_variations = keeps;
        lines.insert(lines.begin(), keeps ? "set keep-variations on" : "set keep-variations off");
    }
    return lines;
}

std::string cannot_keep(const Conversation& conversation, const std::string& why) {
    return conversation.in_words("The game is not autosaved: {why}."_msg, {{"why", why}});
}
std::string cannot_keep(const Conversation& conversation, const session::FileError& error) {
    return cannot_keep(conversation, describe(error, conversation.language()));
}

Reply refuse_to_resume(std::string text, std::string advice = {}) {
    return refuse_as("nothing_to_resume", std::move(text), std::move(advice));
}

/// A match that its journal does not let go on.
Reply refuse_last_game(const Conversation& conversation, const std::string& why) {
    return refuse_to_resume(
        conversation.in_words("The last game cannot be resumed: {why}."_msg, {{"why", why}}));
}

}  // namespace

std::optional<std::string> begin_journal(Conversation& conversation) {
    const session::Paths paths = session::find_paths();
    if (!paths.journal_folder) {
        return cannot_keep(conversation, conversation.in_words(no_place));
    }
    auto started = Journal::start(*paths.journal_folder, header_of(conversation));
    if (!started) {
        return cannot_keep(conversation, started.error());
    }
    conversation.journal = *std::move(started);
    conversation.journal_keeps_variations = false;
    return std::nullopt;
}

void keep(Conversation& conversation, Reply& reply) {
    if (!conversation.journal) {
        return;
    }
    for (const std::string& command : lines_to_keep(conversation, reply)) {
        if (const auto error = conversation.journal->append(command)) {
            reply.add_notice(cannot_keep(conversation, *error));
            conversation.journal.reset();
            return;
        }
    }
}

Reply resume_last_game(Conversation& conversation) {
    const session::Paths paths = session::find_paths();
    if (!paths.journal_folder) {
        return refuse_to_resume(conversation.in_words("There is no game to resume: {why}."_msg,
                                                      {{"why", conversation.in_words(no_place)}}));
    }
    if (!conversation.journal && !conversation.game().history().empty()) {
        return refuse_to_resume(
            conversation.in_words("This game is not autosaved, and resume would lose it."_msg),
            conversation.in_words(
                "Save it with save FILE, or leave with quit and start with play --resume."_msg));
    }
    auto resumed = Journal::resume_newest(*paths.journal_folder);
    if (!resumed) {
        return resumed.error().code == ENOENT
                   ? refuse_to_resume(
                         conversation.in_words("There is no game to resume."_msg),
                         conversation.in_words(
                             "Games are kept in {folder} while they are played."_msg,
                             {{"folder", notation::shown(*paths.journal_folder, notation::all_of_it)}}))
                   : refuse_last_game(conversation, describe(resumed.error(), conversation.language()));
    }
    session::ResumedJournal last = *std::move(resumed);
    const std::string path = notation::quoted(last.journal.path(), notation::all_of_it);
    std::optional<session::Match> match = match_of(last.content.header, conversation.game().rules());
    if (!match) {
        return refuse_last_game(
            conversation,
            conversation.in_words("line 1 of {file} describes no game that can be played here"_msg,
                                  {{"file", path}}));
    }
    std::optional<session::TimeControl> control;
    if (conversation.match.clock) {
        control = conversation.match.clock->clock().control();
    }
    conversation.match = *std::move(match);
    conversation.journal = std::move(last.journal);
    std::vector<JournalLine>& lines = last.content.lines;
    const std::size_t replayed = replay(conversation, lines);
    if (control) {  // the journal knows no times: what is played from here on is timed
        conversation.match.clock.emplace(*control, conversation.now, conversation.match.game);
    }
    remember_line(conversation);

    Reply reply{.text = conversation.in_words(
                    "The game of {file} goes on: {commands} replayed."_msg,
                    {{"file", path}, {"commands", count_commands(replayed, conversation.language())}}),
                .board_changed = true};
    if (last.content.torn) {
        reply.notice =
            conversation.in_words("1 incomplete line at its end was dropped: it was never answered."_msg);
    }
    if (replayed < lines.size()) {
        reply.add_notice(conversation.in_words(
            "Line {number} cannot be carried out any more: {command}. What follows it is "
            "left out; that journal stays as it is, and a new one is kept."_msg,
            {{"number", std::to_string(lines[replayed].number)},
             {"command", notation::quoted(lines[replayed].command)}}));
        lines.resize(replayed);
        auto started = Journal::start(*paths.journal_folder, last.content.header, lines);
        if (started) {
            conversation.journal = *std::move(started);
        } else {
            conversation.journal.reset();
            reply.add_notice(cannot_keep(conversation, started.error()));
        }
    }
    return after_command(conversation, std::move(reply));
}

}  // namespace takeback::app
