// GameReader: the games of a text, whatever it is written in: PGN or DhtmlXQ, UTF-8 or GB18030.
//
//     GameReader reader{bytes_of(text)};
//     while (const auto read = reader.next()) { ... read->game, read->problems ... }
//
// What it is, its first 64 KiB tell. DhtmlXQ is xiangqi; of PGN, the tags tell which game it is.
#pragma once

#include <optional>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/game_splitter.hpp"
#include "takeback/notation/pgn_keep.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::notation {

class GameReader {
public:
    /// As for PieceReader.
    explicit GameReader(ByteSource source, GameKind untold = {}, Language language = Language::English,
                        PgnKeep keep = PgnKeep::Games);

    /// The next game; nothing at the end of the text.
    [[nodiscard]] std::optional<PgnReading> next();

private:
    PieceReader reader_;
};

}  // namespace takeback::notation
