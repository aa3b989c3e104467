// Atomic write: a file is there as a whole or not at all.
//
//     const auto error = write_file_atomically("game.pgn", text, Overwrite::Refuse);
//     if (error) { describe(*error) }                       // cannot write 'game.pgn': File exists
//     if (error && error->code == EEXIST) { ... save -f ... }
//
// The content goes to a temporary file in the same folder, and from there to the disk; only then does it get
// its name, in one step. Whoever reads the file, even after a crash, finds all of the old content or all of
// the new.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "takeback/session/file_error.hpp"
#include "takeback/session/system_calls.hpp"

namespace takeback::session {

enum class Overwrite { Refuse, Allow };

/// - A symbolic link stays, and what it points to is written.
/// - A file that is there is replaced only when that is allowed, and even then not when the user may not
/// write
///   it; the new one takes over its permissions. When not, the error has the code EEXIST, also when another
///   program creates the file at the last moment.
/// - A device, such as /dev/tty, is written to directly, allowed or not: nothing is lost by that.
/// - A directory and a pipe are refused.
/// - "the disk may not keep" is the one error after which the new content is there: the folder could not be
///   flushed, so a power failure might bring the old one back.
[[nodiscard]] std::optional<FileError> write_file_atomically(const std::string& path,
                                                             std::string_view content, Overwrite overwrite,
                                                             const SystemCalls& system = {});

}  // namespace takeback::session
