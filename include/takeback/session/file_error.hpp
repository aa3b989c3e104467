// FileError: which file, what could not be done with it, and why.
//
//     const auto text = read_file("nosuch.pgn");
//     if (!text) { describe(text.error()) }  // cannot open 'nosuch.pgn': No such file or directory
#pragma once

#include <optional>
#include <string>

#include "takeback/language/message.hpp"

namespace takeback::session {

struct FileError {
    std::optional<std::string> path{};  ///< as the caller gave it, any bytes; nothing: a standard stream
    Message failed{};                   ///< "cannot open"
    Phrase reason{};                    ///< in the system's words where it was the system that refused
    int code = 0;                       ///< its errno, such as EEXIST; 0 where it was not the system

    friend bool operator==(const FileError&, const FileError&) = default;
};

/// The system's words for an errno; in another language than English only those that users meet.
[[nodiscard]] Phrase system_reason(int code);
[[nodiscard]] FileError system_error(std::optional<std::string> path, Message failed, int code);

/// One line, safe to show: "cannot open 'nosuch.pgn': No such file or directory".
[[nodiscard]] std::string describe(const FileError& error, Language language = Language::English);

}  // namespace takeback::session
