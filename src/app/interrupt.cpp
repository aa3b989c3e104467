#include "interrupt.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "options.hpp"

namespace takeback::app {

namespace {

extern "C" void leave(int /*signal*/) {
    _exit(interrupted);
}
extern "C" void take_notice(int /*signal*/) {}  // that it came is seen by the call that it interrupts

void on_interrupt(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigaction(SIGINT, &action, nullptr);  // without SA_RESTART
}

sigset_t only_interrupt() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

}  // namespace

void leave_on_interrupt() {
    on_interrupt(leave);
}

void hold_interrupts() {
    on_interrupt(take_notice);
    const sigset_t interrupt = only_interrupt();
    sigprocmask(SIG_BLOCK, &interrupt, nullptr);
}

bool wait_for_input(int file) {
    sigset_t while_waiting;
    sigprocmask(SIG_BLOCK, nullptr, &while_waiting);
    sigdelset(&while_waiting, SIGINT);
    pollfd input{.fd = file, .events = POLLIN, .revents = 0};
    // Opening the door to the signal and waiting are one step: between two steps it could slip through.
    return ppoll(&input, 1, nullptr, &while_waiting) != -1 || errno != EINTR;
}

bool take_held_interrupt() {
    sigset_t pending;
    sigpending(&pending);
    if (sigismember(&pending, SIGINT) != 1) {
        return false;
    }
    const sigset_t interrupt = only_interrupt();
    int signal = 0;
    sigwait(&interrupt, &signal);
    return true;
}

}  // namespace takeback::app
