// File names: what is done with a file or a folder by its name.
//
// A name is a std::string: on Windows in UTF-8, elsewhere any bytes. Each function fails as the calls of C
// do: it gives -1, and errno is why. EINVAL, ENOSYS or EPERM: the system or the file system has no such
// thing.
#pragma once

#include <cstdint>
#include <string>

namespace takeback::platform {

/// A second name for a file; EEXIST where the name is not free.
[[nodiscard]] int link_file(const char* from, const char* to);
/// In one step; what had the new name is gone.
[[nodiscard]] int rename_file(const char* from, const char* to);
/// In one step, and only where the new name is free: EEXIST where it is not.
[[nodiscard]] int rename_to_free_name(const char* from, const char* to);
int remove_file(const char* path);

/// EACCES or another reason where the user may not write the file.
[[nodiscard]] int ask_to_write(const std::string& path);

/// A folder for the user alone. EEXIST when there is anything of that name.
[[nodiscard]] int make_private_folder(const std::string& path);

/// Whose files those of a folder may be.
enum class FolderTrust : std::uint8_t {
    Own,  ///< the user's or the system's, where others may not write
    EverybodyMayWrite,
    OfAnotherUser,  ///< who may have put anything there. Root, who may be playing for another user, trusts
                    ///< any owner
    Unknown,        ///< errno says why: ENOENT
};
[[nodiscard]] FolderTrust trust_of_folder(const std::string& path);

/// A name under which standard input can be looked at; empty where there is none.
[[nodiscard]] const char* name_of_standard_input() noexcept;

}  // namespace takeback::platform
