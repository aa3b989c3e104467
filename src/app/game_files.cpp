#include "game_files.hpp"

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "console.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/file_source.hpp"

namespace takeback::app {

namespace {

[[noreturn]] void fail(const session::FileError& error) {
    throw StreamError{error};
}

session::FileSource open_source(const std::string& path) {
    auto opened = path == "-" ? session::FileSource::standard_input() : session::FileSource::open(path);
    if (!opened) {
        fail(opened.error());
    }
    return *std::move(opened);
}

}  // namespace

notation::ByteSource bytes_of_file(const std::string& path) {
    const auto source = std::make_shared<session::FileSource>(open_source(path));
    return [source, rest = std::string_view{}](std::span<char> space) mutable {
        if (rest.empty()) {
            auto piece = source->next();
            if (!piece) {
                fail(piece.error());
            }
            rest = *piece;
        }
        const std::size_t size = std::min(space.size(), rest.size());
        std::copy_n(rest.begin(), size, space.begin());
        rest.remove_prefix(size);
        return size;
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
