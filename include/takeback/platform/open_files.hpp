// Open files: what is done with a file that is open, which on every system is a small number, that of the C
// library.
//
//     const int file = open_file("game.pgn", Opening::ToRead);
//     if (file == -1) { ... errno says why ... }
//
// Each function fails as the calls of C do: it gives -1, and errno is why, on every system in the same words:
// EEXIST, ENOENT, EWOULDBLOCK. Files are opened so that no other program inherits them, and so that opening
// waits for nobody.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "takeback/platform/file_status.hpp"

namespace takeback::platform {

enum class Opening : std::uint8_t {
    ToRead,
    Stream,       ///< to read, whatever it is; opening waits for who writes into a pipe
    ToAppend,     ///< to read, and to write at the end; ELOOP for a symbolic link
    New,          ///< to write at the end; EEXIST when there is anything of that name
    NewForOwner,  ///< the same; nobody else may read it
    Device,       ///< to write, and then to wait for the device
    Folder,       ///< to flush it
};

/// An interruption is for the caller: EINTR. A name of Windows is in UTF-8 here.
[[nodiscard]] int open_file(const std::string& path, Opening how);
/// The same file once more, so that the first stays open when this one is closed.
[[nodiscard]] int open_again(int file) noexcept;
/// EINTR where the system says so: whether the file is closed is then not to be found out.
int close_file(int file) noexcept;

/// How many bytes were read: 0 at the end. EINTR at a terminal of Windows where Ctrl-C came.
[[nodiscard]] std::ptrdiff_t read_some(int file, void* bytes, std::size_t size) noexcept;
/// How many bytes were written.
[[nodiscard]] std::ptrdiff_t write_some(int file, const void* bytes, std::size_t size) noexcept;
[[nodiscard]] int cut_file(int file, std::uintmax_t size) noexcept;
/// Until the disk has it. EINVAL: the file system has no such thing as flushing.
[[nodiscard]] int flush_file(int file) noexcept;

/// For this program alone, until the file is closed, however the program ends; who only reads is not kept
/// away. EWOULDBLOCK: another has it.
[[nodiscard]] int lock_file(int file) noexcept;

/// Nothing: errno is why.
[[nodiscard]] std::optional<FileStatus> status_of(int file) noexcept;

enum class Imitation : std::uint8_t { Done, ModelIsNotSeen, Refused };

/// Takes over who may do what with another file; its owner and group too where the system allows that.
[[nodiscard]] Imitation imitate_permissions(int file, const std::string& model);

}  // namespace takeback::platform
