#include "autosave.hpp"

#include <cstddef>
#include <utility>
#include <variant>

#include "commands.hpp"
#include "game_names.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/session/journal_note.hpp"
#include "takeback/session/paths.hpp"

namespace takeback::app {

namespace {

using session::Journal;
using session::JournalHeader;
using session::JournalLine;

JournalHeader header_of(const Conversation& conversation) {
    const auto& [white, black] = conversation.match.players;
    const Position& start = conversation.game().position();
    return {.game = name_of_game(conversation.game()),
            .start_fen = notation::write_fen(start),
            .white = white.name,
            .black = black.name,
            .date = conversation.match.dates.of(conversation.game())};
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

std::string cannot_keep(const Conversation& conversation, const std::string& why) {
    return conversation.in_words("The game is not autosaved: {why}."_msg, {{"why", why}});
}
std::string cannot_keep(const Conversation& conversation, const session::FileError& error) {
    return cannot_keep(conversation, describe(error, conversation.language()));
}

}  // namespace

std::optional<std::string> begin_journal(Conversation& conversation) {
    conversation.journal_keeps_variations = false;
    conversation.journal_clock.reset();
    return begin_journal(conversation, header_of(conversation), {});
}

std::optional<std::string> begin_journal(Conversation& conversation, const JournalHeader& header,
                                         const std::vector<JournalLine>& lines) {
    conversation.journal.reset();
    const session::Paths paths = session::find_paths();
    if (!paths.journal_folder) {
        return cannot_keep(conversation, conversation.in_words(no_place_for_journals));
    }
    auto started = Journal::start(*paths.journal_folder, header, lines);
    if (!started) {
        return cannot_keep(conversation, started.error());
    }
    conversation.journal = *std::move(started);
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

}  // namespace takeback::app
