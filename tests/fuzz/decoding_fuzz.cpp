// Fuzz target: the bytes of a file of games before anybody has read a game in them: GB18030, UTF-8, UTF-16,
// or nothing of the kind. The input is the file.
//
// Promises of any bytes:
// - where they are told to be GB18030, UTF-8 comes out; everywhere else they come out as they are;
// - it does not matter in which pieces they come;
// - whoever reads games in them tells problems in safe lines;
// - shown on a terminal they are safe, and safe text is shown as it is;
// - as a comment of a PGN they can be written and read back.
#include <array>
#include <span>
#include <string>

#include "invariant.hpp"
#include "record_promises.hpp"
#include "takeback/notation/as_utf8.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/pgn_comment.hpp"
#include "takeback/notation/text.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

std::string all_of(const notation::ByteSource& source) {
    std::string text;
    std::array<char, 64> space{};
    while (const std::size_t size = source(space)) {
        text.append(space.data(), size);
    }
    return text;
}

void promise_decoded(std::string_view bytes) {
    const std::string text = all_of(notation::as_utf8(notation::bytes_of(bytes)));
    if (notation::is_gb18030(bytes, false)) {
        promise(text == bytes || notation::is_valid_utf8(text), "what is decoded is UTF-8", text);
    } else {
        promise(text == bytes, "what is not GB18030 stays as it is", bytes);
    }
    promise(all_of(notation::as_utf8(in_pieces(bytes, 1))) == text,
            "in which pieces it comes does not matter", bytes);
}

void promise_games(std::string_view bytes) {
    notation::GameReader games{notation::as_utf8(notation::bytes_of(bytes))};
    while (const auto reading = games.next()) {
        promise_readable(*reading);
    }
}

void promise_shown(std::string_view bytes) {
    const std::string line = notation::shown(bytes, notation::all_of_it);
    promise_safe_line(line);
    promise(notation::shown(line, notation::all_of_it) == line, "safe text is shown as it is", line);
    promise_safe_line(notation::quoted(bytes, 10));
    promise_safe_lines(notation::shown_lines(bytes));
    promise(notation::is_valid_utf8(notation::utf8_from_latin1(bytes)), "Latin-1 becomes UTF-8", bytes);
}

void promise_comment(std::string_view bytes) {
    const std::string written = notation::write_comment(bytes);
    promise(written.find_first_of("}\n\r") == std::string::npos, "nothing in a comment ends it", written);
    promise(notation::read_comment(written) == bytes, "any bytes are read back from a comment", bytes);
    std::string raw = written;
    promise(!notation::read_lone_clock(raw) && !notation::take_clock(raw), "no text is taken for a clock",
            written);
}

void run(std::string_view bytes) {
    promise_decoded(bytes);
    promise_games(bytes);
    promise_shown(bytes);
    promise_comment(bytes);
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
