// The calls of the system, and operator new, of a program in which one of them fails.
//
// This file is linked into a second program, takeback_with_faults, made of the objects of the first. The
// linker takes a function from here rather than from the library of C, for the C++ library and libedit too,
// so none is forgotten. Every call on a file below a certain folder is counted; a call of a certain number
// fails, and is named in a log. Without the variables of the environment all is as usual:
//
//     TAKEBACK_FAULT_FOLDER=/tmp/x  whose files count; or "memory": every operator new counts instead
//     TAKEBACK_FAULT_AT=7           the seventh call fails
//     TAKEBACK_FAULT_CODE=28        with that errno; 0: a write takes half of its bytes, all else succeeds
//     TAKEBACK_FAULT_LASTS=1        and so do all that come after it
//     TAKEBACK_FAULT_LINKS=none     the file system has no hard links
//     TAKEBACK_FAULT_LOG=/tmp/log   gets the name of the call that has failed first
//
// For Linux: what a program calls there has these names.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string_view>

namespace {

/// The function that would have been called but for the one here. The types are given by hand: a definition
/// here is no longer that of the library.
template <typename Call>
Call* real(const char* name) {
    void* const found = dlsym(RTLD_NEXT, name);
    Call* call = nullptr;
    static_assert(sizeof call == sizeof found);
    std::memcpy(&call, &found, sizeof call);
    return call;
}

std::string_view variable(const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets one
    return value == nullptr ? "" : value;
}

long number(const char* name) {
    return std::strtol(variable(name).data(), nullptr, 10);
}

struct Plan {
    std::string_view folder = variable("TAKEBACK_FAULT_FOLDER");
    bool memory = folder == "memory";
    long at = number("TAKEBACK_FAULT_AT");
    int code = static_cast<int>(number("TAKEBACK_FAULT_CODE"));
    bool lasts = number("TAKEBACK_FAULT_LASTS") != 0;
    bool links = variable("TAKEBACK_FAULT_LINKS") != "none";
};
const Plan& plan() {
    static const Plan made;
    return made;
}

// NOLINTBEGIN(*-avoid-non-const-global-variables): what this file is about
std::atomic<long> calls = 0;
std::array<std::atomic<bool>, 1024> watched;  // the files below the folder that are open
// NOLINTEND(*-avoid-non-const-global-variables)

void log_fault(std::string_view name) {
    const int file = real<int(const char*, int, int)>("open")(
        variable("TAKEBACK_FAULT_LOG").data(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    static_cast<void>(real<ssize_t(int, const void*, std::size_t)>("write")(file, name.data(), name.size()));
    real<int(int)>("close")(file);
}

/// Counts a call; whether it is one that fails.
bool is_next(std::string_view name) {
    const long call = ++calls;
    if (plan().at == 0 || call < plan().at || (call > plan().at && !plan().lasts)) {
        return false;
    }
    if (call == plan().at) {
        log_fault(name);
    }
    errno = plan().code;
    return true;
}

bool is_watched(int file) {
    return file >= 0 && static_cast<std::size_t>(file) < watched.size() &&
           watched[static_cast<std::size_t>(file)];
}
void watch(int file, bool on) {
    if (file >= 0 && static_cast<std::size_t>(file) < watched.size()) {
        watched[static_cast<std::size_t>(file)] = on;
    }
}
bool is_below(const char* path) {
    const std::string_view folder = plan().folder;
    return !folder.empty() && !plan().memory && std::string_view{path}.starts_with(folder);
}

bool fails(const char* path, std::string_view name) {
    return is_below(path) && is_next(name) && plan().code != 0;
}
bool fails(int file, std::string_view name) {
    return is_watched(file) && is_next(name) && plan().code != 0;
}

/// Of a file that was just opened.
int watched_if_below(const char* path, int file) {
    watch(file, is_below(path));
    return file;
}

}  // namespace

// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name,cert-dcl50-cpp): the library's own
extern "C" {

// Calls with the path of a file.

int open(const char* path, int flags, ...) {
    std::va_list rest;
    va_start(rest, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(rest, int) : 0;
    va_end(rest);
    static auto* const call = real<int(const char*, int, int)>("open");
    return fails(path, "open") ? -1 : watched_if_below(path, call(path, flags, mode));
}
int openat(int folder, const char* path, int flags, ...) {
    std::va_list rest;
    va_start(rest, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(rest, int) : 0;
    va_end(rest);
    static auto* const call = real<int(int, const char*, int, int)>("openat");
    return fails(path, "openat") ? -1 : watched_if_below(path, call(folder, path, flags, mode));
}
int mkdir(const char* path, mode_t mode) noexcept {
    static auto* const call = real<int(const char*, mode_t)>("mkdir");
    return fails(path, "mkdir") ? -1 : call(path, mode);
}
int stat(const char* path, struct stat* status) noexcept {
    static auto* const call = real<int(const char*, struct stat*)>("stat");
    return fails(path, "stat") ? -1 : call(path, status);
}
int lstat(const char* path, struct stat* status) noexcept {
    static auto* const call = real<int(const char*, struct stat*)>("lstat");
    return fails(path, "lstat") ? -1 : call(path, status);
}
int access(const char* path, int mode) noexcept {
    static auto* const call = real<int(const char*, int)>("access");
    return fails(path, "access") ? -1 : call(path, mode);
}
ssize_t readlink(const char* path, char* target, std::size_t size) noexcept {
    static auto* const call = real<ssize_t(const char*, char*, std::size_t)>("readlink");
    return fails(path, "readlink") ? -1 : call(path, target, size);
}
int link(const char* from, const char* to) noexcept {
    static auto* const call = real<int(const char*, const char*)>("link");
    if (!plan().links) {
        errno = EPERM;
        return -1;
    }
    return fails(to, "link") ? -1 : call(from, to);
}
int rename(const char* from, const char* to) noexcept {
    static auto* const call = real<int(const char*, const char*)>("rename");
    return fails(to, "rename") ? -1 : call(from, to);
}
int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    static auto* const call = real<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return fails(to, "renameat2") ? -1 : call(from_folder, from, to_folder, to, flags);
}
int unlink(const char* path) noexcept {
    static auto* const call = real<int(const char*)>("unlink");
    return fails(path, "unlink") ? -1 : call(path);
}
int remove(const char* path) noexcept {
    static auto* const call = real<int(const char*)>("remove");
    return fails(path, "remove") ? -1 : call(path);
}

// Calls with an open file.

ssize_t read(int file, void* bytes, std::size_t size) {
    static auto* const call = real<ssize_t(int, void*, std::size_t)>("read");
    return fails(file, "read") ? -1 : call(file, bytes, size);
}
ssize_t write(int file, const void* bytes, std::size_t size) {
    static auto* const call = real<ssize_t(int, const void*, std::size_t)>("write");
    if (is_watched(file) && is_next("write")) {
        if (plan().code != 0) {
            return -1;
        }
        size = (size + 1) / 2;
    }
    return call(file, bytes, size);
}
int fsync(int file) {
    static auto* const call = real<int(int)>("fsync");
    return fails(file, "fsync") ? -1 : call(file);
}
int close(int file) {
    static auto* const call = real<int(int)>("close");
    const bool failed = fails(file, "close");
    const int code = errno;
    watch(file, false);
    const int closed = call(file);  // as Linux does it: the file is closed, whatever is said
    if (failed) {
        errno = code;
    }
    return failed ? -1 : closed;
}
int ftruncate(int file, off_t size) noexcept {
    static auto* const call = real<int(int, off_t)>("ftruncate");
    return fails(file, "ftruncate") ? -1 : call(file, size);
}
int flock(int file, int operation) noexcept {
    static auto* const call = real<int(int, int)>("flock");
    return fails(file, "flock") ? -1 : call(file, operation);
}
int fstat(int file, struct stat* status) noexcept {
    static auto* const call = real<int(int, struct stat*)>("fstat");
    return fails(file, "fstat") ? -1 : call(file, status);
}
int fchmod(int file, mode_t mode) noexcept {
    static auto* const call = real<int(int, mode_t)>("fchmod");
    return fails(file, "fchmod") ? -1 : call(file, mode);
}
int fchown(int file, uid_t owner, gid_t group) noexcept {
    static auto* const call = real<int(int, uid_t, gid_t)>("fchown");
    return fails(file, "fchown") ? -1 : call(file, owner, group);
}
DIR* fdopendir(int file) {
    static auto* const call = real<DIR*(int)>("fdopendir");
    return fails(file, "fdopendir") ? nullptr : call(file);
}
dirent* readdir(DIR* folder) {
    static auto* const call = real<dirent*(DIR*)>("readdir");
    return fails(dirfd(folder), "readdir") ? nullptr : call(folder);
}
int closedir(DIR* folder) {
    static auto* const call = real<int(DIR*)>("closedir");
    watch(dirfd(folder), false);
    return call(folder);
}

}  // extern "C"
// NOLINTEND(readability-inconsistent-declaration-parameter-name,cert-dcl50-cpp)

// NOLINTBEGIN(*-no-malloc, *-owning-memory)
[[gnu::noinline]] void* operator new(std::size_t size) {
    const bool fails = plan().memory && is_next("operator new");
    void* const memory = fails ? nullptr : std::malloc(size);
    return memory != nullptr ? memory : throw std::bad_alloc{};
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
// NOLINTEND(*-no-malloc, *-owning-memory)
