// Streams: the three that a program has from its start, and the terminal that they may be.
#pragma once

#include <optional>
#include <string_view>

namespace takeback::platform {

inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

/// Makes the streams safe to use. One that is closed becomes a place where there is nothing to read and
/// nothing can be written, so that no file ever gets its number. They carry bytes as they are, and to a
/// terminal UTF-8. A pipe that its reader closes ends the program, where the system has a signal for that.
void guard_standard_streams();

[[nodiscard]] bool is_terminal(int stream) noexcept;

/// The columns now of the terminal that the stream writes to; nothing where that cannot be known.
[[nodiscard]] std::optional<int> terminal_columns(int stream) noexcept;

/// The kind of terminal: TERM, or what stands for it. Empty: one that shows nothing but plain text.
[[nodiscard]] std::string_view terminal_name() noexcept;

/// Whether a terminal of this user shows UTF-8. Sets the locale of the process, which takes as long as many a
/// command.
[[nodiscard]] bool terminal_shows_utf8() noexcept;

}  // namespace takeback::platform
