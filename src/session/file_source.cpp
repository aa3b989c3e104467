#include "takeback/session/file_source.hpp"

#include <utility>

namespace takeback::session {

FileSource::FileSource(OpenFile file) : file_{std::move(file)}, buffer_{std::make_unique<Buffer>()} {}

Result<FileSource, FileError> FileSource::open(const std::string& path) {
    auto opened = OpenFile::to_read(path);
    if (!opened) {
        return opened.error();
    }
    return FileSource{*std::move(opened)};
}

Result<FileSource, FileError> FileSource::standard_input() {
    auto opened = OpenFile::standard_input();
    if (!opened) {
        return opened.error();
    }
    return FileSource{*std::move(opened)};
}

Result<std::string_view, FileError> FileSource::next() {
    const auto size = file_.read(*buffer_);
    if (!size) {
        return size.error();
    }
    return std::string_view{buffer_->data(), *size};
}

}  // namespace takeback::session
