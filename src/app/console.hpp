// Console: the two output streams of the program. Every write is complete when the call returns.
#pragma once

#include <stdexcept>
#include <string_view>

#include "takeback/session/file_error.hpp"

namespace takeback::app {

/// A file or a stream failed. what() names it and gives the reason of the system.
class StreamError : public std::runtime_error {
public:
    explicit StreamError(session::FileError error);
    /// For who speaks another language than English.
    [[nodiscard]] const session::FileError& error() const noexcept { return error_; }

private:
    session::FileError error_;
};

/// Results. Throws StreamError when they cannot be written.
void write_out(std::string_view text);

/// Diagnostics. That these cannot be written is not reported: there is nowhere to report it to.
void write_error(std::string_view text) noexcept;

}  // namespace takeback::app
