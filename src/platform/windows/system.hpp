// What the files of this folder share: windows.h without its macros, names in UTF-16, and errors as C has
// them.
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

#include <string>
#include <string_view>

namespace takeback::platform {

/// From UTF-8. What is not UTF-8 becomes U+FFFD, which no name has.
[[nodiscard]] std::wstring wide(std::string_view text);
/// To UTF-8.
[[nodiscard]] std::string narrow(std::wstring_view text);

/// The errno that says the same as an error of Windows.
[[nodiscard]] int errno_of(DWORD error) noexcept;
/// -1, and errno for the last error of Windows.
int failed() noexcept;
/// The same where a path could not be opened or created: where Windows only says that it is not there, errno
/// says why.
int failed_at(const std::wstring& path);
/// 0 or -1 for what a function of Windows gave.
int done_or_failed(BOOL done) noexcept;

/// Of a file that is open, or a stream; INVALID_HANDLE_VALUE where it is not open.
[[nodiscard]] HANDLE handle_of(int file) noexcept;

}  // namespace takeback::platform
