// What the descriptions of problems in the FENs of both games have in common.
#pragma once

#include <cstddef>
#include <string>

#include "takeback/language/message.hpp"
#include "takeback/notation/fen_syntax.hpp"

namespace takeback::notation {

/// The words of chess. Xiangqi takes them over where nothing is different.
[[nodiscard]] Message message_for(FenField field) noexcept;
[[nodiscard]] Message message_for(FenSyntax::What what) noexcept;

[[nodiscard]] std::string describe(const FenSyntax& syntax, Message sentence, Language language);

/// "field 4 (en passant), column 12: ...".
[[nodiscard]] std::string describe_at(Message field, std::size_t column, const std::string& fault,
                                      Language language);

}  // namespace takeback::notation
