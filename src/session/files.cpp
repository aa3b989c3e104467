#include "takeback/session/files.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace takeback::session {

namespace {

FileError too_large(const std::string& path, std::size_t most) {
    return {.path = path,
            .failed = "cannot read"_msg,
            .reason = {"it is too large: more than {most} bytes"_msg, {{"most", std::to_string(most)}}},
            .code = EFBIG};
}

}  // namespace

Result<std::string, FileError> read_file(const std::string& path, std::size_t most) {
    auto opened = OpenFile::to_read(path);
    if (!opened) {
        return opened.error();
    }
    OpenFile file = *std::move(opened);
    return read_all(file, most);
}

Result<std::string, FileError> read_all(OpenFile& file, std::size_t most) {
    const auto size = file.size();
    if (!size) {
        return size.error();
    }
    if (*size > most) {
        return too_large(file.path(), most);
    }
    std::string content;
    std::array<char, 65536> buffer{};
    while (true) {  // to the end, not to the size: the file may grow, and files of /proc have none
        const auto read = file.read(buffer);
        if (!read) {
            return read.error();
        }
        if (*read == 0) {
            return content;
        }
        if (*read > most - content.size()) {
            return too_large(file.path(), most);
        }
        content.append(buffer.data(), *read);
    }
}

std::optional<FileError> make_folders(const std::string& path) {
    if (auto refusal = refuse_name(path)) {
        return refusal;
    }
    std::filesystem::path made;
    for (const std::filesystem::path& part : std::filesystem::path{path}) {
        made /= part;
        if (mkdir(made.c_str(), 0700) != 0) {
            const int code = errno;
            std::error_code unknown;
            if (!std::filesystem::is_directory(made, unknown)) {
                const bool in_the_way = code == EEXIST;  // something else than a folder has that name
                return system_error(path, "cannot create the folder"_msg, in_the_way ? ENOTDIR : code);
            }
        }
    }
    return std::nullopt;
}

std::optional<FileError> refuse_folder_of_others(const std::string& path) {
    constexpr Message cannot_trust = "cannot trust the folder"_msg;
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) {
        return errno == ENOENT ? std::nullopt : std::optional{system_error(path, cannot_trust, errno)};
    }
    if ((status.st_mode & S_IWOTH) != 0) {
        return FileError{.path = path, .failed = cannot_trust, .reason = {"everybody may write in it"_msg}};
    }
    const uid_t user = geteuid();
    if (user != 0 && status.st_uid != user && status.st_uid != 0) {
        return FileError{.path = path, .failed = cannot_trust, .reason = {"it belongs to another user"_msg}};
    }
    return std::nullopt;
}

}  // namespace takeback::session
