#include "system.hpp"

#include <io.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>

namespace takeback::platform {

namespace {

constexpr std::wstring_view separators = L"/\\";

/// Whether a part between two separators is longer than Windows lets a name be.
bool has_long_name(std::wstring_view path) noexcept {
    constexpr std::size_t most = 255;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of(separators), path.size());
        if (end > most) {
            return true;
        }
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return false;
}

/// Whether the nearest of the folders above that is there is no folder.
bool is_below_a_file(std::wstring path) noexcept {
    for (std::size_t end = path.find_last_of(separators); end != std::wstring::npos && end > 0;
         end = path.find_last_of(separators)) {
        path.resize(end);
        const DWORD attributes = GetFileAttributesW(path.c_str());
        if (attributes != INVALID_FILE_ATTRIBUTES) {
            return (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
        }
    }
    return false;
}

}  // namespace

std::wstring wide(std::string_view text) {
    const int size = static_cast<int>(text.size());
    std::wstring converted(
        static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, text.data(), size, converted.data(), static_cast<int>(converted.size()));
    return converted;
}

std::string narrow(std::wstring_view text) {
    const int size = static_cast<int>(text.size());
    const int needed = WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr);
    std::string converted(static_cast<std::size_t>(needed), '\0');
    WideCharToMultiByte(CP_UTF8, 0, text.data(), size, converted.data(), needed, nullptr, nullptr);
    return converted;
}

int errno_of(DWORD error) noexcept {
    switch (error) {
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_INVALID_DRIVE:
        case ERROR_INVALID_NAME:
        case ERROR_BAD_PATHNAME:
        case ERROR_BAD_NETPATH:
        case ERROR_BAD_NET_NAME: return ENOENT;
        case ERROR_ACCESS_DENIED:
        case ERROR_SHARING_VIOLATION:
        case ERROR_DELETE_PENDING:
        case ERROR_PRIVILEGE_NOT_HELD: return EACCES;
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS: return EEXIST;
        case ERROR_DIRECTORY: return ENOTDIR;
        case ERROR_TOO_MANY_OPEN_FILES: return EMFILE;
        case ERROR_INVALID_HANDLE: return EBADF;
        case ERROR_NOT_ENOUGH_MEMORY:
        case ERROR_OUTOFMEMORY: return ENOMEM;
        case ERROR_WRITE_PROTECT: return EROFS;
        case ERROR_LOCK_VIOLATION:
        case ERROR_IO_PENDING: return EWOULDBLOCK;
        case ERROR_HANDLE_DISK_FULL:
        case ERROR_DISK_FULL: return ENOSPC;
        case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
        case ERROR_NOT_SAME_DEVICE: return EXDEV;
        case ERROR_BROKEN_PIPE:
        case ERROR_NO_DATA: return EPIPE;
        case ERROR_FILE_TOO_LARGE: return EFBIG;
        case ERROR_CANT_RESOLVE_FILENAME: return ELOOP;
        case ERROR_TOO_MANY_LINKS: return EMLINK;
        case ERROR_OPERATION_ABORTED: return EINTR;
        case ERROR_INVALID_FUNCTION:
        case ERROR_NOT_SUPPORTED:
        case ERROR_CALL_NOT_IMPLEMENTED: return ENOSYS;
        case ERROR_INVALID_PARAMETER: return EINVAL;
        default: return EIO;
    }
}

int failed() noexcept {
    errno = errno_of(GetLastError());
    return -1;
}

int failed_at(const std::wstring& path) {
    failed();
    if (errno == ENOENT && has_long_name(path)) {
        errno = ENAMETOOLONG;
    } else if (errno == ENOENT && is_below_a_file(path)) {
        errno = ENOTDIR;
    }
    return -1;
}

int done_or_failed(BOOL done) noexcept {
    return done != FALSE ? 0 : failed();
}

HANDLE handle_of(int file) noexcept {
    constexpr std::intptr_t none_at_start = -2;  // of a stream that the program was started without
    const std::intptr_t handle = _get_osfhandle(file);
    return handle == none_at_start ? INVALID_HANDLE_VALUE
                                   : reinterpret_cast<HANDLE>(handle);  // NOLINT: as Windows has it
}

}  // namespace takeback::platform
