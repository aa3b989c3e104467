// Fuzz target: DhtmlXQ records of xiangqi. The input is the text.
//
// Promises of any text:
// - problems are limited and told in safe lines, and each game that was read is read back from the PGN of it;
// - the text may come in pieces of any size, and byte by byte;
// - where it is said to be DhtmlXQ, who reads a file of any kind finds the same games.
#include "invariant.hpp"
#include "record_promises.hpp"
#include "takeback/notation/dhtmlxq.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/text.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using notation::bytes_of;
using notation::DhtmlxqReader;

void run(std::string_view text) {
    DhtmlxqReader kept{bytes_of(text)};
    while (const auto reading = kept.next()) {
        promise_readable(*reading);
    }
    DhtmlxqReader whole{bytes_of(text)};
    DhtmlxqReader in_bytes{in_pieces(text, 1)};
    promise_equal_games([&whole] { return whole.next(); }, [&in_bytes] { return in_bytes.next(); },
                        "how the source cuts the text does not matter");
    if (notation::is_dhtmlxq(text) && notation::is_valid_utf8(text)) {
        DhtmlxqReader alone{bytes_of(text)};
        notation::GameReader any{bytes_of(text)};
        promise_equal_games([&alone] { return alone.next(); }, [&any] { return any.next(); },
                            "a file of any kind is read as what it is");
    }
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
