#include "takeback/session/journal_text.hpp"

#include <array>
#include <cassert>
#include <optional>
#include <utility>

namespace takeback::session {

namespace {

constexpr std::string_view signature = "takeback journal ";
constexpr std::string_view version = "1";

/// What stands before the separator; cuts both off. Without a separator it is everything.
std::string_view take_until(char separator, std::string_view& text) {
    const std::size_t end = text.find(separator);
    const std::string_view taken = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    return taken;
}

/// The next line, if its line break is there; cuts it off.
std::optional<std::string_view> take_line(std::string_view& text) {
    if (text.find('\n') == std::string_view::npos) {
        return std::nullopt;
    }
    return take_until('\n', text);
}

Result<JournalHeader, JournalFault> read_header(std::string_view line) {
    std::string_view rest = line;
    const std::string_view first = take_until('\t', rest);
    if (!first.starts_with(signature)) {
        return JournalFault::NoJournal;
    }
    if (first.substr(signature.size()) != version) {
        return JournalFault::OtherVersion;
    }
    JournalHeader header;
    for (std::string* field : {&header.game, &header.start_fen, &header.white, &header.black}) {
        *field = take_until('\t', rest);
    }
    return header;
}

JournalLine read_line(std::string_view line, std::size_t number) {
    std::string_view command = line;
    std::string_view note;
    if (command.starts_with('[') && command.find(']') != std::string_view::npos) {
        command.remove_prefix(1);
        note = take_until(']', command);
        command.remove_prefix(command.starts_with(' ') ? 1 : 0);
    }
    return {.command = std::string{command}, .clock_note = std::string{note}, .number = number};
}

std::string on_one_line(std::string text) {
    for (char& c : text) {
        c = c == '\t' || c == '\n' ? ' ' : c;
    }
    return text;
}

}  // namespace

Result<JournalContent, JournalFault> read_journal(std::string_view text) {
    std::string_view rest = text;
    const auto first = take_line(rest);
    if (!first) {
        return JournalFault::NotBegun;
    }
    const auto header = read_header(*first);
    if (!header) {
        return header.error();
    }
    JournalContent content{.header = *header, .lines = {}};
    std::size_t number = 2;
    while (const auto line = take_line(rest)) {
        content.lines.push_back(read_line(*line, number++));
    }
    content.torn = !rest.empty();
    content.complete_size = text.size() - rest.size();
    return content;
}

Message message_for(JournalFault fault) {
    switch (fault) {
        case JournalFault::NotBegun: return "nothing was kept in it"_msg;
        case JournalFault::NoJournal: return "it is no journal of Takeback"_msg;
        case JournalFault::OtherVersion: return "another version of Takeback has written it"_msg;
    }
    return ""_msg;
}

std::string write_journal_line(std::string_view command, std::string_view clock_note) {
    assert(command.find('\n') == std::string_view::npos);
    assert(clock_note.find_first_of("]\n") == std::string_view::npos);
    std::string line;
    if (!clock_note.empty() || command.starts_with('[')) {  // so that no command is taken for a note
        line += '[';
        line += clock_note;
        line += "] ";
    }
    line += command;
    return line += '\n';
}

std::string write_journal_header(const JournalHeader& header) {
    std::string line{signature};
    line += version;
    for (const std::string* field : {&header.game, &header.start_fen, &header.white, &header.black}) {
        line += '\t';
        line += on_one_line(*field);
    }
    return line += '\n';
}

}  // namespace takeback::session
