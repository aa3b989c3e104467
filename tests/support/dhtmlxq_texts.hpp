// DhtmlXQ records in tests: put together of their fields, read at once, and shown in short.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "takeback/language/language.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::test::dhtmlxq {

/// One field with its marks: "[DhtmlXQ_red]甲[/DhtmlXQ_red]".
[[nodiscard]] std::string field(const std::string& name, const std::string& value);
/// The fields between the marks of a record.
[[nodiscard]] std::string record(const std::string& fields);

/// Every record of the text.
[[nodiscard]] std::vector<notation::PgnReading> read_records(std::string_view text,
                                                             Language language = Language::English);
/// The only record of the text.
[[nodiscard]] notation::PgnReading read_record(std::string_view text, Language language = Language::English);

/// "h2e2 ( b2e2 ) h9g7 {comment}", with the comment on the game in front.
[[nodiscard]] std::string moves_of(const notation::PgnGame& game);

}  // namespace takeback::test::dhtmlxq
