#include "terminal.hpp"

#include <string>
#include <string_view>

#include "takeback/notation/text.hpp"
#include "takeback/platform/surroundings.hpp"

namespace takeback::app {

namespace {

std::string environment(const char* name) {
    return platform::environment_variable(name).value_or("");
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

Colors most_colors() {
    const std::string_view term = platform::terminal_name();
    const std::string depth = environment("COLORTERM");
    const bool palette =
        contains(term, "256") || contains(term, "direct") || depth == "truecolor" || depth == "24bit";
    return palette ? Colors::Palette : Colors::Sixteen;
}

bool shows_colors(bool terminal) {
    const std::string_view term = platform::terminal_name();
    const auto is_set = [](std::string_view value) { return !value.empty() && value != "0"; };
    if (!environment("NO_COLOR").empty()) {
        return false;
    }
    if (is_set(environment("CLICOLOR_FORCE")) || is_set(environment("FORCE_COLOR"))) {
        return true;
    }
    return terminal && term != "dumb" && !term.empty();
}

/// The locale that POSIX takes for messages, or else that of the system. One without UTF-8, such as
/// zh_CN.GB18030, asks for bytes that this program does not write.
Language language_of_locale() {
    std::string locale;
    for (const char* const variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = locale.empty() ? environment(variable) : locale;
    }
    const std::string name = notation::to_lower(locale.empty() ? platform::locale_of_user() : locale);
    const bool is_utf8 = contains(name, "utf-8") || contains(name, "utf8");
    return name.starts_with("zh") && is_utf8 ? Language::Chinese : Language::English;
}

}  // namespace

Terminal Terminal::detect() {
    Terminal terminal;
    terminal.language = language_of_locale();
    terminal.reads_from_terminal = platform::is_terminal(platform::standard_input);
    terminal.writes_to_terminal = platform::is_terminal(platform::standard_output);
    // Only a terminal asks what its characters are; to find that out takes as long as many a command.
    const bool has_utf8 = terminal.writes_to_terminal && platform::terminal_shows_utf8();
    const std::string_view term = platform::terminal_name();
    const bool dumb = term == "dumb" || term.empty();
    terminal.can_edit_lines = terminal.is_interactive() && !dumb;
    terminal.rewrites_errors = platform::is_terminal(platform::standard_error) && !dumb;
    terminal.shows_unicode = has_utf8 && !dumb;
    terminal.colors_if_asked = most_colors();
    terminal.colors = shows_colors(terminal.writes_to_terminal) ? terminal.colors_if_asked : Colors::None;
    return terminal;
}

std::string for_screen(const Terminal& terminal, const std::string& text) {
    return terminal.writes_to_terminal ? notation::shown_lines(text) : text;
}

int terminal_width(int stream) {
    constexpr int usual = 80;
    return platform::terminal_columns(stream).value_or(usual);
}

}  // namespace takeback::app
