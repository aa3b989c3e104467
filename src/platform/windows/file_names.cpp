#include "takeback/platform/file_names.hpp"

#include <cerrno>

#include "permissions.hpp"
#include "system.hpp"

namespace takeback::platform {

int link_file(const char* from, const char* to) {
    return done_or_failed(CreateHardLinkW(wide(to).c_str(), wide(from).c_str(), nullptr));
}

int rename_file(const char* from, const char* to) {
    return done_or_failed(MoveFileExW(wide(from).c_str(), wide(to).c_str(),
                                      MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

int rename_to_free_name(const char* from, const char* to) {
    return done_or_failed(MoveFileExW(wide(from).c_str(), wide(to).c_str(), MOVEFILE_WRITE_THROUGH));
}

int remove_file(const char* path) {
    return done_or_failed(DeleteFileW(wide(path).c_str()));
}

int ask_to_write(const std::string& path) {
    const std::wstring name = wide(path);
    const HANDLE file =
        CreateFileW(name.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                    nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    return file == INVALID_HANDLE_VALUE ? failed_at(name) : done_or_failed(CloseHandle(file));
}

int make_private_folder(const std::string& path) {
    const Descriptor own = for_the_user_alone();
    SECURITY_ATTRIBUTES security{
        .nLength = sizeof security, .lpSecurityDescriptor = own.get(), .bInheritHandle = FALSE};
    const std::wstring name = wide(path);
    return CreateDirectoryW(name.c_str(), own ? &security : nullptr) != FALSE ? 0 : failed_at(name);
}

FolderTrust trust_of_folder(const std::string& path) {
    const Descriptor permissions = permissions_of(wide(path));
    if (!permissions) {
        failed();
        return FolderTrust::Unknown;
    }
    if (everybody_may_write(permissions.get())) {
        return FolderTrust::EverybodyMayWrite;
    }
    return has_trusted_owner(permissions.get()) ? FolderTrust::Own : FolderTrust::OfAnotherUser;
}

const char* name_of_standard_input() noexcept {
    return "";
}

}  // namespace takeback::platform
