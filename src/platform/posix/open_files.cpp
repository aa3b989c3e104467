#include "takeback/platform/open_files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace takeback::platform {

namespace {

constexpr int unwaiting = O_CLOEXEC | O_NOCTTY | O_NONBLOCK;

int flags_of(Opening how) noexcept {
    switch (how) {
        case Opening::ToRead: return unwaiting | O_RDONLY;
        case Opening::Stream: return O_CLOEXEC | O_RDONLY;
        case Opening::ToAppend: return unwaiting | O_RDWR | O_APPEND | O_NOFOLLOW;
        case Opening::New:
        case Opening::NewForOwner: return unwaiting | O_WRONLY | O_APPEND | O_CREAT | O_EXCL;
        case Opening::Device: return unwaiting | O_WRONLY;
        case Opening::Folder: return unwaiting | O_RDONLY | O_DIRECTORY;
    }
    return unwaiting;
}

FileStatus::Kind kind_of(mode_t mode) noexcept {
    if (S_ISREG(mode)) {
        return FileStatus::Kind::Regular;
    }
    if (S_ISDIR(mode)) {
        return FileStatus::Kind::Folder;
    }
    return S_ISFIFO(mode) ? FileStatus::Kind::Pipe : FileStatus::Kind::Other;
}

}  // namespace

int open_file(const std::string& path, Opening how) {
    const mode_t mode = how == Opening::NewForOwner ? 0600 : 0666;
    const int file = open(path.c_str(), flags_of(how), mode);
    if (file != -1 && how == Opening::Device) {
        fcntl(file, F_SETFL, 0);  // only opening must not wait
    }
    return file;
}

int open_again(int file) noexcept {
    return fcntl(file, F_DUPFD_CLOEXEC, 0);
}

int close_file(int file) noexcept {
    return close(file);
}

std::ptrdiff_t read_some(int file, void* bytes, std::size_t size) noexcept {
    return read(file, bytes, size);
}

std::ptrdiff_t write_some(int file, const void* bytes, std::size_t size) noexcept {
    return write(file, bytes, size);
}

int cut_file(int file, std::uintmax_t size) noexcept {
    return ftruncate(file, static_cast<off_t>(size));
}

int flush_file(int file) noexcept {
#if defined(F_FULLFSYNC)  // macOS, whose fsync() leaves it in the memory of the disk; not every file system
                          // has it
    if (fcntl(file, F_FULLFSYNC) == 0) {
        return 0;
    }
#endif
    return fsync(file);
}

int lock_file(int file) noexcept {
    return flock(file, LOCK_EX | LOCK_NB);
}

std::optional<FileStatus> status_of(int file) noexcept {
    struct stat status {};
    if (fstat(file, &status) != 0) {
        return std::nullopt;
    }
    return FileStatus{.kind = kind_of(status.st_mode),
                      .size = static_cast<std::uintmax_t>(status.st_size),
                      .has_name = status.st_nlink != 0};
}

Imitation imitate_permissions(int file, const std::string& model) {
    struct stat status {};
    if (stat(model.c_str(), &status) != 0) {
        return Imitation::ModelIsNotSeen;
    }
    // Only root can give a file away; for others it becomes theirs, as with an editor.
    [[maybe_unused]] const int owned = fchown(file, status.st_uid, status.st_gid);
    return fchmod(file, status.st_mode & 0777U) == 0 ? Imitation::Done : Imitation::Refused;
}

}  // namespace takeback::platform
