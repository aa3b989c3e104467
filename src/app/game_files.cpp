#include "game_files.hpp"

#include <memory>
#include <span>
#include <utility>

#include "console.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::app {

namespace {

[[noreturn]] void fail(const session::FileError& error) {
    throw StreamError{error};
}

session::OpenFile open_file(const std::string& path) {
    auto opened = path == "-" ? session::OpenFile::standard_input() : session::OpenFile::to_read(path);
    if (!opened) {
        fail(opened.error());
    }
    return *std::move(opened);
}

}  // namespace

notation::ByteSource bytes_of_file(const std::string& path) {
    const auto file = std::make_shared<session::OpenFile>(open_file(path));
    return [file](std::span<char> space) {
        const auto size = file->read(space);
        if (!size) {
            fail(size.error());
        }
        return *size;
    };
}

std::string shown_file(const std::string& path) {
    return path == "-" ? "stdin" : notation::shown(path, notation::all_of_it);
}

void for_each_game(notation::ByteSource bytes, notation::GameKind untold, Language language,
                   const std::function<void(notation::PgnReading&)>& visit) {
    notation::GameReader reader{std::move(bytes), untold, language};
    while (auto read = reader.next()) {
        visit(*read);
    }
}

}  // namespace takeback::app
