#include "takeback/session/settings_file.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include "takeback/notation/text.hpp"
#include "takeback/platform/paths.hpp"
#include "takeback/session/atomic_write.hpp"
#include "takeback/session/files.hpp"

namespace takeback::session {

namespace {

constexpr std::size_t largest_settings = 65536;  // bytes
constexpr std::size_t most_problems = 20;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// A line of the file. The views are parts of the text that was read.
struct Entry {
    std::size_t line = 0;      // its number
    std::string_view whole{};  // without its line break
    std::string_view key{};
    std::string_view value{};
    bool has_equals = false;

    [[nodiscard]] bool is_blank() const noexcept { return key.empty() && !has_equals; }
    [[nodiscard]] std::size_t column_of(std::string_view part) const {
        const auto before = static_cast<std::size_t>(part.data() - whole.data());
        return 1 + notation::characters_of({.text = whole.substr(0, before), .column = 1}).size();
    }
};

/// Cuts the next line off.
Entry take_entry(std::string_view& text, std::size_t number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    Entry entry{.line = number, .whole = text.substr(0, end)};
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string_view said = entry.whole.substr(0, entry.whole.find_first_of("#;"));
    const std::size_t equals = said.find('=');
    entry.has_equals = equals != std::string_view::npos;
    entry.key = notation::trimmed(said.substr(0, equals));
    entry.value = entry.has_equals ? notation::trimmed(said.substr(equals + 1)) : std::string_view{};
    return entry;
}

std::vector<Entry> entries_of(std::string_view text) {
    text.remove_prefix(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    std::vector<Entry> entries;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const Entry entry = take_entry(text, number);
        if (!entry.is_blank()) {
            entries.push_back(entry);
        }
    }
    return entries;
}

SettingsProblem problem_at(const Entry& entry, std::string_view part, std::string text) {
    return {.line = entry.line, .column = entry.column_of(part), .text = std::move(text)};
}

/// Carries a line out; says why that cannot be done.
std::optional<SettingsProblem> apply(const Entry& entry, Settings& settings, Language language) {
    if (!entry.has_equals || entry.key.empty()) {
        return problem_at(entry, notation::trimmed(entry.whole),
                          in_words(language, "This is no line of the form key = value: {line}."_msg,
                                   {{"line", notation::quoted(entry.whole)}}));
    }
    auto refusal = settings.set(entry.key, entry.value, language);
    if (!refusal) {
        return std::nullopt;
    }
    const bool known = find_setting(entry.key) != nullptr;
    return problem_at(entry, known ? entry.value : entry.key, *std::move(refusal));
}

}  // namespace

SettingsReading read_settings(std::string_view text, Language language) {
    SettingsReading reading;
    for (const Entry& entry : entries_of(text)) {
        auto problem = apply(entry, reading.settings, language);
        if (problem && reading.problems.size() < most_problems) {
            reading.problems.push_back(*std::move(problem));
        }
    }
    return reading;
}

std::string with_setting(std::string_view text, const SettingInfo& info, std::string_view value) {
    std::string changed{text};
    const std::vector<Entry> entries = entries_of(text);
    const auto line = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
        return entry.has_equals && find_setting(entry.key) == &info;
    });
    if (line != entries.rend()) {
        const auto begin = static_cast<std::size_t>(line->value.data() - text.data());
        return changed.replace(begin, line->value.size(), value);
    }
    if (!changed.empty() && changed.back() != '\n') {
        changed += '\n';
    }
    changed += info.key;
    changed += " = ";
    changed += value;
    return changed += '\n';
}

Result<SettingsReading, FileError> load_settings(const std::string& path, Language language) {
    const auto text = read_file(path, largest_settings);
    if (text) {
        return read_settings(*text, language);
    }
    if (text.error().code == ENOENT) {
        return SettingsReading{};
    }
    return text.error();
}

std::optional<FileError> store_setting(const std::string& path, const SettingInfo& info,
                                       std::string_view value) {
    const auto text = read_file(path, largest_settings);
    if (!text && text.error().code != ENOENT) {
        return text.error();
    }
    const std::string folder = platform::name_of(platform::path_of(path).parent_path());
    if (!text && !folder.empty()) {
        if (auto error = make_folders(folder)) {
            return error;
        }
    }
    return write_file_atomically(path, with_setting(text ? *text : "", info, value), Overwrite::Allow);
}

}  // namespace takeback::session
