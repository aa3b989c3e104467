// SystemCalls: the calls of the system that may fail when a file is nearly written. Tests put others in their
// place, to see what happens on a full disk.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>

namespace takeback::session {

/// Renames only where the new name is free: EEXIST where it is not, EINVAL where the system or the file
/// system has no such call.
inline int rename_to_free_name(const char* from, const char* to) {
#if defined(RENAME_NOREPLACE)
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
#else
    static_cast<void>(from);
    static_cast<void>(to);
    errno = EINVAL;
    return -1;
#endif
}

struct SystemCalls {
    ssize_t (*write)(int file, const void* bytes, std::size_t size) = ::write;
    int (*fsync)(int file) = ::fsync;
    int (*close)(int file) = ::close;
    int (*link)(const char* from, const char* to) = ::link;
    int (*rename)(const char* from, const char* to) = ::rename;
    int (*rename_to_free_name)(const char* from, const char* to) = session::rename_to_free_name;
};

}  // namespace takeback::session
