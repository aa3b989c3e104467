#include "takeback/session/files.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "takeback/platform/file_names.hpp"
#include "takeback/platform/paths.hpp"

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
    std::array<char, 16384> buffer{};
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
    const std::filesystem::path whole = platform::path_of(path);
    std::filesystem::path made = whole.root_path();
    for (const std::filesystem::path& part : whole.relative_path()) {
        made /= part;
        if (platform::make_private_folder(platform::name_of(made)) != 0) {
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
    switch (platform::trust_of_folder(path)) {
        case platform::FolderTrust::Own: break;
        case platform::FolderTrust::EverybodyMayWrite:
            return FileError{
                .path = path, .failed = cannot_trust, .reason = {"everybody may write in it"_msg}};
        case platform::FolderTrust::OfAnotherUser:
            return FileError{
                .path = path, .failed = cannot_trust, .reason = {"it belongs to another user"_msg}};
        case platform::FolderTrust::Unknown:
            return errno == ENOENT ? std::nullopt : std::optional{system_error(path, cannot_trust, errno)};
    }
    return std::nullopt;
}

}  // namespace takeback::session
