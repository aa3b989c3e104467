#include "takeback/session/open_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace takeback::session {

namespace {

constexpr int always = O_CLOEXEC | O_NOCTTY | O_NONBLOCK;

/// Does a call again while a signal interrupts it.
template <typename Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result == -1 && errno == EINTR) {
        result = call();
    }
    return result;
}

}  // namespace

OpenFile::OpenFile(int file, std::string path) noexcept : file_{file}, path_{std::move(path)} {}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : file_{std::exchange(other.file_, -1)}, path_{std::move(other.path_)} {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    OpenFile taken{std::move(other)};  // what was open here closes with it
    std::swap(file_, taken.file_);
    std::swap(path_, taken.path_);
    return *this;
}

OpenFile::~OpenFile() {
    if (is_open()) {
        ::close(file_);
    }
}

FileError OpenFile::error(Message failed) const {
    return system_error(path_, failed, errno);
}

Result<OpenFile, FileError> OpenFile::open(const std::string& path, int flags, unsigned mode) {
    if (auto refusal = refuse_name(path)) {
        return *std::move(refusal);
    }
    const int file = uninterrupted([&] { return ::open(path.c_str(), flags | always, mode); });
    if (file == -1) {
        return system_error(path, (flags & O_CREAT) != 0 ? "cannot create"_msg : "cannot open"_msg, errno);
    }
    return OpenFile{file, path};
}

Result<OpenFile, FileError> OpenFile::to_read(const std::string& path) {
    auto opened = open(path, O_RDONLY);
    if (opened) {
        if (auto refusal = (*opened).refuse_other_than_file()) {
            return *std::move(refusal);
        }
    }
    return opened;
}

Result<OpenFile, FileError> OpenFile::to_append(const std::string& path) {
    auto opened = open(path, O_RDWR | O_APPEND | O_NOFOLLOW);
    if (!opened && opened.error().code == ELOOP) {
        FileError refusal = opened.error();
        refusal.reason = {"it is a symbolic link, not a file"_msg};
        return refusal;
    }
    if (opened) {
        if (auto refusal = (*opened).refuse_other_than_file()) {
            return *std::move(refusal);
        }
    }
    return opened;
}

Result<OpenFile, FileError> OpenFile::create(const std::string& path, Privacy privacy) {
    return open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL, privacy == Privacy::OwnerOnly ? 0600 : 0666);
}

Result<OpenFile, FileError> OpenFile::device(const std::string& path) {
    auto opened = open(path, O_WRONLY);
    if (opened) {
        fcntl(opened->file_, F_SETFL, 0);  // only opening must not wait
    }
    return opened;
}

Result<OpenFile, FileError> OpenFile::folder(const std::string& path) {
    return open(path, O_RDONLY | O_DIRECTORY);
}

Result<OpenFile, FileError> OpenFile::standard_input() {
    const int file = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
    if (file == -1) {
        return system_error("-", "cannot read"_msg, errno);
    }
    return OpenFile{file, "-"};
}

std::optional<FileError> OpenFile::refuse_other_than_file() const {
    struct stat status {};
    if (fstat(file_, &status) != 0) {
        return error("cannot look at"_msg);
    }
    if (S_ISREG(status.st_mode)) {
        return std::nullopt;
    }
    if (S_ISDIR(status.st_mode)) {
        return system_error(path_, "cannot open"_msg, EISDIR);
    }
    return FileError{
        .path = path_,
        .failed = "cannot open"_msg,
        .reason = {S_ISFIFO(status.st_mode) ? "it is a pipe, not a file"_msg : "it is no regular file"_msg}};
}

Result<std::uintmax_t, FileError> OpenFile::size() const {
    struct stat status {};
    if (fstat(file_, &status) != 0) {
        return error("cannot look at"_msg);
    }
    return static_cast<std::uintmax_t>(status.st_size);
}

Result<std::size_t, FileError> OpenFile::read(std::span<char> buffer) {
    const ssize_t size = uninterrupted([&] { return ::read(file_, buffer.data(), buffer.size()); });
    if (size == -1) {
        return error("cannot read"_msg);
    }
    return static_cast<std::size_t>(size);
}

std::optional<FileError> OpenFile::write(std::string_view bytes, const SystemCalls& system) {
    while (!bytes.empty()) {
        const ssize_t written =
            uninterrupted([&] { return system.write(file_, bytes.data(), bytes.size()); });
        if (written <= 0) {
            errno = written == 0 ? EIO : errno;  // would go on for ever
            return error("cannot write"_msg);
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return std::nullopt;
}

std::optional<FileError> OpenFile::truncate(std::uintmax_t size) {
    if (uninterrupted([&] { return ftruncate(file_, static_cast<off_t>(size)); }) != 0) {
        return error("cannot shorten"_msg);
    }
    return std::nullopt;
}

std::optional<FileError> OpenFile::flush(const SystemCalls& system) {
    // EINVAL: the file system has no such thing as flushing.
    if (uninterrupted([&] { return system.fsync(file_); }) != 0 && errno != EINVAL) {
        return error("cannot write"_msg);
    }
    return std::nullopt;
}

std::optional<FileError> OpenFile::close(const SystemCalls& system) {
    // Not done again when interrupted: the descriptor is gone, and may be another file's by then.
    if (system.close(std::exchange(file_, -1)) != 0 && errno != EINTR) {
        return error("cannot write"_msg);
    }
    return std::nullopt;
}

std::optional<FileError> OpenFile::lock() {
    if (uninterrupted([&] { return flock(file_, LOCK_EX | LOCK_NB); }) != 0) {
        FileError refusal = error("cannot lock"_msg);
        if (refusal.code == EWOULDBLOCK) {
            refusal.reason = {"another program is using it"_msg};
        }
        return refusal;
    }
    struct stat status {};
    if (fstat(file_, &status) == 0 && status.st_nlink == 0) {  // who had the lock has removed the file
        return system_error(path_, "cannot lock"_msg, ENOENT);
    }
    return std::nullopt;
}

std::optional<FileError> OpenFile::imitate(const std::string& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) {
        return system_error(path, "cannot look at"_msg, errno);
    }
    // Only root can give a file away; for others it becomes theirs, as with an editor.
    [[maybe_unused]] const int owned = fchown(file_, status.st_uid, status.st_gid);
    if (fchmod(file_, status.st_mode & 0777U) != 0) {
        return error("cannot set the permissions of"_msg);
    }
    return std::nullopt;
}

std::optional<FileError> refuse_name(const std::string& path) {
    if (path.empty() || path.find('\0') != std::string::npos) {
        return FileError{
            .path = path,
            .failed = "cannot open"_msg,
            .reason = {path.empty() ? "it is no file name"_msg : "a file name cannot hold a NUL byte"_msg},
            .code = EINVAL};
    }
    return std::nullopt;
}

}  // namespace takeback::session
