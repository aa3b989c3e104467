#include "game_files.hpp"

#include <utility>

#include "takeback/notation/game_reader.hpp"

namespace takeback::app {

void for_each_game(notation::ByteSource bytes, notation::GameKind untold, Language language,
                   const std::function<void(notation::PgnReading&)>& visit, notation::PgnKeep keep) {
    notation::GameReader reader{std::move(bytes), untold, language, keep};
    while (auto read = reader.next()) {
        visit(*read);
    }
}

}  // namespace takeback::app
