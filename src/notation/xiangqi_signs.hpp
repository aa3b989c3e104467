// XiangqiSign: one character of a move of xiangqi as an ASCII sign, for spell_xiangqi.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace takeback::notation {

struct XiangqiSign {
    char c;  ///< a Latin letter as a capital, a Chinese man as his WXF letter in small; '\0' for what is
             ///< neither
    std::size_t column;  ///< in what was typed, in characters from 1
};

/// Without blanks, a move number before the move, and the marks behind it.
[[nodiscard]] std::vector<XiangqiSign> xiangqi_signs(std::string_view utf8);

}  // namespace takeback::notation
