#include "takeback/platform/streams.hpp"

#include <fcntl.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdlib>

namespace takeback::platform {

static_assert(standard_input == STDIN_FILENO && standard_output == STDOUT_FILENO &&
              standard_error == STDERR_FILENO);

void guard_standard_streams() {
    struct sigaction end_program {};
    end_program.sa_handler = SIG_DFL;
    sigaction(SIGPIPE, &end_program, nullptr);  // even where the parent ignores that
    for (const int stream : {standard_input, standard_output, standard_error}) {
        if (fcntl(stream, F_GETFD) == -1) {
            // Opened for reading: end of file for who reads, an error for who writes.
            [[maybe_unused]] const int opened = open("/dev/null", O_RDONLY | O_CLOEXEC);
        }
    }
}

bool is_terminal(int stream) noexcept {
    return isatty(stream) != 0;
}

std::optional<int> terminal_columns(int stream) noexcept {
    winsize size{};
    const bool known = ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? std::optional<int>{size.ws_col} : std::nullopt;
}

std::string_view terminal_name() noexcept {
    const char* const name = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): read before any thread
    return name == nullptr ? "" : name;
}

bool terminal_shows_utf8() noexcept {
    return std::setlocale(LC_CTYPE, "") != nullptr &&  // NOLINT(concurrency-mt-unsafe)
           std::string_view{nl_langinfo(CODESET)} == "UTF-8";
}

}  // namespace takeback::platform
