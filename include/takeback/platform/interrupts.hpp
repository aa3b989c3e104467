// Interrupts: Ctrl-C, and waiting for input that Ctrl-C ends.
#pragma once

#include <chrono>

namespace takeback::platform {

/// From now on an interrupt ends the program with that exit code.
void leave_on_interrupt(int exit_code) noexcept;

/// From now on an interrupt is held back, and noticed where input is waited for. None is lost, whenever it
/// comes. Threads that are begun later hold it back as well.
void hold_interrupts() noexcept;

/// Whether an interrupt was held back; it is then done with.
[[nodiscard]] bool take_held_interrupt() noexcept;

/// Waits until something can be read from the file; false when an interrupt came instead, also one that was
/// held back.
[[nodiscard]] bool wait_for_input(int file) noexcept;

/// Waits no longer than that; false when there is nothing to read yet. An error is for who reads: true.
[[nodiscard]] bool has_input_within(int file, std::chrono::milliseconds time) noexcept;

}  // namespace takeback::platform
