#include "takeback/platform/interrupts.hpp"

#include <poll.h>
#include <sys/select.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace takeback::platform {

namespace {

// NOLINTNEXTLINE(*-avoid-non-const-global-variables): a handler of signals is given nothing else
volatile std::sig_atomic_t code_to_leave_with = 0;

extern "C" void leave(int /*signal*/) {
    _exit(code_to_leave_with);
}
extern "C" void take_notice(int /*signal*/) {}  // that it came is seen by the call that it interrupts

void on_interrupt(void (*handler)(int)) noexcept {
    struct sigaction action {};
    action.sa_handler = handler;
    sigaction(SIGINT, &action, nullptr);  // without SA_RESTART
}

sigset_t only_interrupt() noexcept {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

}  // namespace

void leave_on_interrupt(int exit_code) noexcept {
    code_to_leave_with = exit_code;
    on_interrupt(leave);
}

void hold_interrupts() noexcept {
    on_interrupt(take_notice);
    const sigset_t interrupt = only_interrupt();
    sigprocmask(SIG_BLOCK, &interrupt, nullptr);
}

bool take_held_interrupt() noexcept {
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

#if defined(__APPLE__)
// There is no ppoll() there, but a pselect(), which can do the same with the files of low numbers.
bool wait_for_input(int file) noexcept {
    sigset_t while_waiting;
    sigprocmask(SIG_BLOCK, nullptr, &while_waiting);
    sigdelset(&while_waiting, SIGINT);
    if (file >= FD_SETSIZE) {
        return true;
    }
    fd_set input;
    FD_ZERO(&input);
    FD_SET(file, &input);
    return pselect(file + 1, &input, nullptr, nullptr, nullptr, &while_waiting) != -1 || errno != EINTR;
}
#else
bool wait_for_input(int file) noexcept {
    sigset_t while_waiting;
    sigprocmask(SIG_BLOCK, nullptr, &while_waiting);
    sigdelset(&while_waiting, SIGINT);
    pollfd input{.fd = file, .events = POLLIN, .revents = 0};
    // Opening the door to the signal and waiting are one step: between two steps it could slip through.
    return ppoll(&input, 1, nullptr, &while_waiting) != -1 || errno != EINTR;
}
#endif

bool has_input_within(int file, std::chrono::milliseconds time) noexcept {
    pollfd input{.fd = file, .events = POLLIN, .revents = 0};
    return poll(&input, 1, static_cast<int>(time.count())) != 0;
}

}  // namespace takeback::platform
