#include "takeback/session/journal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <system_error>
#include <utility>

#include "takeback/platform/file_names.hpp"
#include "takeback/platform/paths.hpp"

namespace takeback::session {

namespace {

namespace fs = std::filesystem;

/// The time now in UTC: "20260131-180000".
std::string timestamp() {
    using namespace std::chrono;
    const auto now = floor<seconds>(system_clock::now());
    const auto today = floor<days>(now);
    const year_month_day date{today};
    const hh_mm_ss time{now - today};
    std::array<char, 64> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), "%04d%02u%02u-%02d%02d%02d",
                                    static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                                    static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
                                    static_cast<int>(time.minutes().count()),
                                    static_cast<int>(time.seconds().count())));
    return text.data();
}

/// A new file with a lock on it; the second one of a second is 20260131-180000-2.journal.
Result<OpenFile, FileError> create_locked(const std::string& folder) {
    constexpr int most_in_a_second = 1000;
    const std::string name = folder + '/' + timestamp();
    for (int i = 1;; ++i) {
        const std::string path = name + (i == 1 ? "" : '-' + std::to_string(i)) + ".journal";
        auto created = OpenFile::create(path, OpenFile::Privacy::OwnerOnly);
        if (!created && (created.error().code != EEXIST || i == most_in_a_second)) {
            return created.error();
        }
        if (!created) {
            continue;
        }
        OpenFile file = *std::move(created);
        const auto refusal = file.lock();
        if (!refusal) {
            return file;
        }
        if (refusal->code != EWOULDBLOCK) {  // otherwise someone looks into it for a game to resume
            return *refusal;
        }
    }
}

/// Whether this is how a journal looks that nobody has lost: it is open elsewhere, not begun, or gone.
bool is_as_usual(const FileError& error) {
    return error.code == EWOULDBLOCK || error.code == ENODATA || error.code == ENOENT;
}

/// That no journal grows beyond what is resumed.
std::optional<FileError> refuse_growth(const std::string& path, std::size_t size, std::size_t more) {
    if (more <= largest_journal - size) {
        return std::nullopt;
    }
    return FileError{.path = path,
                     .failed = "cannot write"_msg,
                     .reason = {"it would be too large: more than {most} bytes"_msg,
                                {{"most", std::to_string(largest_journal)}}},
                     .code = EFBIG};
}

}  // namespace

Journal::Journal(OpenFile file, std::size_t size, bool has_commands, const SystemCalls& system)
    : file_{std::move(file)}, size_{size}, has_commands_{has_commands}, system_{system} {}

Journal& Journal::operator=(Journal&& other) noexcept {
    remove_if_unused();
    file_ = std::move(other.file_);
    size_ = other.size_;
    has_commands_ = other.has_commands_;
    system_ = other.system_;
    return *this;
}

Journal::~Journal() {
    remove_if_unused();
}

void Journal::remove_if_unused() const noexcept {
    if (is_open() && !has_commands_) {
        platform::remove_file(path().c_str());  // before the lock goes
    }
}

Result<Journal, FileError> Journal::start(const std::string& folder, const JournalHeader& header,
                                          std::span<const JournalLine> lines, const SystemCalls& system) {
    auto error = make_folders(folder);
    if (!error) {
        error = refuse_folder_of_others(folder);
    }
    if (error) {
        return *std::move(error);
    }
    auto created = create_locked(folder);
    if (!created) {
        return created.error();
    }
    Journal journal{*std::move(created), 0, false, system};
    std::string text = write_journal_header(header);
    for (const JournalLine& line : lines) {
        text += write_journal_line(line.command, line.note);
    }
    error = journal.write(text);
    if (error) {
        return *std::move(error);
    }
    journal.has_commands_ = !lines.empty();
    return journal;
}

Result<ResumedJournal, FileError> Journal::resume(const std::string& path) {
    auto opened = OpenFile::to_append(path);
    if (!opened) {
        return opened.error();
    }
    OpenFile file = *std::move(opened);
    if (auto refusal = file.lock()) {
        return *std::move(refusal);
    }
    const auto text = read_all(file, largest_journal);
    if (!text) {
        return text.error();
    }
    auto read = read_journal(*text);
    if (!read) {
        const int code = read.error() == JournalFault::NotBegun ? ENODATA : 0;
        return FileError{
            .path = path, .failed = "cannot resume"_msg, .reason = {message_for(read.error())}, .code = code};
    }
    JournalContent content = *std::move(read);
    if (content.torn) {
        if (auto error = file.truncate(content.complete_size)) {
            return *std::move(error);
        }
    }
    Journal journal{std::move(file), content.complete_size, !content.lines.empty(), {}};
    return ResumedJournal{.journal = std::move(journal), .content = std::move(content), .passed_over = {}};
}

Result<ResumedJournal, FileError> Journal::resume_newest(const std::string& folder) {
    if (auto refusal = refuse_folder_of_others(folder)) {
        return *std::move(refusal);
    }
    FileError none{.path = folder,
                   .failed = "cannot resume from"_msg,
                   .reason = {"there is no game that could be resumed"_msg},
                   .code = ENOENT};
    std::vector<FileError> passed_over;
    for (const std::string& path : list_journals(folder)) {
        auto resumed = resume(path);
        if (resumed && !resumed->content.lines.empty()) {
            ResumedJournal newest = *std::move(resumed);
            newest.passed_over = std::move(passed_over);
            return newest;
        }
        if (!resumed && !is_as_usual(resumed.error())) {
            passed_over.push_back(resumed.error());
        }
        if (!resumed && resumed.error().code == EWOULDBLOCK) {
            none.reason = {"its games are open in other programs"_msg};
            none.code = EWOULDBLOCK;
        }
    }
    return passed_over.empty() ? none : passed_over.front();
}

std::optional<FileError> Journal::append(std::string_view command, std::string_view note) {
    if (!is_open()) {
        return std::nullopt;
    }
    auto error = write(write_journal_line(command, note));
    has_commands_ = has_commands_ || !error;
    return error;
}

std::optional<FileError> Journal::write(std::string_view lines) {
    auto error = refuse_growth(path(), size_, lines.size());
    if (!error) {
        error = file_.write(lines, system_);
    }
    if (!error) {
        size_ += lines.size();
        return std::nullopt;
    }
    // Should this fail too, a torn line stays, which is dropped when the journal is read.
    [[maybe_unused]] const auto ignored = file_.truncate(size_);
    remove_if_unused();
    [[maybe_unused]] const auto closed = file_.close(system_);
    return error;
}

std::vector<std::string> list_journals(const std::string& folder) {
    using Entry = std::pair<fs::file_time_type, std::string>;  // without ".journal", so that x-2 is after x
    std::vector<Entry> entries;
    std::error_code error;
    for (fs::directory_iterator entry{platform::path_of(folder), error}, end; !error && entry != end;
         entry.increment(error)) {
        std::error_code gone;
        const auto written = entry->last_write_time(gone);
        if (!gone && entry->path().extension() == ".journal") {
            entries.emplace_back(written, platform::name_of(fs::path{entry->path()}.replace_extension()));
        }
    }
    std::sort(entries.begin(), entries.end(), std::greater<>{});
    std::vector<std::string> paths;
    paths.reserve(entries.size());
    for (const Entry& entry : entries) {
        paths.push_back(entry.second + ".journal");
    }
    return paths;
}

}  // namespace takeback::session
