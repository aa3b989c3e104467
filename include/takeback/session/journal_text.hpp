// Journal text: what a journal looks like.
//
//     takeback journal 1<TAB>chess<TAB>rnbqkbnr/... w KQkq - 0 1<TAB>White<TAB>Black<TAB>2026.01.31
//     e4
//     [4:58.300 5:00.000] e5
//     undo
//
// The first line says which game was begun, how, by whom and when. Every other line is a command as the REPL
// reads it; a note of the time may stand in brackets before it (journal_note.hpp), or alone. A line counts
// when its line break is there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/result.hpp"
#include "takeback/language/message.hpp"

namespace takeback::session {

/// Tabs and line breaks become blanks when it is written.
struct JournalHeader {
    std::string game{};       ///< "chess"
    std::string start_fen{};  ///< the position that the first command was given in
    std::string white{};
    std::string black{};
    std::string date{};  ///< of its start; empty where nobody knows, and then left out

    friend bool operator==(const JournalHeader&, const JournalHeader&) = default;
};

struct JournalLine {
    std::string command{};   ///< hostile, as a line of any script is
    std::string note{};      ///< without brackets; empty: none
    std::size_t number = 0;  ///< of the line in the file, from 1

    friend bool operator==(const JournalLine&, const JournalLine&) = default;
};

struct JournalContent {
    JournalHeader header;
    std::vector<JournalLine> lines;
    bool torn = false;              ///< there is a last line without its line break; it is left out
    std::size_t complete_size = 0;  ///< in bytes, without that line
};

enum class JournalFault : std::uint8_t {
    NotBegun,      ///< the first line is not complete
    NoJournal,     ///< the first line is none of a journal
    OtherVersion,  ///< the first line is that of another version
};

[[nodiscard]] Result<JournalContent, JournalFault> read_journal(std::string_view text);
[[nodiscard]] Message message_for(JournalFault fault);

/// With the line break. A command holds none; a note holds neither that nor a closing bracket.
[[nodiscard]] std::string write_journal_line(std::string_view command, std::string_view note);
[[nodiscard]] std::string write_journal_header(const JournalHeader& header);

}  // namespace takeback::session
