#include "takeback/session/file_error.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include "takeback/notation/text.hpp"

namespace takeback::session {

Phrase system_reason(int code) {
    switch (code) {
        case EACCES: return {"Permission denied"_msg};
        case EEXIST: return {"File exists"_msg};
        case EFBIG: return {"File too large"_msg};
        case EIO: return {"Input/output error"_msg};
        case EISDIR: return {"Is a directory"_msg};
        case ELOOP: return {"Too many levels of symbolic links"_msg};
        case ENAMETOOLONG: return {"File name too long"_msg};
        case ENOENT: return {"No such file or directory"_msg};
        case ENOSPC: return {"No space left on device"_msg};
        case ENOTDIR: return {"Not a directory"_msg};
        case EPERM: return {"Operation not permitted"_msg};
        case EROFS: return {"Read-only file system"_msg};
        default: return {"{reason}"_msg, {{"reason", std::generic_category().message(code)}}};
    }
}

FileError system_error(std::optional<std::string> path, Message failed, int code) {
    return {.path = std::move(path), .failed = failed, .reason = system_reason(code), .code = code};
}

std::string describe(const FileError& error, Language language) {
    constexpr std::size_t most_of_a_path = 300;
    const Message message = error.path ? "{failed} {path}: {reason}"_msg : "{failed}: {reason}"_msg;
    return in_words(language, message,
                    {{"failed", in_words(language, error.failed)},
                     {"path", notation::quoted(error.path.value_or(""), most_of_a_path)},
                     {"reason", in_words(language, error.reason)}});
}

}  // namespace takeback::session
