// A Chinese game file as UTF-8, whatever it is written in.
//
// GB18030, of which GBK and GB2312 are parts, is what Chinese programs write. It does not say so itself, and
// a PGN of chess may be Latin-1: so a text is decoded only when its first 64 KiB are not UTF-8 and it is a
// xiangqi file by its own words, which are ASCII in both: the mark [DhtmlXQ of DhtmlXQ, or a tag Game or
// Variant that says "Chinese Chess" or "Xiangqi". Every other text stays as it is, UTF-16 too.
//
//     DhtmlxqReader reader{as_utf8(bytes_of(text))};
#pragma once

#include <string_view>

#include "takeback/notation/byte_reader.hpp"

namespace takeback::notation {

/// The same bytes, or their UTF-8 where they are GB18030. What cannot be decoded becomes U+FFFD, and reading
/// goes on. The text is never held as a whole, but nothing comes before its first 64 KiB are there, or its
/// end. Where the C library cannot decode GB18030 the bytes stay as they are.
[[nodiscard]] ByteSource as_utf8(ByteSource source);

/// Whether a text that begins so is read as GB18030. `goes_on`: it has more bytes, which may belong to the
/// last character.
[[nodiscard]] bool is_gb18030(std::string_view beginning, bool goes_on);

}  // namespace takeback::notation
