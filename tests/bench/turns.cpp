// turns ROUNDS COMMAND...: starts /bin/true and the command in turn, so many times, with nothing between
// them, and prints by how many milliseconds of the clock the command took longer: by the median of its runs,
// and by the least disturbed one.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

extern char** environ;  // NOLINT(*-avoid-non-const-global-variables): that of POSIX

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// What one run took, with nothing to read and nobody to read it.
double run(char** command) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    int status = 0;
    if (posix_spawn(&child, command[0], &files, nullptr, command, environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0) {
        std::fprintf(stderr, "%s failed\n", command[0]);
        std::exit(EXIT_FAILURE);
    }
    const Milliseconds took = std::chrono::steady_clock::now() - start;
    posix_spawn_file_actions_destroy(&files);
    return took.count();
}

}  // namespace

int main(int count, char** words) {
    const int rounds = count > 2 ? std::atoi(words[1]) : 0;
    if (rounds < 1) {
        std::fputs("usage: turns ROUNDS COMMAND...\n", stderr);
        return EXIT_FAILURE;
    }
    std::array<char, 10> name{"/bin/true"};
    std::array<char*, 2> nothing{name.data(), nullptr};
    std::vector<double> idle;
    std::vector<double> runs;
    for (int i = 0; i < rounds; ++i) {
        idle.push_back(run(nothing.data()));
        runs.push_back(run(words + 2));
    }
    std::sort(idle.begin(), idle.end());
    std::sort(runs.begin(), runs.end());
    const std::size_t middle = idle.size() / 2;
    std::printf("%.3f %.3f\n", runs[middle] - idle[middle], runs.front() - idle.front());
}
