#include "program.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <utility>
#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#endif

namespace takeback::test {

namespace {

constexpr int patience_in_milliseconds =
    20'000;  // for a loaded machine; nothing waits that long when all is well

/// Replaces this process, a fresh child, by the program.
[[noreturn]] void become_program(const std::vector<std::string>& arguments, const Environment& environment) {
    unsetenv("NO_COLOR");
    unsetenv("CLICOLOR_FORCE");
    unsetenv("FORCE_COLOR");
    unsetenv("COLORTERM");
    setenv("TERM", "xterm-256color", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("XDG_STATE_HOME", (testing::TempDir() + "/takeback-state").c_str(),
           1);  // not the user's own games
    setenv("XDG_CONFIG_HOME", (testing::TempDir() + "/takeback-config").c_str(), 1);
    for (const std::string& variable : environment) {
        const std::size_t equals = variable.find('=');
        setenv(variable.substr(0, equals).c_str(), variable.substr(equals + 1).c_str(), 1);
    }
    std::vector<std::string> words{TAKEBACK_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv(words.size() + 1, nullptr);
    std::transform(words.begin(), words.end(), argv.begin(), [](std::string& word) { return word.data(); });
    execv(TAKEBACK_PROGRAM, argv.data());
    _exit(127);
}

int exit_code_of(int child) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

Finished run_in_shell(const std::string& command_line) {
    Finished finished;
    FILE* const pipe =
        popen(("T='" TAKEBACK_PROGRAM "'; " + command_line).c_str(), "r");  // NOLINT(*-env33-c)
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) {
        finished.out += static_cast<char>(c);
    }
    const int status = pclose(pipe);
    finished.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return finished;
}

Finished run_program(const std::vector<std::string>& arguments, std::string_view input,
                     const Environment& environment) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    std::array<int, 2> err{};
    for (auto* ends : {&in, &out, &err}) {
        EXPECT_EQ(pipe(ends->data()), 0);
    }
    const int child = fork();
    if (child == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        dup2(err[1], STDERR_FILENO);
        for (const auto& ends : {in, out, err}) {
            close(ends[0]);
            close(ends[1]);
        }
        become_program(arguments, environment);
    }
    close(in[0]);
    close(out[1]);
    close(err[1]);
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));  // a program may well end before it has read everything
    fcntl(in[1], F_SETFL, O_NONBLOCK);

    Finished finished;
    std::array<pollfd, 3> streams{{{.fd = in[1], .events = POLLOUT, .revents = 0},
                                   {.fd = out[0], .events = POLLIN, .revents = 0},
                                   {.fd = err[0], .events = POLLIN, .revents = 0}}};
    const auto close_stream = [](pollfd& stream) {
        close(stream.fd);
        stream.fd = -1;
    };
    while (streams[1].fd != -1 || streams[2].fd != -1) {
        if (poll(streams.data(), streams.size(), patience_in_milliseconds) <= 0) {
            ADD_FAILURE() << "the program hangs";
            kill(child, SIGKILL);
            break;
        }
        if (streams[0].fd != -1 && streams[0].revents != 0) {
            const ssize_t written = input.empty() ? -1 : write(in[1], input.data(), input.size());
            if (written >= 0) {
                input.remove_prefix(static_cast<std::size_t>(written));
            }
            if (input.empty() || (written < 0 && errno != EAGAIN)) {
                close_stream(streams[0]);
            }
        }
        for (std::size_t i = 1; i < streams.size(); ++i) {
            if (streams[i].fd != -1 && streams[i].revents != 0) {
                std::array<char, 65536> buffer{};
                const ssize_t size = read(streams[i].fd, buffer.data(), buffer.size());
                if (size <= 0) {
                    close_stream(streams[i]);
                    continue;
                }
                (i == 1 ? finished.out : finished.err).append(buffer.data(), static_cast<std::size_t>(size));
            }
        }
    }
    for (pollfd& stream : streams) {
        if (stream.fd != -1) {
            close_stream(stream);
        }
    }
    finished.exit_code = exit_code_of(child);
    return finished;
}

PipeSession::PipeSession(const std::vector<std::string>& arguments, const Environment& environment) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    EXPECT_EQ(pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out.data(), O_CLOEXEC), 0);
    child_ = fork();
    if (child_ == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        become_program(arguments, environment);
    }
    close(in[0]);
    close(out[1]);
    in_ = in[1];
    out_ = out[0];
}

PipeSession::~PipeSession() {
    kill(child_, SIGKILL);
    exit_code_of(child_);
    close(in_);
    close(out_);
}

void PipeSession::say(std::string_view text) const {
    EXPECT_EQ(write(in_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

std::string PipeSession::kill_and_read() const {
    kill(child_, SIGKILL);
    std::string said;
    std::array<char, 4096> buffer{};
    for (ssize_t size = 1; size > 0;) {
        size = read(out_, buffer.data(), buffer.size());
        said.append(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    }
    return said;
}

TerminalSession::TerminalSession(const std::vector<std::string>& arguments, const Environment& environment,
                                 int columns) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = 40;
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ == 0) {
        become_program(arguments, environment);
    }
}

TerminalSession::~TerminalSession() {
    if (child_ > 0) {
        kill(child_, SIGKILL);
        exit_code_of(child_);
    }
    close(terminal_);
}

bool TerminalSession::read_more() {
    pollfd stream{.fd = terminal_, .events = POLLIN, .revents = 0};
    if (poll(&stream, 1, patience_in_milliseconds) <= 0) {
        return false;
    }
    std::array<char, 65536> buffer{};
    const ssize_t size = read(terminal_, buffer.data(), buffer.size());
    if (size <= 0) {
        return false;
    }
    screen_.append(buffer.data(), static_cast<std::size_t>(size));
    return true;
}

std::string TerminalSession::wait_for(std::string_view text) {
    // A program that goes on talking, but of other things, is not waited for either.
    const auto end =
        std::chrono::steady_clock::now() + 2 * std::chrono::milliseconds{patience_in_milliseconds};
    while (true) {
        const std::string plain = without_escapes(screen_);
        const std::size_t found = plain.find(text, seen_);
        if (found != std::string::npos) {
            const std::size_t begin = std::exchange(seen_, found + text.size());
            return plain.substr(begin, seen_ - begin);
        }
        if (std::chrono::steady_clock::now() > end || !read_more()) {
            ADD_FAILURE() << "'" << text << "' did not come; what came is\n" << plain.substr(seen_);
            return {};
        }
    }
}

void TerminalSession::type(std::string_view keys) const {
    EXPECT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
}

int TerminalSession::wait_for_exit() {
    while (read_more()) {
    }
    const int code = exit_code_of(child_);
    child_ = -1;
    return code;
}

std::string without_escapes(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b' && i + 1 < text.size() && text[i + 1] == '[') {
            i += 2;
            while (i < text.size() && (text[i] < '@' || text[i] > '~')) {
                ++i;
            }
        } else if (text[i] != '\r') {
            plain += text[i];
        }
    }
    return plain;
}

}  // namespace takeback::test
