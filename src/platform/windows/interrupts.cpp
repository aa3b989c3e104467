#include "takeback/platform/interrupts.hpp"

#include <algorithm>
#include <array>
#include <atomic>

#include "console_input.hpp"
#include "system.hpp"

namespace takeback::platform {

namespace {

// NOLINTBEGIN(*-avoid-non-const-global-variables): a handler of Windows is given nothing else
std::atomic<bool> is_held = false;
std::atomic<UINT> code_to_leave_with = 0;
// NOLINTEND(*-avoid-non-const-global-variables)

/// Set by an interrupt, and unset by who takes notice of it.
HANDLE held_interrupt() noexcept {
    static const HANDLE event = CreateEventW(nullptr, FALSE, FALSE, nullptr);
    return event;
}

/// In a thread of its own, as Windows has it.
BOOL WINAPI on_interrupt(DWORD what) noexcept {
    if (what != CTRL_C_EVENT) {
        return FALSE;  // closing the window, or Ctrl-Break: as usual
    }
    if (!is_held) {
        ExitProcess(code_to_leave_with);
    }
    SetEvent(held_interrupt());
    return TRUE;
}

}  // namespace

void leave_on_interrupt(int exit_code) noexcept {
    code_to_leave_with = static_cast<UINT>(exit_code);
    is_held = false;
    SetConsoleCtrlHandler(on_interrupt, TRUE);
}

void hold_interrupts() noexcept {
    static_cast<void>(held_interrupt());
    is_held = true;
    SetConsoleCtrlHandler(on_interrupt, TRUE);
}

bool take_held_interrupt() noexcept {
    return WaitForSingleObject(held_interrupt(), 0) == WAIT_OBJECT_0;
}

bool wait_for_input(int file) noexcept {
    if (!is_held) {
        return true;  // an interrupt ends the program, whatever it is doing
    }
    if (!is_console(handle_of(file))) {
        while (!has_input_within(file, std::chrono::milliseconds{50})) {
            if (take_held_interrupt()) {
                return false;
            }
        }
        return !take_held_interrupt();
    }
    const std::array<HANDLE, 2> either{held_interrupt(), handle_of(file)};
    return WaitForMultipleObjects(2, either.data(), FALSE, INFINITE) != WAIT_OBJECT_0;
}

bool has_input_within(int file, std::chrono::milliseconds time) noexcept {
    const HANDLE handle = handle_of(file);
    if (is_console(handle)) {
        return WaitForSingleObject(handle, static_cast<DWORD>(time.count())) != WAIT_TIMEOUT;
    }
    if (GetFileType(handle) != FILE_TYPE_PIPE) {
        return true;
    }
    constexpr std::chrono::milliseconds glance{10};  // nothing tells when a pipe has bytes: it is looked at
    for (std::chrono::milliseconds waited{0};; waited += glance) {
        DWORD waiting = 0;
        if (PeekNamedPipe(handle, nullptr, 0, nullptr, &waiting, nullptr) == FALSE || waiting > 0) {
            return true;
        }
        if (waited >= time) {
            return false;
        }
        Sleep(static_cast<DWORD>(std::min(glance, time - waited).count()));
    }
}

}  // namespace takeback::platform
