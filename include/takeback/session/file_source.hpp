// FileSource: a file of any size, read piece by piece in constant memory.
//
//     auto opened = FileSource::open("big.pgn");
//     if (!opened) { describe(opened.error()) }
//     FileSource source = *std::move(opened);
//     for (auto piece = source.next(); piece && !piece->empty(); piece = source.next()) {
//     parser.feed(*piece); }
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "takeback/core/result.hpp"
#include "takeback/session/file_error.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::session {

class FileSource {
public:
    /// A regular file, or a link to one. Directories, pipes and devices are refused, without waiting for
    /// them.
    [[nodiscard]] static Result<FileSource, FileError> open(const std::string& path);
    /// Whatever standard input is, a pipe too. Its name in errors is "-".
    [[nodiscard]] static Result<FileSource, FileError> standard_input();

    /// The next bytes, good until the next call; none at the end.
    [[nodiscard]] Result<std::string_view, FileError> next();

private:
    using Buffer = std::array<char, 65536>;

    explicit FileSource(OpenFile file);

    OpenFile file_;
    std::unique_ptr<Buffer> buffer_;  // apart, so that a source is moved without its bytes
};

}  // namespace takeback::session
