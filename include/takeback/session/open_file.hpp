// OpenFile: a file that is open, and closes itself.
//
// No call here can hang on a pipe without a writer or on a modem, and none takes a directory, a pipe or a
// device for a file. An interrupted call is done again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "takeback/core/result.hpp"
#include "takeback/session/file_error.hpp"
#include "takeback/session/system_calls.hpp"

namespace takeback::session {

class OpenFile {
public:
    /// Who may read a file that is created.
    enum class Privacy { AsUsual, OwnerOnly };  ///< AsUsual: as the user's umask has it

    [[nodiscard]] static Result<OpenFile, FileError> to_read(const std::string& path);
    /// To read, and to write at the end. ELOOP for a symbolic link: what this program appends to it has made
    /// itself, and it makes no links.
    [[nodiscard]] static Result<OpenFile, FileError> to_append(const std::string& path);
    /// To write at the end; EEXIST when there is anything of that name.
    [[nodiscard]] static Result<OpenFile, FileError> create(const std::string& path, Privacy privacy);
    /// A device with characters, such as /dev/tty, to write.
    [[nodiscard]] static Result<OpenFile, FileError> device(const std::string& path);
    /// A folder, to flush it.
    [[nodiscard]] static Result<OpenFile, FileError> folder(const std::string& path);
    /// Of any kind, a pipe included. Standard input itself stays open.
    [[nodiscard]] static Result<OpenFile, FileError> standard_input();

    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile();

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] bool is_open() const noexcept { return file_ >= 0; }
    /// In bytes.
    [[nodiscard]] Result<std::uintmax_t, FileError> size() const;

    /// How many bytes were read; 0 at the end.
    [[nodiscard]] Result<std::size_t, FileError> read(std::span<char> buffer);
    /// All of it, or an error; then a part may have been written.
    [[nodiscard]] std::optional<FileError> write(std::string_view bytes, const SystemCalls& system = {});
    /// Cuts the file to that many bytes.
    [[nodiscard]] std::optional<FileError> truncate(std::uintmax_t size);
    /// From the system to the disk.
    [[nodiscard]] std::optional<FileError> flush(const SystemCalls& system = {});
    /// Some systems find only now that something could not be written.
    [[nodiscard]] std::optional<FileError> close(const SystemCalls& system = {});

    /// For this program alone, until the file is closed, however the program ends. Does not wait:
    /// EWOULDBLOCK when another has it, ENOENT when the file was removed meanwhile.
    [[nodiscard]] std::optional<FileError> lock();

    /// Takes over who may do what with another file; its owner and group too where the system allows that.
    [[nodiscard]] std::optional<FileError> imitate(const std::string& path);

private:
    OpenFile(int file, std::string path) noexcept;
    [[nodiscard]] static Result<OpenFile, FileError> open(const std::string& path, platform::Opening how);
    /// Empty for a regular file.
    [[nodiscard]] std::optional<FileError> refuse_other_than_file() const;
    [[nodiscard]] FileError error(Message failed) const;  // with errno

    int file_ = -1;
    std::string path_;
};

/// Why no file can have that name: it is empty, or holds a NUL byte, behind which the system would not look.
[[nodiscard]] std::optional<FileError> refuse_name(const std::string& path);

}  // namespace takeback::session
