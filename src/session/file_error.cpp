#include "takeback/session/file_error.hpp"

#include <system_error>
#include <utility>

#include "takeback/notation/text.hpp"

namespace takeback::session {

FileError system_error(std::string path, std::string failed, int code) {
    return {.path = std::move(path),
            .failed = std::move(failed),
            .reason = std::generic_category().message(code),
            .code = code};
}

std::string describe(const FileError& error) {
    constexpr std::size_t most_of_a_path = 300;
    std::string text = error.failed;
    text += ' ';
    text += notation::quoted(error.path, most_of_a_path);
    text += ": ";
    return text += error.reason;
}

}  // namespace takeback::session
