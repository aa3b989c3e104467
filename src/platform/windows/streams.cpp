#include "takeback/platform/streams.hpp"

#include <fcntl.h>
#include <io.h>

#include <cstdlib>

#include "console_input.hpp"
#include "system.hpp"

namespace takeback::platform {

namespace {

/// The console shows UTF-8 while the program runs, and afterwards what it showed before.
void show_utf8() noexcept {
    static const UINT before = GetConsoleOutputCP();
    if (before != CP_UTF8 && SetConsoleOutputCP(CP_UTF8) != FALSE) {
        static_cast<void>(std::atexit([] { SetConsoleOutputCP(before); }));
    }
}

/// Whether the console obeys the sequences of a terminal, such as those for colours.
bool takes_sequences(HANDLE stream) noexcept {
    DWORD mode = 0;
    return GetConsoleMode(stream, &mode) != FALSE &&
           SetConsoleMode(stream, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != FALSE;
}

}  // namespace

void guard_standard_streams() {
    for (const int stream : {standard_input, standard_output, standard_error}) {
        if (handle_of(stream) == INVALID_HANDLE_VALUE) {
            // Opened for reading: end of file for who reads, an error for who writes.
            const int opened = _open("NUL", _O_RDONLY | _O_NOINHERIT);
            if (opened != stream && opened != -1) {
                _dup2(opened, stream);
                _close(opened);
            }
        }
        _setmode(stream, _O_BINARY);
    }
    if (is_terminal(standard_output) || is_terminal(standard_error)) {
        show_utf8();
    }
}

bool is_terminal(int stream) noexcept {
    return is_console(handle_of(stream));
}

std::optional<int> terminal_columns(int stream) noexcept {
    CONSOLE_SCREEN_BUFFER_INFO screen{};
    if (GetConsoleScreenBufferInfo(handle_of(stream), &screen) == FALSE) {
        return std::nullopt;
    }
    return screen.srWindow.Right - screen.srWindow.Left + 1;
}

std::string_view terminal_name() noexcept {
    const char* const name = std::getenv("TERM");
    if (name != nullptr) {
        return name;
    }
    const bool obeys =
        takes_sequences(handle_of(standard_output)) || takes_sequences(handle_of(standard_error));
    return obeys ? "windows-256color" : "";
}

bool terminal_shows_utf8() noexcept {
    return GetConsoleOutputCP() == CP_UTF8;
}

}  // namespace takeback::platform
