#include "takeback/platform/open_files.hpp"

#include <aclapi.h>
#include <fcntl.h>
#include <io.h>

#include <algorithm>
#include <cerrno>
#include <limits>

#include "console_input.hpp"
#include "permissions.hpp"
#include "system.hpp"

namespace takeback::platform {

namespace {

/// What other programs may do meanwhile: all, as on the other systems.
constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

DWORD access_for(Opening how) noexcept {
    switch (how) {
        case Opening::ToRead:
        case Opening::Stream: return GENERIC_READ;
        case Opening::ToAppend: return GENERIC_READ | GENERIC_WRITE;
        case Opening::New:
        case Opening::NewForOwner: return GENERIC_WRITE | READ_CONTROL | WRITE_DAC;
        case Opening::Device:
        case Opening::Folder: return GENERIC_WRITE;
    }
    return GENERIC_READ;
}

DWORD flags_for(Opening how) noexcept {
    // With backup semantics a folder can be opened, if only to find out that it is one.
    const DWORD flags = how == Opening::Device ? 0 : FILE_FLAG_BACKUP_SEMANTICS;
    return FILE_ATTRIBUTE_NORMAL | flags | (how == Opening::ToAppend ? FILE_FLAG_OPEN_REPARSE_POINT : 0);
}

HANDLE create(const std::wstring& path, Opening how) {
    const bool is_new = how == Opening::New || how == Opening::NewForOwner;
    const Descriptor own = how == Opening::NewForOwner ? for_the_user_alone() : nullptr;
    SECURITY_ATTRIBUTES security{
        .nLength = sizeof security, .lpSecurityDescriptor = own.get(), .bInheritHandle = FALSE};
    return CreateFileW(path.c_str(), access_for(how), shared, own ? &security : nullptr,
                       is_new ? CREATE_NEW : OPEN_EXISTING, flags_for(how), nullptr);
}

bool is_link(HANDLE file) noexcept {
    BY_HANDLE_FILE_INFORMATION information{};
    return GetFileInformationByHandle(file, &information) != FALSE &&
           (information.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
}

/// The number of the C library for it.
int number_for(HANDLE file, Opening how) noexcept {
    const bool appends = how == Opening::ToAppend || how == Opening::New || how == Opening::NewForOwner;
    const int number = _open_osfhandle(reinterpret_cast<std::intptr_t>(file),  // NOLINT: as Windows has it
                                       _O_BINARY | _O_NOINHERIT | (appends ? _O_APPEND : 0));
    if (number == -1) {
        CloseHandle(file);
    }
    return number;
}

/// As much as one call of the C library takes.
unsigned int at_most_an_int(std::size_t size) noexcept {
    return static_cast<unsigned int>(std::min<std::size_t>(size, std::numeric_limits<int>::max()));
}

}  // namespace

int open_file(const std::string& path, Opening how) {
    const std::wstring name = wide(path);
    const HANDLE file = create(name, how);
    if (file == INVALID_HANDLE_VALUE) {
        return failed_at(name);
    }
    if (how == Opening::ToAppend && is_link(file)) {
        CloseHandle(file);
        errno = ELOOP;
        return -1;
    }
    return number_for(file, how);
}

int open_again(int file) noexcept {
    return _dup(file);
}

int close_file(int file) noexcept {
    return _close(file);
}

std::ptrdiff_t read_some(int file, void* bytes, std::size_t size) noexcept {
    if (is_console(handle_of(file))) {
        return read_console(handle_of(file), static_cast<char*>(bytes), size);
    }
    return _read(file, bytes, at_most_an_int(size));
}

std::ptrdiff_t write_some(int file, const void* bytes, std::size_t size) noexcept {
    return _write(file, bytes, at_most_an_int(size));
}

int cut_file(int file, std::uintmax_t size) noexcept {
    FILE_END_OF_FILE_INFO end{};
    end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
    return done_or_failed(SetFileInformationByHandle(handle_of(file), FileEndOfFileInfo, &end, sizeof end));
}

int flush_file(int file) noexcept {
    if (FlushFileBuffers(handle_of(file)) != FALSE) {
        return 0;
    }
    const std::optional<FileStatus> status = status_of(file);
    if (status && status->kind == FileStatus::Kind::Folder) {  // a new name is flushed with MoveFileExW
        errno = EINVAL;
        return -1;
    }
    return failed();
}

int lock_file(int file) noexcept {
    // A lock of Windows keeps readers away, too: so it is one byte far behind the end.
    OVERLAPPED far_behind{};
    far_behind.OffsetHigh = 0x3FFFFFFF;
    return done_or_failed(LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0,
                                     1, 0, &far_behind));
}

std::optional<FileStatus> status_of(int file) noexcept {
    const HANDLE handle = handle_of(file);
    const DWORD type = GetFileType(handle);
    if (type == FILE_TYPE_PIPE) {
        return FileStatus{.kind = FileStatus::Kind::Pipe};
    }
    if (type == FILE_TYPE_CHAR) {
        return FileStatus{.kind = FileStatus::Kind::Other};
    }
    FILE_STANDARD_INFO information{};
    if (GetFileInformationByHandleEx(handle, FileStandardInfo, &information, sizeof information) == FALSE) {
        failed();
        return std::nullopt;
    }
    return FileStatus{
        .kind = information.Directory != FALSE ? FileStatus::Kind::Folder : FileStatus::Kind::Regular,
        .size = static_cast<std::uintmax_t>(information.EndOfFile.QuadPart),
        .has_name = information.DeletePending == FALSE && information.NumberOfLinks > 0};
}

Imitation imitate_permissions(int file, const std::string& model) {
    const Descriptor permissions = permissions_of(wide(model));
    if (!permissions) {
        failed();
        return Imitation::ModelIsNotSeen;
    }
    BOOL has_list = FALSE;
    BOOL by_default = FALSE;
    PACL list = nullptr;
    GetSecurityDescriptorDacl(permissions.get(), &has_list, &list, &by_default);
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    GetSecurityDescriptorControl(permissions.get(), &control, &revision);
    const SECURITY_INFORMATION inheritance = (control & SE_DACL_PROTECTED) != 0
                                                 ? PROTECTED_DACL_SECURITY_INFORMATION
                                                 : UNPROTECTED_DACL_SECURITY_INFORMATION;
    const DWORD error =
        SetSecurityInfo(handle_of(file), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION | inheritance, nullptr,
                        nullptr, list, nullptr);
    errno = errno_of(error);
    return error == ERROR_SUCCESS ? Imitation::Done : Imitation::Refused;
}

}  // namespace takeback::platform
