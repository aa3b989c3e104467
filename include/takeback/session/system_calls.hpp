// SystemCalls: the calls of the system that may fail when a file is nearly written. Tests put others in their
// place, to see what happens on a full disk.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdio>

namespace takeback::session {

struct SystemCalls {
    ssize_t (*write)(int file, const void* bytes, std::size_t size) = ::write;
    int (*fsync)(int file) = ::fsync;
    int (*close)(int file) = ::close;
    int (*link)(const char* from, const char* to) = ::link;
    int (*rename)(const char* from, const char* to) = ::rename;
};

}  // namespace takeback::session
