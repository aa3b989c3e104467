// Console: the two output streams of the program. Every write is complete when the call returns.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace takeback::app {

/// A file or a stream failed. what() names it and gives the reason of the system.
class StreamError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// "cannot write to standard output: No space left on device", from the system's number for the error.
[[nodiscard]] std::string system_message(std::string_view what_failed, int error);

/// Results. Throws StreamError when they cannot be written.
void write_out(std::string_view text);

/// Diagnostics. That these cannot be written is not reported: there is nowhere to report it to.
void write_error(std::string_view text) noexcept;

}  // namespace takeback::app
