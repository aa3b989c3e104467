#include "takeback/notation/game_reader.hpp"

#include <utility>

namespace takeback::notation {

namespace {

GamePiece all_of(ByteSource source) {
    return *GameSplitter{std::move(source), GameSplitter::never}.next();
}

}  // namespace

GameReader::GameReader(ByteSource source, GameKind untold, Language language, PgnKeep keep)
    : reader_{all_of(std::move(source)), untold, language, keep} {}

std::optional<PgnReading> GameReader::next() {
    return reader_.next();
}

}  // namespace takeback::notation
