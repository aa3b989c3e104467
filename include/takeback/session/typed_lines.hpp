// Typed lines: what a player has typed in earlier sessions, for the arrow keys: a line for each, oldest
// first.
//
//     std::vector<std::string> lines = load_typed_lines(path);
//     lines.push_back("e4");
//     store_typed_lines(path, lines);
//
// A convenience: where it cannot be read or written, there is none. The file is hostile, as any other.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "takeback/session/file_error.hpp"

namespace takeback::session {

inline constexpr std::size_t most_typed_lines = 1000;
inline constexpr std::size_t largest_history = std::size_t{1} << 20U;  ///< bytes of the file

/// None where the file is missing, cannot be read or is too large. A line that is not safe to show is left
/// out.
[[nodiscard]] std::vector<std::string> load_typed_lines(const std::string& path);

/// The newest of them, as many as the file may hold. It is replaced as a whole; its folder is created.
[[nodiscard]] std::optional<FileError> store_typed_lines(const std::string& path,
                                                         std::span<const std::string> lines);

}  // namespace takeback::session
