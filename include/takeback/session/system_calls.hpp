// SystemCalls: the calls of the system that may fail when a file is nearly written. Tests put others in their
// place, to see what happens on a full disk.
#pragma once

#include <cstddef>

#include "takeback/platform/file_names.hpp"
#include "takeback/platform/open_files.hpp"

namespace takeback::session {

/// Each as takeback/platform has it: -1 for a failure, and errno is why.
struct SystemCalls {
    std::ptrdiff_t (*write)(int file, const void* bytes, std::size_t size) = platform::write_some;
    int (*fsync)(int file) = platform::flush_file;
    int (*close)(int file) = platform::close_file;
    int (*link)(const char* from, const char* to) = platform::link_file;
    int (*rename)(const char* from, const char* to) = platform::rename_file;
    int (*rename_to_free_name)(const char* from, const char* to) = platform::rename_to_free_name;
};

}  // namespace takeback::session
