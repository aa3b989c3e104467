// stopwatch REPORT COMMAND...: runs the command and writes what it took to the file REPORT: seconds of the
// processor, seconds of the clock, and the most memory at one time, in KiB.
//
// A program of its own, because Linux counts the memory of whoever starts a command as that of the command:
// what starts it must be small.
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

extern char** environ;  // NOLINT(*-avoid-non-const-global-variables): that of POSIX

namespace {

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) {
        std::fputs("usage: stopwatch REPORT COMMAND...\n", stderr);
        return EXIT_FAILURE;
    }
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    if (posix_spawnp(&child, words[2], nullptr, nullptr, words + 2, environ) != 0) {
        std::perror(words[2]);
        return EXIT_FAILURE;
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    std::FILE* const report = std::fopen(words[1], "w");
    if (report == nullptr) {
        std::perror(words[1]);
        return EXIT_FAILURE;
    }
    const double cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    std::fprintf(report, "%.6f %.6f %ld\n", cpu, wall.count(), usage.ru_maxrss);
    std::fclose(report);
    return WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_FAILURE;
}
