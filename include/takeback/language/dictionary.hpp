// Dictionary: every message of the program, side by side in each language, by what it speaks of.
//
// The English text is the key by which the code names a message (message.hpp): code stays readable, and what
// is missing here does not compile. Simplified Chinese; the terms are those of the Chinese Chess Association.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "takeback/language/dictionary/commands.hpp"
#include "takeback/language/dictionary/dhtmlxq.hpp"
#include "takeback/language/dictionary/files.hpp"
#include "takeback/language/dictionary/game.hpp"
#include "takeback/language/dictionary/pgn.hpp"
#include "takeback/language/dictionary/positions.hpp"
#include "takeback/language/dictionary/program.hpp"
#include "takeback/language/dictionary/refusals.hpp"
#include "takeback/language/dictionary/xiangqi.hpp"
#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

template <std::size_t... sizes>
[[nodiscard]] constexpr auto one_after_the_other(const std::array<Entry, sizes>&... parts) {
    std::array<Entry, (sizes + ...)> all{};
    auto end = all.begin();
    ((end = std::copy(parts.begin(), parts.end(), end)), ...);
    return all;
}

inline constexpr auto entries =
    one_after_the_other(game, refusals, positions, xiangqi, pgn, dhtmlxq, files, commands, program);

}  // namespace takeback::dictionary
