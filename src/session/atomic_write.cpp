#include "takeback/session/atomic_write.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "takeback/core/result.hpp"
#include "takeback/platform/file_names.hpp"
#include "takeback/platform/paths.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::session {

namespace {

namespace fs = std::filesystem;

constexpr Message cannot_write = "cannot write"_msg;

/// Where a path leads, link by link; the end of the way need not exist.
Result<fs::path, FileError> behind_links(const std::string& path) {
    constexpr int most_links = 40;  // as Linux has it
    fs::path target = platform::path_of(path);
    for (int links = 0; links <= most_links; ++links) {
        std::error_code none;
        const fs::path next = fs::read_symlink(target, none);
        if (none) {
            return target;  // it is no link
        }
        target = target.parent_path() / next;  // an absolute one replaces the folder
    }
    return system_error(path, cannot_write, ELOOP);
}

std::string folder_of(const fs::path& target) {
    return target.has_parent_path() ? platform::name_of(target.parent_path()) : ".";
}

/// A new file in the folder, under a name that nobody else has.
Result<OpenFile, FileError> create_temporary(const std::string& folder, OpenFile::Privacy privacy) {
    constexpr int most_tries = 1000;  // names are in use by programs that write now, or were killed
    std::string path;
    for (int i = 1; i <= most_tries; ++i) {
        path = folder;
        path += "/.takeback-";
        path += std::to_string(i);
        path += ".tmp";
        auto created = OpenFile::create(path, privacy);
        if (created || created.error().code != EEXIST) {
            return created;
        }
    }
    return system_error(path, "cannot create"_msg, EEXIST);
}

/// Creates an empty file, and closes it: Windows replaces none that is open. An errno, or 0.
int reserve(const std::string& name) {
    const auto created = OpenFile::create(name, OpenFile::Privacy::AsUsual);
    return created ? 0 : created.error().code;
}

/// An errno, or 0. Never replaces a file: a name is given to the finished file only if it is free.
int give_free_name(const std::string& temporary, const std::string& target, const SystemCalls& system) {
    if (system.link(temporary.c_str(), target.c_str()) == 0) {
        platform::remove_file(temporary.c_str());
        return 0;
    }
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) {
        return errno;
    }
    // A file system without hard links, such as that of a memory stick.
    if (system.rename_to_free_name(temporary.c_str(), target.c_str()) == 0) {
        return 0;
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return errno;
    }
    // And without that: an empty file keeps the name free.
    if (const int code = reserve(target); code != 0) {
        return code;
    }
    if (system.rename(temporary.c_str(), target.c_str()) == 0) {
        return 0;
    }
    const int code = errno;
    platform::remove_file(target.c_str());
    return code;
}

std::optional<FileError> put_in_place(const std::string& temporary, const std::string& target,
                                      Overwrite overwrite, const SystemCalls& system) {
    int code = 0;
    if (overwrite == Overwrite::Refuse) {
        code = give_free_name(temporary, target, system);
    } else if (system.rename(temporary.c_str(), target.c_str()) != 0) {
        code = errno;
    }
    return code == 0 ? std::nullopt : std::optional{system_error(target, cannot_write, code)};
}

/// The first error of these steps; none of the later ones is then taken.
std::optional<FileError> fill(OpenFile& file, std::string_view content, const SystemCalls& system) {
    auto error = file.write(content, system);
    if (!error) {
        error = file.flush(system);
    }
    if (!error) {
        error = file.close(system);
    }
    return error;
}

/// So that the new name, too, is on the disk. A folder that cannot be read cannot be flushed.
std::optional<FileError> flush_folder(const std::string& folder, const SystemCalls& system) {
    auto opened = OpenFile::folder(folder);
    if (!opened) {
        return std::nullopt;
    }
    auto error = OpenFile{*std::move(opened)}.flush(system);
    if (error) {
        error->failed = "the disk may not keep"_msg;
    }
    return error;
}

std::optional<FileError> write_by_temporary(const std::string& path, bool exists, std::string_view content,
                                            Overwrite overwrite, const SystemCalls& system) {
    const auto end_of_links = behind_links(path);
    if (!end_of_links) {
        return end_of_links.error();
    }
    const std::string target = platform::name_of(*end_of_links);
    const std::string folder = folder_of(*end_of_links);
    auto created =
        create_temporary(folder, exists ? OpenFile::Privacy::OwnerOnly : OpenFile::Privacy::AsUsual);
    if (!created) {
        FileError error = created.error();
        error.failed = "cannot create a file in the folder of"_msg;
        return error;
    }
    OpenFile file = *std::move(created);
    std::optional<FileError> error = exists ? file.imitate(target) : std::nullopt;
    if (!error) {
        error = fill(file, content, system);
    }
    if (!error) {
        error = put_in_place(file.path(), target, overwrite, system);
    }
    if (error) {
        platform::remove_file(file.path().c_str());
        return error;
    }
    return flush_folder(folder, system);
}

std::optional<FileError> write_to_device(const std::string& path, std::string_view content,
                                         const SystemCalls& system) {
    auto opened = OpenFile::device(path);
    if (!opened) {
        return opened.error();
    }
    OpenFile file = *std::move(opened);
    auto error = file.write(content, system);
    return error ? error : file.close(system);
}

std::optional<FileError> write_by_kind(const std::string& path, std::string_view content, Overwrite overwrite,
                                       const SystemCalls& system) {
    std::error_code code;
    switch (fs::status(platform::path_of(path), code).type()) {
        case fs::file_type::not_found: return write_by_temporary(path, false, content, overwrite, system);
        case fs::file_type::regular:
            if (overwrite == Overwrite::Refuse) {
                return system_error(path, cannot_write, EEXIST);
            }
            // The folder decides whether a file can be replaced; the user expects that the file does, too.
            if (platform::ask_to_write(path) != 0) {
                return system_error(path, cannot_write, errno);
            }
            return write_by_temporary(path, true, content, overwrite, system);
        case fs::file_type::character: return write_to_device(path, content, system);
        case fs::file_type::directory: return system_error(path, cannot_write, EISDIR);
        case fs::file_type::fifo:
            return FileError{
                .path = path, .failed = cannot_write, .reason = {"it is a pipe, not a file"_msg}};
        case fs::file_type::block:
        case fs::file_type::socket:
        case fs::file_type::symlink:
            return FileError{.path = path, .failed = cannot_write, .reason = {"it is no regular file"_msg}};
        case fs::file_type::none:
        case fs::file_type::unknown: break;
    }
    return system_error(path, cannot_write, code.value());
}

}  // namespace

std::optional<FileError> write_file_atomically(const std::string& path, std::string_view content,
                                               Overwrite overwrite, const SystemCalls& system) {
    if (auto refusal = refuse_name(path)) {
        refusal->failed = cannot_write;
        return refusal;
    }
    auto error = write_by_kind(path, content, overwrite, system);
    if (error) {
        error->path = path;  // not that of a temporary file
    }
    return error;
}

}  // namespace takeback::session
