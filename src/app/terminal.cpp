#include "terminal.hpp"

#include <fcntl.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>

#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read before any thread
    return value == nullptr ? "" : value;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

Colors most_colors() {
    const std::string_view term = environment("TERM");
    const std::string_view depth = environment("COLORTERM");
    const bool palette =
        contains(term, "256") || contains(term, "direct") || depth == "truecolor" || depth == "24bit";
    return palette ? Colors::Palette : Colors::Sixteen;
}

bool shows_colors(bool terminal) {
    const std::string_view term = environment("TERM");
    const auto is_set = [](std::string_view value) { return !value.empty() && value != "0"; };
    if (!environment("NO_COLOR").empty()) {
        return false;
    }
    if (is_set(environment("CLICOLOR_FORCE")) || is_set(environment("FORCE_COLOR"))) {
        return true;
    }
    return terminal && term != "dumb" && !term.empty();
}

/// The locale that POSIX takes for messages. A name without UTF-8, such as zh_CN.GB18030, asks for bytes that
/// this program does not write.
Language language_of_locale() {
    std::string_view locale;
    for (const char* const variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = locale.empty() ? environment(variable) : locale;
    }
    const std::string name = notation::to_lower(locale);
    const bool is_utf8 = contains(name, "utf-8") || contains(name, "utf8");
    return name.starts_with("zh") && is_utf8 ? Language::Chinese : Language::English;
}

}  // namespace

Terminal Terminal::detect() {
    Terminal terminal;
    terminal.language = language_of_locale();
    terminal.reads_from_terminal = isatty(STDIN_FILENO) != 0;
    terminal.writes_to_terminal = isatty(STDOUT_FILENO) != 0;
    // Only a terminal asks what its characters are; to find that out takes as long as many a command.
    const bool has_locale = terminal.writes_to_terminal &&
                            std::setlocale(LC_CTYPE, "") != nullptr;  // NOLINT(concurrency-mt-unsafe)
    const std::string_view term = environment("TERM");
    const bool dumb = term == "dumb" || term.empty();
    terminal.can_edit_lines = terminal.is_interactive() && !dumb;
    terminal.rewrites_errors = isatty(STDERR_FILENO) != 0 && !dumb;
    terminal.shows_unicode = has_locale && !dumb && std::string_view{nl_langinfo(CODESET)} == "UTF-8";
    terminal.colors_if_asked = most_colors();
    terminal.colors = shows_colors(terminal.writes_to_terminal) ? terminal.colors_if_asked : Colors::None;
    return terminal;
}

std::string for_screen(const Terminal& terminal, const std::string& text) {
    return terminal.writes_to_terminal ? notation::shown_lines(text) : text;
}

int terminal_width(int stream) {
    winsize size{};
    const bool known = ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

void guard_standard_streams() {
    struct sigaction end_program {};
    end_program.sa_handler = SIG_DFL;
    sigaction(SIGPIPE, &end_program, nullptr);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) == -1) {
            // Opened for reading: end of file for who reads, an error for who writes.
            [[maybe_unused]] const int opened = open("/dev/null", O_RDONLY | O_CLOEXEC);
        }
    }
}

}  // namespace takeback::app
