// The text inside the braces of a PGN comment, which has no escapes by the standard and ends at the first
// "}".
//
// Takeback writes what cannot stand there as `\x` and two hexadecimal digits, and reads that back: "}"
// (`\x7d`), control characters (a line break is `\x0a`), a blank at either end (`\x20`), the "[" of a "[%clk"
// that is not the clock (`\x5b`), and the backslash of what would be read as such an escape (`\x5c`). Every
// other backslash stands for itself. Any bytes can so be a comment.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace takeback::notation {

/// The text that was meant: without blanks at both ends, escapes resolved.
[[nodiscard]] std::string read_comment(std::string_view raw);
/// Between the braces.
[[nodiscard]] std::string write_comment(std::string_view text);

/// The clock that a comment without blanks at its ends is, all of it, as nearly every comment of a game that
/// was played on a server: "[%clk 0:05:00]". Nothing where there is anything else in it.
[[nodiscard]] std::optional<std::chrono::milliseconds> read_lone_clock(std::string_view comment);
/// Takes the first "[%clk 0:05:00]" out of a comment that has not been read yet: hours, minutes, seconds, up
/// to three decimals. What is written otherwise stays where it is.
[[nodiscard]] std::optional<std::chrono::milliseconds> take_clock(std::string& raw);
/// "[%clk 0:04:59.5]".
[[nodiscard]] std::string write_clock(std::chrono::milliseconds clock);

}  // namespace takeback::notation
