// Work done by a child process: one that is killed at any moment, or one without the powers of root.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace takeback::test {

/// Its number; whoever starts it ends it.
template <typename Work>
pid_t start_child(Work work) {
    const pid_t child = fork();
    EXPECT_NE(child, -1);
    if (child == 0) {
        work();
        _exit(0);
    }
    return child;
}

inline void kill_child(pid_t child) {
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

/// Whether the work gives true to a user who is not root.
template <typename Work>
bool holds_for_a_user(Work work) {
    constexpr unsigned nobody = 65534;
    const pid_t child = fork();
    if (child == 0) {
        const bool powerless = geteuid() != 0 || (setgid(nobody) == 0 && setuid(nobody) == 0);
        _exit(powerless && work() ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace takeback::test
