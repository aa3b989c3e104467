// The real binary, run as a user runs it: through pipes, or at a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace takeback::test {

struct Finished {
    int exit_code = -1;  ///< or minus the number of the signal that ended it
    std::string out;
    std::string err;
};

/// Variables that are set for the program beside HOME-like ones; "NAME=value".
using Environment = std::vector<std::string>;

/// Runs the program with that standard input; out and err are read to their ends.
[[nodiscard]] Finished run_program(const std::vector<std::string>& arguments, std::string_view input,
                                   const Environment& environment = {});

/// Runs a command line of the shell, in which $T is the program; out is read to its end.
[[nodiscard]] Finished run_in_shell(const std::string& command_line);

/// The program between two pipes, to be killed at any moment.
class PipeSession {
public:
    explicit PipeSession(const std::vector<std::string>& arguments, const Environment& environment = {});
    PipeSession(const PipeSession&) = delete;
    PipeSession(PipeSession&&) = delete;
    PipeSession& operator=(const PipeSession&) = delete;
    PipeSession& operator=(PipeSession&&) = delete;
    ~PipeSession();

    /// No more than a pipe holds.
    void say(std::string_view text) const;
    /// kill -9; everything that it had said until then.
    [[nodiscard]] std::string kill_and_read() const;

private:
    int child_ = -1;
    int in_ = -1;
    int out_ = -1;
};

/// The program at a terminal of its own, which types keys and reads the screen as a person would.
class TerminalSession {
public:
    explicit TerminalSession(const std::vector<std::string>& arguments, const Environment& environment = {},
                             int columns = 100);
    TerminalSession(const TerminalSession&) = delete;
    TerminalSession(TerminalSession&&) = delete;
    TerminalSession& operator=(const TerminalSession&) = delete;
    TerminalSession& operator=(TerminalSession&&) = delete;
    ~TerminalSession();

    /// Waits for the text, behind the one that was waited for last, and gives everything between the two;
    /// fails after some seconds. Escape codes are left out.
    std::string wait_for(std::string_view text);
    void type(std::string_view keys) const;
    /// Waits for the end of the program; gives its exit code.
    int wait_for_exit();
    /// Everything that has come, colour codes and all.
    [[nodiscard]] const std::string& screen() const noexcept { return screen_; }

private:
    bool read_more();

    int child_ = -1;
    int terminal_ = -1;
    std::string screen_;
    std::size_t seen_ = 0;  // how much of the screen, without its escape codes, has been waited for
};

/// Whether the part is somewhere in the text.
[[nodiscard]] inline bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Without the escape codes for colours and cursor movements, and without carriage returns.
[[nodiscard]] std::string without_escapes(std::string_view text);

}  // namespace takeback::test
