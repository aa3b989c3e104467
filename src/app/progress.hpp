// Progress: how far long work has come, for the person who waits for it: one line on standard error,
// rewritten in place, and gone when the work is done.
//
// It comes after two seconds, a few times a second. Never where standard error is no terminal, and not with
// --quiet or --json.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "options.hpp"
#include "terminal.hpp"

namespace takeback::app {

class Progress {
public:
    Progress(const Options& options, const Terminal& terminal);
    Progress(const Progress&) = delete;
    Progress(Progress&&) = delete;
    Progress& operator=(const Progress&) = delete;
    Progress& operator=(Progress&&) = delete;
    ~Progress() { wipe(); }

    /// Since the work began.
    [[nodiscard]] double seconds() const;

    /// Asks for the line, and shows it, if it is time to.
    void show(const std::function<std::string()>& line);
    void wipe();
    /// A diagnostic, which stays; from any thread.
    void write_above(std::string_view text);

private:
    using Clock = std::chrono::steady_clock;

    void wipe_line();

    const bool is_wanted_;
    const Clock::time_point begin_ = Clock::now();
    std::mutex screen_;
    Clock::time_point next_;
    bool is_shown_ = false;
};

/// A number with one digit behind the point.
[[nodiscard]] std::string with_one_decimal(double number);

}  // namespace takeback::app
