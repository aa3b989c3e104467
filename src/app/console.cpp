#include "console.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace takeback::app {

namespace {

bool write_all(int stream, std::string_view text) noexcept {
    while (!text.empty()) {
        const ssize_t written = write(stream, text.data(), text.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0) {
            return false;
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

std::string system_message(std::string_view what_failed, int error) {
    return std::string{what_failed} + ": " + std::generic_category().message(error);
}

void write_out(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) {
        throw StreamError{system_message("cannot write to standard output", errno)};
    }
}

void write_error(std::string_view text) noexcept {
    static_cast<void>(write_all(STDERR_FILENO, text));
}

}  // namespace takeback::app
