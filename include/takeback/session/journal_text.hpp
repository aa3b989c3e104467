// Journal text: what a journal looks like.
//
//     takeback journal 1<TAB>chess<TAB>rnbqkbnr/... w KQkq - 0 1<TAB>White<TAB>Black
//     e4
//     [4:58.3 5:00.0] e5
//     undo
//
// The first line says which game was begun, how and by whom. Every other line is a command as the REPL reads
// it; a note of the clocks may stand in brackets before it. A line counts when its line break is there.
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

    friend bool operator==(const JournalHeader&, const JournalHeader&) = default;
};

struct JournalLine {
    std::string command{};     ///< hostile, as a line of any script is
    std::string clock_note{};  ///< without brackets; empty: none
    std::size_t number = 0;    ///< of the line in the file, from 1

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
[[nodiscard]] std::string write_journal_line(std::string_view command, std::string_view clock_note);
[[nodiscard]] std::string write_journal_header(const JournalHeader& header);

}  // namespace takeback::session
