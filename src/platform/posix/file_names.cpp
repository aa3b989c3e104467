#include "takeback/platform/file_names.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace takeback::platform {

int link_file(const char* from, const char* to) {
    return link(from, to);
}

int rename_file(const char* from, const char* to) {
    return rename(from, to);
}

int rename_to_free_name(const char* from, const char* to) {
#if defined(RENAME_NOREPLACE)  // Linux
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
#elif defined(RENAME_EXCL)  // macOS
    if (renamex_np(from, to, RENAME_EXCL) == 0) {
        return 0;
    }
    errno = errno == ENOTSUP ? ENOSYS : errno;
    return -1;
#else
    static_cast<void>(from);
    static_cast<void>(to);
    errno = ENOSYS;
    return -1;
#endif
}

int remove_file(const char* path) {
    return unlink(path);
}

int ask_to_write(const std::string& path) {
    return access(path.c_str(), W_OK);
}

int make_private_folder(const std::string& path) {
    return mkdir(path.c_str(), 0700);
}

FolderTrust trust_of_folder(const std::string& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) {
        return FolderTrust::Unknown;
    }
    if ((status.st_mode & S_IWOTH) != 0) {
        return FolderTrust::EverybodyMayWrite;
    }
    const uid_t user = geteuid();
    const bool is_trusted = user == 0 || status.st_uid == user || status.st_uid == 0;
    return is_trusted ? FolderTrust::Own : FolderTrust::OfAnotherUser;
}

const char* name_of_standard_input() noexcept {
    return "/dev/stdin";
}

}  // namespace takeback::platform
