#include "console_input.hpp"

#include <algorithm>
#include <array>
#include <cerrno>

namespace takeback::platform {

namespace {

constexpr std::size_t most = 1024;        // units of UTF-16 at once
constexpr std::size_t bytes_of_unit = 3;  // of UTF-8, at most

bool is_first_half(wchar_t unit) noexcept {
    return unit >= 0xD800 && unit <= 0xDBFF;
}

}  // namespace

bool is_console(HANDLE stream) noexcept {
    DWORD mode = 0;
    return GetConsoleMode(stream, &mode) != FALSE;
}

std::ptrdiff_t read_console(HANDLE console, char* bytes, std::size_t size) noexcept {
    constexpr wchar_t end_of_input = 0x1A;  // Ctrl-Z
    std::array<wchar_t, most + 1> units{};
    const std::size_t wanted = std::min(most, size / bytes_of_unit - 1);
    DWORD read = 0;
    SetLastError(ERROR_SUCCESS);
    if (ReadConsoleW(console, units.data(), static_cast<DWORD>(wanted), &read, nullptr) == FALSE) {
        return failed();
    }
    if (read == 0 && GetLastError() == ERROR_OPERATION_ABORTED) {  // Ctrl-C
        errno = EINTR;
        return -1;
    }
    if (read > 0 && is_first_half(units[read - 1])) {  // a character is not cut
        DWORD rest = 0;
        static_cast<void>(ReadConsoleW(console, units.data() + read, 1, &rest, nullptr));
        read += rest;
    }
    if (read == 0 || units[0] == end_of_input) {
        return 0;
    }
    const int written = WideCharToMultiByte(CP_UTF8, 0, units.data(), static_cast<int>(read), bytes,
                                            static_cast<int>(size), nullptr, nullptr);
    return written > 0 ? written : failed();
}

}  // namespace takeback::platform
