#include "autosave.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

#include "command_table.hpp"
#include "commands.hpp"
#include "start.hpp"
#include "takeback/chess/chess960.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/journal_note.hpp"
#include "takeback/session/paths.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

namespace {

using session::Journal;
using session::JournalHeader;
using session::JournalLine;

constexpr Message no_place =
    "there is no folder for it: neither XDG_STATE_HOME nor HOME is an absolute path"_msg;

constexpr std::string_view xiangqi_name = "xiangqi";

/// A game by its name in a journal, at its usual start. Behind the name of xiangqi stand its rules
/// (xiangqi_games.hpp). Nothing where there is no such game.
std::optional<Game> game_of(std::string_view name) {
    if (name == "chess" || name == "chess960") {
        return Game{chess_rules(), name == "chess" ? chess_rules().start_position()
                                                   : chess::chess960_start(chess::standard_start)};
    }
    const auto options = name.starts_with(xiangqi_name)
                             ? read_xiangqi_options(name.substr(xiangqi_name.size()))
                             : std::nullopt;
    return options ? std::optional{Game{xiangqi_rules(*options)}} : std::nullopt;
}

std::string name_of_game(const Conversation& conversation) {
    if (const auto options = xiangqi_options_of(conversation.game().rules())) {
        return std::string{xiangqi_name} + ' ' + write_xiangqi_options(*options);
    }
    const CastlingRule rule = conversation.game().position().state.castling_rule;
    return rule == CastlingRule::Chess960 ? "chess960" : "chess";
}

JournalHeader header_of(const Conversation& conversation) {
    const auto& [white, black] = conversation.match.players;
    const Position& start = conversation.game().position();
    return {.game = name_of_game(conversation),
            .start_fen = notation::write_fen(start),
            .white = white.name,
            .black = black.name,
            .date = conversation.match.dates.of(conversation.game())};
}

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

/// Nothing where there is no clock.
std::optional<session::TimeControl> control_of(const session::Match& match) {
    return match.clock ? std::optional{match.clock->clock().control()} : std::nullopt;
}

/// What was done; in front of it whether variations are kept and which clock there is, where the journal does
/// not know that yet. Which they are before the first command, that command brings along.
std::vector<std::string> lines_to_keep(Conversation& conversation, const Reply& reply) {
    const Game& game = conversation.game();
    if (reply.done.empty() && game.history().empty() && game.undone().empty()) {
        return {};
    }
    std::vector<std::string> lines = reply.done;
    if (const auto control = control_of(conversation.match); control != conversation.journal_clock) {
        conversation.journal_clock = control;
        const std::string command = clock_command(control);
        if (lines.empty() || lines.front() != command) {
            lines.insert(lines.begin(), command);
        }
    }
    if (const bool keeps = conversation.keeps_variations(); keeps != conversation.journal_keeps_variations) {
        conversation.journal_keeps_variations = keeps;
        lines.insert(lines.begin(), keeps ? "set keep-variations on" : "set keep-variations off");
    }
    return lines;
}

/// For what has just been done: what the clocks show, and the date where a game was begun.
std::string note_of(const Conversation& conversation) {
    const session::Match& match = conversation.match;
    session::JournalNote note;
    if (!match.game.history().empty() && std::holds_alternative<Setup>(match.game.history().back())) {
        note.date = match.dates.of(match.game);
    }
    if (match.clock) {
        note.left = match.clock->clock().left();
    }
    return session::write_note(note);
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
    conversation.journal_clock.reset();
    return std::nullopt;
}

void keep(Conversation& conversation, Reply& reply) {
    if (!conversation.journal) {
        return;
    }
    std::vector<std::string> lines = lines_to_keep(conversation, reply);
    const auto& clock = conversation.match.clock;
    if (lines.empty() && conversation.journal->has_commands() && clock && clock->clock().running()) {
        lines.emplace_back();  // the note alone
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string note = i + 1 == lines.size() ? note_of(conversation) : "";
        if (const auto error = conversation.journal->append(lines[i], note)) {
            reply.add_notice(cannot_keep(conversation, *error));
            conversation.journal.reset();
            return;
        }
    }
}

bool call_and_keep_flag(Conversation& conversation, std::string& notice) {
    if (!call_flag(conversation)) {
        return false;
    }
    Reply fallen{.done = {flag_command}};
    keep(conversation, fallen);
    if (!fallen.notice.empty()) {
        notice += notice.empty() ? "" : "\n";
        notice += fallen.notice;
    }
    return true;
}

Reply resume_last_game(Conversation& conversation, const std::optional<session::TimeControl>& otherwise) {
    if (conversation.replays) {  // a journal of earlier days may hold the command that has taken it up itself
        return {.other_game = true};
    }
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
    std::optional<session::Match> match = match_of(last.content.header);
    if (!match) {
        return refuse_last_game(
            conversation,
            conversation.in_words("line 1 of {file} describes no game that can be played here"_msg,
                                  {{"file", path}}));
    }
    conversation.match = *std::move(match);
    conversation.journal.reset();  // nothing is kept of what is only done again
    std::vector<JournalLine>& lines = last.content.lines;
    const std::size_t replayed = replay(conversation, lines);
    conversation.journal = std::move(last.journal);
    take_up_clock(conversation, otherwise);
    remember_line(conversation);

    const auto commands = std::count_if(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(replayed),
                                        [](const JournalLine& line) { return !line.command.empty(); });
    Reply reply{
        .text = conversation.in_words(
            "The game of {file} goes on: {commands} replayed."_msg,
            {{"file", path},
             {"commands", count_commands(static_cast<std::size_t>(commands), conversation.language())}}),
        .board_changed = true,
        .other_game = true};
    tell_what_was_passed_over(conversation, last.passed_over, reply);
    if (last.content.torn) {
        reply.add_notice(
            conversation.in_words("1 incomplete line at its end was dropped: it was never answered."_msg));
    }
    if (conversation.editor) {
        std::string text = conversation.in_words("The edit mode goes on."_msg);
        text += sentence_break(conversation.language());
        reply.add_notice(text += conversation.in_words(ways_out_of_edit_mode));
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
    return after_new_position(conversation, std::move(reply));
}

}  // namespace takeback::app
