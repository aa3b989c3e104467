#include "takeback/session/typed_lines.hpp"

#include <algorithm>
#include <string_view>

#include "takeback/notation/text.hpp"
#include "takeback/platform/paths.hpp"
#include "takeback/session/atomic_write.hpp"
#include "takeback/session/files.hpp"

namespace takeback::session {

namespace {

/// How libedit begins a history of its own, whose lines are encoded: no line of a game.
constexpr std::string_view signature_of_libedit = "_HiStOrY_V2_\n";

/// Where the newest lines begin that a file may hold.
std::size_t first_kept(std::span<const std::string> lines) {
    std::size_t first = lines.size();
    std::size_t bytes = 0;
    while (first > 0 && lines.size() - first < most_typed_lines) {
        bytes += lines[first - 1].size() + 1;
        if (bytes > largest_history) {
            break;
        }
        --first;
    }
    return first;
}

}  // namespace

std::vector<std::string> load_typed_lines(const std::string& path) {
    std::vector<std::string> lines;
    const auto text = read_file(path, largest_history);
    if (!text || text->starts_with(signature_of_libedit)) {
        return lines;
    }
    std::string_view rest = *text;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        if (!line.empty() && notation::shown(line, notation::all_of_it) == line) {
            lines.emplace_back(line);
        }
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    }
    return lines;
}

std::optional<FileError> store_typed_lines(const std::string& path, std::span<const std::string> lines) {
    if (auto error = make_folders(platform::name_of(platform::path_of(path).parent_path()))) {
        return error;
    }
    std::string text;
    for (const std::string& line : lines.subspan(first_kept(lines))) {
        text += line;
        text += '\n';
    }
    return write_file_atomically(path, text, Overwrite::Allow);
}

}  // namespace takeback::session
