#include "console.hpp"

#include <cerrno>
#include <utility>

#include "takeback/platform/open_files.hpp"
#include "takeback/platform/streams.hpp"

namespace takeback::app {

namespace {

bool write_all(int stream, std::string_view text) noexcept {
    while (!text.empty()) {
        const std::ptrdiff_t written = platform::write_some(stream, text.data(), text.size());
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

StreamError::StreamError(session::FileError error)
    : std::runtime_error{describe(error)}, error_{std::move(error)} {}

void write_out(std::string_view text) {
    if (!write_all(platform::standard_output, text)) {
        throw StreamError{session::system_error(std::nullopt, "cannot write to standard output"_msg, errno)};
    }
}

void write_error(std::string_view text) noexcept {
    static_cast<void>(write_all(platform::standard_error, text));
}

}  // namespace takeback::app
