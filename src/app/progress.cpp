#include "progress.hpp"

#include <array>
#include <cstdio>

#include "console.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/platform/streams.hpp"

namespace takeback::app {

namespace {

constexpr std::chrono::seconds before_the_first{2};
constexpr std::chrono::milliseconds between_two{250};

constexpr const char* wiped_line = "\r\x1b[K";

/// As much of the line as fits: one that wraps could not be wiped. What is not ASCII is Chinese here, and
/// takes two columns.
std::string cut_to(int columns, const std::string& line) {
    std::string cut;
    int taken = 0;
    for (const notation::Word character : notation::characters_of({.text = line, .column = 1})) {
        taken += character.text.size() == 1 ? 1 : 2;
        if (taken >= columns) {
            break;
        }
        cut += character.text;
    }
    return cut;
}

}  // namespace

Progress::Progress(const Options& options, const Terminal& terminal)
    : is_wanted_{terminal.rewrites_errors && !options.quiet && !options.json},
      next_{begin_ + before_the_first} {}

double Progress::seconds() const {
    return std::chrono::duration<double>{Clock::now() - begin_}.count();
}

void Progress::show(const std::function<std::string()>& line) {
    const Clock::time_point now = Clock::now();
    if (!is_wanted_ || now < next_) {
        return;
    }
    next_ = now + between_two;
    const std::string text = cut_to(terminal_width(platform::standard_error), line());
    const std::scoped_lock alone{screen_};
    write_error(wiped_line + text);
    is_shown_ = true;
}

void Progress::wipe() {
    const std::scoped_lock alone{screen_};
    wipe_line();
}

void Progress::write_above(std::string_view text) {
    const std::scoped_lock alone{screen_};
    wipe_line();
    write_error(text);
}

void Progress::wipe_line() {
    if (is_shown_) {
        write_error(wiped_line);
        is_shown_ = false;
    }
}

std::string with_one_decimal(double number) {
    std::array<char, 64> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.1f", number));
    return text.data();
}

}  // namespace takeback::app
