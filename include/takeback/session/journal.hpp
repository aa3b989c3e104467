// Journal: the commands of a game, each on the disk of the system before its answer is shown, so that a game
// outlives its program.
//
//     auto started = Journal::start(folder, header);
//     if (!started) { ... one warning; the game goes on without a journal ... }
//     Journal journal = *std::move(started);
//     if (const auto error = journal.append("e4")) { ... one warning ... }
//     // next time
//     auto resumed = Journal::resume_newest(folder);  // resumed->content.lines are given to the same
//     commands
//
// What `append` has taken is with the kernel: killing the program does not lose it, a power failure may
// (docs/adr/0008). A journal is locked while it is open, so no two programs ever write one.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/result.hpp"
#include "takeback/session/file_error.hpp"
#include "takeback/session/files.hpp"
#include "takeback/session/journal_text.hpp"
#include "takeback/session/open_file.hpp"
#include "takeback/session/system_calls.hpp"

namespace takeback::session {

struct ResumedJournal;

/// In bytes: what is resumed. A journal may hold the games of several files.
inline constexpr std::size_t largest_journal = 4 * largest_file;

class Journal {
public:
    /// Begins a journal named by the time, such as 20260131-180000.journal, and creates the folder where it
    /// is missing; refuses one of others (refuse_folder_of_others). With the lines of another journal: goes
    /// on from there, and the other stays as it is.
    [[nodiscard]] static Result<Journal, FileError> start(const std::string& folder,
                                                          const JournalHeader& header,
                                                          std::span<const JournalLine> lines = {},
                                                          const SystemCalls& system = {});

    /// Opens a journal and goes on with it. A torn last line is cut off. EWOULDBLOCK when another program
    /// plays that game.
    [[nodiscard]] static Result<ResumedJournal, FileError> resume(const std::string& path);
    /// The one that was written last, of those that hold a command and are not open in a program. Also when
    /// its game is over: the end, too, can be taken back. What lies in the folder and cannot be resumed does
    /// not stand before the others; where there are no others, the newest of it is the error. ENOENT when
    /// there is nothing. A folder of others is refused.
    [[nodiscard]] static Result<ResumedJournal, FileError> resume_newest(const std::string& folder);

    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    Journal(Journal&&) noexcept = default;
    Journal& operator=(Journal&& other) noexcept;
    /// A journal without a command is removed.
    ~Journal();

    /// Keeps a command; EFBIG when the journal could then not be resumed, being beyond largest_journal. After
    /// the first error the journal is closed, complete up to then, and takes no more:
    /// a game with a gap could not be replayed. So an error comes once.
    [[nodiscard]] std::optional<FileError> append(std::string_view command, std::string_view note = {});

    [[nodiscard]] bool has_commands() const noexcept { return has_commands_; }
    [[nodiscard]] bool is_open() const noexcept { return file_.is_open(); }
    [[nodiscard]] const std::string& path() const noexcept { return file_.path(); }

private:
    Journal(OpenFile file, std::size_t size, bool has_commands, const SystemCalls& system);
    [[nodiscard]] std::optional<FileError> write(std::string_view lines);
    void remove_if_unused() const noexcept;

    OpenFile file_;
    std::size_t size_;  // in bytes: all of them complete lines
    bool has_commands_;
    SystemCalls system_;
};

struct ResumedJournal {
    Journal journal;
    JournalContent content;
    std::vector<FileError> passed_over;  ///< resume_newest: what is newer and cannot be resumed
};

/// The journals of a folder, the one that was written last first. Each is a path.
[[nodiscard]] std::vector<std::string> list_journals(const std::string& folder);

}  // namespace takeback::session
