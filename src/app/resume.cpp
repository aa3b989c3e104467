#include "resume.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "autosave.hpp"
#include "command_table.hpp"
#include "commands.hpp"
#include "game_names.hpp"
#include "interpreter.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/journal_note.hpp"
#include "takeback/session/paths.hpp"

namespace takeback::app {

namespace {

using session::Journal;
using session::JournalHeader;
using session::JournalLine;
using session::ResumedJournal;

/// A match as the first line of a journal describes it; nothing where no such game can be played.
std::optional<session::Match> match_of(const JournalHeader& header) {
    const std::optional<Game> usual = game_of(header.game);
    if (!usual) {
        return std::nullopt;
    }
    const auto start = notation::read_position(header.start_fen, usual->position(), Language::English);
    if (!start) {
        return std::nullopt;
    }
    session::Match match{.players = {session::Player{.color = Color::White, .name = header.white},
                                     session::Player{.color = Color::Black, .name = header.black}},
                         .game = Game{usual->rules(), *start}};
    match.dates.set(match.game, header.date);
    return match;
}

/// Whether a line can change the game. A journal that somebody has written in may hold others, such as
/// save -f FILE: resuming a game writes no files, and ends no program.
bool can_change_game(std::string_view line) {
    constexpr std::array commands{"move",    "undo",  "redo", "promote", "delete", "resign",
                                  "resign!", "draw",  "new",  "fen",     "edit",   "pgn",
                                  "load",    "clock", "set",  "put",     "turn",   "castling",
                                  "ep",      "clear", "done", "cancel"};
    const std::vector<notation::Word> words = notation::words_of(line);
    const CommandInfo* const command = words.empty() ? nullptr : find_command(words.front().text);
    return command == nullptr || std::find(commands.begin(), commands.end(), command->name) != commands.end();
}

/// Gives a line to its command. A flag falls in edit mode too, where no command calls one.
bool carry_out_again(Conversation& conversation, const std::string& line) {
    const bool is_flag = line == flag_command;
    std::optional<session::Editor> draft;
    if (is_flag) {
        std::swap(draft, conversation.editor);
    }
    const bool done = !interpret(conversation, line).refused;
    if (is_flag) {
        std::swap(draft, conversation.editor);
    }
    return done;
}

/// Gives a line to its command, and the clock and the date what its note says. Whether it was carried out.
bool replay_line(Conversation& conversation, const JournalLine& line) {
    session::Match& match = conversation.match;
    const std::size_t commands = match.game.history().size();
    if (can_change_game(line.command) && !carry_out_again(conversation, line.command)) {
        return false;
    }
    const session::JournalNote note = session::read_note(line.note);
    if (!note.date.empty()) {
        match.dates.set(match.game, note.date);
    }
    if (note.left && match.clock && match.game.history().size() != commands) {
        match.clock->set_at_command(match.game, *note.left);
    } else if (note.left && match.clock) {
        match.clock->set_in_turn(match.game, *note.left);
    }
    return true;
}

/// Gives the lines to the commands until one is refused, without a question, and keeping variations where
/// they were kept. The time stands still: what has passed, the notes of the lines say. How many lines were
/// carried out.
std::size_t replay(Conversation& conversation, const std::vector<JournalLine>& lines) {
    const Ask ask = std::exchange(conversation.ask, Ask{});
    const bool input_is_free = std::exchange(conversation.input_is_free, false);
    const session::TimeSource now =
        std::exchange(conversation.now, [] { return std::chrono::milliseconds{0}; });
    const session::DateSource today = std::exchange(conversation.today, session::DateSource{});
    const auto config_file = std::exchange(conversation.config_file, std::nullopt);
    const session::Settings settings = std::exchange(conversation.settings, session::Settings{});
    conversation.replays = true;
    const auto stopped = std::find_if_not(
        lines.begin(), lines.end(), [&](const JournalLine& line) { return replay_line(conversation, line); });
    conversation.replays = false;
    conversation.journal_keeps_variations = conversation.keeps_variations();
    conversation.ask = ask;
    conversation.input_is_free = input_is_free;
    conversation.now = now;
    conversation.today = today;
    conversation.config_file = config_file;
    conversation.settings = settings;
    return static_cast<std::size_t>(stopped - lines.begin());
}

/// The clock of a resumed game goes on from now: while no program ran, no time has passed. A game that had
/// none gets the one that was asked for.
void take_up_clock(Conversation& conversation, const std::optional<session::TimeControl>& otherwise) {
    session::Match& match = conversation.match;
    conversation.journal_clock = control_of(match);
    if (match.clock) {
        match.clock->measure_by(conversation.now);
    } else if (otherwise) {
        match.clock.emplace(*otherwise, conversation.now, match.game);
    }
}

Reply refuse_to_resume(std::string text, std::string advice = {}) {
    return refuse_as("nothing_to_resume", std::move(text), std::move(advice));
}

/// A match that its journal does not let go on.
Reply refuse_last_game(const Conversation& conversation, const std::string& why) {
    return refuse_to_resume(
        conversation.in_words("The last game cannot be resumed: {why}."_msg, {{"why", why}}));
}

/// Where nothing can be resumed, whatever the journals hold.
std::optional<Reply> refuse_here(const Conversation& conversation, const session::Paths& paths) {
    if (!paths.journal_folder) {
        return refuse_to_resume(
            conversation.in_words("There is no game to resume: {why}."_msg,
                                  {{"why", conversation.in_words(no_place_for_journals)}}));
    }
    if (!conversation.journal && !conversation.game().history().empty()) {
        return refuse_to_resume(
            conversation.in_words("This game is not autosaved, and resume would lose it."_msg),
            conversation.in_words(
                "Save it with save FILE, or leave with quit and start with play --resume."_msg));
    }
    return std::nullopt;
}

Reply refuse_for(const Conversation& conversation, const session::FileError& error,
                 const std::string& folder) {
    if (error.code != ENOENT) {
        return refuse_last_game(conversation, describe(error, conversation.language()));
    }
    return refuse_to_resume(
        conversation.in_words("There is no game to resume."_msg),
        conversation.in_words("Games are kept in {folder} while they are played."_msg,
                              {{"folder", notation::shown(folder, notation::all_of_it)}}));
}

std::string path_of(const ResumedJournal& last) {
    return notation::quoted(last.journal.path(), notation::all_of_it);
}

Reply goes_on(const Conversation& conversation, const ResumedJournal& last, std::size_t replayed) {
    const std::vector<JournalLine>& lines = last.content.lines;
    const auto commands = std::count_if(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(replayed),
                                        [](const JournalLine& line) { return !line.command.empty(); });
    return {.text = conversation.in_words(
                "The game of {file} goes on: {commands} replayed."_msg,
                {{"file", path_of(last)},
                 {"commands", count_commands(static_cast<std::size_t>(commands), conversation.language())}}),
            .board_changed = true,
            .other_game = true};
}

/// The newest of what was no journal to resume, and how many there are besides.
void tell_what_was_passed_over(const Conversation& conversation,
                               const std::vector<session::FileError>& errors, Reply& reply) {
    constexpr std::size_t most = 3;
    for (std::size_t i = 0; i < std::min(most, errors.size()); ++i) {
        reply.add_notice(conversation.in_words("Passed over: {why}."_msg,
                                               {{"why", describe(errors[i], conversation.language())}}));
    }
    if (errors.size() > most) {
        reply.add_notice(
            conversation.in_words("and {count} more"_msg, {{"count", std::to_string(errors.size() - most)}}));
    }
}

void tell_how_it_stopped(const Conversation& conversation, const ResumedJournal& last, Reply& reply) {
    if (last.content.torn) {
        reply.add_notice(
            conversation.in_words("1 incomplete line at its end was dropped: it was never answered."_msg));
    }
    if (conversation.editor) {
        std::string text = conversation.in_words("The edit mode goes on."_msg);
        text += sentence_break(conversation.language());
        reply.add_notice(text += conversation.in_words(ways_out_of_edit_mode));
    }
}

/// A line of the journal is refused now: the game goes on from there, in a journal of its own.
void go_on_without_the_rest(Conversation& conversation, ResumedJournal& last, std::size_t replayed,
                            Reply& reply) {
    std::vector<JournalLine>& lines = last.content.lines;
    reply.add_notice(
        conversation.in_words("Line {number} cannot be carried out any more: {command}. What follows it is "
                              "left out; that journal stays as it is, and a new one is kept."_msg,
                              {{"number", std::to_string(lines[replayed].number)},
                               {"command", notation::quoted(lines[replayed].command)}}));
    lines.resize(replayed);
    if (const auto problem = begin_journal(conversation, last.content.header, lines)) {
        reply.add_notice(*problem);
    }
}

}  // namespace

Reply resume_last_game(Conversation& conversation, const std::optional<session::TimeControl>& otherwise) {
    if (conversation.replays) {  // a journal of earlier days may hold the command that has taken it up itself
        return {.other_game = true};
    }
    const session::Paths paths = session::find_paths();
    if (auto refusal = refuse_here(conversation, paths)) {
        return *std::move(refusal);
    }
    auto resumed = Journal::resume_newest(*paths.journal_folder);
    if (!resumed) {
        return refuse_for(conversation, resumed.error(), *paths.journal_folder);
    }
    ResumedJournal last = *std::move(resumed);
    std::optional<session::Match> match = match_of(last.content.header);
    if (!match) {
        return refuse_last_game(
            conversation,
            conversation.in_words("line 1 of {file} describes no game that can be played here"_msg,
                                  {{"file", path_of(last)}}));
    }
    conversation.match = *std::move(match);
    conversation.journal.reset();  // nothing is kept of what is only done again
    const std::size_t replayed = replay(conversation, last.content.lines);
    take_up_clock(conversation, otherwise);
    remember_line(conversation);

    Reply reply = goes_on(conversation, last, replayed);
    tell_what_was_passed_over(conversation, last.passed_over, reply);
    tell_how_it_stopped(conversation, last, reply);
    if (replayed < last.content.lines.size()) {
        go_on_without_the_rest(conversation, last, replayed, reply);
    } else {
        conversation.journal = std::move(last.journal);
    }
    return after_new_position(conversation, std::move(reply));
}

}  // namespace takeback::app
