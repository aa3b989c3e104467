// GameSplitter: a text of games cut into pieces of whole games, so that several readers can share the work.
// Read one after the other, the pieces give the games and the problems that the whole text gives.
//
//     GameSplitter splitter{bytes_of_the_text};
//     while (auto piece = splitter.next()) {
//         PieceReader reader{*std::move(piece)};
//         while (const auto read = reader.next()) { ... }
//     }
//
// A PGN is cut only before a line that begins with [, behind a line that ends with a result, and only where
// that result is certainly no part of a comment, a tag or a line that is passed over: behind it a game is
// over, whatever was in it. Where no such place comes for long, and in DhtmlXQ, the rest is one piece, which
// is read as it comes.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/dhtmlxq.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/pgn_keep.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::notation {

/// Some games of a text.
struct GamePiece {
    ByteSource bytes;
    bool is_dhtmlxq = false;
    std::size_t lines_before = 0;  ///< in the text, before this piece
};

class GameSplitter {
public:
    static constexpr std::size_t usual_size = std::size_t{256} << 10U;
    /// As the size of pieces: the text is one piece, be it empty.
    static constexpr std::size_t never = std::numeric_limits<std::size_t>::max();

    /// A piece has that many bytes and ends where it can from there on; but at no more than `most`, from
    /// where on the rest is one piece.
    explicit GameSplitter(ByteSource source, std::size_t size = usual_size,
                          std::size_t most = 16 * usual_size);

    /// The next piece; nothing at the end of the text.
    [[nodiscard]] std::optional<GamePiece> next();

private:
    /// How far the text that waits has been looked through for an end of the piece.
    struct Search {
        std::size_t at = 0;
        std::size_t braces_until = 0;
        bool brace_is_open = false;  ///< the last brace until there, whatever it means
    };

    void begin();
    /// Reads on behind the text that waits; false at the end.
    bool fill();
    [[nodiscard]] std::optional<std::size_t> find_end(Search& search) const;
    [[nodiscard]] bool is_end(std::size_t end, Search& search) const;
    [[nodiscard]] GamePiece cut(std::size_t end);
    [[nodiscard]] GamePiece rest();

    ByteSource source_;
    std::size_t size_;
    std::size_t most_;
    std::string waiting_;  // what was read and not given out
    std::size_t lines_ = 0;
    bool begun_ = false;
    bool is_dhtmlxq_ = false;
    bool is_done_ = false;
};

/// The games of a piece. Places are those in the text; games are numbered from 1 in the piece.
class PieceReader {
public:
    /// As for PgnReader. DhtmlXQ records are always kept: each is held as a whole anyway.
    explicit PieceReader(GamePiece piece, GameKind untold = {}, Language language = Language::English,
                         PgnKeep keep = PgnKeep::Games);

    /// The next game; nothing at the end of the piece.
    [[nodiscard]] std::optional<PgnReading> next();

private:
    std::variant<PgnReader, DhtmlxqReader> reader_;
    std::size_t lines_before_;
};

}  // namespace takeback::notation
