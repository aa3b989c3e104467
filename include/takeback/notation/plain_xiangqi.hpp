// Plain moves of xiangqi: the quick way to read a move that is written in the notation of its file.
//
// Nearly every move of a file is. What is written in another way, or is no move, is left to
// xiangqi_move_reader.hpp, which takes its time and has an answer to everything.
#pragma once

#include <optional>
#include <string_view>

#include "takeback/core/move_list.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/position.hpp"
#include "takeback/notation/xiangqi_style.hpp"

namespace takeback::notation {

/// The only one of the legal moves that the text can mean, by its points or in the notation of the style;
/// nothing when there is none.
[[nodiscard]] std::optional<MoveRequest> read_plain_xiangqi(std::string_view text, const Position& position,
                                                            const MoveList& legal, XiangqiStyle style);

}  // namespace takeback::notation
