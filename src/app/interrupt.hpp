// Ctrl-C: in a script it ends the program at once; of a person at a terminal it only drops the line.
#pragma once

namespace takeback::app {

/// From now on an interrupt ends the program with exit code 130.
void leave_on_interrupt();

/// From now on an interrupt is held back, and noticed where input is waited for. None is lost, whenever it
/// comes.
void hold_interrupts();

/// Waits until something can be read from the file; false when an interrupt came instead, also one that was
/// held back.
[[nodiscard]] bool wait_for_input(int file);

/// Whether an interrupt was held back; it is then done with.
[[nodiscard]] bool take_held_interrupt();

}  // namespace takeback::app
