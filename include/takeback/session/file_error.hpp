// FileError: which file, what could not be done with it, and why.
//
//     const auto text = read_file("nosuch.pgn");
//     if (!text) { describe(text.error()) }  // cannot open 'nosuch.pgn': No such file or directory
#pragma once

#include <string>

namespace takeback::session {

struct FileError {
    std::string path;    ///< as the caller gave it; any bytes
    std::string failed;  ///< "cannot open"
    std::string reason;  ///< in the system's words where it was the system that refused
    int code = 0;        ///< its errno, such as EEXIST; 0 where it was not the system

    friend bool operator==(const FileError&, const FileError&) = default;
};

/// With the system's words for an errno.
[[nodiscard]] FileError system_error(std::string path, std::string failed, int code);

/// One line, safe to show: "cannot open 'nosuch.pgn': No such file or directory".
[[nodiscard]] std::string describe(const FileError& error);

}  // namespace takeback::session
