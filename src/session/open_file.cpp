#include "takeback/session/open_file.hpp"

#include <cerrno>
#include <utility>

#include "takeback/platform/streams.hpp"

namespace takeback::session {

namespace {

using platform::FileStatus;
using platform::Opening;

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
        platform::close_file(file_);
    }
}

FileError OpenFile::error(Message failed) const {
    return system_error(path_, failed, errno);
}

Result<OpenFile, FileError> OpenFile::open(const std::string& path, Opening how) {
    if (auto refusal = refuse_name(path)) {
        return *std::move(refusal);
    }
    const int file = uninterrupted([&] { return platform::open_file(path, how); });
    if (file == -1) {
        const bool is_new = how == Opening::New || how == Opening::NewForOwner;
        return system_error(path, is_new ? "cannot create"_msg : "cannot open"_msg, errno);
    }
    return OpenFile{file, path};
}

Result<OpenFile, FileError> OpenFile::to_read(const std::string& path) {
    auto opened = open(path, Opening::ToRead);
    if (opened) {
        if (auto refusal = (*opened).refuse_other_than_file()) {
            return *std::move(refusal);
        }
    }
    return opened;
}

Result<OpenFile, FileError> OpenFile::to_append(const std::string& path) {
    auto opened = open(path, Opening::ToAppend);
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
    return open(path, privacy == Privacy::OwnerOnly ? Opening::NewForOwner : Opening::New);
}

Result<OpenFile, FileError> OpenFile::device(const std::string& path) {
    return open(path, Opening::Device);
}

Result<OpenFile, FileError> OpenFile::folder(const std::string& path) {
    return open(path, Opening::Folder);
}

Result<OpenFile, FileError> OpenFile::standard_input() {
    const int file = platform::open_again(platform::standard_input);
    if (file == -1) {
        return system_error("-", "cannot read"_msg, errno);
    }
    return OpenFile{file, "-"};
}

std::optional<FileError> OpenFile::refuse_other_than_file() const {
    const std::optional<FileStatus> status = platform::status_of(file_);
    if (!status) {
        return error("cannot look at"_msg);
    }
    constexpr Message failed = "cannot open"_msg;
    switch (status->kind) {
        case FileStatus::Kind::Regular: return std::nullopt;
        case FileStatus::Kind::Folder: return system_error(path_, failed, EISDIR);
        case FileStatus::Kind::Pipe:
            return FileError{.path = path_, .failed = failed, .reason = {"it is a pipe, not a file"_msg}};
        case FileStatus::Kind::Other: break;
    }
    return FileError{.path = path_, .failed = failed, .reason = {"it is no regular file"_msg}};
}

Result<std::uintmax_t, FileError> OpenFile::size() const {
    const std::optional<FileStatus> status = platform::status_of(file_);
    if (!status) {
        return error("cannot look at"_msg);
    }
    return status->size;
}

Result<std::size_t, FileError> OpenFile::read(std::span<char> buffer) {
    const std::ptrdiff_t size =
        uninterrupted([&] { return platform::read_some(file_, buffer.data(), buffer.size()); });
    if (size == -1) {
        return error("cannot read"_msg);
    }
    return static_cast<std::size_t>(size);
}

std::optional<FileError> OpenFile::write(std::string_view bytes, const SystemCalls& system) {
    while (!bytes.empty()) {
        const std::ptrdiff_t written =
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
    if (uninterrupted([&] { return platform::cut_file(file_, size); }) != 0) {
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
    if (uninterrupted([&] { return platform::lock_file(file_); }) != 0) {
        FileError refusal = error("cannot lock"_msg);
        if (refusal.code == EWOULDBLOCK) {
            refusal.reason = {"another program is using it"_msg};
        }
        return refusal;
    }
    const std::optional<FileStatus> status = platform::status_of(file_);
    if (status && !status->has_name) {  // who had the lock has removed the file
        return system_error(path_, "cannot lock"_msg, ENOENT);
    }
    return std::nullopt;
}

std::optional<FileError> OpenFile::imitate(const std::string& path) {
    switch (platform::imitate_permissions(file_, path)) {
        case platform::Imitation::Done: break;
        case platform::Imitation::ModelIsNotSeen: return system_error(path, "cannot look at"_msg, errno);
        case platform::Imitation::Refused: return error("cannot set the permissions of"_msg);
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
