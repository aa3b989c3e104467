// DhtmlxqReader: the games of a text of DhtmlXQ records, as dpxq.com and many Chinese programs write them,
// one after the other, each with what is wrong in it, in the memory of one record however long the text is.
//
//     DhtmlxqReader reader{as_utf8(bytes_of(text))};
//     while (const auto read = reader.next()) { ... read->problems ... read->game ... }
//
// A record is [DhtmlXQ] [DhtmlXQ_title]...[/DhtmlXQ_title] ... [/DhtmlXQ]: fields in any order, in small or
// capital letters; what stands between them, as on a page, is passed over. Every move is played by the rules:
// one that is none ends its line, and the others go on. Red is kept as White.
//
//     binit               two digits for each of 32 men, x from the left, y from the top; 99: not on the
//                         board. Without it, a fen; without both, the start. Whose man moves first, begins.
//     movelist            four digits a move, as in "7747"
//     move_P_N_I          line I departs from line P (0 is the movelist) with another move N, counted from
//                         the start of the game
//     comment0 commentN   before the game, behind move N; commentI_N in line I. || is a line break
//     title event place date round red black redteam blackteam open remark result    tags (docs/reference)
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::notation {

class DhtmlxqText;

class DhtmlxqReader {
public:
    /// The language is that of the messages of problems.
    explicit DhtmlxqReader(ByteSource source, Language language = Language::English);
    DhtmlxqReader(const DhtmlxqReader&) = delete;
    DhtmlxqReader(DhtmlxqReader&& other) noexcept;
    DhtmlxqReader& operator=(const DhtmlxqReader&) = delete;
    DhtmlxqReader& operator=(DhtmlxqReader&& other) noexcept;
    ~DhtmlxqReader();

    /// The next game; nothing at the end of the text.
    [[nodiscard]] std::optional<PgnReading> next();

private:
    Language language_;
    std::unique_ptr<DhtmlxqText> text_;
    std::size_t games_ = 0;
};

/// How many bytes of a text tell what it is, or all of a shorter one.
constexpr std::size_t telling_beginning = 65536;
/// Whether a text that begins so is one of DhtmlXQ records, and no PGN that happens to name one.
[[nodiscard]] bool is_dhtmlxq(std::string_view beginning);

}  // namespace takeback::notation
